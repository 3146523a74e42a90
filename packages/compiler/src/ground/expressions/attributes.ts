/**
 * Attributes and functions of arguments that may be to be found: of what is known once for each element, of all else by their cases or members.
 * Where an attribute does not exist (no neighbour up), `has` asks, and everything else finds a fault.
 */

import type { AttributeId } from "../../builtins.js";
import type { Expression } from "../../typed.js";
import {
  type Cases,
  describeValue,
  type Element,
  isCases,
  isElement,
  isFoundSet,
  isUnknown,
  type Known,
  setOf,
  type Truth,
  type Value,
} from "../value.js";
import { asAnySet } from "../values/evaluate-as.js";
import { lift } from "../values/lift.js";
import { bagOf } from "../values/lists.js";
import { orElse, presence } from "../values/presence.js";
import { sizeOfRuns } from "../values/runs.js";
import { valuesOf } from "../values/values-of.js";
import { noElement } from "../world/faults.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { Arguments, type AttributeCall, meanings } from "./attribute-meanings.js";
import { ofUnknownLists, ofUnknownSets } from "./unknown-attributes.js";

/** Returns undefined if an argument does not exist, or the attribute of it. */
export function attributeIfThere(world: World, call: AttributeCall): Value | undefined {
  const step = stepOfNames(world, call);
  if (step !== undefined) return step;
  const values = valuesOf(
    world,
    call.arguments,
    measures.has(call.attribute) ? measuredIfThere : world.valueIfThere,
  );
  return (
    values && apply(world, call, measures.has(call.attribute) ? orEmptySets(world, call, values) : values)
  );
}

/** Attributes that every set has, even one without cells. */
const measures: ReadonlySet<AttributeId> = new Set(["size", "length", "width", "height", "shape", "outline"]);

/**
 * `c.pencil.size`, where it is to be found which of some known sets it is: each set is measured by itself. As one set of which it is unknown what is
 * in it, its size would be a sum over all cells of the board.
 */
function measured(world: World, argument: Expression): Value | undefined {
  if (argument.kind !== "cells-of") return undefined;
  const value = world.valueIfThere(world, argument.element);
  if (!isCases(value) || value.cases.length === 0) return undefined;
  if (!value.cases.every((one) => isKnownSet(one.value))) return undefined;
  const nowhere = inNone(world, argument.element, value);
  if (nowhere === false) return { ...value, total: true };
  // The region or path of an element that has none is a set without cells.
  if (nowhere === true) return undefined;
  return { kind: "cases", cases: [...value.cases, { value: setOf([]), when: nowhere }], total: true };
}

const measuredIfThere = (world: World, argument: Expression): Value | undefined =>
  measured(world, argument) ?? world.valueIfThere(world, argument);

/** The condition on which none of the cases holds. Where each cell is in a region, one does; on a path not every cell need be. */
function inNone(world: World, read: Expression, value: Cases): Truth {
  const layer = read.kind === "layer" && read.element.known ? world.puzzle.layers[read.layer] : undefined;
  if (layer?.domain.kind === "region" && !layer.orNone) return false;
  return world.conditions.not(presence(world, value));
}

const isKnownSet = (value: Known): boolean => isElement(value) && value.family.cells !== undefined;

/** Functions that take numbers as they are, even where these are unknown. */
const ofUnknownNumbers: ReadonlySet<AttributeId> = new Set(["difference", "abs", "min", "max"]);

function apply(world: World, call: AttributeCall, values: readonly Value[]): Value | undefined {
  const { attribute, span } = call;
  const steps = world.steps.get(attribute);
  if (steps !== undefined) {
    const at = stepAt(world, values[0], values[1]);
    if (at >= 0) {
      const known = steps[at] ?? meanings[attribute](new Arguments(world, call, values));
      steps[at] = known;
      return known;
    }
  }
  const open = firstOpen(values);
  if (open < 0) return ofKnown(world, call, values);
  if (ofUnknownNumbers.has(attribute)) return meanings[attribute](new Arguments(world, call, values));
  const value = values[open];
  if (value === undefined) return undefined;
  const given = { world, space: spaceOf(world, call), span };
  if (isFoundSet(value) && (attribute === "first" || attribute === "last"))
    return onceOfElement(world, attribute, value, () => endOfFound(world, call, value));
  if (isFoundSet(value) && attribute in ofUnknownSets) {
    const set = asAnySet(world, value, call);
    if (set.kind === "members") return ofUnknownSets[attribute]?.(given, set);
  }
  // An attribute that needs all of a set is worked out for each that it can be.
  if (isFoundSet(value)) return apply(world, call, values.with(open, asAnySet(world, value, call)));
  if (isUnknown(value)) {
    if (value.kind === "members" && attribute in ofUnknownSets)
      return ofUnknownSets[attribute]?.(given, value);
    if (value.kind === "entries" && attribute in ofUnknownLists)
      return ofUnknownLists[attribute]?.(given, value);
    if (value.kind === "runs" && attribute === "size")
      return sizeOfRuns(world, value) ?? applyToEach(world, call, values, open, value);
    if ((value.kind === "entries" || value.kind === "runs") && attribute === "bag") return bagOf(value);
    return applyToEach(world, call, values, open, value);
  }
  return ofKnown(world, call, values);
}

/** The index at which the value for a cell and a direction is kept; -1 for other arguments. Values are the same on every part of the board. */
function stepAt({ space }: World, cell: Value | undefined, towards: Value | undefined): number {
  if (space === undefined || typeof cell !== "object" || typeof towards !== "object") return -1;
  if (cell.kind !== "element" || towards.kind !== "element") return -1;
  return cell.family === space.places.cell && towards.family === space.places.direction
    ? space.board.directionSlots * cell.index + towards.index
    : -1;
}

/** The kept value of `c.next(d)`, where both are names; steps are mostly written so. */
function stepOfNames(world: World, { attribute, arguments: given }: AttributeCall): Value | undefined {
  const steps = world.steps.get(attribute);
  const [cell, towards] = given;
  if (steps === undefined || cell?.kind !== "variable" || towards?.kind !== "variable") return undefined;
  const at = stepAt(world, world.bindings[cell.variable], world.bindings[towards.variable]);
  return at < 0 ? undefined : steps[at];
}

/** Attributes that depend on the cells of one set alone. */
const ofOneSet: ReadonlySet<AttributeId> = new Set([...measures, "first", "last", "start", "end"]);

/** Attributes that depend on where one element is. */
const ofOnePlace: ReadonlySet<AttributeId> = new Set([
  "row",
  "column",
  "neighbours",
  "around",
  "diagonals",
  "links",
  "edges",
  "corners",
]);

/**
 * Rules ask each set that a region can be for its size, or its first cell, wherever that region may be, and each cell for its row with every other:
 * found once.
 */
function ofKnown(world: World, call: AttributeCall, values: readonly Value[]): Value | undefined {
  const { attribute } = call;
  const [of] = values;
  if (isElement(of))
    if (ofOnePlace.has(attribute) || (ofOneSet.has(attribute) && isFixedSet(of)))
      return ofElement(world, call, of);
  return meanings[attribute](new Arguments(world, call, values));
}

const ofElement = (world: World, call: AttributeCall, of: Element): Value | undefined =>
  onceOfElement(world, call.attribute, of, () => meanings[call.attribute](new Arguments(world, call, [of])));

function onceOfElement(
  world: World,
  attribute: AttributeId,
  of: Element,
  ask: () => Value | undefined,
): Value | undefined {
  let known = world.ofElements.get(attribute);
  if (known === undefined) {
    known = new Map();
    world.ofElements.set(attribute, known);
  }
  let value = known.get(of);
  if (value === undefined) {
    value = ask();
    if (value !== undefined) known.set(of, value);
  }
  return value;
}

/** Tells beforehand the attribute of a set, which then is not measured. */
export function knowOfElement(world: World, attribute: AttributeId, of: Element, value: Value): void {
  onceOfElement(world, attribute, of, () => value);
}

/** The first or last cell of a group, or of another set that is to be found; it may be known by its first cell. */
function endOfFound(world: World, call: AttributeCall, of: Element): Value | undefined {
  const { attribute } = call;
  const first = attribute === "first" ? of.family.first?.(of.index) : undefined;
  return first ?? apply(world, call, [asAnySet(world, of, call)]);
}

/** The board is asked what part of it is spoken of. */
const isFixedSet = (value: Value): value is Element =>
  isElement(value) && value.family.cells !== undefined && value.family.sort !== "board";

/** `open`: the place of the value that is not known. */
function applyToEach(
  world: World,
  call: AttributeCall,
  values: readonly Value[],
  open: number,
  value: Value,
): Value | undefined {
  const known = world.ofElements.get(call.attribute);
  const each =
    values.length > 1
      ? (one: Known) => apply(world, call, values.with(open, one))
      : (one: Known) => (isElement(one) ? known?.get(one) : undefined) ?? apply(world, call, [one]);
  return lift(world, value, each, call.span);
}

/** The index of the first value of which not all is known; -1 if there is none. */
function firstOpen(values: readonly Value[]): number {
  let at = 0;
  for (const value of values) {
    if (typeof value === "object" && (isUnknown(value) || isFoundSet(value))) return at;
    at++;
  }
  return -1;
}

export function evaluateAttribute(world: World, call: AttributeCall): Value {
  const { attribute } = call;
  const step = stepOfNames(world, call);
  if (step !== undefined) return step;
  const [argument] = call.arguments;
  if (argument !== undefined && ofOnePlace.has(attribute)) {
    const of = world.evaluate(world, argument);
    return (isElement(of) ? ofElement(world, call, of) : undefined) ?? valueOfAttribute(world, call, [of]);
  }
  // Of a set that has a name, which is not worth asking for twice otherwise.
  if (argument?.kind === "cells-of" && argument.element.kind === "variable" && ofOneSet.has(attribute)) {
    const element = world.evaluate(world, argument.element);
    if (isElement(element)) {
      const known = world.ofElements.get(attribute)?.get(element);
      if (known !== undefined) return known;
      if (isFixedSet(element)) return valueOfAttribute(world, call, [element]);
    }
  }
  return valueOfAttribute(
    world,
    call,
    measures.has(attribute)
      ? measuredArguments(world, call)
      : (valuesOf(world, call.arguments, world.evaluate) ?? []),
  );
}

function measuredArguments(world: World, call: AttributeCall): readonly Value[] {
  const values = call.arguments.map(
    (argument) => measured(world, argument) ?? world.evaluate(world, argument),
  );
  return orEmptySets(world, call, values);
}

/** A set of what is not there is empty. */
const orEmptySets = (
  world: World,
  { arguments: [of] }: AttributeCall,
  values: readonly Value[],
): readonly Value[] =>
  of?.type.kind === "set" ? values.map((value) => orElse(world, value, setOf([]))) : values;

/** The attribute of arguments that have been worked out. */
export function valueOfAttribute(world: World, call: AttributeCall, values: readonly Value[]): Value {
  const value = apply(world, call, values);
  if (value !== undefined) return value;
  const [what, guard] = missing(call, values.map(describeValue));
  throw noElement(world, call.span, what, guard);
}

function missing(call: AttributeCall, given: readonly string[]): readonly [string, string] {
  const [of = "this", towards = ""] = given;
  switch (call.attribute) {
    case "next":
      return [`${of} has no neighbour ${towards}`, `x has next(${towards})`];
    case "link":
      return [`${of} has no link ${towards}`, `x has link(${towards})`];
    case "edge":
      return [`${of} has no edge ${towards}, or more than one`, `x has edge(${towards})`];
    case "cell":
      return [`there is no cell in row ${of} and column ${towards}`, ""];
    case "span":
      return [`${of} and ${towards} are in no common row or column`, ""];
    case "number":
      return [`\`${of}\` is no number`, ""];
    case "row":
    case "column":
      return [`${of} is outside the part of the board that is spoken of`, ""];
    default:
      return [`${of} has no \`${call.attribute}\``, ""];
  }
}
