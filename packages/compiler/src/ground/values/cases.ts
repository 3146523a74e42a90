/**
 * Values by cases: what every unknown value can be turned into, and what operators fall back to where nothing better is known of their
 * operands. Cases exclude each other; where none holds, there is no value, and what is said of it is false.
 */
import type { Condition } from "../../condition.js";
import type { ValueCode } from "../../ground.js";
import type { Span } from "../../text/span.js";
import { CASE_PAIRS } from "../../thresholds.js";
import {
  bagWith,
  type Case,
  type Cases,
  caseKeyOf,
  type Entry,
  isTruth,
  isUnknown,
  type Known,
  keyOf,
  type Members,
  type Runs,
  type Sum,
  type Truth,
  type Value,
} from "../value.js";
import { tooMany, unforeseen } from "../world/faults.js";
import type { Branch } from "../world/operators.js";
import type { World } from "../world/world.js";
import { machineCases } from "./automata.js";
import { anyWithCommonFactor } from "./common-factor.js";
import { extremeCases } from "./extremes.js";
import { asEntries, bagOf, mergedLists } from "./lists.js";
import { inOrder, mergedMembers } from "./members.js";
import { runsAsMachine } from "./runs.js";
import { addScaled, simplest, sumCases, sumOf } from "./sums.js";
import { scopedCondition } from "./tables.js";

const FEWER_LISTS =
  "compare lists two by two, as `for each rows r, q where r before q: [c.n for c in r] != [c.n for c in q]`, which asks of their elements alone; or take smaller numbers, or shorter lists";
/** See `patterns/of-structures/congruent-halves.ts` for what needs no list of regions. */
const FEWER_SETS =
  "a smaller board, or sizes that are known, leave fewer; two parts of one shape need no list where the rules say of the regions only that, that each part is connected, and sizes as `size(c.area) = …`";

export const noValue: Cases = { kind: "cases", cases: [] };

export function casesOf(world: World, value: Value, span: Span): readonly Case[] {
  if (!isUnknown(value)) return [{ value, when: true }];
  if (isTruth(value)) return [...caseWhen(true, value), ...caseWhen(false, world.conditions.not(value))];
  switch (value.kind) {
    case "choice": {
      // Straight from the codes, not by asking each outcome which codes have it: domains may be large.
      const codes = new Map<unknown, { readonly outcome: Known; readonly codes: ValueCode[] }>();
      value.outcomes.forEach((outcome, i) => {
        const key = caseKeyOf(outcome);
        const own = codes.get(key) ?? { outcome, codes: [] };
        codes.set(key, own);
        own.codes.push(value.codes[i] ?? 0);
      });
      return [...codes.values()].flatMap((own) =>
        caseWhen(own.outcome, world.conditions.literal(value.variable, own.codes)),
      );
    }
    case "table": {
      const byKey = new Map<unknown, Known>();
      for (const outcome of value.outcomes) if (outcome !== undefined) byKey.set(caseKeyOf(outcome), outcome);
      return [...byKey].flatMap(([key, outcome]) =>
        caseWhen(
          outcome,
          scopedCondition(world, value, (other) => other === outcome || caseKeyOf(other) === key),
        ),
      );
    }
    case "cases":
      return value.cases;
    case "sum":
      return sumCases(world, value, span);
    case "machine":
      return machineCases(world, value, span);
    case "extreme":
      return extremeCases(world, value, span);
    case "runs":
      return value.either === undefined
        ? machineCases(world, runsAsMachine(world, value), span)
        : casesOfEither(world, value, value.either, span);
    case "members":
      return possibleSets(world, value) ?? severalAtOnce(world, value, span);
    case "entries":
      return severalAtOnce(world, value, span);
    default:
      return value satisfies never;
  }
}

/** A set whose elements go together, as each set that it can be. */
function possibleSets({ conditions }: World, value: Members): readonly Case[] | undefined {
  const sets = value.possible?.();
  if (sets === undefined) return undefined;
  const missing = value.items.map(({ when }) => conditions.not(when));
  return [[], ...sets].flatMap((items) => {
    const inside = new Set(items);
    const parts = value.items.map(({ item, when }, at) =>
      inside.delete(item) ? when : (missing[at] ?? false),
    );
    return inside.size > 0 ? [] : caseWhen(asOne(value, items), conditions.allOf(parts));
  });
}

/** Of runs in one order or another, those of each: all orders at once would be many more. */
function casesOfEither(
  world: World,
  { of }: Runs,
  either: NonNullable<Runs["either"]>,
  span: Span,
): readonly Case[] {
  const { conditions } = world;
  const byKey = new Map<unknown, { readonly value: Known; readonly whens: Truth[] }>();
  const add = (value: Known, when: Truth): void => {
    const same = byKey.get(keyOf(value));
    if (same === undefined) byKey.set(keyOf(value), { value, whens: [when] });
    else same.whens.push(when);
  };
  for (const one of either)
    for (const { value, when } of casesOf(world, of === "bag" ? bagOf(one.value) : one.value, span))
      add(value, conditions.both(one.when, when));
  const nowhere = conditions.not(conditions.anyOf(either.map(({ when }) => when)));
  add(of === "bag" ? bagWith([0]) : { kind: "list", items: [0] }, nowhere);
  return [...byKey.values()].flatMap(({ value, whens }) => caseWhen(value, conditions.anyOf(whens)));
}

function caseWhen(value: Known, when: Truth): readonly Case[] {
  return when === false ? [] : [{ value, when }];
}

/** A short list, or a small set, as each of the lists or sets that it can be. */
function severalAtOnce(
  world: World,
  value: Extract<Value, { kind: "members" | "entries" }>,
  span: Span,
): readonly Case[] {
  const { conditions } = world;
  let found: readonly { readonly items: readonly Known[]; readonly when: Condition | true }[] = [
    { items: [], when: true },
  ];
  const slots: readonly Entry[] =
    value.kind === "entries" ? value.items : inOrder(value).map(({ item, when }) => ({ value: item, when }));
  for (const slot of slots) {
    const own = casesOf(world, slot.value, span);
    if (found.length * (own.length + 1) > CASE_PAIRS)
      throw value.kind === "entries"
        ? tooMany(span, "lists that this can be", CASE_PAIRS, FEWER_LISTS)
        : tooMany(span, "sets that this can be", CASE_PAIRS, FEWER_SETS);
    const missing = conditions.not(slot.when);
    found = found.flatMap(({ items, when }) => {
      const next: { readonly items: readonly Known[]; readonly when: Condition | true }[] = [];
      for (const each of own) {
        const here = conditions.allOf([when, slot.when, each.when]);
        if (here !== false) next.push({ items: [...items, each.value], when: here });
      }
      const without = conditions.both(when, missing);
      if (without !== false) next.push({ items, when: without });
      return next;
    });
  }
  return found.map(({ items, when }) => ({ when, value: asOne(value, items) }));
}

function asOne(value: Extract<Value, { kind: "members" | "entries" }>, items: readonly Known[]): Known {
  if (value.kind === "members") return { kind: "set", items, ordered: value.ordered };
  return value.of === "list" ? { kind: "list", items } : bagWith(items);
}

/** The value of the branch whose condition holds; the conditions exclude each other. */
export function merged(world: World, branches: readonly Branch[], span: Span): Value {
  const [first] = branches;
  if (first === undefined) return noValue;
  if (first.when === true) return first.value;
  if (branches.every(isOfNumber)) return byOutcome(world, grouped(branches));
  if (branches.every(isOfTruth)) return mergedTruths(world, branches);
  if (branches.every(({ value }) => isKind(value, "set", "members")))
    return mergedMembers(world, branches, span);
  if (branches.some(({ value }) => isKind(value, "entries"))) {
    const lists = branches.flatMap(({ value, when }) => {
      const list = asEntries(value);
      return list === undefined ? [] : [{ list, when }];
    });
    // Beside the lengths of runs, which are read cell by cell, a list is one of those that it can be.
    if (lists.length === branches.length) return mergedLists(world, lists, span);
  }
  if (branches.some(({ value }) => isKind(value, "sum"))) return mergedSums(world, branches, span);
  const { conditions } = world;
  const cases: Case[] = [];
  for (const { when, value } of branches)
    for (const inner of casesOf(world, value, span)) {
      const here = conditions.both(when, inner.when);
      if (here !== false) cases.push({ value: inner.value, when: here });
    }
  return byOutcome(world, grouped(cases));
}

const isOfNumber = (branch: Branch): branch is Case => typeof branch.value === "number";

interface TruthBranch extends Branch {
  readonly value: Truth;
}

const isOfTruth = (branch: Branch): branch is TruthBranch => isTruth(branch.value);

function mergedTruths({ conditions }: World, branches: readonly TruthBranch[]): Value {
  const holds = conditions.anyOf(branches.map(({ when, value }) => conditions.both(when, value)));
  return truthWhere(conditions, conditions.anyOf(branches.map(({ when }) => when)), holds);
}

/** A truth that is there on a condition, without which it is neither yes nor no. `holds`: it is there, and yes. */
function truthWhere(conditions: World["conditions"], there: Truth, holds: Truth): Value {
  if (there === true) return holds;
  const fails = conditions.both(there, conditions.not(holds));
  return { kind: "cases", cases: [...caseWhen(true, holds), ...caseWhen(false, fails)], there: () => there };
}

interface Group {
  readonly value: Known;
  readonly whens: Truth[];
}

function grouped(cases: readonly Case[]): Iterable<Group> {
  const groups = new Map<unknown, Group>();
  for (const { value, when } of cases) {
    const key = caseKeyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { value, whens: [when] });
    else group.whens.push(when);
  }
  return groups.values();
}

function byOutcome(world: World, groups: Iterable<Group>): Value {
  const cases: Case[] = [];
  for (const { value, whens } of groups) {
    const when = anyWithCommonFactor(world, whens);
    if (when !== false) cases.push({ value, when });
  }
  const [only] = cases;
  return cases.length === 1 && only?.when === true ? only.value : { kind: "cases", cases };
}

function isKind(value: Value, ...kinds: readonly string[]): boolean {
  return typeof value === "object" && kinds.includes(value.kind);
}

function mergedSums(world: World, branches: readonly Branch[], span: Span): Value {
  const there = world.conditions.anyOf(branches.map(({ when }) => when));
  let total: Sum = { kind: "sum", terms: [], plus: 0, ...(there === true ? {} : { there }) };
  for (const { when, value } of branches) {
    const own = sumOf(world, value, span);
    if (own === undefined) throw unforeseen(span, "this number");
    total = addScaled(world, total, own, 1, when);
  }
  return simplest(total);
}
