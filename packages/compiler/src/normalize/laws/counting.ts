/**
 * Writes a count without a condition as a size, and the size of a filtered set as a count.
 *
 * - `count(x in S)` → `size(S)`
 * - `size(S where P)` → `count(x in S where P)`
 * - `sum(1 for x in S)` → `count(x in S)`
 * - `count(x in cells where x in S)` → `size(S)`, for example where S is `group(c by n)`
 * - `count(x in cells where x.area is a and P)` → `count(x in a where P)`
 *
 * Side conditions:
 * - S holds each element once: a set that is written out may hold one twice.
 * - For `x in cells`, the rule is not in a block `inside T`, where regions are whole and cells are those of T (B10).
 * - For `x in cells`, S does not depend on x.
 */

import { conjunction } from "../../check/logic/logic.js";
import { aggregateNode, measureNode } from "../../check/logic/nodes.js";
import { cellsType } from "../../check/types/types.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { onlySet, onlyWhole } from "../../check/walks/of-one.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Aggregate, Expression, LayerId, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { isEveryCell, saysWhatSetSays } from "../meaning.js";
import { speaksOfStructure } from "../structures.js";

export function countedOrMeasured(context: LawContext, expression: Expression): Expression {
  if (expression.kind === "aggregate" && expression.aggregate === "sum" && isOne(expression.body)) {
    const { body: _, ...counted } = expression;
    return speaksOfStructure(context, expression)
      ? countedOrMeasured(context, { ...counted, aggregate: "count" })
      : expression;
  }
  if (expression.kind === "aggregate" && expression.aggregate === "count") {
    const part = ofAllCells(context, expression);
    if (part !== undefined) return sized(expression, part);
    const inRegion = ofRegionAndMore(context, expression);
    if (inRegion !== undefined) return inRegion;
    const binder = onlyWhole(expression.binders);
    if (binder === undefined) return expression;
    if (expression.condition !== undefined || expression.body !== undefined) return expression;
    return holdsEachOnce(binder.set) ? sized(expression, binder.set) : expression;
  }
  if (expression.kind !== "attribute" || expression.attribute !== "size") return expression;
  const [set] = expression.arguments;
  if (set?.kind !== "filter") return expression;
  const binder = onlySet(set.binders);
  if (binder === undefined || !holdsEachOnce(binder.set)) return expression;
  const { span, known } = expression;
  return aggregateNode("count", set.binders, { condition: set.condition }, span, known);
}

const isOne = (body: Expression | undefined): boolean => body?.kind === "number" && body.value === 1;

const sized = ({ span, known }: Aggregate, set: Expression): Expression =>
  measureNode("size", [set], span, known);

/** S of `count(x in cells where x in S)`. */
function ofAllCells(context: LawContext, { binders, condition, body }: Aggregate): Expression | undefined {
  const binder = onlySet(binders);
  if (binder === undefined || body !== undefined || context.isInside) return undefined;
  if (!isEveryCell(binder.set)) return undefined;
  const region = ofRegion(context, condition ?? binder.condition, binder.variable);
  if (region !== undefined && (condition === undefined || binder.condition === undefined)) return region;
  const conditions = [binder.condition, condition].flatMap((part) => (part ? conjuncts(part) : []));
  const asked = conditions.find((part) => isInPart(part, binder.variable));
  if (asked?.kind !== "member-of") return undefined;
  // A condition that all cells of the set fulfil anyway says nothing.
  const isInSet =
    asked.set.kind === "reach" ? saysWhatSetSays(context, asked.set.through, binder.variable) : undefined;
  return conditions.every((part) => part === asked || isInSet?.(part) === true) ? asked.set : undefined;
}

/** `count(x in c.area where P)` of `count(x in cells where x.area is c.area and P)` */
function ofRegionAndMore(context: LawContext, count: Aggregate): Aggregate | undefined {
  const binder = onlySet(count.binders);
  if (binder === undefined || count.body !== undefined) return undefined;
  if (context.isInside || !isEveryCell(binder.set)) return undefined;
  const { condition: _, ...bare } = binder;
  const { condition: __, ...rest } = count;
  const conditions = [binder.condition, count.condition].flatMap((part) => (part ? conjuncts(part) : []));
  for (const asked of conditions) {
    const set = ofRegion(context, asked, binder.variable);
    const condition = conjunction(conditions.filter((part) => part !== asked));
    if (set !== undefined && condition !== undefined)
      return { ...rest, binders: [{ ...bare, set }], condition };
  }
  return undefined;
}

/** c.area of `x.area is c.area`, and a of `x.area is a`. */
function ofRegion(
  { puzzle }: LawContext,
  asked: Expression | undefined,
  cell: VariableId,
): Expression | undefined {
  if (asked?.kind !== "same") return undefined;
  const [mine, its] = readsVariable(asked.left, cell) ? [asked.left, asked.right] : [asked.right, asked.left];
  if (mine.kind !== "layer" || !isOfLayer(its, mine.layer)) return undefined;
  if (!isVariable(mine.element, cell) || readsVariable(its, cell)) return undefined;
  const layer = puzzle.layers[mine.layer];
  if (layer?.role !== "find" || layer.domain.kind !== "region") return undefined;
  // Where the layer does not stand, `is` reads as no, and the size of no region is a mistake.
  if (layer.where !== undefined) return undefined;
  const { span } = its;
  return { kind: "cells-of", element: its, span, type: cellsType, known: false };
}

/** The region of another cell, or one that a head goes through. */
const isOfLayer = (its: Expression, layer: LayerId): boolean =>
  its.kind === "layer"
    ? its.layer === layer
    : its.kind === "variable" &&
      its.type.kind === "element" &&
      typeof its.type.sort === "object" &&
      its.type.sort.of === layer;

const isInPart = (asked: Expression, cell: VariableId): boolean =>
  asked.kind === "member-of" &&
  (asked.set.kind === "group" || asked.set.kind === "reach") &&
  isVariable(asked.element, cell) &&
  !readsVariable(asked.set, cell);

/** Whether a set holds each of its elements once, as a row and a region hold their cells. */
export function holdsEachOnce(set: Expression): boolean {
  switch (set.kind) {
    case "all-of":
    case "cells-of":
    case "group":
    case "groups":
    case "reach":
    case "stretches":
      return true;
    case "attribute":
      return set.attribute === "links";
    case "variable":
      return set.type.kind === "set" || set.type.kind === "element";
    case "filter":
      return set.binders.length === 1 && set.binders[0]?.kind === "in" && holdsEachOnce(set.binders[0].set);
    default:
      return false;
  }
}
