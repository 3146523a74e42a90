/**
 * At least n and at most n is n: `at least 1 wall in g` and `at most 1 wall in g` are `exactly 1 wall in g`, also as two lines of one head;
 * e >= n and e <= n is e = n. Some is at least one; of what is a whole number, more than n is at least n + 1.
 *
 * Side conditions. The number is written, or both compare the same with the same, and speak of structures. The two stand beside each other:
 * what stands between them may guard the second. Not `of each`, which may name other values.
 */
import { constantNumber } from "../../check/logic/constants.js";
import { conjunction, numberNode, truthNode } from "../../check/logic/logic.js";
import { numberType, truthType } from "../../check/types/types.js";
import { joinSpans, type Span } from "../../text/span.js";
import type { Expression, Quantity, Statement } from "../../typed.js";
import type { LawContext } from "../context.js";
import { withFields } from "../map-parts.js";
import { speaksOfStructure } from "../structures.js";

type Counted = Extract<Expression, { kind: "quantity" }>;

/** That something is at least, or at most, so much. */
interface Bounded {
  /** A quantity without its number, or what is compared. */
  readonly of: Expression;
  readonly side: "least" | "most";
  readonly value: number;
  readonly number: Expression;
}

export function bothBounds(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "logic" || expression.operator !== "and") return expression;
  const { left, right, span } = expression;
  const merged = inOne(context, left, right, span);
  if (merged !== undefined) return merged;
  // A and B and C is (A and B) and C.
  if (left.kind !== "logic" || left.operator !== "and") return expression;
  const last = inOne(context, left.right, right, span);
  return last === undefined ? expression : withFields(expression, { left: left.left, right: last });
}

/** Lines of a head that say both bounds of one thing, as one line. */
export function bothBoundsSaid(context: LawContext, body: readonly Statement[]): readonly Statement[] {
  const lines: Statement[] = [];
  for (const line of body) {
    const before = lines.at(-1);
    const merged =
      before?.kind === "assert" && line.kind === "assert" ? both(context, before, line) : undefined;
    if (merged !== undefined) lines.pop();
    lines.push(merged ?? line);
  }
  return lines.length === body.length ? body : lines;
}

type Assert = Extract<Statement, { kind: "assert" }>;

function both(context: LawContext, one: Assert, other: Assert): Assert | undefined {
  if (one.span.file !== other.span.file) return undefined;
  const span = joinSpans(one.span, other.span);
  const expression = inOne(context, one.expression, other.expression, span);
  return expression && { ...one, span, expression };
}

function inOne(context: LawContext, left: Expression, right: Expression, span: Span): Expression | undefined {
  const [one, other] = [boundSaid(left), boundSaid(right)];
  if (one === undefined || other === undefined) return equalSides(context, left, right, span);
  if (one.side === other.side || one.value !== other.value) return undefined;
  if (!context.keys.same(one.of, other.of)) return undefined;
  const { of, number } = one;
  if (of.kind === "quantity")
    return { ...of, bound: "exactly", amounts: [{ from: number, to: number }], span };
  return {
    kind: "compare",
    operator: "=",
    left: of,
    right: number,
    span,
    type: truthType,
    known: left.known && right.known,
  };
}

/** Of what is read twice: e >= c.n and e <= c.n is e = c.n, both false where either is not there. */
function equalSides(
  context: LawContext,
  one: Expression,
  other: Expression,
  span: Span,
): Expression | undefined {
  if (one.kind !== "compare" || other.kind !== "compare" || one.left.type.kind !== numberType.kind)
    return undefined;
  const isBoth = new Set([one.operator, other.operator]);
  if (!isBoth.has(">=") || !isBoth.has("<=")) return undefined;
  const { keys } = context;
  if (!keys.same(one.left, other.left) || !keys.same(one.right, other.right)) return undefined;
  return speaksOfStructure(context, one) ? { ...one, operator: "=", span } : undefined;
}

function boundSaid(said: Expression): Bounded | undefined {
  switch (said.kind) {
    case "quantity": {
      const [amount, another] = said.amounts;
      if (said.bound === "exactly" || said.ofEach !== undefined || another !== undefined) return undefined;
      if (amount === undefined || amount.from !== amount.to) return undefined;
      return bounded(withoutNumber(said), said.bound === "at least" ? "least" : "most", amount.from);
    }
    case "aggregate":
      return said.aggregate === "some" ? atLeastOne(said) : undefined;
    case "compare":
      return comparedWith(said);
    default:
      return undefined;
  }
}

function bounded(of: Expression, side: Bounded["side"], number: Expression, more = 0): Bounded | undefined {
  const value = constantNumber(number);
  if (value === undefined || (isWhole(of) && !(Number.isInteger(value) && value >= 0))) return undefined;
  return { of, side, value: value + more, number: numberNode(value + more, number.span) };
}

const withoutNumber = (quantity: Counted): Counted => ({ ...quantity, bound: "exactly", amounts: [] });

function atLeastOne(some: Extract<Expression, { kind: "aggregate" }>): Bounded | undefined {
  const [binder, another] = some.binders;
  if (binder?.kind !== "in" || another !== undefined || binder.set.type.kind !== "set") return undefined;
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
  return bounded(quantity, "least", numberNode(1, span));
}

function comparedWith(said: Extract<Expression, { kind: "compare" }>): Bounded | undefined {
  const { left, right, operator } = said;
  if (left.type.kind !== numberType.kind) return undefined;
  if (operator === ">=") return bounded(left, "least", right);
  if (operator === "<=") return bounded(left, "most", right);
  if (!isWhole(left)) return undefined;
  if (operator === ">") return bounded(left, "least", right, 1);
  return operator === "<" ? bounded(left, "most", right, -1) : undefined;
}

/** An amount of a quantity that is none is an error (R14). */
const isWhole = (counted: Expression): boolean =>
  counted.kind === "quantity" ||
  (counted.kind === "aggregate" && counted.aggregate === "count") ||
  (counted.kind === "attribute" && (counted.attribute === "size" || counted.attribute === "length"));
