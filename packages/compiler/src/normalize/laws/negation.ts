/**
 * `not` goes inwards: not (A and B) is not A or not B, not (A or B) is not A and not B, not (A implies B) is A and not B, not not A is A; not all
 * is some not, not some is all not; not x = y is x != y.
 *
 * Side conditions. A comparison is turned round only where both sides have a value in every answer: `not (c.next(c.d).n != 1)` is true where there is no
 * such cell, and `c.next(c.d).n = 1` is not (300 answers and 4, on 2 x 2). `not not` is left out only of what is yes or no in every answer. What stands left of `and`, `or` and `implies` stays left, since it guards
 * what stands right. A quantity `of each` is not brought out from behind a `not`, where it is false if it cannot hold: in front of it, that is an
 * error (R13).
 */
import { negation, truthNode } from "../../check/logic.js";
import { someNode } from "../../check/some-node.js";
import { truthType } from "../../check/types.js";
import type { Expression } from "../../typed.js";
import type { Context } from "../context.js";
import { isSaid, isTotal } from "../total.js";

export const negationInwards = (context: Context, expression: Expression): Expression =>
  expression.kind === "not" && !saysOfEach(expression.operand)
    ? refused(context, expression.operand, expression)
    : expression;

const saysOfEach = (expression: Expression): boolean => someNode(expression, (node) => "ofEach" in node);

const opposites = { "=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;

/** That the expression does not hold; `whole` says so as it is written. */
function refused(context: Context, expression: Expression, whole: Expression): Expression {
  const inner = (part: Expression): Expression => refused(context, part, negation(part, part.span));
  const { span } = whole;
  switch (expression.kind) {
    case "truth":
      return truthNode(!expression.value, span);
    case "not":
      return isSaid(expression.operand) ? expression.operand : whole;
    case "logic": {
      const { operator, left, right, known } = expression;
      const one = operator === "implies" ? left : inner(left);
      return {
        kind: "logic",
        operator: operator === "and" ? "or" : "and",
        left: one,
        right: inner(right),
        span,
        type: truthType,
        known,
      };
    }
    case "aggregate":
      if (expression.body === undefined) return whole;
      if (expression.aggregate === "all")
        return { ...expression, aggregate: "some", body: inner(expression.body), span };
      if (expression.aggregate === "some")
        return { ...expression, aggregate: "all", body: inner(expression.body), span };
      return whole;
    case "compare":
      return isTotal(context, expression.left) && isTotal(context, expression.right)
        ? { ...expression, operator: opposites[expression.operator], span }
        : whole;
    default:
      return whole;
  }
}
