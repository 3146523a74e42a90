/**
 * How large the largest is, is said of each: max(size(g) for g in S) <= n is all(size(g) <= n for g in S), max(…) >= n is some(… >= n), and
 * of `min` likewise.
 *
 * Side conditions. What is compared has a value for each element, and n one in every answer: what is not there is left out by `max`, and false for `all` (L8). Of what all
 * are, there is one at least: of nothing `max` has no value, and `all` holds. Regions that fill the board, and groups by a value of all cells, are never none.
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
