/** The largest or smallest of several numbers: "at most k" is said of each of them, and "at least k" of some. */

import { mirrored, type Order } from "../../ranges.js";
import type { Span } from "../../text/span.js";
import {
  type Case,
  type Choice,
  type Entry,
  type Extreme,
  isChoice,
  isNone,
  isUnknown,
  type Truth,
  type Value,
} from "../value.js";
import type { World } from "../world/world.js";
import { allOfOneValue } from "./one-value.js";
import { presenceOfNumber } from "./presence.js";

type Smaller = "<" | "<=";

/** Written for the largest; the smallest is its mirror image. */
export function compareExtreme(
  world: World,
  extreme: Extreme,
  operator: Order,
  amount: Value,
  span: Span,
): Truth {
  return world.conditions.both(extreme.there ?? true, compareThere(world, extreme, operator, amount, span));
}

function compareThere(world: World, extreme: Extreme, operator: Order, amount: Value, span: Span): Truth {
  const { conditions } = world;
  const all = (order: Order): Truth =>
    conditions.allOf(
      extreme.of.map((entry) =>
        conditions.implies(entry.when, compareEntry(world, entry, order, amount, span)),
      ),
    );
  const some = (order: Order): Truth =>
    conditions.anyOf(
      extreme.of.map((entry) => conditions.both(entry.when, compareEntry(world, entry, order, amount, span))),
    );
  // Of nothing there is no largest, and nothing holds of it.
  const there = conditions.anyOf(extreme.of.map(({ when }) => when));
  const side = extreme.largest ? operator : mirrored[operator];
  const below = (order: Smaller): Order => (extreme.largest ? order : mirrored[order]);
  const above = (order: ">" | ">="): Order => (extreme.largest ? order : mirrored[order]);
  switch (side) {
    case "<":
    case "<=":
      return conditions.both(there, all(below(side)));
    case ">":
    case ">=":
      return some(above(side));
    case "=":
      return conditions.both(all(below("<=")), some("="));
    case "!=":
      return conditions.both(there, conditions.not(conditions.both(all(below("<=")), some("="))));
    default:
      return side satisfies never;
  }
}

function compareEntry(world: World, entry: Entry, order: Order, amount: Value, span: Span): Truth {
  return world.operators.compare(entry.value, order, amount, span);
}

/** An extreme beside a number of one variable, or beside the other end of the same numbers; undefined where neither is so, or cases tell it better. */
export function compareExtremes(
  world: World,
  left: Value,
  operator: Order,
  right: Value,
  span: Span,
): Truth | undefined {
  if (!isExtreme(left))
    return isExtreme(right) ? compareExtremes(world, right, mirrored[operator], left, span) : undefined;
  if (isExtreme(right)) return compareEnds(world, left, operator, right, span);
  return isChoice(right) ? compareWithChoice(world, left, operator, right, span) : undefined;
}

const isExtreme = (value: Value): value is Extreme => typeof value === "object" && value.kind === "extreme";

/**
 * The largest of some numbers beside a number that is to be found as well; undefined where it is best told by cases: where it equals a number that
 * is none of them, each value of that asks whether it is the largest.
 */
function compareWithChoice(
  world: World,
  extreme: Extreme,
  operator: Order,
  choice: Choice,
  span: Span,
): Truth | undefined {
  const isOneOfThem = extreme.of.some(({ value, when }) => when === true && isSameChoice(value, choice));
  if (operator === "!=" || (operator === "=" && !isOneOfThem)) return undefined;
  return compareExtreme(world, extreme, operator, choice, span);
}

/** The largest and the smallest of the same numbers; undefined where the numbers are others, or may be missing. */
function compareEnds(
  world: World,
  left: Extreme,
  operator: Order,
  right: Extreme,
  span: Span,
): Truth | undefined {
  if (left.largest === right.largest || left.of.length !== right.of.length) return undefined;
  if (left.there !== undefined || right.there !== undefined) return undefined;
  const choices: Choice[] = [];
  for (const [at, { value, when }] of left.of.entries()) {
    const other = right.of[at];
    if (!isChoice(value) || value.outcomes.some(isNone) || when !== true || other?.when !== true)
      return undefined;
    if (!isSameChoice(other.value, value)) return undefined;
    choices.push(value);
  }
  const same = allOfOneValue(world, choices, span);
  if (same === undefined) return undefined;
  switch (left.largest ? operator : mirrored[operator]) {
    case ">":
    case "!=":
      return world.conditions.not(same);
    case "=":
    case "<=":
      return same;
    case ">=":
      return true;
    default:
      return false;
  }
}

const isSameChoice = (value: Value, choice: Choice): boolean =>
  isChoice(value) && value.variable === choice.variable && value.outcomes === choice.outcomes;

export function extremeCases(world: World, extreme: Extreme, span: Span): readonly Case[] {
  const values = new Set<number>();
  for (const { value } of extreme.of)
    for (const each of world.operators.casesOf(value, span))
      if (typeof each.value === "number") values.add(each.value);
  return [...values]
    .sort((a, b) => a - b)
    .flatMap((value) => {
      const when = compareExtreme(world, extreme, "=", value, span);
      return when === false ? [] : [{ value, when }];
    });
}

/** `min(a, b)`, `max(a, b)`: no value where one of them has none. */
export function extremeOfAll(world: World, values: readonly Value[], largest: boolean): Value | undefined {
  const extreme = extremeOf(
    values.map((value) => ({ value, when: true })),
    largest,
  );
  if (typeof extreme !== "object" || extreme.kind !== "extreme") return extreme;
  const there = world.conditions.allOf(values.map((value) => presenceOfNumber(world, value)));
  return there === true ? extreme : { ...extreme, there };
}

/** Known numbers that are surely there are one of them. */
export function extremeOf(entries: readonly Entry[], largest: boolean): Value | undefined {
  let best: number | undefined;
  const open: Entry[] = [];
  for (const entry of entries)
    if (entry.when === true && typeof entry.value === "number")
      best =
        best === undefined
          ? entry.value
          : largest
            ? Math.max(best, entry.value)
            : Math.min(best, entry.value);
    else open.push(entry);
  if (open.length === 0) return best;
  const [only] = open;
  if (best === undefined && open.length === 1 && only?.when === true && isUnknown(only.value))
    return only.value;
  return { kind: "extreme", largest, of: best === undefined ? open : [{ value: best, when: true }, ...open] };
}
