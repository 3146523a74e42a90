/**
 * Calculating with numbers that may be unknown. Adding two variables is a table of their values; more of them are a sum. Multiplying and dividing
 * by what is known keeps a sum a sum; everything else goes by cases.
 */

import { divisionByZero } from "../../diagnostics/catalogue/ecp4109-division-by-zero.js";
import type { Span } from "../../text/span.js";
import { CASE_PAIRS } from "../../thresholds.js";
import {
  type Choice,
  isCases,
  isChoice,
  isNone,
  isUnknown,
  isUnprinted,
  type Known,
  type Sum,
  type Value,
} from "../value.js";
import { exact, fault, standing, unforeseen } from "../world/faults.js";
import { inSlot } from "../world/slots.js";
import type { World } from "../world/world.js";
import { noValue } from "./cases.js";
import { commonOutcomes } from "./common-outcomes.js";
import { divided, less, plus, remainder, times } from "./fractions.js";
import { lift, lift2 } from "./lift.js";
import { addendsOf, addScaled, dividedBy, restCases, scaled, simplest, sumOf } from "./sums.js";
import { isScoped } from "./tables.js";
import { printed } from "./unprinted/unprinted.js";

export type Operator = "+" | "-" | "*" | "/" | "mod";

interface Spans {
  readonly left: Span;
  readonly right: Span;
  readonly whole: Span;
}

/** `divisorIsKnown`: of what is known to be 0, it is a mistake to divide by it; else there is no value where it is. */
export function arithmetic(
  world: World,
  operator: Operator,
  leftPrinted: Value,
  rightPrinted: Value,
  spans: Spans,
  divisorIsKnown = true,
): Value {
  if (rightPrinted === 0 && isDivision(operator)) {
    if (divisorIsKnown) throw fault(divisionByZero, spans.right, { standing: standing(world) });
    return noValue;
  }
  if (typeof leftPrinted === "number" && typeof rightPrinted === "number")
    return calculated(operator, leftPrinted, rightPrinted, spans);
  const left = printed(world, leftPrinted, spans.left);
  const right = printed(world, rightPrinted, spans.right);
  const calculate = (a: Known, b: Known): number =>
    calculated(operator, numberOf(a, spans.left), numberOf(b, spans.right), spans);
  if (!isUnknown(left) && !isUnknown(right)) return calculate(left, right);
  if (isNumberAnyway(left) && typeof right === "number")
    return inSlot(world, commonOutcomes).each(left, `${operator}${right}`, (one) => calculate(one, right));
  const linear = asLinear(world, operator, left, right, spans);
  if (linear !== undefined) return linear;
  const each = (a: Known, b: Known): number | undefined =>
    b === 0 && isDivision(operator) ? undefined : numbered(a, b, calculate);
  const value = lift2(world, left, right, each, spans.whole);
  if (value === undefined) return noValue;
  if (typeof value !== "object" || value.kind !== "table" || (operator !== "+" && operator !== "-"))
    return value;
  const [a, b] = [sumOf(world, left, spans.left), sumOf(world, right, spans.right)];
  if (a === undefined || b === undefined) return value;
  return { ...value, asSum: addScaled(world, a, b, operator === "+" ? 1 : -1) };
}

const isDivision = (operator: Operator): boolean => operator === "/" || operator === "mod";

/** `none` is no number: of it nothing comes. */
function numbered(a: Known, b: Known, calculate: (a: Known, b: Known) => number): number | undefined {
  if (isNone(a) || isNone(b)) return undefined;
  return calculate(a, b);
}

export function minus(world: World, from: number, value: Value, span: Span): Value {
  return arithmetic(world, "-", from, value, { left: span, right: span, whole: span });
}

/** The value as a sum, if it is one and a table would be no better. */
function asLinear(
  world: World,
  operator: Operator,
  left: Value,
  right: Value,
  spans: Spans,
): Value | undefined {
  if (isSimple(left) && isSimple(right) && choices(left) * choices(right) <= CASE_PAIRS) return undefined;
  // Cases and a number stay cases: they exclude each other, which a sum forgets.
  if ((isCases(left) && typeof right === "number") || (typeof left === "number" && isCases(right)))
    return undefined;
  switch (operator) {
    case "+":
    case "-": {
      const [a, b] = [sumOf(world, left, spans.left), sumOf(world, right, spans.right)];
      if (a === undefined || b === undefined) return undefined;
      return simplest(addScaled(world, a, b, operator === "+" ? 1 : -1));
    }
    case "*": {
      const [number, other] = typeof left === "number" ? [left, right] : [right, left];
      if (typeof number !== "number" || isScoped(other)) return undefined;
      const sum = sumOf(world, other, spans.whole);
      return sum === undefined ? undefined : scaled(sum, number);
    }
    case "/": {
      if (typeof right !== "number" || isScoped(left)) return undefined;
      const sum = sumOf(world, left, spans.left);
      return sum === undefined ? undefined : dividedBy(sum, right);
    }
    case "mod": {
      if (typeof right !== "number" || isScoped(left)) return undefined;
      const sum = sumOf(world, left, spans.left);
      return sum === undefined || sum.there !== undefined ? undefined : rest(world, sum, right, spans.whole);
    }
    default:
      return operator satisfies never;
  }
}

/** The rest of a sum, addend by addend: it has few values, however many the sum has. Of a short count, by cases. */
function rest(world: World, sum: Sum, divisor: number, span: Span): Value | undefined {
  const addends = addendsOf(world, sum);
  if (![divisor, sum.plus, ...addends.flat().map(({ weight }) => weight)].every(Number.isInteger))
    return undefined;
  const cases = restCases(world, sum, divisor, span);
  if (cases !== undefined) return { kind: "cases", cases, total: true };
  return {
    kind: "machine",
    chain: {
      start: remainder(sum.plus, divisor),
      next: (state, symbol, step) =>
        remainder(Number(state) + (addends[step]?.[symbol]?.weight ?? 0), divisor),
      steps: addends.map((addend) => addend.map(({ when }, symbol) => ({ symbol, when }))),
    },
    outcome: Number,
  };
}

const choices = (value: Value): number => (isChoice(value) ? value.codes.length : 1);

const isNumberAnyway = (value: Value): value is Choice =>
  isChoice(value) &&
  value.outcomes.length <= CASE_PAIRS &&
  value.outcomes.every((outcome) => typeof outcome === "number");

/** Known, or of one variable: what two such make is a table. */
const isSimple = (value: Value): boolean => typeof value === "number" || isChoice(value);

export function numberOf(value: Known, span: Span): number {
  if (typeof value === "number") return value;
  throw unforeseen(span, isUnprinted(value) ? "a `?`" : "this number");
}

function calculated(operator: Operator, left: number, right: number, spans: Spans): number {
  return exact(operations[operator](left, right), spans.whole);
}

const operations: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  "+": plus,
  "-": less,
  "*": times,
  "/": divided,
  mod: remainder,
};

/** The larger less the smaller. */
export function difference(world: World, left: Value, right: Value, span: Span): Value {
  const value = lift2(
    world,
    left,
    right,
    (a, b) => numbered(a, b, (x, y) => exact(Math.abs(less(numberOf(x, span), numberOf(y, span))), span)),
    span,
  );
  return value ?? noValue;
}

export function absolute(world: World, value: Value, span: Span): Value {
  const found = lift(world, value, (one) => (isNone(one) ? undefined : Math.abs(numberOf(one, span))), span);
  return found ?? noValue;
}
