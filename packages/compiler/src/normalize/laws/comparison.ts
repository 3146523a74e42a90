/**
 * A number stands right of what it is compared with, and alone: 3 = size(a) is size(a) = 3, and size(a) - 1 = 2 is size(a) = 3. A difference of nought is an
 * equality: size(a) - c.n = 0 is size(a) = c.n, both false where either is not there.
 *
 * Side conditions. Only of what speaks of structures, since messages quote other comparisons as they are written. Only numbers that are written are moved: neither side becomes something else that could be absent, or a fault.
 */
import { constantNumber } from "../../check/logic/constants.js";
import { numberNode } from "../../check/logic/logic.js";
import { mirrored } from "../../ground/conditions/ranges.js";
import type { Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { speaksOfStructure } from "../structures.js";

type Compare = Extract<Expression, { kind: "compare" }>;

export function numberAlone(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare" || !speaksOfStructure(context, expression)) return expression;
  return collected(constantsRight(expression));
}

function constantsRight(compare: Compare): Compare {
  const { left, right, operator } = compare;
  return constantNumber(left) !== undefined && constantNumber(right) === undefined
    ? { ...compare, left: right, operator: mirrored[operator], right: left }
    : compare;
}

function collected(compare: Compare): Compare {
  const { left, right } = compare;
  if (left.kind === "arithmetic" && left.operator === "-" && constantNumber(right) === 0)
    return { ...compare, left: left.left, right: left.right };
  const constant = constantNumber(right);
  if (constant === undefined || left.type.kind !== "number") return compare;
  const folded = right.kind === "number" ? compare : { ...compare, right: numberNode(constant, right.span) };
  if (left.kind !== "arithmetic" || (left.operator !== "+" && left.operator !== "-")) return folded;
  const added = constantNumber(left.right);
  if (added !== undefined) {
    const moved = left.operator === "+" ? constant - added : constant + added;
    return collected({ ...compare, left: left.left, right: numberNode(moved, right.span) });
  }
  const before = constantNumber(left.left);
  return left.operator === "+" && before !== undefined
    ? collected({ ...compare, left: left.right, right: numberNode(constant - before, right.span) })
    : folded;
}
