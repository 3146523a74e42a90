/**
 * Writes the condition that the largest group of S has as many cells as S as `connected(S)`.
 *
 * - `max(size(g) for g in groups of S) = size(S)`, `… >= size(S)` → `connected(S)`, and S has a cell
 * - the same of `min`, and of `some(size(g) = size(S) for g in groups of S)`: groups are disjoint
 *
 * Side conditions:
 * - That S has a cell is said as well: of no group there is no largest one, and a comparison with it is false (L8).
 * - Those of `one-group.ts` for `size(g) = size(S)`: groups are those by sides, membership in S is read from layers that are to be found, and the
 *   rule is not in a block `inside T`.
 * - All groups are looked at, without a condition: that the largest of some of them is as large as S says the same, but is not looked for.
 */

import { conjunction } from "../../../check/logic/logic.js";
import { onlyWhole } from "../../../check/walks/of-one.js";
import { mirrored } from "../../../ranges.js";
import type { Aggregate, Comparison, Expression, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { connectedSet, countsAll, hasOne } from "../one-group.js";

export function largestOfAll(context: LawContext, expression: Expression): Expression {
  if (context.isInside) return expression;
  if (expression.kind === "aggregate" && expression.aggregate === "some")
    return anyIsAll(context, expression);
  if (expression.kind !== "compare") return expression;
  const { left, right, operator } = expression;
  return (
    ofExtreme(context, left, operator, right) ??
    ofExtreme(context, right, mirrored[operator], left) ??
    expression
  );
}

/** `max(size(g) for g in groups of S) = size(S)` */
function ofExtreme(
  context: LawContext,
  extreme: Expression,
  operator: Comparison["operator"],
  all: Expression,
): Expression | undefined {
  if (operator !== "=" && operator !== ">=") return undefined;
  if (extreme.kind !== "aggregate" || (extreme.aggregate !== "max" && extreme.aggregate !== "min"))
    return undefined;
  const head = groupsGoneThrough(extreme);
  return head && isSizeOf(extreme.body, head) ? oneIsAll(context, head, all) : undefined;
}

/** `some(size(g) = size(S) for g in groups of S)` */
function anyIsAll(context: LawContext, some: Aggregate & Expression): Expression {
  const head = groupsGoneThrough(some);
  const { body } = some;
  if (head === undefined || body?.kind !== "compare") return some;
  const { left, right, operator } = body;
  const isOf = (size: Expression, by: Comparison["operator"]): boolean =>
    isSizeOf(size, head) && (by === "=" || by === ">=");
  const all = isOf(left, operator) ? right : isOf(right, mirrored[operator]) ? left : undefined;
  return (all && oneIsAll(context, head, all)) ?? some;
}

/** The head that goes through all groups of a set. */
function groupsGoneThrough({ binders, condition }: Aggregate): InSet | undefined {
  const head = condition === undefined ? onlyWhole(binders) : undefined;
  return head?.set.kind === "groups" && head.set.by === undefined && !head.set.known ? head : undefined;
}

const isSizeOf = (size: Expression | undefined, { variable }: InSet): boolean =>
  size?.kind === "attribute" &&
  size.attribute === "size" &&
  size.arguments.every((of) => isVariable(of, variable));

function oneIsAll(context: LawContext, { set: groups }: InSet, all: Expression): Expression | undefined {
  if (groups.kind !== "groups" || !countsAll(context, groups.set, all)) return undefined;
  const some = hasOne(context, groups.set, all.span);
  return some && conjunction([connectedSet(groups.set, all.span), some]);
}
