/** Membership, places and parts of sets and lists, of which some may be unknown. */

import { leastAndMost } from "../../least-and-most.js";
import type { Span } from "../../text/span.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import {
  type AnySet,
  contains,
  type Entries,
  type Entry,
  isAnySet,
  isUnknown,
  isUnprinted,
  type Known,
  type Member,
  type Members,
  membership,
  type Truth,
  type Value,
} from "../value.js";
import { asAnySet, evaluateWhole } from "../values/evaluate-as.js";
import { lift } from "../values/lift.js";
import { asEntries, entryAt, listFrom } from "../values/lists.js";
import { inOrder, inThisOrder, isMember, keepingWalk, simplestSet, union } from "../values/members.js";
import { inTable } from "../values/table-constraint.js";
import { isScoped, scopedCondition } from "../values/tables.js";
import { outOfRange } from "../world/faults.js";
import type { Branch } from "../world/operators.js";
import type { World } from "../world/world.js";
import { range } from "./sets.js";

/** In a small scope, every outcome is looked at once, whatever the number of items. */
function isAmong(world: World, value: Value, items: readonly Known[], span: Span): Truth {
  if (isScoped(value) && !items.some(isUnprinted)) {
    const isItem = membership({ items });
    return scopedCondition(world, value, isItem);
  }
  const { conditions, operators } = world;
  return conditions.anyOf(items.map((item) => operators.compare(value, "=", item, span)));
}

/** `value in set`, also in a list, or a table of words. */
export function isIn(world: World, value: Value, set: Value, expression: Expression): Truth {
  const { span } = expression;
  const { conditions, operators } = world;
  if (!isUnknown(set) && typeof set === "object" && (set.kind === "list" || set.kind === "bag")) {
    if (!isUnknown(value)) return contains(set, value);
    if (value.kind === "entries") return inTable(world, value, set.items, span);
    return isAmong(world, value, set.items, span);
  }
  if (typeof set === "object" && set.kind === "entries")
    return conditions.anyOf(
      set.items.map((entry) => conditions.both(entry.when, operators.compare(value, "=", entry.value, span))),
    );
  const members = asAnySet(world, set, expression);
  if (members.kind === "set" && isUnknown(value)) {
    if (value.kind === "entries") return inTable(world, value, members.items, span);
    return isAmong(world, value, members.items, span);
  }
  return isMember(world, members, value, span);
}

/** `{a, b}` of values that may be unknown, or equal: they stand in the answer as they are written (B9). */
export function setOfValues(world: World, values: readonly Value[], span: Span): AnySet {
  const { casesOf } = world.operators;
  const oneByOne = values.map(
    (value): Members => ({
      kind: "members",
      ordered: false,
      items: casesOf(value, span).map(({ value: item, when }) => ({ item, when })),
    }),
  );
  return union(world, oneByOne);
}

/** `from..to`; where an end is unknown, the whole numbers that are surely or maybe between. */
export function evaluateRange(world: World, expression: ExpressionOf<"range">): AnySet {
  const from = world.evaluate(world, expression.from);
  const to = world.evaluate(world, expression.to);
  if (!isUnknown(from) && !isUnknown(to))
    return range(evaluateWhole(world, expression.from), evaluateWhole(world, expression.to), world);
  const { casesOf, compare } = world.operators;
  const numbers = (value: Value): number[] =>
    casesOf(value, expression.span).flatMap((one) => (typeof one.value === "number" ? [one.value] : []));
  const [least] = leastAndMost(numbers(from));
  const [, most] = leastAndMost(numbers(to));
  const items = range(Math.ceil(least), most, world).items.flatMap((item): Member[] => {
    const when = world.conditions.both(
      compare(from, "<=", item, expression.span),
      compare(to, ">=", item, expression.span),
    );
    return when === false ? [] : [{ item, when }];
  });
  return simplestSet({ kind: "members", items, ordered: true });
}

/** The value as entries in order. */
function sequenceOf(world: World, value: Value, expression: Expression): Entries | undefined {
  const list = asEntries(value);
  if (list !== undefined) return list;
  if (typeof value === "object" && isUnknown(value) && (value.kind === "runs" || value.kind === "cases"))
    return undefined;
  const members = inOrder(asAnySet(world, value, expression));
  return { kind: "entries", of: "list", items: members.map(({ item, when }) => ({ value: item, when })) };
}

export function evaluateIndex(world: World, expression: ExpressionOf<"index">): Value {
  const target = world.evaluate(world, expression.target);
  const index = world.evaluate(world, expression.index);
  return itemAt(target, index) ?? indexed(world, expression, target, index);
}

/** The case in which all is known, which is the most frequent. */
function itemAt(target: Value, index: Value): Value | undefined {
  if (typeof index !== "number" || typeof target !== "object") return undefined;
  return target.kind === "set" || target.kind === "list" ? target.items[index - 1] : undefined;
}

function indexed(world: World, expression: ExpressionOf<"index">, target: Value, index: Value): Value {
  const { span } = expression;
  const found = lift(
    world,
    index,
    (place) => placeIn(world, target, place, expression, expression.index.known),
    span,
  );
  return found ?? { kind: "cases", cases: [] };
}

function placeIn(
  world: World,
  target: Value,
  place: Known,
  expression: ExpressionOf<"index">,
  isKnown: boolean,
): Value | undefined {
  if (typeof place !== "number" || !Number.isInteger(place)) {
    if (isKnown) evaluateWhole(world, expression.index);
    return undefined;
  }
  const sequence = sequenceOf(world, target, expression.target);
  // A list of which not even the length is known, by each list that it can be.
  if (sequence === undefined)
    return lift(world, target, (list) => placeIn(world, list, place, expression, false), expression.span);
  const item = place < 1 ? undefined : entryAt(world, sequence, place, expression.span);
  const isMistake = isKnown && hasKnownPlaces(expression.target);
  if (item === undefined && isMistake && sequence.items.every(({ when }) => when === true))
    throw outOfRange(world, expression.span, place, sequence.items.length);
  return item;
}

/** True if the length is known, whatever the elements are. A path that is to be found is expanded into all paths that it can be. */
function hasKnownPlaces(target: Expression): boolean {
  if (target.kind === "list") return true;
  if (target.kind !== "list-of") return target.known;
  const { binders, condition } = target;
  return (
    condition?.known !== false &&
    binders.every(
      (binder) =>
        (binder.kind === "ends" ? binder.link : binder.set).known && binder.condition?.known !== false,
    )
  );
}

export function evaluateSlice(world: World, expression: ExpressionOf<"slice">): Value {
  const target = world.evaluate(world, expression.target);
  const [from, to] = [expression.from, expression.to].map((bound) =>
    bound === undefined ? undefined : world.evaluate(world, bound),
  );
  if (!isUnknown(from ?? 1) && !isUnknown(to ?? 1)) {
    const whole = (bound: Expression | undefined): number | undefined =>
      bound === undefined ? undefined : evaluateWhole(world, bound);
    const part = sliceOf(world, expression, target, whole(expression.from) ?? 1, whole(expression.to));
    return part ?? noPart;
  }
  const { casesOf, merged } = world.operators;
  const casesOfBound = (bound: Value | undefined): readonly { value?: Known; when: Truth }[] =>
    bound === undefined ? [{ when: true }] : casesOf(bound, expression.span);
  const branches = casesOfBound(from).flatMap((first) =>
    casesOfBound(to).flatMap((last): Branch[] => {
      const when = world.conditions.both(first.when, last.when);
      const [start, end] = [first.value ?? 1, last.value];
      if (when === false || typeof start !== "number" || (end !== undefined && typeof end !== "number"))
        return [];
      const value = sliceOf(world, expression, target, start, end);
      return value === undefined ? [] : [{ when, value }];
    }),
  );
  return merged(branches, expression.span);
}

const noPart: Value = { kind: "cases", cases: [] };

/**
 * The elements at these places: where set and places are known, places that are not there are a mistake, else they are left out. Undefined
 * where there is no set.
 */
function sliceOf(
  world: World,
  expression: ExpressionOf<"slice">,
  target: Value,
  from: number,
  last: number | undefined,
): Value | undefined {
  const sequence = sequenceOf(world, target, expression.target);
  // A list of which not even the length is known, by each list that it can be.
  if (sequence === undefined)
    return lift(world, target, (list) => sliceOf(world, expression, list, from, last), expression.span);
  const size = sequence.items.length;
  const [start, to] = [Math.ceil(from), Math.floor(last ?? size)];
  const ordered = typeof target !== "object" || !("ordered" in target) || target.ordered;
  if (sequence.items.every(({ when }) => when === true)) {
    // `a[size + 1..]` is the empty rest; anything further is a mistake.
    const wrong = start < 1 || start > size + 1 ? start : to > size || to < start - 1 ? to : undefined;
    if (wrong !== undefined && expression.known) throw outOfRange(world, expression.span, wrong, size);
    const there = sequence.items.slice(Math.max(0, start - 1), Math.max(0, to));
    return partOf(world, target, there, ordered);
  }
  const before: Truth[] = [];
  const items = sequence.items.flatMap(({ value, when }): Entry[] => {
    const inside = world.conditions.both(when, world.conditions.counted(before, [[start - 1, to - 1]]));
    before.push(when);
    return inside === false ? [] : [{ value, when: inside }];
  });
  return partOf(world, target, items, ordered);
}

function partOf(world: World, target: Value, entries: readonly Entry[], ordered: boolean): Value {
  if (asEntries(target) !== undefined) return listFrom(entries);
  const items = entries.flatMap(({ value, when }): Member[] =>
    isUnknown(value) ? [] : [{ item: value, when }],
  );
  if (!ordered) return simplestSet({ kind: "members", ordered, items });
  const part = inThisOrder(world, items);
  const isSet = isAnySet(target);
  return isSet ? keepingWalk(part, target) : part;
}
