/**
 * Moves `not` inwards.
 *
 * - `not (A and B)` → `not A or not B`; `not (A or B)` → `not A and not B`; `not (A implies B)` → `A and not B`; `not not A` → `A`
 * - `not all(P)` → `some(not P)`; `not some(P)` → `all(not P)`
 * - `not x = y` → `x != y`; `some(x != y)` → `not all(x = y)`
 *
 * Side conditions:
 * - Both sides of a comparison that changes have a value in every answer: where there is no such cell, `not (c.next(c.d).n != 1)` is true,
 *   but `c.next(c.d).n = 1` is not (300 answers and 4, on 2 x 2).
 * - `not not` is removed only if A is yes or no in every answer.
 * - The left operand of `and`, `or` and `implies` stays left, since it guards the right one.
 * - A quantity `of each` stays behind its `not`: there it is false if it cannot hold, but without the `not` that is an error (R13).
 */

import { negation, numberNode, truthNode } from "../../check/logic/logic.js";
import { logicNode } from "../../check/logic/nodes.js";
import { truthType } from "../../check/types/types.js";
import { someNode } from "../../check/walks/some-node.js";
import type { Aggregate, Expression, ExpressionOf } from "../../typed.js";
import type { LawContext } from "../context.js";
import { speaksOfStructure } from "../structures.js";
import { isSaid, isTotal } from "../total.js";

export function negationInwards(context: LawContext, expression: Expression): Expression {
  if (expression.kind === "aggregate" && expression.aggregate === "some")
    return notAllEqual(context, expression);
  if (expression.kind !== "not" || saysOfEach(expression.operand)) return expression;
  const { operand } = expression;
  if (operand.kind === "logic" && operand.operator === "or" && !isOneTable(operand))
    return neither(context, operand, expression.span);
  // Of other things a pair that is refused says more than one of which either is demanded.
  return speaksOfStructure(context, operand) ||
    operand.kind === "not" ||
    (operand.kind === "compare" && !operand.known) ||
    isOfRefused(operand)
    ? refused(context, operand, expression)
    : expression;
}

/** Each side is about the same two elements: together they are one table of values. */
function isOneTable({ left, right }: ExpressionOf<"logic">): boolean {
  const [one, other] = [left, right].map(variablesRead);
  return one !== undefined && one.size > 1 && [...one].every((variable) => other?.has(variable) === true);
}

function variablesRead(tree: Expression): ReadonlySet<unknown> {
  const read = new Set<unknown>();
  someNode(tree, (node) => {
    if ("kind" in node && node.kind === "variable" && "variable" in node) read.add(node.variable);
    return false;
  });
  return read;
}

/** Each is said by itself; the left one still guards the other. */
function neither(context: LawContext, either: ExpressionOf<"logic">, span: Expression["span"]): Expression {
  const [left, right] = [either.left, either.right].map((side) =>
    negationInwards(context, negation(side, side.span)),
  );
  return left === undefined || right === undefined
    ? negation(either as Expression, span)
    : logicNode("and", left, right, span, left.known && right.known);
}

/** `not some(P)` is said of each, and of `not all(not P)` and `not all(x != y)` the inner one goes. */
const isOfRefused = (expression: Expression): boolean =>
  expression.kind === "aggregate" &&
  (expression.aggregate === "some" ||
    (expression.aggregate === "all" && (expression.body?.kind === "not" || isUnequal(expression.body))));

const isUnequal = (expression: Expression | undefined): boolean =>
  expression?.kind === "compare" && expression.operator === "!=";

const saysOfEach = (expression: Expression): boolean => someNode(expression, (node) => "ofEach" in node);

export const oppositeOperators = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
} as const;

/** The condition that the expression does not hold; `whole` says so as it is written. */
function refused(context: LawContext, expression: Expression, whole: Expression): Expression {
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
      return logicNode(operator === "and" ? "or" : "and", one, inner(right), span, known);
    }
    case "aggregate":
      if (expression.body === undefined) return whole;
      if (expression.aggregate === "all")
        return { ...expression, aggregate: "some", body: inner(expression.body), span };
      if (expression.aggregate === "some")
        return { ...expression, aggregate: "all", body: inner(expression.body), span };
      return whole;
    // A number of at least n is none of at most one less; none is not at least one.
    case "quantity":
      return oneLess(expression, span) ?? someAtLeast(expression, span) ?? whole;
    case "compare":
      return isTotal(context, expression.left) && isTotal(context, expression.right)
        ? { ...expression, operator: oppositeOperators[expression.operator], span }
        : whole;
    default:
      return whole;
  }
}

/** `some(x.s != y.s)`, since patterns and expansion know what is equal. */
function notAllEqual(context: LawContext, some: Aggregate): Expression {
  const { body, span } = some;
  if (body?.kind !== "compare" || body.operator !== "!=" || speaksOfStructure(context, some)) return some;
  if (!isTotal(context, body.left) || !isTotal(context, body.right)) return some;
  return negation({ ...some, aggregate: "all", body: { ...body, operator: "=" } }, span);
}

/** Not at least n is at most n - 1, of an n that is written, and 1 or more. */
function oneLess(quantity: ExpressionOf<"quantity">, span: Expression["span"]): Expression | undefined {
  const [amount, another] = quantity.amounts;
  if (quantity.bound !== "at least" || quantity.ofEach !== undefined || another !== undefined)
    return undefined;
  if (amount?.from.kind !== "number" || amount.from !== amount.to || amount.from.value < 1) return undefined;
  const number = numberNode(amount.from.value - 1, amount.from.span);
  return {
    ...quantity,
    bound: "at most",
    amounts: [{ from: number, to: number }],
    span,
    type: truthType,
    known: quantity.condition.known && quantity.set.known,
  };
}

/** Not exactly 0, or at most 0, is at least 1. */
function someAtLeast(quantity: ExpressionOf<"quantity">, span: Expression["span"]): Expression | undefined {
  const [amount, another] = quantity.amounts;
  if (quantity.bound === "at least" || quantity.ofEach !== undefined || another !== undefined)
    return undefined;
  if (amount?.from.kind !== "number" || amount.from !== amount.to || amount.from.value !== 0)
    return undefined;
  const number = numberNode(1, amount.from.span);
  const known = quantity.condition.known && quantity.set.known;
  return {
    ...quantity,
    bound: "at least",
    amounts: [{ from: number, to: number }],
    span,
    type: truthType,
    known,
  };
}
