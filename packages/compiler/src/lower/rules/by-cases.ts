/**
 * "It is shifted by this and there is a square, or by that and there is one": one of several conditions holds, each of which is said for one value of the
 * same variables. Those values are the cases, of which exactly one applies: the variables have values of one of the conditions, and where they have
 * those of one, the rest of that condition holds. No truth is made for a condition. With one variable, unit propagation finds all that it would find
 * with a truth for each and more: where the rest of one cannot be, its value goes.
 * Cost: a clause for each part of each condition, and one for each case. Conditions that several constraints share are split once, and get truths then.
 */
import type { Condition } from "../../condition.js";
import { addTo } from "../../maps.js";
import { type DraftLiteral, TRUE } from "./row-draft.js";
import type { RuleLowering } from "./rule-lowering.js";

/** Asserts that one of the guards holds, or the condition. */
type Assert = (lowering: RuleLowering, condition: Condition, guards: readonly DraftLiteral[]) => void;

/** One of the conditions: the values that it names, by variable, and the parts that it says beside them. */
interface Branch {
  readonly values: ReadonlyMap<number, number>;
  readonly rest: readonly Condition[];
}

/** One of the guards holds, or one of the conditions. Returns whether they are cases of the same variables; if not, nothing is said. */
export function assertByCases(
  lowering: RuleLowering,
  conditions: readonly Condition[],
  guards: readonly DraftLiteral[],
  assert: Assert,
): boolean {
  const holders = sharedHolders(lowering, conditions);
  if (holders.length === 0 || lowering.areSplitAgain(conditions)) return false;
  const branches = conditions.map((condition) => branchOf(lowering, condition, holders));
  assertBranches(lowering, branches, holders, guards, assert);
  return true;
}

function assertBranches(
  lowering: RuleLowering,
  branches: readonly Branch[],
  [holder, ...others]: readonly number[],
  guards: readonly DraftLiteral[],
  assert: Assert,
): void {
  if (holder === undefined) {
    assertRests(lowering, branches, guards, assert);
    return;
  }
  const { rows, values } = lowering;
  const cases = new Map<number, Branch[]>();
  for (const branch of branches) addTo(cases, branch.values.get(holder) ?? Number.NaN, branch);
  rows.clause([
    ...guards,
    values.oneOf(
      holder,
      [...cases.keys()].sort((a, b) => a - b),
    ),
  ]);
  for (const [value, own] of cases) {
    const otherwise = values.oneOf(holder, [value]) ^ 1;
    if (otherwise !== TRUE) assertBranches(lowering, own, others, [...guards, otherwise], assert);
  }
}

function assertRests(
  lowering: RuleLowering,
  branches: readonly Branch[],
  guards: readonly DraftLiteral[],
  assert: Assert,
): void {
  const [first, another] = branches;
  if (branches.some(({ rest }) => rest.length === 0)) return;
  if (another === undefined) for (const part of first?.rest ?? []) assert(lowering, part, guards);
  else
    assert(
      lowering,
      { kind: "any-of", parts: branches.map(({ rest }): Condition => ({ kind: "all-of", parts: rest })) },
      guards,
    );
}

/** The variables and auxiliaries of which each of the conditions names one value. */
function sharedHolders(lowering: RuleLowering, conditions: readonly Condition[]): readonly number[] {
  let shared: readonly number[] | undefined;
  for (const condition of conditions) {
    if (condition.kind !== "all-of" || condition.pairing !== undefined) return [];
    const own = new Set<number>();
    for (const part of condition.parts) {
      const one = oneValue(lowering, part);
      if (one !== undefined) own.add(one.holder);
    }
    shared = shared?.filter((holder) => own.has(holder)) ?? [...own];
    if (shared.length === 0) return [];
  }
  return shared ?? [];
}

/** Without writing down values that are known from the other side. */
function oneValue(
  lowering: RuleLowering,
  part: Condition,
): { readonly holder: number; readonly value: number } | undefined {
  if (part.kind !== "literal" && part.kind !== "auxiliary") return undefined;
  if (part.except !== undefined) return undefined;
  const held = lowering.holding(part);
  const [value, more] = held?.values ?? [];
  return held === undefined || value === undefined || more !== undefined
    ? undefined
    : { holder: held.holder, value };
}

function branchOf(lowering: RuleLowering, condition: Condition, holders: readonly number[]): Branch {
  const values = new Map<number, number>();
  const rest: Condition[] = [];
  for (const part of condition.kind === "all-of" ? condition.parts : []) {
    const one = oneValue(lowering, part);
    if (one === undefined || !holders.includes(one.holder) || values.has(one.holder)) rest.push(part);
    else values.set(one.holder, one.value);
  }
  return { values, rest };
}
