/** What is said beside yes or no: true and A is A, false or A is A, true implies A is A. No side condition: what is left out is never a fault. */
import { truthNode } from "../../check/logic.js";
import type { Expression } from "../../typed.js";
import type { Context } from "../context.js";

export function beside(_: Context, expression: Expression): Expression {
  if (expression.kind !== "logic") return expression;
  const { operator, left, right, span } = expression;
  if (left.kind === "truth") {
    if (operator === "and") return left.value ? right : truthNode(false, span);
    if (operator === "or") return left.value ? truthNode(true, span) : right;
    return left.value ? right : truthNode(true, span);
  }
  // What stands right is a fault or not, whatever stands left: only what it adds nothing to is left out.
  if (right.kind === "truth" && right.value === (operator === "and") && operator !== "implies") return left;
  return expression;
}
