/**
 * Writes the condition that a cell has a piece, or is in a region, in one form.
 *
 * - `c.domino != none` → `c has domino`
 * - `c.area = none`, `c.area is none` → `not (c has area)`
 * - `c has shaded` → `c is shaded`, for a yes/no layer that is to be found (R4)
 *
 * Side conditions:
 * - The layer is one of pieces or regions: a link with the number 0 does not have it (R4).
 * - For `= none` and `is none`, the cell exists: both `=` and `has` are false of an absent cell (L8), and `not c.next(c.d) has area` is
 *   true.
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
