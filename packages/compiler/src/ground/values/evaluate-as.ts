/** Expressions whose value must be of one sort here. The checker has seen to the types; what can still be amiss is that it is unknown. */

import type { Expression } from "../../typed.js";
import {
  type AnySet,
  type Element,
  isAnySet,
  isElement,
  isNone,
  isUnknown,
  type Known,
  type SetValue,
  type Truth,
  type Value,
} from "../value.js";
import { notAWholeNumber, unforeseen } from "../world/faults.js";
import type { Branch } from "../world/operators.js";
import { inSlot, slot } from "../world/slots.js";
import type { World } from "../world/world.js";
import { settled } from "./lift.js";
import { mergedMembers } from "./members.js";

export function known(value: Value, expression: Expression): Known {
  if (isUnknown(value)) throw unforeseen(expression.span, "what stands here");
  return value;
}

export function evaluateKnown(world: World, expression: Expression): Known {
  return known(world.evaluate(world, expression), expression);
}

export function evaluateTruth(world: World, expression: Expression): Truth {
  const value = world.evaluate(world, expression);
  // The commonest first: what is not optimized pays for each call.
  if (typeof value === "boolean") return value;
  if (typeof value === "object" && (value.kind === "literal" || value.kind === "any-of")) return value;
  return settled(world, value, expression.span);
}

export function evaluateKnownTruth(world: World, expression: Expression): boolean {
  const truth = evaluateTruth(world, expression);
  if (typeof truth !== "boolean") throw unforeseen(expression.span, "this condition");
  return truth;
}

export function evaluateNumber(world: World, expression: Expression): number {
  const value = evaluateKnown(world, expression);
  if (typeof value === "number") return value;
  throw unforeseen(expression.span, "this number");
}

export function evaluateWhole(world: World, expression: Expression): number {
  const value = evaluateNumber(world, expression);
  if (!Number.isInteger(value)) throw notAWholeNumber(world, expression.span, value);
  return value;
}

export function evaluateElement(world: World, expression: Expression): Element {
  const value = evaluateKnown(world, expression);
  if (isElement(value)) return value;
  throw unforeseen(expression.span, "this element");
}

/** A set of which all is known. */
export function evaluateSet(world: World, expression: Expression): SetValue {
  return asSet(evaluateKnown(world, expression), expression);
}

/** A set of which it may be unknown what is in it. */
export function evaluateAnySet(world: World, expression: Expression): AnySet {
  return asAnySet(world, world.evaluate(world, expression), expression);
}

/** Values that are sets by cases, as one set: found once. */
const setsOfCases = slot(() => new WeakMap<object, AnySet>());

export function asAnySet(world: World, value: Value, expression: Pick<Expression, "span">): AnySet {
  if (isAnySet(value)) return value;
  if (!isUnknown(value)) return setOfKnown(value, expression);
  // The region of a cell is read for many cells and rules, and is one value for all of them.
  const setsOf = inSlot(world, setsOfCases);
  const known = setsOf.get(value);
  if (known !== undefined) return known;
  const set = oneOfSets(world, value, expression);
  setsOf.set(value, set);
  return set;
}

/** One of several sets; of nothing, where there is none. */
function oneOfSets(world: World, value: Value, expression: Pick<Expression, "span">): AnySet {
  const branches = world.operators
    .casesOf(value, expression.span)
    .flatMap((one): Branch[] =>
      isNone(one.value) ? [] : [{ when: one.when, value: setOfKnown(one.value, expression) }],
    );
  return mergedMembers(world, branches, expression.span);
}

function setOfKnown(value: Known, expression: Pick<Expression, "span">): AnySet {
  if (isElement(value) && value.family.members !== undefined) return value.family.members(value.index);
  return asSet(value, expression);
}

/** An element that is a set of cells (a row, a room) is taken as its cells. */
export function asSet(value: Known, expression: Pick<Expression, "span">): SetValue {
  if (typeof value === "object") {
    if (value.kind === "set") return value;
    if (value.kind === "list" || value.kind === "bag")
      return { kind: "set", items: value.items, ordered: true };
    if (value.kind === "element" && value.family.cells !== undefined) return value.family.cells(value.index);
  }
  throw unforeseen(expression.span, "this set");
}
