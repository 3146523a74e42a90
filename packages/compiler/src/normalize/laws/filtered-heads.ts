/**
 * Moves the condition of a filtered set into the head that goes through the set, also in aggregates, quantities and filters.
 *
 * - `for each x in (S where P)` → `for each x in S where P`
 * - `at most 1 s in (S where P)` → at most one element of S has s and P
 *
 * Side conditions:
 * - P depends on the answer: a known P is evaluated once for the set, and not again for each binding of the heads around it.
 * - The aggregate ignores which elements are adjacent: an element that a filter leaves out ends no run (R5; 6 answers and 0).
 * - A quantity has no `of each`, whose values are those that are possible in the set (Q4).
 */

import type { AggregateId } from "../../builtins.js";
import { conjunction } from "../../check/logic/logic.js";
import { variableAt } from "../../check/logic/nodes.js";
import { onlySet } from "../../check/walks/of-one.js";
import type { Binder, Expression, InSet } from "../../typed.js";
import type { LawContext } from "../context.js";
import { mapEach, withFields } from "../map-parts.js";
import { substitute } from "../substitute.js";

export function filteredHeads(context: LawContext, expression: Expression): Expression {
  switch (expression.kind) {
    case "aggregate":
      if (!inAnyOrder.has(expression.aggregate)) return expression;
      return withFields(expression, { binders: openedBinders(context, expression.binders) });
    case "filter":
      return withFields(expression, { binders: openedBinders(context, expression.binders) });
    case "quantity": {
      const { variable, condition, ofEach } = expression;
      if (ofEach !== undefined) return expression;
      const { set, condition: asked } = opened(context, {
        kind: "in",
        variable,
        set: expression.set,
        condition,
      });
      return withFields(expression, { set, condition: asked ?? condition });
    }
    default:
      return expression;
  }
}

const inAnyOrder: ReadonlySet<AggregateId> = new Set([
  "count",
  "sum",
  "product",
  "min",
  "max",
  "all",
  "some",
  "different",
]);

export const openedBinders = (context: LawContext, binders: readonly Binder[]): readonly Binder[] =>
  mapEach(binders, (binder) => (binder.kind === "in" ? opened(context, binder) : binder));

function opened(context: LawContext, binder: InSet): InSet {
  if (binder.set.kind !== "filter" || binder.set.condition.known) return binder;
  const inner = onlySet(binder.set.binders);
  if (inner === undefined || inner.set.type.kind !== "set") return binder;
  const { of } = inner.set.type;
  const element: Expression = variableAt(binder.variable, of, binder.set.span, inner.set.known);
  const read = new Map([[inner.variable, element]]);
  const said = (condition: Expression | undefined): Expression | undefined =>
    condition === undefined ? undefined : substitute(condition, read, context.fresh);
  const condition = conjunction([said(inner.condition), said(binder.set.condition), binder.condition]);
  return opened(context, withFields(binder, { set: inner.set, condition }));
}
