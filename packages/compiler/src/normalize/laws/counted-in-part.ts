/**
 * How many there are in a part that a head goes through: count(x in g where P) = n is exactly n P in g, and so are at most and at least.
 *
 * Side condition. n is a written whole number: of a fraction a count is never that many, and a quantity is an error (R14).
 */

import type { Bound } from "../../ast.js";
import { conjunction, truthNode } from "../../check/logic.js";
import type { Expression } from "../../typed.js";
import type { Context } from "../context.js";
import { isPart } from "../structures.js";

const bounds: Partial<Record<Extract<Expression, { kind: "compare" }>["operator"], Bound>> = {
  "=": "exactly",
  "<=": "at most",
  ">=": "at least",
};

export function countedInPart(context: Context, expression: Expression): Expression {
  if (expression.kind !== "compare") return expression;
  const { left, right, operator, span, type, known } = expression;
  if (left.kind !== "aggregate" || left.aggregate !== "count" || right.kind !== "number") return expression;
  const [binder, another] = left.binders;
  const bound = bounds[operator];
  if (bound === undefined || binder?.kind !== "in" || another !== undefined) return expression;
  if (!isPart(context, binder.set) || left.body !== undefined) return expression;
  if (!Number.isInteger(right.value) || right.value < 0) return expression;
  return {
    kind: "quantity",
    bound,
    amounts: [{ from: right, to: right }],
    set: binder.set,
    variable: binder.variable,
    condition: conjunction([binder.condition, left.condition]) ?? truthNode(true, left.span),
    span,
    type,
    known,
  };
}
