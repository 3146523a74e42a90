/**
 * "It equals this one, or that one, or a third": of several equalities of one variable with others, one holds. Each value of that variable is a
 * case, and a clause says what holds in it: it has another value, or one of the others has the partner of this one. No truths are made,
 * and unit propagation finds all that it would find with a truth for each pair of values. "It equals so many of them" is a row for each value, likewise.
 * Cost: a literal for each value and equality.
 */
import type { Condition } from "../../condition.js";
import { equalToAny, type Partners } from "../../ground/conditions/equal-to-any.js";
import type { GroundVariableId } from "../../ground.js";
import { addTo } from "../../maps.js";
import { assertLinear, linearSum } from "./linear.js";
import { type DraftLiteral, TRUE } from "./row-draft.js";
import type { RuleLowering } from "./rule-lowering.js";

/** One of the guards holds, or one of the conditions. Returns whether they are equalities that share a variable; if not, nothing is said. */
export function assertEqualToAny(
  { rows, values }: RuleLowering,
  conditions: readonly Condition[],
  guards: readonly DraftLiteral[],
): boolean {
  const [equalities] = equalToAny(conditions);
  if (equalities === undefined) return false;
  const { shared, with: partners } = equalities;
  for (const cases of alike(values.domainOf(shared), partners)) {
    const [value = 0] = cases;
    rows.clause([
      ...guards,
      values.oneOf(shared, cases) ^ 1,
      ...partners.map(({ other, of }) => values.oneOf(other, of.get(value) ?? [])),
    ]);
  }
  return true;
}

/** One of the guards holds, or so many of the conditions do. Returns whether several are equalities that share a variable; if not, nothing is said. */
export function assertEqualToSoMany(
  lowering: RuleLowering,
  { parts, ranges }: Extract<Condition, { kind: "counted" }>,
  guards: readonly DraftLiteral[],
): boolean {
  const own = mostShared(parts);
  if (own === undefined) return false;
  const [equalities] = equalToAny(parts.filter((part) => own.has(part)));
  if (equalities === undefined) return false;
  const others = parts.flatMap((part) => (own.has(part) ? [] : [{ truth: lowering.truth(part), weight: 1 }]));
  const { values } = lowering;
  const { shared, with: partners } = equalities;
  for (const cases of alike(values.domainOf(shared), partners)) {
    const [value = 0] = cases;
    const equal = partners.map(({ other, of }) => ({
      truth: values.oneOf(other, of.get(value) ?? []),
      weight: 1,
    }));
    const otherwise = values.oneOf(shared, cases) ^ 1;
    if (otherwise === TRUE) continue;
    assertLinear(lowering, linearSum([...others, ...equal]), ranges, [...guards, otherwise]);
  }
  return true;
}

/** The equalities, two or more, of the variable that most of the conditions share. */
function mostShared(conditions: readonly Condition[]): ReadonlySet<Condition> | undefined {
  const byVariable = new Map<GroundVariableId, Condition[]>();
  for (const condition of conditions) {
    if (condition.kind !== "all-of" || condition.pairing === undefined) continue;
    addTo(byVariable, condition.pairing.left, condition);
    addTo(byVariable, condition.pairing.right, condition);
  }
  const most = [...byVariable.values()].reduce<readonly Condition[]>(
    (a, b) => (b.length > a.length ? b : a),
    [],
  );
  return most.length < 2 ? undefined : new Set(most);
}

/** The values in sets, of those that have the same partners. */
function alike(domain: readonly number[], partners: readonly Partners[]): readonly (readonly number[])[] {
  const numbers = new Map<readonly number[], number>();
  const sets = new Map<string, number[]>();
  for (const value of domain) {
    const key = partners.map(({ of }) => {
      const those = of.get(value);
      if (those === undefined || those.length === 0) return "";
      const number = numbers.get(those) ?? numbers.size;
      numbers.set(those, number);
      return number;
    });
    const set = sets.get(key.join());
    if (set === undefined) sets.set(key.join(), [value]);
    else set.push(value);
  }
  return [...sets.values()];
}
