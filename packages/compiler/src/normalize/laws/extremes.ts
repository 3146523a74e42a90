/**
 * Writes a bound of the largest or smallest value as a condition on the single values.
 *
 * - `max(size(g) for g in S) <= n` → `all(size(g) <= n for g in S)`
 * - `max(size(g) for g in S) >= n` → `some(size(g) >= n for g in S)`
 * - `min` likewise, with `all` for `>=` and `some` for `<=`
 *
 * Side conditions:
 * - The value exists for each element, and n in every answer: `max` leaves out an absent value, but for `all` it is false (L8).
 * - If the law makes an `all`, S has an element: `max` of nothing has no value, but `all` of nothing holds. Regions that fill the board,
 *   and groups by a value of all cells, always exist.
 */

import { readsVariable } from "../../check/walks/some-node.js";
import { mirrored } from "../../ranges.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isEveryCell } from "../meaning.js";
import { runsOverStructure } from "../structures.js";
import { isTotal } from "../total.js";

type Compare = ExpressionOf<"compare"> & Expression;

export function extremes(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare") return expression;
  if (isExtreme(expression.left)) return ofEach(context, expression, expression.left) ?? expression;
  const { left, right, operator } = expression;
  if (!isExtreme(right)) return expression;
  const turned: Compare = { ...expression, left: right, operator: mirrored[operator], right: left };
  return ofEach(context, turned, right) ?? expression;
}

const isExtreme = (side: Expression): side is ExpressionOf<"aggregate"> & Expression =>
  side.kind === "aggregate" && (side.aggregate === "max" || side.aggregate === "min");

function ofEach(
  context: LawContext,
  compare: Compare,
  { aggregate, binders, condition, body }: ExpressionOf<"aggregate">,
): Expression | undefined {
  const [binder, another] = binders;
  const { operator, right, span, type, known } = compare;
  if (binder?.kind !== "in" || another !== undefined || body === undefined) return undefined;
  if (!runsOverStructure(context, binder)) return undefined;
  if (operator === "=" || operator === "!=") return undefined;
  if (!isTotal(context, body) || !isTotal(context, right) || readsVariable(right, binder.variable))
    return undefined;
  const isOfSome = (aggregate === "max") === (operator === ">" || operator === ">=");
  const isOfAny =
    binder.condition !== undefined || condition !== undefined || !isNeverEmpty(context, binder.set);
  if (!isOfSome && isOfAny) return undefined;
  const compared: Expression = { ...compare, left: body, span: body.span };
  return {
    kind: "aggregate",
    aggregate: isOfSome ? "some" : "all",
    binders,
    ...(condition === undefined ? {} : { condition }),
    body: compared,
    span,
    type,
    known,
  };
}

/** Not in a part of the board, where there may be no cell. */
function isNeverEmpty({ puzzle, isInside }: LawContext, set: Expression): boolean {
  if (isInside) return false;
  if (set.kind === "groups") return set.by !== undefined && isEveryCell(set.set);
  if (set.kind !== "all-of" || set.sort.kind !== "of-layer") return false;
  const layer = puzzle.layers[set.sort.layer];
  return (
    layer?.domain.kind === "region" &&
    !layer.orNone &&
    layer.where === undefined &&
    layer.on.kind === "cell" &&
    layer.on.border !== true
  );
}
