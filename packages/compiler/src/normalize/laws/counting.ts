/**
 * How many there are: count(x in S) is size(S), and size(S where P) is count(x in S where P).
 *
 * Side condition. S holds each element once, which a set that is written out need not.
 */
import type { Expression } from "../../typed.js";
import type { LawContext } from "../context.js";

export function countedOrMeasured(_: LawContext, expression: Expression): Expression {
  if (expression.kind === "aggregate" && expression.aggregate === "count") {
    const [binder, another] = expression.binders;
    if (binder?.kind !== "in" || another !== undefined || binder.condition !== undefined) return expression;
    if (expression.condition !== undefined || expression.body !== undefined) return expression;
    const { span, type, known } = expression;
    return holdsEachOnce(binder.set)
      ? { kind: "attribute", attribute: "size", arguments: [binder.set], span, type, known }
      : expression;
  }
  if (expression.kind !== "attribute" || expression.attribute !== "size") return expression;
  const [set] = expression.arguments;
  if (set?.kind !== "filter") return expression;
  const [binder, another] = set.binders;
  if (binder?.kind !== "in" || another !== undefined || !holdsEachOnce(binder.set)) return expression;
  const { span, type, known } = expression;
  return {
    kind: "aggregate",
    aggregate: "count",
    binders: set.binders,
    condition: set.condition,
    span,
    type,
    known,
  };
}

/** Of one element more than of a set: a row and a region hold each cell once. */
function holdsEachOnce(set: Expression): boolean {
  switch (set.kind) {
    case "all-of":
    case "cells-of":
    case "group":
    case "groups":
    case "reach":
    case "stretches":
      return true;
    case "variable":
      return set.type.kind === "set" || set.type.kind === "element";
    case "filter":
      return set.binders.length === 1 && set.binders[0]?.kind === "in" && holdsEachOnce(set.binders[0].set);
    default:
      return false;
  }
}
