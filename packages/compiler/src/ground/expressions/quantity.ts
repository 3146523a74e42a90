/**
 * Quantities: how many elements of a set satisfy a condition. As a truth inside an expression it is evaluated here; as a statement that speaks
 * of each value of a layer it becomes a count for each value (`countsOfEach`), which is the inner loop of most puzzles.
 */

import { moreValuesThanPlaces } from "../../diagnostics/catalogue/ecp4115-more-values-than-places.js";
import { NONE, type ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";
import { type Range, type Ranges, shift } from "../../ranges.js";
import type { Span } from "../../text/span.js";
import type { Expression, ExpressionOf, LayerId, Quantity } from "../../typed.js";
import { codeOf, valueOfCode } from "../codes.js";
import type { Fault } from "../fault.js";
import { readIfThere, singleton, storedIndex } from "../names/read-layer.js";
import {
  type AnySet,
  describeValue,
  isElement,
  isUnknown,
  isUnprinted,
  setOf,
  type Truth,
  type Value,
} from "../value.js";
import { rangesOf } from "../values/bounds.js";
import { asAnySet, evaluateTruth } from "../values/evaluate-as.js";
import { asMembers } from "../values/members.js";
import { countOf } from "../values/sums.js";
import { printed } from "../values/unprinted/unprinted.js";
import { expectsNoAnswer } from "../world/expects-no-answer.js";
import { fault } from "../world/faults.js";
import { declaredValues } from "../world/grounding.js";
import type { LayerTable } from "../world/layer-table.js";
import { layerTable } from "../world/reading.js";
import type { World } from "../world/world.js";
import { possibleCodes } from "./sets.js";

export function evaluateQuantity(world: World, quantity: ExpressionOf<"quantity">): Truth {
  if (quantity.ofEach !== undefined) {
    let all: Truth = true;
    for (const one of countsOfEach(world, quantity, quantity.ofEach, false))
      all = world.conditions.both(all, one.truth);
    return all;
  }
  const set = placeOf(world, quantity);
  // Off the board there is nothing to count, and a quantity is false.
  if (set === undefined) return false;
  const parts = partsOf(world, quantity, set);
  const amounts = amountsOf(world, quantity);
  const known = knownRanges(world, quantity, amounts, parts.length);
  if (known !== undefined) return world.conditions.counted(parts, known);
  return isAnyOf(world, quantity, amounts, countOf(parts));
}

/** For each element of the set, whether it is there and satisfies the condition; those that surely do not are left out. */
function partsOf(world: World, quantity: Quantity, set: AnySet): readonly Truth[] {
  const parts: Truth[] = [];
  for (const { item, when } of asMembers(set).items) {
    world.bindings[quantity.variable] = item;
    const truth = world.conditions.both(when, evaluateTruth(world, quantity.condition));
    if (truth !== false) parts.push(truth);
  }
  world.budget.keep(parts.length);
  return parts;
}

const isAnyOf = (world: World, quantity: Quantity, amounts: readonly Amount[], sum: Value): Truth =>
  world.conditions.anyOf(
    amounts.map(({ from, to, areWhole }) =>
      world.conditions.both(areWhole, within(world, quantity, sum, from, to)),
    ),
  );

/** The number is one of those between two that are to be found. */
function within(world: World, { bound, set }: Quantity, sum: Value, from: Value, to: Value): Truth {
  const { compare } = world.operators;
  const least = (): Truth => compare(sum, ">=", from, set.span);
  const most = (): Truth => compare(sum, "<=", to, set.span);
  switch (bound) {
    case "exactly":
      return from === to ? compare(sum, "=", from, set.span) : world.conditions.both(least(), most());
    case "at most":
      return most();
    case "at least":
      return least();
    default:
      return bound satisfies never;
  }
}

function placeOf(world: World, quantity: Quantity): AnySet | undefined {
  const value = world.valueIfThere(world, quantity.set);
  if (value !== undefined) return asAnySet(world, value, quantity.set);
  // A set that only the answer shows not to exist is a set without elements.
  return quantity.set.known ? undefined : setOf([]);
}

interface Amount {
  readonly from: Value;
  readonly to: Value;
  /** A fraction that only the answer shows is no amount (R14). */
  readonly areWhole: Truth;
}

function amountsOf(world: World, quantity: Pick<Quantity, "amounts">): readonly Amount[] {
  return quantity.amounts.map(({ from, to }): Amount => {
    const lo = world.evaluate(world, from);
    const whole = isWhole(world, from, lo);
    if (from === to) return { from: lo, to: lo, areWhole: whole };
    const hi = world.evaluate(world, to);
    return { from: lo, to: hi, areWhole: world.conditions.both(whole, isWhole(world, to, hi)) };
  });
}

/** When a value that is to be found is a whole number; where nothing divides it, that is known. A known value is checked where it is read. */
function isWhole(world: World, expression: Expression, value: Value): Truth {
  if (!isUnknown(value) || !world.facts.divides(expression)) return true;
  const cases = world.operators.casesOf(value, expression.span);
  const whole = cases.filter((each) => typeof each.value !== "number" || Number.isInteger(each.value));
  return whole.length === cases.length ? true : world.conditions.anyOf(whole.map(({ when }) => when));
}

const isOpen = (value: Value): boolean => isUnknown(value) || isUnprinted(value);

/** How many there are, as a number; undefined off the board. */
export function countIn(world: World, quantity: ExpressionOf<"quantity">): Value | undefined {
  const set = placeOf(world, quantity);
  return set === undefined ? undefined : countOf(partsOf(world, quantity, set));
}

/** Returns undefined if an amount is to be found. */
function knownRanges(
  world: World,
  quantity: Pick<Quantity, "bound" | "amounts">,
  amounts: readonly Amount[],
  most: number,
): Ranges | undefined {
  return amounts.every(({ from, to }) => !isOpen(from) && !isOpen(to))
    ? rangesOf(world, quantity, most)
    : undefined;
}

/** The amounts asked for, and those that there can be: for the message where these never meet. Undefined where an amount is to be found. */
export function askedAndPossible(
  world: World,
  quantity: ExpressionOf<"quantity">,
): { readonly possible: Range; readonly wanted: readonly Range[] } | "no set" | undefined {
  const set = placeOf(world, quantity);
  if (set === undefined) return "no set";
  const wanted: Range[] = [];
  for (const { from, to } of amountsOf(world, quantity)) {
    if (typeof from !== "number" || typeof to !== "number") return undefined;
    wanted.push([from, to]);
  }
  const parts = partsOf(world, quantity, set);
  return { possible: [parts.filter((part) => part === true).length, parts.length], wanted };
}

export interface CountOfValue {
  readonly value: ValueCode;
  readonly truth: Truth;
}

/**
 * One count for each value that the layer can have somewhere on the set. Where it must hold whatever the answer is, `always`, a set without
 * room for what it asks is a mistake; inside `not`, or behind a condition that is to be found, it is false and no more.
 */
export function countsOfEach(
  world: World,
  quantity: ExpressionOf<"quantity">,
  ofEach: { readonly layer: LayerId; readonly value: number },
  always: boolean,
): CountOfValue[] {
  const set = placeOf(world, quantity);
  if (set === undefined) return [{ value: 0, truth: false }];
  const table = layerTable(world, ofEach.layer);
  const codes =
    table.values === undefined
      ? possibleCodes(
          world,
          ofEach.layer,
          asMembers(set).items.map(({ item }) => item),
        )
      : codesIn(world, table, set, quantity.span);
  const { conditions } = world;
  const terms = new Map<ValueCode, Truth[]>(codes.map((code) => [code, []]));
  const certain = new Map<ValueCode, number>();
  // Of a set that is to be found a value is possible where some element that can have it is in the set.
  const holders = new Map<ValueCode, Truth[]>();
  const mayHave = (code: ValueCode, when: Truth): void => {
    if (set.kind === "set") return;
    addTo(holders, code, when);
  };
  let places = 0;
  for (const { item: element, when } of asMembers(set).items) {
    if (!isElement(element)) continue;
    const index = storedIndex(world, table, element);
    const variable = index === undefined ? undefined : table.variables?.[index];
    if (variable === undefined) {
      const value = readIfThere(world, table, element);
      if (value === undefined) continue;
      places++;
      for (const one of world.operators.casesOf(printed(world, value, quantity.span), quantity.span)) {
        const code = codeOf(table.layer, one.value);
        const here = conditions.both(when, one.when);
        if (code === undefined || here === false) continue;
        mayHave(code, when);
        if (here === true) certain.set(code, (certain.get(code) ?? 0) + 1);
        else terms.get(code)?.push(here);
      }
      continue;
    }
    places++;
    const possible = declaredValues(world, variable);
    world.budget.keep(possible.length);
    for (const code of possible) mayHave(code, when);
    for (const code of possible)
      terms.get(code)?.push(conditions.both(when, conditions.literal(variable, singleton(table, code))));
  }
  // Having no value does not count as a value.
  const values = codes.filter((code) => code !== NONE);
  const found = values.map((value) => {
    world.bindings[quantity.variable] = undefined;
    world.bindings[ofEach.value] = valueOfCode(table.layer, value, world.space?.places.direction);
    const amounts = amountsOf(world, quantity);
    const ranges = knownRanges(world, quantity, amounts, Number.MAX_SAFE_INTEGER);
    return ranges ?? ((sum: Value) => isAnyOf(world, quantity, amounts, sum));
  });
  const bounds = found.filter((each) => typeof each !== "function");
  const open = bounds.length < found.length;
  // An element that is not surely in the set cannot be counted on, and does not fill it up.
  const isKnown = set.kind === "set" && !open;
  if (always && isKnown && !standsForFound(world) && !hasRoom(bounds, places)) {
    if (expectsNoAnswer(world)) return values.map((value) => ({ value, truth: false }));
    throw noRoom(world, quantity, table.layer.name, bounds, places);
  }
  const asked = (value: ValueCode, truth: Truth): CountOfValue => {
    const whens = holders.get(value);
    const possible = whens === undefined ? true : conditions.anyOf(whens);
    return { value, truth: conditions.implies(possible, truth) };
  };
  const full = isKnown ? fillsUp(bounds, places, values.length === codes.length) : undefined;
  return values.map((value, i) => {
    const own = terms.get(value) ?? [];
    const bound = found[i] ?? [];
    if (typeof bound === "function") {
      const surely = Array.from({ length: certain.get(value) ?? 0 }, () => true);
      return asked(value, bound(countOf([...own, ...surely])));
    }
    const ranges = full?.[i] ?? bound;
    return asked(value, world.conditions.counted(own, shift(ranges, -(certain.get(value) ?? 0))));
  });
}

/** The value that is given there, and of a `?` all that it may be. */
function codesIn(world: World, table: LayerTable, set: AnySet, span: Span): readonly ValueCode[] {
  const codes = new Set<ValueCode>();
  for (const { item } of asMembers(set).items) {
    const value = isElement(item) ? readIfThere(world, table, item) : undefined;
    if (value === undefined) continue;
    for (const one of world.operators.casesOf(printed(world, value, span), span)) {
      const code = codeOf(table.layer, one.value);
      if (code !== undefined) codes.add(code);
    }
  }
  return [...codes].sort((a, b) => a - b);
}

/** A region or path that may be in the answer: one that is too small is not. */
function standsForFound(world: World): boolean {
  return world.standing.some((variable) => {
    const value = world.bindings[variable];
    return (
      isElement(value) &&
      world.layers.some(({ found }) => found !== undefined && found.family === value.family)
    );
  });
}

/** The places that all values together want at least. */
const wantedPlaces = (bounds: readonly Ranges[]): number =>
  bounds.reduce((sum, ranges) => sum + (ranges[0]?.[0] ?? 0), 0);

const hasRoom = (bounds: readonly Ranges[], places: number): boolean =>
  wantedPlaces(bounds) <= places || bounds.some((ranges) => ranges.length === 0);

function noRoom(
  world: World,
  quantity: ExpressionOf<"quantity">,
  layer: string,
  bounds: readonly Ranges[],
  places: number,
): Fault {
  return fault(moreValuesThanPlaces, quantity.span, {
    place: nameOfSet(world, quantity.set),
    size: places,
    layer,
    values: bounds.length,
    needed: wantedPlaces(bounds),
    bound: quantity.bound,
  });
}

/** The name of the set where a head has one for it: `row 3`; a set that is made on the spot has none. */
function nameOfSet(world: World, set: Expression): string {
  if (set.kind === "cells-of") return nameOfSet(world, set.element);
  const value = set.kind === "variable" ? world.bindings[set.variable] : undefined;
  return isElement(value) ? describeValue(value) : "this set";
}

/**
 * If every place has one of these values, each value v may occur at most m(v) times, and the m(v) add up to the number of places, then each
 * occurs exactly m(v) times. The rule is the same, but items that must be covered guide a search better than items that may be.
 */
function fillsUp(
  bounds: readonly Ranges[],
  places: number,
  everyPlaceHasOne: boolean,
): readonly Ranges[] | undefined {
  if (!everyPlaceHasOne) return undefined;
  let most = 0;
  for (const ranges of bounds) {
    const last = ranges.at(-1);
    if (last === undefined) return undefined;
    most += last[1];
  }
  if (most !== places) return undefined;
  return bounds.map((ranges) => {
    const most = ranges.at(-1)?.[1] ?? 0;
    return [[most, most]];
  });
}
