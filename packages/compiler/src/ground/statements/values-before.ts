/**
 * Where each value has one place, and the place of one value asks for the next one at a place beside it, the next one asks for the first as
 * well: "the number after x is beside x" says that the number before y is beside y. A clause for each value and place says so, which unit
 * propagation alone would not find. Read are the constraints as they were made, whatever the wording: counts that say "exactly one of
 * these has this value", and disjunctions "x has this value, or it equals y, or z, in such a way".
 *
 * Counts stay true: let value v be at exactly one of the places C, and value w at exactly one of the places D, and let each place of C that has
 * v ask for w at one of a few places of D. If y of D has w, then the place of C that has v has asked for it, since w is nowhere else in D.
 * Cost: linear in the constraints that are read and made.
 */
import type { Condition } from "../../condition.js";
import type { Constraint, Count, GroundVariableId, Origin, ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";
import { FREE_PLACES } from "../../thresholds.js";
import { equalToAny } from "../conditions/equal-to-any.js";
import { variableOf } from "../world/grounding.js";
import type { World } from "../world/world.js";

/** A variable with one of its values. */
interface Placed {
  readonly variable: GroundVariableId;
  readonly value: ValueCode;
}

/** The places of which one has what a place asks for, and the rule by which it asks. */
interface Asked {
  readonly next: readonly Placed[];
  readonly origin: Origin;
}

type ByPlaced<T> = Map<GroundVariableId, Map<ValueCode, T>>;

/** Adds what the constraints say of values from the side of those that follow. */
export function addValuesBefore(world: World, constraints: Constraint[]): void {
  const asked = askedOf(world, constraints);
  if (asked.size === 0) return;
  const places = constraints.flatMap((constraint) => placesOf(constraint) ?? []);
  const countsOf: ByPlaced<Places[]> = new Map();
  for (const one of places)
    for (const { variable, value } of one.all) {
      const own = countsOf.get(variable) ?? new Map<ValueCode, Places[]>();
      countsOf.set(variable, own);
      addTo(own, value, one);
    }
  for (const before of places) addBefore(world, before, asked, countsOf, constraints);
}

/** Exactly one of these holds. */
interface Places {
  readonly all: readonly Placed[];
}

function placesOf(constraint: Constraint): Places | undefined {
  if (!isExactlyOne(constraint)) return undefined;
  const all: Placed[] = [];
  for (const term of constraint.terms) {
    const [value, more] = term.values;
    if (value === undefined || more !== undefined) return undefined;
    all.push({ variable: term.variable, value });
  }
  return { all };
}

function isExactlyOne(constraint: Constraint): constraint is Count {
  if (constraint.kind !== "count" || constraint.terms.length < 2 || constraint.ranges.length !== 1)
    return false;
  const [from, to] = constraint.ranges[0] ?? [];
  return from === 1 && to === 1;
}

function askedOf(world: World, constraints: readonly Constraint[]): ByPlaced<Asked> {
  const asked: ByPlaced<Asked> = new Map();
  for (const constraint of constraints) {
    if (constraint.kind !== "holds") continue;
    const { condition, origin } = constraint;
    const parts = condition.kind === "any-of" ? condition.parts : [condition];
    const [literals, others] = [parts.filter(isLiteral), parts.filter((part) => !isLiteral(part))];
    for (const { shared, with: partners } of equalToAny(others)) {
      if (literals.some(({ variable }) => variable !== shared)) continue;
      const exempt = new Set(literals.flatMap(({ values }) => values));
      const own = asked.get(shared) ?? new Map<ValueCode, Asked>();
      asked.set(shared, own);
      for (const value of variableOf(world, shared).domain) {
        if (exempt.has(value) || own.has(value)) continue;
        const next = partners.flatMap(({ other, of }) =>
          (of.get(value) ?? [])
            .filter((partner) => variableOf(world, other).domain.includes(partner))
            .map((partner) => ({ variable: other, value: partner })),
        );
        own.set(value, { next, origin });
      }
    }
  }
  return asked;
}

const isLiteral = (part: Condition): part is Extract<Condition, { kind: "literal" }> =>
  part.kind === "literal";

function addBefore(
  world: World,
  before: Places,
  asked: ByPlaced<Asked>,
  countsOf: ByPlaced<readonly Places[]>,
  constraints: Constraint[],
): void {
  /** The places that may have the value whatever is beside them. */
  const free: Placed[] = [];
  let targets: readonly Places[] | undefined;
  let origin: Origin | undefined;
  const from: ByPlaced<Placed[]> = new Map();
  for (const place of before.all) {
    const own = asked.get(place.variable)?.get(place.value);
    if (own === undefined) {
      if (free.push(place) > FREE_PLACES) return;
      continue;
    }
    origin ??= own.origin;
    for (const next of own.next) {
      const counts = countsOf.get(next.variable)?.get(next.value) ?? [];
      targets = targets?.filter((one) => counts.includes(one)) ?? counts;
      const back = from.get(next.variable) ?? new Map<ValueCode, Placed[]>();
      from.set(next.variable, back);
      addTo(back, next.value, place);
    }
  }
  const [after] = targets ?? [];
  if (after === undefined || origin === undefined || after === before) return;
  const { conditions, budget } = world;
  for (const { variable, value } of after.all) {
    const those = [...free, ...(from.get(variable)?.get(value) ?? [])];
    const isSaidAnyway =
      those.length === before.all.length ||
      those.some((one) => one.variable === variable && one.value === value);
    if (isSaidAnyway) continue;
    const { domain } = variableOf(world, variable);
    const condition = conditions.anyOf([
      conditions.literal(
        variable,
        domain.filter((code) => code !== value),
      ),
      ...those
        .filter((one) => one.variable !== variable)
        .map((one) => conditions.literal(one.variable, [one.value])),
    ]);
    if (typeof condition === "boolean") continue;
    const terms = (condition.kind === "any-of" ? condition.parts : [condition]).filter(isLiteral);
    budget.keep(terms.length);
    constraints.push({ kind: "count", terms, ranges: [[1, terms.length]], origin });
  }
}
