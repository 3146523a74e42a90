/**
 * How far two numbers are apart, in one form: abs(a - b) is difference(a, b); a - b > k or b - a > k is difference(a, b) > k; a < b or a > b is a != b.
 *
 * Side condition. Both sides of the `or` read the same two: each is false where either is not there (L8), and so is the whole.
 */
import { constantNumber } from "../../check/logic/constants.js";
import { numberNode } from "../../check/logic/logic.js";
import { numberType } from "../../check/types/types.js";
import type { Expression } from "../../typed.js";
import type { LawContext } from "../context.js";

export function differences(context: LawContext, expression: Expression): Expression {
  if (expression.kind === "attribute" && expression.attribute === "abs") return ofDifference(expression);
  if (expression.kind !== "logic" || expression.operator !== "or") return expression;
  const [one, other] = [larger(expression.left), larger(expression.right)];
  if (one === undefined || other === undefined || one.operator !== other.operator) return expression;
  if (one.by !== other.by) return expression;
  const { keys } = context;
  if (!keys.same(one.left, other.right) || !keys.same(one.right, other.left)) return expression;
  const { span, type, known } = expression;
  const { left, right, operator, by } = one;
  if (by === 0 && operator === ">")
    return { kind: "compare", operator: "!=", left, right, span, type, known };
  return {
    kind: "compare",
    operator,
    left: differenceOf(left, right, span, known),
    right: numberNode(by, span),
    span,
    type,
    known,
  };
}

function ofDifference(abs: Extract<Expression, { kind: "attribute" }>): Expression {
  const [of] = abs.arguments;
  if (of?.kind !== "arithmetic" || of.operator !== "-") return abs;
  return differenceOf(of.left, of.right, abs.span, abs.known);
}

const differenceOf = (
  left: Expression,
  right: Expression,
  span: Expression["span"],
  known: boolean,
): Expression => ({
  kind: "attribute",
  attribute: "difference",
  arguments: [left, right],
  span,
  type: numberType,
  known,
});

interface Larger {
  readonly left: Expression;
  readonly right: Expression;
  readonly operator: ">" | ">=";
  readonly by: number;
}

/** That one number is larger than another by so much, or more. */
function larger(said: Expression): Larger | undefined {
  if (said.kind !== "compare" || said.left.type.kind !== "number") return undefined;
  switch (said.operator) {
    case ">":
    case ">=":
      return byHowMuch(said.left, said.right, said.operator);
    case "<":
      return byHowMuch(said.right, said.left, ">");
    case "<=":
      return byHowMuch(said.right, said.left, ">=");
    default:
      return undefined;
  }
}

function byHowMuch(more: Expression, less: Expression, operator: ">" | ">="): Larger {
  const added = less.kind === "arithmetic" && less.operator === "+" ? constantNumber(less.right) : undefined;
  if (less.kind === "arithmetic" && added !== undefined)
    return { left: more, right: less.left, operator, by: added };
  const least = constantNumber(less);
  if (more.kind === "arithmetic" && more.operator === "-" && least !== undefined)
    return { left: more.left, right: more.right, operator, by: least };
  return { left: more, right: less, operator, by: 0 };
}
