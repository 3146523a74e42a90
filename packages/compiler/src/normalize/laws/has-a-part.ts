/**
 * That a cell has a piece, or is in a region, in one form: c.domino != none is c has domino; c.domino = none, and c.area is none, are not (c has area). Of a yes/no that is to be found, c has shaded is c is shaded (R4).
 *
 * Side conditions. The layer is one of pieces or regions: numbers on links that are 0 are not had (R4). The cell is there, or it is said that something is: of what is not there
 * both are false (L8), and `not c.next(c.d) has area` is true.
 */
import { negation } from "../../check/logic/logic.js";
import { truthType } from "../../check/types/types.js";
import type { Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { asTruth } from "../meaning.js";
import { isTotal } from "../total.js";

export function hasAPart(context: LawContext, expression: Expression): Expression {
  if (expression.kind === "has")
    return context.puzzle.layers[expression.layer]?.role === "find"
      ? asTruth(context, expression)
      : expression;
  if (expression.kind !== "compare" && expression.kind !== "same") return expression;
  const { left, right, span } = expression;
  if (left.kind !== "layer" || right.kind !== "none") return expression;
  const layer = context.puzzle.layers[left.layer];
  if (layer?.role !== "find" || layer.where !== undefined) return expression;
  if (layer.domain.kind !== "pieces" && layer.domain.kind !== "region") return expression;
  const has: Expression = {
    kind: "has",
    layer: left.layer,
    element: left.element,
    span,
    type: truthType,
    known: false,
  };
  if (expression.kind === "compare" && expression.operator === "!=") return has;
  return isTotal(context, left.element) ? negation(has, span) : expression;
}
