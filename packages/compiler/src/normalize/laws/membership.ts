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
import { countedInPart } from "./counted-in-part.js";

export function oneOfNumbers(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "member-of") return expression;
  const { element, set, span, known } = expression;
  const isCounted =
    element.kind === "attribute" || (element.kind === "aggregate" && element.aggregate === "count");
  const isLooked = speaksOfStructure(context, element) || countsLinks(element);
  if (!isCounted || element.type.kind !== "number" || !isLooked) return expression;
  const compared = (operator: "=" | ">=" | "<=", number: number): Expression =>
    countedInPart(context, {
      kind: "compare",
      operator,
      left: element,
      right: numberNode(number, span),
      span,
      type: truthType,
      known,
    });
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
