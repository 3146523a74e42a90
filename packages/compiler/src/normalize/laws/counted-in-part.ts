/**
 * Writes a comparison of a count as a quantity, in a part that a head goes through.
 *
 * - `count(x in g where P) = n` → `exactly n P in g`
 * - `count(x in g where P) <= n` → `at most n P in g`
 * - `count(x in g where P) >= n` → `at least n P in g`
 *
 * Side conditions:
 * - n is a written whole number: with a fraction, the comparison with `=` is false, but the quantity is an error (R14).
 */

import type { Bound } from "../../ast.js";
import { conjunction, truthNode } from "../../check/logic/logic.js";
import { quantityNode } from "../../check/logic/nodes.js";
import { onlySet } from "../../check/walks/of-one.js";
import type { Aggregate, Comparison, Expression, InSet } from "../../typed.js";
import type { LawContext } from "../context.js";
import { areLinks, isPart, speaksOfStructure } from "../structures.js";

const bounds: Partial<Record<Comparison["operator"], Bound>> = {
  "=": "exactly",
  "<=": "at most",
  ">=": "at least",
};

/** Counted in a part, or among links, or of what is about structures: patterns look for quantities there. Messages quote others as they are written. */
const isLookedFor = (context: LawContext, { condition }: Aggregate, { set }: InSet): boolean =>
  isAmongLooked(context, set) || (condition !== undefined && speaksOfStructure(context, condition));

export const isAmongLooked = (context: LawContext, set: Expression): boolean =>
  isPart(context, set) || areLinks(set);

export function countedInPart(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare") return expression;
  const { left, right, operator, span, known } = expression;
  if (left.kind !== "aggregate" || left.aggregate !== "count" || right.kind !== "number") return expression;
  const binder = onlySet(left.binders);
  const bound = bounds[operator];
  if (bound === undefined || binder === undefined) return expression;
  if (left.body !== undefined || !isLookedFor(context, left, binder)) return expression;
  if (!Number.isInteger(right.value) || right.value < 0) return expression;
  return quantityNode(
    bound,
    right,
    binder,
    conjunction([binder.condition, left.condition]) ?? truthNode(true, left.span),
    span,
    known,
  );
}
