/**
 * Counts the cells of the part of c, without c itself, as the size of the part minus one.
 *
 * - `count(x in group(c by L) where x is not c)` → `size(group(c by L)) - 1`
 * - `count(x in c.area where x is not c)` → `size(c.area) - 1`
 *
 * Side conditions:
 * - c exists and is in the part: with `region or none` it may be in no region, and then the size is 0.
 */

import { numberNode } from "../../check/logic/logic.js";
import { arithmeticNode, measureNode } from "../../check/logic/nodes.js";
import { onlySet } from "../../check/walks/of-one.js";
import type { Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { isTotal } from "../total.js";

export function allButOne(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || expression.aggregate !== "count" || expression.known)
    return expression;
  const { binders, condition, body, span, known } = expression;
  const binder = onlySet(binders);
  if (binder === undefined || body !== undefined) return expression;
  const asked =
    binder.condition === undefined ? condition : condition === undefined ? binder.condition : undefined;
  if (asked?.kind !== "not" || asked.operand.kind !== "same") return expression;
  const { left, right } = asked.operand;
  const cell = isVariable(left, binder.variable) ? right : left;
  if (cell === left && !isVariable(right, binder.variable)) return expression;
  if (cell.kind !== "variable" || !isPartOf(context, binder.set, cell)) return expression;
  const size: Expression = measureNode("size", [binder.set], span, known);
  return arithmeticNode("-", size, numberNode(1, span), span, known);
}

function isPartOf(context: LawContext, set: Expression, cell: Expression): boolean {
  if (!isTotal(context, cell)) return false;
  if (set.kind === "group") return context.keys.same(set.cell, cell);
  if (set.kind !== "cells-of" || set.element.kind !== "layer") return false;
  const layer = context.puzzle.layers[set.element.layer];
  const isOfAll = layer?.role === "find" && layer.domain.kind === "region" && isTotal(context, set.element);
  return isOfAll && context.keys.same(set.element.element, cell);
}
