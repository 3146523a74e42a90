/**
 * Joins several amounts of one quantity.
 *
 * - `no line in c.links or exactly 2 line in c.links` → `exactly 0 or 2 line in c.links`
 * - `all(not P for x in S)` beside such a quantity counts as `no P in S`
 *
 * Side conditions:
 * - The amounts are written whole numbers: an amount that is not whole is an error (R14).
 * - Patterns look for the quantity, in parts and among links: messages quote all others as they are written.
 */
import { numberNode } from "../../check/logic/logic.js";
import { truthType } from "../../check/types/types.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isAmongLooked } from "./counted-in-part.js";

type Quantity = ExpressionOf<"quantity"> & Expression;

export function eitherAmount(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "logic" || expression.operator !== "or") return expression;
  const [one, other] = [amountsSaid(context, expression.left), amountsSaid(context, expression.right)];
  if (one === undefined || other === undefined) return expression;
  if (!context.keys.same(withoutAmounts(one), withoutAmounts(other))) return expression;
  const { span, known } = expression;
  return { ...one, amounts: [...one.amounts, ...other.amounts], span, known };
}

const withoutAmounts = (quantity: Quantity): Quantity => ({ ...quantity, amounts: [] });

/** The expression as a quantity of written numbers. */
function amountsSaid(context: LawContext, said: Expression): Quantity | undefined {
  if (said.kind === "quantity") {
    const isWritten = said.amounts.every(({ from, to }) => from.kind === "number" && to.kind === "number");
    return said.bound === "exactly" && said.ofEach === undefined && isWritten ? said : undefined;
  }
  if (said.kind !== "aggregate" || said.aggregate !== "all" || said.condition !== undefined) return undefined;
  const { body, span, known } = said;
  const [binder, another] = said.binders;
  if (binder?.kind !== "in" || another !== undefined || binder.condition !== undefined) return undefined;
  if (body?.kind !== "not" || !isAmongLooked(context, binder.set)) return undefined;
  const none = numberNode(0, span);
  return {
    kind: "quantity",
    bound: "exactly",
    amounts: [{ from: none, to: none }],
    set: binder.set,
    variable: binder.variable,
    condition: body.operand,
    span,
    type: truthType,
    known,
  };
}
