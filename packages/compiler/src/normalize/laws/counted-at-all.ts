/**
 * Writes the condition that a count is not 0 as `some`, the condition that it is 0 as the opposite, and an amount of 0 to n as `at most`.
 *
 * - `count(x in S where P) >= 1` → `some(P for x in S)`
 * - `count(x in S where P) = 0` → `not some(P for x in S)`, except where pieces are counted
 * - `count(x in S where x.n = v) = 1` → `some(x.n = v for x in S)`, where each number, or each symbol, is at one cell; also beside other conditions
 * - `exactly 0 or 1 P in S` → `at most 1 P in S`, and likewise for other amounts that together are 0 to n
 *
 * Side conditions: none but for the third, since a count is a whole number in every answer. There, a rule says in any case that each number of n is at exactly
 * one cell (`known-of-parts.ts`), v is not read from x, and S holds each cell once.
 */
import { negation, truthNode } from "../../check/logic/logic.js";
import { aggregateNode } from "../../check/logic/nodes.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { onlySet } from "../../check/walks/of-one.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Aggregate, Expression, ExpressionOf, VariableId } from "../../typed.js";
import type { KnownOfParts, LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { runsOverStructure, speaksOfStructure } from "../structures.js";
import { holdsEachOnce } from "./counting.js";

export function countedAtAll(context: LawContext, expression: Expression): Expression {
  if (expression.kind === "quantity") return fromNought(expression);
  if (expression.kind !== "compare") return expression;
  const { left, right, operator, span, known } = expression;
  if (left.kind !== "aggregate" || left.aggregate !== "count" || right.kind !== "number") return expression;
  const some: Expression = aggregateNode(
    "some",
    left.binders,
    { body: left.condition ?? truthNode(true, span) },
    span,
    known,
  );
  const { value } = right;
  if ((operator === ">=" && value === 1) || ((operator === ">" || operator === "!=") && value === 0))
    return some;
  if (operator === "=" && value === 1 && isOfOneCell(context, left)) return some;
  return isOfEach(context, left) &&
    ((operator === "<" && value === 1) || ((operator === "=" || operator === "<=") && value === 0))
    ? negation(some, span)
    : expression;
}

/** Of cells of which one at most has the number that is looked for. */
function isOfOneCell(
  { known, puzzle: { board } }: LawContext,
  { binders, condition, body }: Aggregate,
): boolean {
  const binder = onlySet(binders);
  const asked = [binder?.condition, condition].flatMap(conjuncts);
  if (binder === undefined || body !== undefined) return false;
  if (!asked.some((part) => isAtOneCell(known, part, binder.variable))) return false;
  const { set } = binder;
  const isRound = set.kind === "attribute" && (set.attribute === "neighbours" || set.attribute === "around");
  // On a narrow board whose sides are glued, a cell may be a neighbour twice.
  return isRound ? board?.own === undefined && board?.gluing === undefined : holdsEachOnce(set);
}

/** `x.n = v`, where each number, or each symbol, is at one cell. */
function isAtOneCell({ onceEach, symbolsOnce }: KnownOfParts, asked: Expression, cell: VariableId): boolean {
  if (asked.kind !== "compare" || asked.operator !== "=") return false;
  const [read, value] = readsVariable(asked.left, cell)
    ? [asked.left, asked.right]
    : [asked.right, asked.left];
  if (read.kind !== "layer" || !isVariable(read.element, cell) || readsVariable(value, cell)) return false;
  return onceEach.includes(read.layer) || symbolsOnce.includes(read.layer);
}

/**
 * True if a count of 0 is stated element by element: for parts, for the cells of a group, for each two, or if the condition has nothing to do with
 * structures.
 * For pieces, a count of single cells is the cover itself.
 */
export const isOfEach = (context: LawContext, { binders, condition }: Aggregate): boolean =>
  binders.length > 1 ||
  binders.some(
    (each) => runsOverStructure(context, each) || (each.kind === "in" && each.set.kind === "group"),
  ) ||
  (condition !== undefined && !speaksOfStructure(context, condition));

/** `exactly 0 or 1 wall in t` is `at most 1 wall in t`. */
function fromNought(quantity: ExpressionOf<"quantity">): Expression {
  if (quantity.bound !== "exactly" || quantity.ofEach !== undefined) return quantity;
  const numbers = quantity.amounts.flatMap(({ from, to }) =>
    from.kind === "number" && to.kind === "number" ? [[from.value, to.value] as const] : [],
  );
  if (numbers.length !== quantity.amounts.length || numbers.length < 2) return quantity;
  let next = 0;
  for (const [from, to] of numbers.toSorted((a, b) => a[0] - b[0])) {
    if (from > next) return quantity;
    next = Math.max(next, to + 1);
  }
  const last = quantity.amounts.find(({ to }) => to.kind === "number" && to.value === next - 1);
  return last === undefined
    ? quantity
    : { ...quantity, bound: "at most", amounts: [{ from: last.to, to: last.to }] };
}
