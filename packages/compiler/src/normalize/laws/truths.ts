/**
 * Removes a constant truth beside another operand.
 *
 * - `true and A`, `false or A`, `true implies A` → `A`
 *
 * Side conditions:
 * - A is yes or no in every answer: where the layer is absent, `c.next(c.d).t and yes` is no, but `c.next(c.d).t` is neither (`… = no`: 3
 *   answers and 1).
 */
import { truthNode } from "../../check/logic/logic.js";
import type { Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isSaid } from "../total.js";

export function beside(_: LawContext, expression: Expression): Expression {
  if (expression.kind !== "logic") return expression;
  const { operator, left, right, span } = expression;
  if (left.kind === "truth") {
    const decides = operator === "or" ? left.value : !left.value;
    if (decides) return truthNode(operator !== "and", span);
    return isSaid(right) ? right : expression;
  }
  // The right operand is a fault or not, whatever stands left: only what it adds nothing to is left out.
  const addsNothing =
    right.kind === "truth" && operator !== "implies" && right.value === (operator === "and");
  return addsNothing && isSaid(left) ? left : expression;
}
