/**
 * Writes a bound of the largest or smallest value as a condition on the single values.
 *
 * - `max(size(g) for g in S) <= n` → `all(size(g) <= n for g in S)`
 * - `max(size(g) for g in S) >= n` → `some(size(g) >= n for g in S)`
 * - `max(size(g) for g in S) = n` → `all(size(g) <= n for g in S) and some(size(g) = n for g in S)`
 * - `min` likewise, with `all` for `>=` and `some` for `<=`
 *
 * Side conditions:
 * - The value exists for each element, and n in every answer: `max` leaves out an absent value, but for `all` it is false (L8).
 * - If the law makes an `all`, S has an element: `max` of nothing has no value, but `all` of nothing holds. Regions that fill the board,
 *   and groups by a value of all cells, always exist,
 *   and so does a length of `runs`, which is 0 where there is none. That there is a group of other cells is said as well: `at least 1` of its cells.
 * - Where the law makes two conditions, n is known.
 */

import { conjunction, numberNode, truthNode } from "../../check/logic/logic.js";
import { quantityNode } from "../../check/logic/nodes.js";
import { onlySet } from "../../check/walks/of-one.js";
import { readsVariable } from "../../check/walks/some-node.js";
import { mirrored } from "../../ranges.js";
import type { Aggregate, Comparison, Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isEveryCell } from "../meaning.js";
import { runsOverStructure } from "../structures.js";
import { substitute } from "../substitute.js";
import { isTotal } from "../total.js";

export function extremes(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare") return expression;
  if (isExtreme(expression.left)) return ofEach(context, expression, expression.left) ?? expression;
  const { left, right, operator } = expression;
  if (!isExtreme(right)) return expression;
  const turned: Comparison = {
    ...expression,
    left: right,
    operator: mirrored[operator],
    right: left,
  };
  return ofEach(context, turned, right) ?? expression;
}

const isExtreme = (side: Expression): side is Aggregate =>
  side.kind === "aggregate" && (side.aggregate === "max" || side.aggregate === "min");

function ofEach(
  context: LawContext,
  compare: Comparison,
  { aggregate, binders, condition, body }: Aggregate,
): Expression | undefined {
  const binder = onlySet(binders);
  const { operator, right, span, type, known } = compare;
  if (binder === undefined || body === undefined) return undefined;
  if (!runsOverStructure(context, binder) && !areRuns(binder.set)) return undefined;
  if (operator === "!=") return undefined;
  if (!isTotal(context, body) || !isTotal(context, right) || readsVariable(right, binder.variable))
    return undefined;
  const isFiltered = binder.condition !== undefined || condition !== undefined;
  const each = (quantifier: "all" | "some", by: Comparison["operator"]): Expression => ({
    kind: "aggregate",
    aggregate: quantifier,
    binders,
    ...(condition === undefined ? {} : { condition }),
    body: { ...compare, operator: by, left: body, span: body.span },
    span,
    type,
    known,
  });
  const toAll = aggregate === "max" ? "<=" : ">=";
  if (operator === "=") {
    if (!right.known) return undefined;
    const reached = substitute(each("some", "="), new Map(), context.fresh);
    return conjunction([each("all", toAll), reached]);
  }
  if ((aggregate === "max") === (operator === ">" || operator === ">=")) return each("some", operator);
  if (!isFiltered && isNeverEmpty(context, binder.set)) return each("all", operator);
  const exists = isFiltered || !right.known ? undefined : someCellOf(context, binder.set);
  return exists && conjunction([exists, each("all", operator)]);
}

/** That groups of some of the cells exist. */
function someCellOf(context: LawContext, groups: Expression): Expression | undefined {
  if (groups.kind !== "groups" || groups.set.kind !== "filter") return undefined;
  const { span } = groups;
  const set = substitute(groups.set, new Map(), context.fresh);
  const [binder, another] = set.kind === "filter" ? set.binders : [];
  if (set.kind !== "filter" || binder?.kind !== "in" || another !== undefined) return undefined;
  const one = numberNode(1, span);
  return quantityNode(
    "at least",
    one,
    binder,
    conjunction([binder.condition, set.condition]) ?? truthNode(true, span),
    span,
    groups.set.known,
  );
}

/** A list that has a length at least: that of no run is 0. */
const areRuns = (set: Expression): boolean =>
  set.kind === "aggregate" && set.aggregate === "runs" && !set.known;

/** Not in a part of the board, where there may be no cell. */
function isNeverEmpty({ puzzle, isInside }: LawContext, set: Expression): boolean {
  if (areRuns(set)) return true;
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
