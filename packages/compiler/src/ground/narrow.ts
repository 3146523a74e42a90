/** Expressions whose value must be of one sort here. The checker has seen to the types; what can still be amiss is that it is unknown. */
import type { Expression } from "../typed.js";
import { notAWholeNumber, notBuilt } from "./faults.js";
import {
  type Element,
  isTruth,
  isUnknown,
  type Known,
  type ListValue,
  type SetValue,
  type Truth,
  type Value,
} from "./value.js";
import type { World } from "./world.js";

export function known(value: Value, expression: Expression): Known {
  if (isUnknown(value)) throw notBuilt(expression.span, "what stands here");
  return value;
}

export function evaluateKnown(world: World, expression: Expression): Known {
  return known(world.evaluate(expression), expression);
}

export function evaluateTruth(world: World, expression: Expression): Truth {
  const value = world.evaluate(expression);
  if (isTruth(value)) return value;
  const kept = choiceAsTruth(value);
  if (kept !== undefined) return kept;
  throw notBuilt(expression.span, "this condition");
}

/** A choice between truths is the condition that it is one of the true ones. */
function choiceAsTruth(value: Value): Truth | undefined {
  if (typeof value !== "object" || value.kind !== "choice") return undefined;
  const { variable, codes, outcomes } = value;
  if (!outcomes.every((outcome) => typeof outcome === "boolean")) return undefined;
  const values = codes.filter((_, i) => outcomes[i] === true);
  if (values.length === 0) return false;
  return values.length === codes.length ? true : { kind: "literal", variable, values };
}

export function evaluateKnownTruth(world: World, expression: Expression): boolean {
  const truth = evaluateTruth(world, expression);
  if (typeof truth !== "boolean") throw notBuilt(expression.span, "this condition");
  return truth;
}

export function evaluateNumber(world: World, expression: Expression): number {
  const value = evaluateKnown(world, expression);
  if (typeof value === "number") return value;
  throw notBuilt(expression.span, "this number");
}

export function evaluateWhole(world: World, expression: Expression): number {
  const value = evaluateNumber(world, expression);
  if (!Number.isInteger(value)) throw notAWholeNumber(world, expression.span, value);
  return value;
}

export function evaluateElement(world: World, expression: Expression): Element {
  const value = evaluateKnown(world, expression);
  if (typeof value === "object" && value.kind === "element") return value;
  throw notBuilt(expression.span, "this element");
}

export function evaluateSet(world: World, expression: Expression): SetValue {
  return asSet(evaluateKnown(world, expression), expression);
}

/** An element that is a set of cells (a row, a room) is taken as its cells. */
export function asSet(value: Known, expression: Expression): SetValue {
  if (typeof value === "object") {
    if (value.kind === "set") return value;
    if (value.kind === "list" || value.kind === "bag")
      return { kind: "set", items: value.items, ordered: true };
    if (value.kind === "element" && value.family.cells !== undefined) return value.family.cells(value.index);
  }
  throw notBuilt(expression.span, "this set");
}

export function evaluateSequence(world: World, expression: Expression): SetValue | ListValue {
  const value = evaluateKnown(world, expression);
  return typeof value === "object" && value.kind === "list" ? value : asSet(value, expression);
}
