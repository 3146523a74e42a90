/**
 * Arguments of functions that hang on one variable (`l.cells[1].row + l.cells[2].row`): while the binders after it go on, they are asked for again and
 * again. What came of the last time is kept, with what the variable stood for then.
 */
import type { Expression, VariableId } from "../typed.js";
import type { Space } from "./space.js";
import { isElement, type Value } from "./value.js";
import type { World } from "./world.js";

export interface LastAsked {
  /** The only one that is read; undefined where it is another number of them, or where more is asked for than where an element is. */
  readonly variable: VariableId | undefined;
  /** When it was asked last. */
  of: Value | undefined;
  space: Space | undefined;
  value: Value | undefined;
}

/** As `evaluate`. */
export function evaluateArgument(world: World, expression: Expression): Value {
  if (!isKept(expression) || world.standingFor.size > 0) return world.evaluate(world, expression);
  let last = world.lastAsked.get(expression);
  if (last === undefined) {
    last = { variable: onlyVariable(expression), of: undefined, space: undefined, value: undefined };
    world.lastAsked.set(expression, last);
  }
  const of = last.variable === undefined ? undefined : world.bindings[last.variable];
  if (of === undefined || !isElement(of)) return world.evaluate(world, expression);
  if (last.value !== undefined && last.of === of && last.space === world.space) return last.value;
  const value = world.evaluate(world, expression);
  last.of = of;
  last.space = world.space;
  last.value = value;
  return value;
}

const isKept = ({ kind, known }: Expression): boolean =>
  known && (kind === "arithmetic" || kind === "index" || kind === "index-of" || kind === "attribute");

function onlyVariable(expression: Expression): VariableId | undefined {
  const read = new Set<VariableId>();
  const [variable, more] = readInto(read, expression) ? read : [];
  return more === undefined ? variable : undefined;
}

/** Whether all that it reads is variables, and where these are; no layer, of which more may be known later. */
function readInto(read: Set<VariableId>, expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
    case "direction":
      return true;
    case "variable":
      read.add(expression.variable);
      return true;
    case "arithmetic":
      return readInto(read, expression.left) && readInto(read, expression.right);
    case "index":
      return readInto(read, expression.target) && readInto(read, expression.index);
    case "index-of":
    case "cells-of":
      return readInto(read, expression.element);
    case "attribute":
      return expression.arguments.every((argument) => readInto(read, argument));
    default:
      return false;
  }
}
