/**
 * Writes the condition that lists are different as an inequality of each two lists.
 *
 * - `different([c.s for c in r] for r in rows)` → `for each rows r, q where r before q: [c.s for c in r] != [c.s for c in q]`
 *
 * Side conditions:
 * - The entries of the lists exist in every answer: a list with an empty place equals no other (L8).
 * - The rows are known, and the set has each of them once.
 */

import { conjunction, negation } from "../../../check/logic/logic.js";
import { compareNode, elementNode } from "../../../check/logic/nodes.js";
import { truthType } from "../../../check/types/types.js";
import { onlyWhole } from "../../../check/walks/of-one.js";
import type { Assertion, Binder, Expression, Statement } from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";
import { holdsEachOnce } from "../counting.js";

export function differentLists(context: LawContext, { expression, span }: Assertion): Statement | undefined {
  if (expression.kind !== "aggregate" || expression.aggregate !== "different") return undefined;
  const { binders, condition, body } = expression;
  const binder = onlyWhole(binders);
  if (binder === undefined || condition !== undefined) return undefined;
  if (body?.kind !== "list-of" || body.condition !== undefined || !isTotal(context, body.body))
    return undefined;
  const { set, variable } = binder;
  if (!holdsEachOnce(set) || speaksOfFound(context, [set]) || set.type.kind !== "set") return undefined;
  const other = context.fresh(variable);
  const it = (own: typeof variable): Expression => elementNode(own, set, span);
  const apart = negation(
    { kind: "same", left: it(variable), right: it(other), span, type: truthType, known: true },
    span,
  );
  const before: Expression = {
    kind: "before",
    left: it(variable),
    right: it(other),
    span,
    type: truthType,
    known: true,
  };
  const ordered = conjunction([apart, before]);
  const second: Binder = {
    kind: "in",
    variable: other,
    set,
    ...(ordered === undefined ? {} : { condition: ordered }),
  };
  const unequal: Expression = compareNode(
    "!=",
    body,
    substitute(body, new Map([[variable, it(other)]]), context.fresh),
    expression.span,
  );
  return {
    kind: "for-each",
    span,
    binders: [binder, second],
    body: [{ kind: "assert", span: expression.span, expression: unequal }],
  };
}
