/** Folding what the parser reads flat, by the strengths of operators.ts. */

import type { BinaryOperator, Expression, Unary } from "../../ast.js";
import { tooDeep } from "../../diagnostics/catalogue/ecp1022-too-deep.js";
import { chainedComparison } from "../../diagnostics/catalogue/ecp1024-chained-comparison.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { joinSpans, type Span } from "../../text/span.js";
import { LONGEST_PREFIX, LONGEST_SUM } from "../../thresholds.js";
import type { LinePlace } from "../grammar/cst.js";
import { comparison, strengthOf } from "../operators.js";

/** `not not S`: prefixes, weaker than a comparison, and stronger than `and`. */
export interface Operand {
  readonly prefixes: readonly Span[];
  readonly expression: Expression;
}

export type Tail =
  | {
      readonly kind: "operator";
      readonly operator: BinaryOperator;
      readonly operand: Operand;
      readonly span: Span;
    }
  /** `is …`, `has …`, applied to what stands before it. */
  | { readonly kind: "test"; readonly apply: (subject: Expression) => Expression };

export function prefixed(
  at: LinePlace,
  operator: Unary["operator"],
  spans: readonly Span[],
  operand: Expression,
): Expression {
  if (spans.length > LONGEST_PREFIX) return tooLong(at, operand.span);
  return spans.reduceRight<Expression>(
    (inner, span) => ({ kind: "unary", span: joinSpans(span, inner.span), operator, operand: inner }),
    operand,
  );
}

export function binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
  return { kind: "binary", span: joinSpans(left.span, right.span), operator, left, right };
}

export function foldConnected(at: LinePlace, first: Operand, tails: readonly Tail[]): Expression {
  if (tails.length === 0) return prefixed(at, "not", first.prefixes, first.expression);
  if (tails.length > LONGEST_SUM) return tooLong(at, first.expression.span);
  let next = 0;

  const readOperand = (operand: Operand): Expression =>
    operand.prefixes.length === 0
      ? operand.expression
      : prefixed(at, "not", operand.prefixes, readFrom(operand.expression, comparison));

  const readFrom = (left: Expression, weakest: number): Expression => {
    let result = left;
    let compared = false;
    for (let tail = tails[next]; tail !== undefined; tail = tails[next]) {
      if (tail.kind === "test") {
        next++;
        result = tail.apply(result);
        continue;
      }
      const strength = strengthOf(tail.operator);
      if (strength < weakest) break;
      next++;
      const start = readOperand(tail.operand);
      // An operator that binds more strongly than this one belongs to its right operand; `implies` takes its like as well.
      const right = readFrom(start, strength === 0 ? 0 : strength + 1);
      if (strength === comparison && compared && isOrder(tail.operator)) {
        at.report(diagnose(chainedComparison, tail.span, { operator: tail.operator }));
      }
      compared = strength === comparison;
      result = binary(tail.operator, result, right);
    }
    return result;
  };
  return readFrom(readOperand(first), 0);
}

const isOrder = (operator: BinaryOperator): boolean => ["=", "<", "<=", ">", ">="].includes(operator);

export function foldSum(
  at: LinePlace,
  first: Expression,
  rest: readonly { readonly operator: BinaryOperator; readonly operand: Expression }[],
): Expression {
  if (rest.length > LONGEST_SUM) return tooLong(at, first.span);
  let sum: Expression | undefined;
  let pending: BinaryOperator = "+";
  let product = first;
  for (const { operator, operand } of rest) {
    if (operator === "+" || operator === "-") {
      sum = sum === undefined ? product : binary(pending, sum, product);
      pending = operator;
      product = operand;
    } else product = binary(operator, product, operand);
  }
  return sum === undefined ? product : binary(pending, sum, product);
}

export function tooLong(at: LinePlace, span: Span): Expression {
  at.report(diagnose(tooDeep, span, { what: "operators" }));
  return { kind: "absent", span };
}
