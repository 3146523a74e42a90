/**
 * Writes membership in a region as an equality, and in a set of numbers as comparisons: all are false of absent things (L8).
 *
 * - `x in c.area` → `x.area is c.area`
 * - `size(g) in 2..3` → `size(g) >= 2 and size(g) <= 3`
 * - `size(g) in {1, 4}` → `size(g) = 1 or size(g) = 4`
 *
 * Side conditions:
 * - The numbers are written.
 * - The region is one that is to be found, and its layer is on every cell.
 * - For regions, the rule is not in a block `inside S`, where regions are whole (B10).
 */

import { constantNumber } from "../../check/logic/constants.js";
import { conjunction, numberNode } from "../../check/logic/logic.js";
import { cellNode, compareNode, logicNode, memberNode } from "../../check/logic/nodes.js";
import type { Binder, Expression, ExpressionOf } from "../../typed.js";
import type { LawContext } from "../context.js";
import { withFields } from "../map-parts.js";
import { everyCell } from "../meaning.js";
import { countsLinks, speaksOfStructure } from "../structures.js";
import { numberAlone } from "./comparison.js";
import { countedInPart } from "./counted-in-part.js";

export function oneOfNumbers(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "member-of") return expression;
  const { element, set, span, known } = expression;
  const together = ofOneRegion(context, expression);
  if (together !== undefined) return together;
  const isCounted =
    element.kind === "attribute" ||
    element.kind === "arithmetic" ||
    (element.kind === "aggregate" && element.aggregate === "count");
  const isLooked = speaksOfStructure(context, element) || countsLinks(element);
  if (!isCounted || element.type.kind !== "number" || !isLooked) return expression;
  const compared = (operator: "=" | ">=" | "<=", number: number): Expression =>
    countedInPart(
      context,
      numberAlone(context, compareNode(operator, element, numberNode(number, span), span, known)),
    );
  const joined = (operator: "and" | "or", left: Expression, right: Expression): Expression =>
    logicNode(operator, left, right, span, known);
  if (set.kind === "range") {
    const [from, to] = [constantNumber(set.from), constantNumber(set.to)];
    if (from === undefined || to === undefined) return expression;
    return joined("and", compared(">=", from), compared("<=", to));
  }
  if (set.kind !== "set" || set.elements.length === 0) return expression;
  let whole: Expression | undefined;
  for (const each of set.elements) {
    const number = constantNumber(each);
    if (number === undefined) return expression;
    whole = whole === undefined ? compared("=", number) : joined("or", whole, compared("=", number));
  }
  return whole ?? expression;
}

/** The condition that both are in one region, as in no region they are not (R4). */
function ofOneRegion(
  { puzzle, isInside }: LawContext,
  { element, set, span, type, known }: ExpressionOf<"member-of">,
): Expression | undefined {
  const region = set.kind === "cells-of" ? set.element : set;
  if (region.kind !== "layer" || isInside) return undefined;
  const layer = puzzle.layers[region.layer];
  if (layer?.role !== "find" || layer.domain.kind !== "region" || layer.where !== undefined) return undefined;
  if (layer.on.kind !== "cell" || layer.on.border === true) return undefined;
  if (element.type.kind !== "element" || element.type.sort !== "cell") return undefined;
  return { kind: "same", left: { ...region, element, span: element.span }, right: region, span, type, known };
}

/** A head over the cells of the region of another cell goes through all cells, and asks each for its region. */
export function cellsOfRegionOf(context: LawContext, binder: Binder): Binder {
  if (binder.kind !== "in" || binder.set.kind !== "cells-of") return binder;
  const { set, variable } = binder;
  const { span } = set;
  const element: Expression = cellNode(variable, span);
  const together = ofOneRegion(context, memberNode(element, set, span));
  if (together === undefined) return binder;
  const all = everyCell(span);
  return withFields({ ...binder, set: all }, { condition: conjunction([together, binder.condition]) });
}
