/** Conditions put together. */
import { joinSpans, type Span } from "../../text/span.js";
import type { Expression } from "../../typed.js";
import { truthType } from "../types/types.js";

/** `a and b and …`; undefined of nothing. */
export function conjunction(conditions: readonly (Expression | undefined)[]): Expression | undefined {
  let all: Expression | undefined;
  for (const condition of conditions) {
    if (condition === undefined) continue;
    all =
      all === undefined
        ? condition
        : {
            kind: "logic",
            operator: "and",
            left: all,
            right: condition,
            span: all.span.file === condition.span.file ? joinSpans(all.span, condition.span) : all.span,
            type: truthType,
            known: all.known && condition.known,
          };
  }
  return all;
}

export const negation = (operand: Expression, span: Span): Expression => ({
  kind: "not",
  operand,
  span,
  type: operand.type.kind === "error" ? operand.type : truthType,
  known: operand.known,
});

export const negatedIf = (negated: boolean, operand: Expression, span: Span): Expression =>
  negated ? negation(operand, span) : operand;

export const truthNode = (value: boolean, span: Span): Expression => ({
  kind: "truth",
  value,
  span,
  type: truthType,
  known: true,
});

export const numberNode = (value: number, span: Span): Expression => ({
  kind: "number",
  value,
  span,
  type: { kind: "number" },
  known: true,
});

/** Whether the two are the same element, or, of other things, equal. */
export function sameOrEqual(left: Expression, right: Expression, span: Span): Expression {
  const known = left.known && right.known;
  return left.type.kind === "element"
    ? { kind: "same", left, right, span, type: truthType, known }
    : { kind: "compare", operator: "=", left, right, span, type: truthType, known };
}
