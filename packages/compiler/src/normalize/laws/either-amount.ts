/**
 * Joins several amounts of one quantity.
 *
 * - `no line in c.links or exactly 2 line in c.links` → `exactly 0 or 2 line in c.links`
 * - `all(not P for x in S)` beside such a quantity counts as `no P in S`
 * - `at most 2 line in c.links and not exactly 1 line in c.links` → `exactly 0 or 2 line in c.links`
 *
 * Side conditions:
 * - The amounts are written whole numbers: an amount that is not whole is an error (R14).
 * - Patterns look for the quantity, in parts and among links: messages quote all others as they are written.
 */

import { numberNode } from "../../check/logic/logic.js";
import { quantityNode } from "../../check/logic/nodes.js";
import { onlyWhole } from "../../check/walks/of-one.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import type { LawContext } from "../context.js";
import { countedInPart, isAmongLooked } from "./counted-in-part.js";

type Counted = ExpressionOf<"quantity">;

export function eitherAmount(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "logic") return expression;
  if (expression.operator === "and") return leftOver(context, expression) ?? expression;
  if (expression.operator !== "or") return expression;
  const [one, other] = [amountsSaid(context, expression.left), amountsSaid(context, expression.right)];
  if (one === undefined || other === undefined) return expression;
  if (!context.keys.same(withoutAmounts(one), withoutAmounts(other))) return expression;
  const { span, known } = expression;
  return { ...one, amounts: [...one.amounts, ...other.amounts], span, known };
}

/** Of 0 to n, those that are not refused. */
function leftOver(
  context: LawContext,
  { left, right, span, known }: ExpressionOf<"logic">,
): Counted | undefined {
  const [most, refused] =
    right.kind === "quantity" && left.kind !== "quantity" ? [right, left] : [left, right];
  if (most.kind !== "quantity" || most.bound !== "at most" || most.ofEach !== undefined) return undefined;
  if (!isAmongLooked(context, most.set)) return undefined;
  const opposite = oppositeSaid(context, refused);
  const other = opposite && amountsSaid(context, opposite);
  const [bound, more] = most.amounts;
  const last = more === undefined && bound?.from.kind === "number" ? bound.from.value : undefined;
  if (other === undefined || last === undefined || last > MOST_AMOUNTS || !Number.isInteger(last))
    return undefined;
  if (!context.keys.same(withoutAmounts(most), withoutAmounts(other))) return undefined;
  const isRefused = (amount: number): boolean =>
    other.amounts.some(
      ({ from, to }) =>
        from.kind === "number" && to.kind === "number" && from.value <= amount && amount <= to.value,
    );
  const amountsLeft = Array.from({ length: last + 1 }, (_, amount) => amount).filter(
    (amount) => !isRefused(amount),
  );
  if (amountsLeft.length === 0) return undefined;
  const amounts = amountsLeft.map((amount) => {
    const number = numberNode(amount, span);
    return { from: number, to: number };
  });
  return { ...most, bound: "exactly", amounts, span, known };
}

/** P of `not P`, and `exactly 1 line in S` of `count(l in S where l is line) != 1`. */
function oppositeSaid(context: LawContext, said: Expression): Expression | undefined {
  if (said.kind === "not") return said.operand;
  return said.kind === "compare" && said.operator === "!="
    ? countedInPart(context, { ...said, operator: "=" })
    : undefined;
}

/** Of a quantity of links, of which a cell has few. */
const MOST_AMOUNTS = 12;

/** A quantity with nothing said of how many there are: two that are alike so count the same. */
export const withoutAmounts = (quantity: Counted): Counted => ({
  ...quantity,
  bound: "exactly",
  amounts: [],
});

/** The expression as a quantity of written numbers. */
function amountsSaid(context: LawContext, said: Expression): Counted | undefined {
  if (said.kind === "quantity") {
    const isWritten = said.amounts.every(({ from, to }) => from.kind === "number" && to.kind === "number");
    return said.bound === "exactly" && said.ofEach === undefined && isWritten ? said : undefined;
  }
  if (said.kind !== "aggregate" || said.aggregate !== "all" || said.condition !== undefined) return undefined;
  const { body, span, known } = said;
  const binder = onlyWhole(said.binders);
  if (binder === undefined || body?.kind !== "not" || !isAmongLooked(context, binder.set)) return undefined;
  const none = numberNode(0, span);
  return quantityNode("exactly", none, binder, body.operand, span, known);
}
