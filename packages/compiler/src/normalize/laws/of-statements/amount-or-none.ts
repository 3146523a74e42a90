/**
 * Turns an amount that is asked where there is one at all into that amount or none.
 *
 * - `for each cell c where some(l is line for l in c.links): exactly 2 line in c.links` → `for each cell c: exactly 0 or 2 line in c.links`
 *
 * Side conditions:
 * - The condition is the last one of the head, so that it guards no other, and counts the same as the quantity.
 * - As of `either-amount.ts`: the amounts are written, and patterns look for such a quantity.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, negation, numberNode, truthNode } from "../../../check/logic/logic.js";
import { logicNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion, onlySet } from "../../../check/walks/of-one.js";
import type { Expression, ForEachStatement } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { withFields } from "../../map-parts.js";
import { eitherAmount } from "../either-amount.js";

export function amountOrNone(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const last = statement.binders.at(-1);
  const only = onlyAssertion(statement.body);
  if (last?.condition === undefined || only === undefined) return statement;
  if (only.expression.kind !== "quantity") return statement;
  const asked = conjuncts(last.condition);
  const none = noneOf(asked.at(-1));
  if (none === undefined) return statement;
  const { span } = only.expression;
  const expression = eitherAmount(context, logicNode("or", none, only.expression, span));
  if (expression.kind !== "quantity") return statement;
  const condition = conjunction(asked.slice(0, -1));
  return {
    ...statement,
    binders: [...statement.binders.slice(0, -1), withFields(last, { condition })],
    body: [{ ...only, expression }],
  };
}

/** `all(not P for x in S)` of `some(P for x in S)`, `exactly 0 P in S` of `at least 1 P in S`. */
function noneOf(some: Expression | undefined): Expression | undefined {
  if (some?.kind === "quantity") {
    const [amount, more] = some.amounts;
    if (some.bound !== "at least" || some.ofEach !== undefined || more !== undefined) return undefined;
    if (amount === undefined || constantNumber(amount.from) !== 1) return undefined;
    const none = numberNode(0, some.span);
    return { ...some, bound: "exactly", amounts: [{ from: none, to: none }] };
  }
  if (some?.kind !== "aggregate" || some.aggregate !== "some") return undefined;
  const binder = onlySet(some.binders);
  if (binder === undefined) return undefined;
  const { span } = some;
  const { condition, ...bare } = binder;
  const said = conjunction([condition, some.condition, some.body]) ?? truthNode(true, span);
  const { condition: _, ...all } = some;
  return { ...all, aggregate: "all", binders: [bare], body: negation(said, span) };
}
