/** Expressions that have a value in every answer, so that a law may say of them what is false of absent values (L8). */
import type { Expression, ExpressionOf } from "../typed.js";
import type { LawContext } from "./context.js";
import { isVariable } from "./is-variable.js";
import { holdOnePrinted } from "./known-of-parts.js";

export function isTotal(context: LawContext, expression: Expression): boolean {
  const total = (part: Expression): boolean => isTotal(context, part);
  switch (expression.kind) {
    case "number":
    case "truth":
    case "text":
    case "symbol":
    case "direction":
    case "none":
    case "board":
    case "parameter":
    case "all-of":
      return true;
    // A head binds what is there; a function may be asked of what is not.
    case "variable":
      return !context.parameters.has(expression.variable);
    case "negate":
      return total(expression.operand);
    // By nought there is no value.
    case "arithmetic":
      return (
        expression.operator !== "/" &&
        expression.operator !== "mod" &&
        total(expression.left) &&
        total(expression.right)
      );
    case "cells-of":
    case "index-of":
      return total(expression.element);
    // How many there are of an empty set is a number too.
    case "attribute":
      return measures.has(expression.attribute) && expression.arguments.every((of) => isSetOf(context, of));
    case "aggregate":
      return counting.has(expression.aggregate);
    // Of what is known, an element is there, or reading it is a fault.
    case "index":
      return expression.known;
    case "group":
      return total(expression.cell);
    case "shared":
      return hasOwnValue(context, expression);
    case "layer":
      return isOnAll(context, expression) && total(expression.element);
    default:
      return false;
  }
}

/** Whether all cells of a part have a value of the layer, or exactly one has. */
const hasOwnValue = (context: LawContext, shared: ExpressionOf<"shared">): boolean => {
  const parts = partsOf(context, shared.set);
  return (parts !== undefined && holdOnePrinted(context, parts, shared.layer)) || ofOwnValue(context, shared);
};

function partsOf({ parts }: LawContext, set: Expression): Expression | undefined {
  const part = set.kind === "cells-of" ? set.element : set;
  return part.kind === "variable" ? parts.get(part.variable) : undefined;
}

/** For a group by this very layer: all of its cells have a value, and the same. */
export function ofOwnValue(context: LawContext, { layer, set }: ExpressionOf<"shared">): boolean {
  const groups = partsOf(context, set);
  if (groups?.kind !== "groups" || groups.by?.by !== "value") return false;
  const { variable, value } = groups.by;
  return (
    value.kind === "layer" &&
    value.layer === layer &&
    isVariable(value.element, variable) &&
    context.puzzle.layers[layer]?.role === "find" &&
    isOnAll(context, value)
  );
}

/** Of nothing they are 0. */
const measures: ReadonlySet<string> = new Set(["size", "width", "height"]);
const counting: ReadonlySet<string> = new Set(["count", "sum", "changes", "visible"]);

/** A region or piece that is none is a set without cells. */
const isSetOf = (context: LawContext, of: Expression): boolean => {
  const part = of.kind === "cells-of" ? of.element : of;
  return part.kind === "layer" &&
    part.type.kind !== "optional" &&
    context.puzzle.layers[part.layer]?.role === "find"
    ? isTotal(context, part.element)
    : isTotal(context, part);
};

/** A layer to be found that has a value at every element of the sort that is read. */
function isOnAll({ puzzle }: LawContext, { layer: id, element }: ExpressionOf<"layer">): boolean {
  const layer = puzzle.layers[id];
  // Given, it is there, or reading it is an error, also from the other side.
  if (layer?.role === "given") return !layer.orNone && !layer.orUnprinted && layer.type.kind !== "truth";
  if (layer === undefined || layer.where !== undefined || layer.orNone) return false;
  if (layer.on.kind !== "cell" || layer.on.border === true) return false;
  return element.type.kind === "element" && element.type.sort === "cell";
}

const truths: ReadonlySet<string> = new Set(["all", "some", "different", "increasing"]);

/**
 * Whether the expression is yes or no in every answer, whatever is absent: a statement about an absent thing is false (L8). A layer that is
 * read does not qualify: where it is absent, it is neither yes nor no, and it counts as no only where a truth is needed.
 */
export function isSaid(expression: Expression): boolean {
  switch (expression.kind) {
    case "truth":
    case "not":
    case "logic":
    case "compare":
    case "same":
    case "member-of":
    case "quantity":
    case "graph":
    case "has":
    case "has-attribute":
    case "is-printed":
    case "adjective":
    case "before":
      return true;
    case "aggregate":
      return truths.has(expression.aggregate);
    default:
      return false;
  }
}
