/**
 * Joins a lower and an upper bound that are the same number, also where they are two lines of one head.
 *
 * - `at least 1 wall in g` and `at most 1 wall in g` → `exactly 1 wall in g`
 * - `e >= n and e <= n` → `e = n`
 * - `at least 1 wall in g` and `not exactly 1 wall in g` → `at least 2 wall in g`
 * - `not e > n and not e < n` → `not e != n`, which holds of absent values as the two do
 * - `some(…)` counts as `at least 1`, and for whole numbers `> n` counts as `>= n + 1`
 *
 * Side conditions:
 * - The number is written, or it is a given and the head asks whether it exists (`for each cell c with clue`). Or both comparisons have the same
 *   sides: what is absent, missing or a `?` on one line is so on the other.
 * - The two stand next to each other: anything between them may guard the second.
 * - The quantities have no `of each`, which may name other values.
 */

import { constantNumber } from "../../check/logic/constants.js";
import { conjunction, numberNode, truthNode } from "../../check/logic/logic.js";
import { compareNode } from "../../check/logic/nodes.js";
import { numberType } from "../../check/types/types.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { onlySet } from "../../check/walks/of-one.js";
import { joinSpans, type Span } from "../../text/span.js";
import type {
  Aggregate,
  Assertion,
  Binder,
  Comparison,
  Expression,
  ExpressionOf,
  Quantity,
  Statement,
} from "../../typed.js";
import type { LawContext } from "../context.js";
import { withFields } from "../map-parts.js";
import { withoutAmounts } from "./either-amount.js";
import { oneOfItsKind } from "./of-sets/one-of-its-kind.js";

type Counted = ExpressionOf<"quantity">;

/** The condition that something is at least, or at most, so much. */
interface Bounded {
  /** A quantity without its number, or what is compared. */
  readonly of: Expression;
  readonly side: "least" | "most";
  /** Undefined for what is read. */
  readonly value: number | undefined;
  readonly number: Expression;
}

/** Whether a number that is read is there. */
type IsThere = (number: Expression) => boolean;
const never: IsThere = () => false;

export function bothBounds(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "logic" || expression.operator !== "and") return expression;
  const { left, right, span } = expression;
  const merged = inOne(context, left, right, span, never);
  if (merged !== undefined) return merged;
  // A and B and C is (A and B) and C.
  if (left.kind !== "logic" || left.operator !== "and") return expression;
  const last = inOne(context, left.right, right, span, never);
  return last === undefined ? expression : withFields(expression, { left: left.left, right: last });
}

/** Lines of a head that say both bounds of one thing, as one line. */
export function bothBoundsSaid(
  context: LawContext,
  binders: readonly Binder[],
  body: readonly Statement[],
): readonly Statement[] {
  const isThere = givenWhere(context, binders);
  const lines: Statement[] = [];
  for (const line of body) {
    const before = lines.at(-1);
    if (line.kind === "assert" && line.expression.kind === "logic" && line.expression.operator === "and") {
      const { left, right, span } = line.expression;
      const expression = inOne(context, left, right, span, isThere);
      lines.push(expression === undefined ? line : { ...line, expression });
      continue;
    }
    const merged =
      before?.kind === "assert" && line.kind === "assert" ? both(context, before, line, isThere) : undefined;
    if (merged !== undefined) lines.pop();
    lines.push(merged ?? line);
  }
  return lines.length === body.length && lines.every((line, at) => line === body[at]) ? body : lines;
}

/** Given numbers that the heads ask for. */
function givenWhere({ puzzle, keys }: LawContext, binders: readonly Binder[]): IsThere {
  const asked = binders.flatMap(({ condition }) => conjuncts(condition));
  return (number) => {
    if (number.kind !== "layer" || number.element.kind !== "variable") return false;
    const layer = puzzle.layers[number.layer];
    if (layer?.role !== "given" || layer.orUnprinted || layer.type.kind !== "number") return false;
    return asked.some(
      (each) => each.kind === "has" && each.layer === number.layer && keys.same(each.element, number.element),
    );
  };
}

function both(
  context: LawContext,
  one: Assertion,
  other: Assertion,
  isThere: IsThere,
): Assertion | undefined {
  if (one.span.file !== other.span.file) return undefined;
  const span = joinSpans(one.span, other.span);
  const expression = inOne(context, one.expression, other.expression, span, isThere);
  return expression && { ...one, span, expression };
}

function inOne(
  context: LawContext,
  left: Expression,
  right: Expression,
  span: Span,
  isThere: IsThere,
): Expression | undefined {
  const [one, other] = [boundSaid(left, isThere), boundSaid(right, isThere)];
  if (one === undefined || other === undefined)
    return (
      neitherSide(context, left, right, span) ??
      equalSides(context, left, right, span) ??
      (one && oneMore(context, one, right, span)) ??
      (other && oneMore(context, other, left, span))
    );
  if (one.side === other.side || one.value !== other.value) return undefined;
  if (one.value === undefined && !context.keys.same(one.number, other.number)) return undefined;
  if (!context.keys.same(one.of, other.of)) return oneOfItsKind(context, left, right, span);
  const { of, number } = one;
  if (of.kind === "quantity")
    return { ...of, bound: "exactly", amounts: [{ from: number, to: number }], span };
  return compareNode("=", of, number, span, left.known && right.known);
}

/** An equation for a number that is read twice: e >= c.n and e <= c.n is e = c.n; both are false if either side is absent. */
function equalSides(
  context: LawContext,
  one: Expression,
  other: Expression,
  span: Span,
): Expression | undefined {
  const compared = comparedBothWays(context, one, other, [">=", "<="]);
  return compared && { ...compared, operator: "=", span };
}

/** At least so many, and not exactly so many. Where the set is absent, the bound is false, and so is the new one. */
function oneMore(
  { keys }: LawContext,
  { of, side, value }: Bounded,
  other: Expression,
  span: Span,
): Expression | undefined {
  if (side !== "least" || value === undefined || of.kind !== "quantity" || other.kind !== "not")
    return undefined;
  const refused = other.operand;
  if (refused.kind !== "quantity" || refused.bound !== "exactly" || refused.ofEach !== undefined)
    return undefined;
  const [amount, another] = refused.amounts;
  if (amount === undefined || another !== undefined || amount.from !== amount.to) return undefined;
  if (constantNumber(amount.from) !== value || !keys.same(withoutAmounts(refused), of)) return undefined;
  const more = numberNode(value + 1, amount.from.span);
  return { ...of, bound: "at least", amounts: [{ from: more, to: more }], span };
}

function neitherSide(
  context: LawContext,
  one: Expression,
  other: Expression,
  span: Span,
): Expression | undefined {
  if (one.kind !== "not" || other.kind !== "not") return undefined;
  const compared = comparedBothWays(context, one.operand, other.operand, [">", "<"]);
  return compared && { ...one, operand: { ...compared, operator: "!=" }, span };
}

/** The first of two comparisons of the same numbers, by these two operators in either order. */
function comparedBothWays(
  { keys }: LawContext,
  one: Expression,
  other: Expression,
  by: readonly [Comparison["operator"], Comparison["operator"]],
): Comparison | undefined {
  if (one.kind !== "compare" || other.kind !== "compare" || one.left.type.kind !== numberType.kind)
    return undefined;
  const operators = new Set([one.operator, other.operator]);
  if (!by.every((operator) => operators.has(operator))) return undefined;
  return keys.same(one.left, other.left) && keys.same(one.right, other.right) ? one : undefined;
}

function boundSaid(said: Expression, isThere: IsThere): Bounded | undefined {
  switch (said.kind) {
    case "quantity": {
      const [amount, another] = said.amounts;
      if (said.bound === "exactly" || said.ofEach !== undefined || another !== undefined) return undefined;
      if (amount === undefined || amount.from !== amount.to) return undefined;
      return bounded(
        withoutAmounts(said),
        said.bound === "at least" ? "least" : "most",
        amount.from,
        isThere,
      );
    }
    case "aggregate":
      return said.aggregate === "some" ? atLeastOne(said) : undefined;
    case "compare":
      return comparedWith(said, isThere);
    default:
      return undefined;
  }
}

function bounded(
  of: Expression,
  side: Bounded["side"],
  number: Expression,
  isThere: IsThere,
  more = 0,
): Bounded | undefined {
  if (more === 0 && isThere(number)) return { of, side, value: undefined, number };
  const value = constantNumber(number);
  if (value === undefined || (isWhole(of) && !(Number.isInteger(value) && value >= 0))) return undefined;
  return { of, side, value: value + more, number: numberNode(value + more, number.span) };
}

function atLeastOne(some: Aggregate): Bounded | undefined {
  const binder = onlySet(some.binders);
  if (binder === undefined || binder.set.type.kind !== "set") return undefined;
  const { span, known, type } = some;
  const quantity: Quantity & Pick<Counted, "span" | "known" | "type"> = {
    kind: "quantity",
    bound: "exactly",
    amounts: [],
    set: binder.set,
    variable: binder.variable,
    condition: conjunction([binder.condition, some.condition, some.body]) ?? truthNode(true, span),
    span,
    known,
    type,
  };
  return bounded(quantity, "least", numberNode(1, span), never);
}

function comparedWith(said: Comparison, isThere: IsThere): Bounded | undefined {
  const { left, right, operator } = said;
  if (left.type.kind !== numberType.kind) return undefined;
  if (operator === ">=") return bounded(left, "least", right, isThere);
  if (operator === "<=") return bounded(left, "most", right, isThere);
  if (!isWhole(left)) return undefined;
  if (operator === ">") return bounded(left, "least", right, never, 1);
  return operator === "<" ? bounded(left, "most", right, never, -1) : undefined;
}

/** An amount of a quantity that is none is an error (R14). */
const isWhole = (counted: Expression): boolean =>
  counted.kind === "quantity" ||
  (counted.kind === "aggregate" && counted.aggregate === "count") ||
  (counted.kind === "attribute" && (counted.attribute === "size" || counted.attribute === "length"));
