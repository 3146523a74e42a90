/**
 * Writes the distance between two numbers in one form.
 *
 * - `abs(a - b)`, `max(a, b) - min(a, b)` → `difference(a, b)`
 * - `a - b > k or b - a > k` → `difference(a, b) > k`
 * - `a < b or a > b` → `a != b`
 * - `a != b and a != b + 1 and b != a + 1` → `difference(a, b) > 1`, also of `difference(a, b) != 0 and difference(a, b) != 1`
 * - `a != b + k and b != a + k` → `difference(a, b) != k`
 * - `a - b = k` → `a = b + k`, for two numbers that are to be found
 *
 * Side conditions:
 * - All parts read the same two numbers: each part is false where one of them is absent (L8), and so is the whole.
 * - In `max(a, b) - min(a, b)` both have a value: `max` leaves out an absent one.
 * - All `!=` of these together mean `difference(a, b) > 1` only for whole numbers: a and b are to be found, and each has a range.
 */

import { constantNumber } from "../../check/logic/constants.js";
import { numberNode } from "../../check/logic/logic.js";
import { compareNode, measureNode } from "../../check/logic/nodes.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import type { Comparison, Expression, ExpressionOf, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { stepFrom } from "../step-from.js";
import { isTotal } from "../total.js";

export function differences(context: LawContext, expression: Expression): Expression {
  if (expression.kind === "attribute" && expression.attribute === "abs") return ofDifference(expression);
  if (expression.kind === "arithmetic") return ofLargerAndSmaller(context, expression);
  if (expression.kind === "logic" && expression.operator === "and") return farther(context, expression);
  if (expression.kind === "compare") return ofTheOther(context, expression);
  if (expression.kind !== "logic" || expression.operator !== "or") return expression;
  const [one, other] = [larger(expression.left), larger(expression.right)];
  if (one === undefined || other === undefined || one.operator !== other.operator) return expression;
  if (one.by !== other.by) return expression;
  const { keys } = context;
  if (!keys.same(one.left, other.right) || !keys.same(one.right, other.left)) return expression;
  const { span, known } = expression;
  const { left, right, operator, by } = one;
  if (by === 0 && operator === ">") return compareNode("!=", left, right, span, known);
  return compareNode(operator, differenceOf(left, right, span, known), numberNode(by, span), span, known);
}

function ofDifference(abs: ExpressionOf<"attribute">): Expression {
  const [of] = abs.arguments;
  if (of?.kind !== "arithmetic" || of.operator !== "-") return abs;
  return differenceOf(of.left, of.right, abs.span, abs.known);
}

/** a - b = k */
function ofTheOther(context: LawContext, expression: Comparison): Expression {
  const { left, right, operator } = expression;
  const number = operator === "=" ? constantNumber(right) : undefined;
  if (number === undefined || left.kind !== "arithmetic" || left.operator !== "-") return expression;
  if (!isOfRange(context, left.left) || !isOfRange(context, left.right)) return expression;
  const moved: Expression =
    number === 0
      ? left.right
      : {
          ...left,
          operator: number > 0 ? "+" : "-",
          left: left.right,
          right: numberNode(Math.abs(number), right.span),
        };
  return { ...expression, left: left.left, right: moved };
}

/** max(a, b) - min(a, b) */
function ofLargerAndSmaller(context: LawContext, expression: ExpressionOf<"arithmetic">): Expression {
  const { operator, left, right, span, known } = expression;
  if (operator !== "-" || left.kind !== "attribute" || right.kind !== "attribute") return expression;
  if (left.attribute !== "max" || right.attribute !== "min") return expression;
  const [a, b, more] = left.arguments;
  const [c, d, another] = right.arguments;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return expression;
  if (more !== undefined || another !== undefined) return expression;
  const { keys } = context;
  const areSame = (keys.same(a, c) && keys.same(b, d)) || (keys.same(a, d) && keys.same(b, c));
  return areSame && [a, b].every((each) => isTotal(context, each) && each.type.kind === "number")
    ? differenceOf(a, b, span, known)
    : expression;
}

/** Neither equal nor within so many steps, each of which is refused. */
function farther(context: LawContext, expression: ExpressionOf<"logic">): Expression {
  const parts = conjuncts(expression);
  if (parts.length < 2) return expression;
  const refused = parts.flatMap(
    (said): readonly (Step | undefined)[] => refusedDistance(context, said) ?? [refusedStep(context, said)],
  );
  const [first] = refused;
  if (first === undefined) return expression;
  const steps = new Set<number>();
  for (const each of refused) {
    if (each === undefined) return expression;
    const sign = isOfSame(context, first, each)
      ? 1
      : isOfSame(context, first, { ...each, left: each.right, right: each.left })
        ? -1
        : 0;
    if (sign === 0) return expression;
    steps.add(sign * each.by + 0);
  }
  const most = Math.max(...steps);
  const isOne = steps.size === 2 && steps.has(-most);
  for (let step = -most; step <= most; step++) if (!isOne && !steps.has(step)) return expression;
  if (!isOne && steps.size !== 2 * most + 1) return expression;
  if (most === 0) return expression;
  const { span, known } = expression;
  return compareNode(
    isOne ? "!=" : ">",
    differenceOf(first.left, first.right, span, known),
    numberNode(most, span),
    span,
    known,
  );
}

interface Step {
  readonly left: Expression;
  readonly right: Expression;
  readonly by: number;
}

const isOfSame = ({ keys }: LawContext, one: Step, other: Step): boolean =>
  keys.same(one.left, other.left) && keys.same(one.right, other.right);

/** a != b + k */
function refusedStep(context: LawContext, said: Expression): Step | undefined {
  if (said.kind !== "compare" || said.operator !== "!=") return undefined;
  const [left, right] = [stepFrom(said.left), stepFrom(said.right)];
  return isOfRange(context, left.of) && isOfRange(context, right.of)
    ? { left: left.of, right: right.of, by: right.by - left.by }
    : undefined;
}

/** Of `difference(a, b) != k`, the steps up and down. */
function refusedDistance(context: LawContext, said: Expression): readonly Step[] | undefined {
  if (said.kind !== "compare" || said.operator !== "!=" || said.left.kind !== "attribute") return undefined;
  const by = constantNumber(said.right);
  if (said.left.attribute !== "difference" || by === undefined || by < 0) return undefined;
  const [left, right] = said.left.arguments;
  if (left === undefined || right === undefined) return undefined;
  if (!isOfRange(context, left) || !isOfRange(context, right)) return undefined;
  return [by, -by].map((step) => ({ left, right, by: step }));
}

/** Of `x.n != y.n + k`, that the numbers of these two differ by another one; undefined of anything else, and of k = 0. */
export function refusedBetween(
  context: LawContext,
  said: Expression,
  [x, y]: readonly [VariableId, VariableId],
): Expression | undefined {
  const step = refusedStep(context, said);
  if (step === undefined || step.by === 0) return undefined;
  const { left, right } = step;
  if (left.kind !== "layer" || right.kind !== "layer" || left.layer !== right.layer) return undefined;
  const isOf = (one: VariableId, other: VariableId): boolean =>
    isVariable(left.element, one) && isVariable(right.element, other);
  if (!isOf(x, y) && !isOf(y, x)) return undefined;
  const { span, known } = said;
  const difference = differenceOf(step.left, step.right, span, known);
  return compareNode("!=", difference, numberNode(Math.abs(step.by), span), span, known);
}

function isOfRange({ puzzle }: LawContext, read: Expression): boolean {
  if (read.kind !== "layer") return false;
  const layer = puzzle.layers[read.layer];
  return layer?.role === "find" && layer.domain.kind === "range" && !layer.orNone;
}

const differenceOf = (
  left: Expression,
  right: Expression,
  span: Expression["span"],
  known: boolean,
): Expression => measureNode("difference", [left, right], span, known);

interface Larger {
  readonly left: Expression;
  readonly right: Expression;
  readonly operator: ">" | ">=";
  readonly by: number;
}

/** The condition that one number is larger than another by so much, or more. */
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
