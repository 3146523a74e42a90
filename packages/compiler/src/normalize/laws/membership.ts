/**
 * That a size is one of some numbers is said by comparisons: size(g) in 2..3 is size(g) >= 2 and size(g) <= 3, size(g) in {1, 4} is size(g) = 1 or
 * size(g) = 4. Both are false of what is not there (L8).
 *
 * Side condition. The numbers are written.
 */
import { constantNumber } from "../../check/logic/constants.js";
import { numberNode } from "../../check/logic/logic.js";
import { truthType } from "../../check/types/types.js";
import type { Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { countsLinks, speaksOfStructure } from "../structures.js";
import { numberAlone } from "./comparison.js";
import { countedInPart } from "./counted-in-part.js";

export function oneOfNumbers(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "member-of") return expression;
  const { element, set, span, known } = expression;
  const isCounted =
    element.kind === "attribute" ||
    element.kind === "arithmetic" ||
    (element.kind === "aggregate" && element.aggregate === "count");
  const isLooked = speaksOfStructure(context, element) || countsLinks(element);
  if (!isCounted || element.type.kind !== "number" || !isLooked) return expression;
  const compared = (operator: "=" | ">=" | "<=", number: number): Expression =>
    countedInPart(
      context,
      numberAlone(context, {
        kind: "compare",
        operator,
        left: element,
        right: numberNode(number, span),
        span,
        type: truthType,
        known,
      }),
    );
  const joined = (operator: "and" | "or", left: Expression, right: Expression): Expression => ({
    kind: "logic",
    operator,
    left,
    right,
    span,
    type: truthType,
    known,
  });
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

/**
 * That a cell is in the region of another is that their regions are one: x in c.area is x.area is c.area, also where either is in none (R4).
 *
 * Side condition. The regions are to be found, on all cells: given paths may share cells (L5), and elsewhere reading a layer is an error (L3).
 */
export function isMemberOf({ puzzle }: LawContext, expression: Expression): Expression {
  if (expression.kind !== "member-of" || expression.set.kind !== "cells-of") return expression;
  const { element, set, span, type } = expression;
  const own = set.element;
  if (own.kind !== "layer" || element.type.kind !== "element" || element.type.sort !== "cell")
    return expression;
  const layer = puzzle.layers[own.layer];
  const isOnCells = layer?.on.kind === "cell" && layer.on.border !== true && layer.where === undefined;
  if (layer?.role !== "find" || layer.domain.kind !== "region" || !isOnCells) return expression;
  const its: Expression = { ...own, element, span: element.span };
  return { kind: "same", left: its, right: own, span, type, known: false };
}
