/** One case for each kind of expression. */
import type { Expression as SyntaxExpression } from "../../ast.js";
import type { Span } from "../../text/span.js";
import type { Expression, Type } from "../../typed.js";
import { checkIs } from "../access/is.js";
import { checkMember } from "../access/members.js";
import { checkConditional } from "../logic/conditional.js";
import { numberNode, truthNode } from "../logic/logic.js";
import { checkBinary, checkUnary } from "../logic/operators.js";
import { type Context, errorNode } from "../types/context.js";
import { cellType, errorType, textType } from "../types/types.js";
import { checkCall } from "./calls.js";
import { checkComprehension, checkListComprehension, checkQuantified } from "./comprehensions.js";
import { checkFilter } from "./filters.js";
import { checkHas } from "./has.js";
import { checkName } from "./names.js";
import { checkQuantity } from "./quantities.js";
import {
  checkIndex,
  checkListLiteral,
  checkRange,
  checkSetLiteral,
  checkSlice,
  checkThe,
  checkUntil,
} from "./sequences.js";
import { checkSortPhrase } from "./sorts.js";
import { checkAlong, checkGraphProperty, checkIsInside } from "./unknown-sets.js";

const textNode = (value: string, span: Span): Expression => ({
  kind: "text",
  value,
  span,
  type: textType,
  known: true,
});

/** In quotes, a place of the board whose name is no word: `"New South Wales".colour`. */
function placeNamed(
  context: Context,
  name: string,
  span: Span,
  expected: Type | undefined,
): Expression | undefined {
  const { symbols } = context.puzzle;
  if (expected?.kind === "text" || !symbols.some((symbol) => symbol.kind === "place" && symbol.name === name))
    return undefined;
  return { kind: "place", name, span, type: cellType, known: true };
}

export function checkExpression(context: Context, written: SyntaxExpression, expected?: Type): Expression {
  const { span } = written;
  switch (written.kind) {
    case "number":
      return numberNode(written.value, span);
    case "truth":
      return truthNode(written.value, span);
    case "text":
      return placeNamed(context, written.text, span, expected) ?? textNode(written.text, span);
    case "cell":
      return { kind: "cell", row: written.row, column: written.column, span, type: cellType, known: true };
    case "none":
      return { kind: "none", span, type: { kind: "optional", of: errorType }, known: true };
    case "name":
      return checkName(context, written, expected);
    case "member":
      return checkMember(context, written);
    case "call":
      return checkCall(context, written);
    case "comprehension":
      return checkComprehension(context, written);
    case "index":
      return checkIndex(context, written);
    case "slice":
      return checkSlice(context, written);
    case "unary":
      return checkUnary(context, written);
    case "binary":
      return checkBinary(context, written);
    case "is":
      return checkIs(context, written);
    case "is-inside":
      return checkIsInside(context, written);
    case "has":
      return checkHas(context, written);
    case "conditional":
      return checkConditional(context, written, expected);
    case "range":
      return checkRange(context, written);
    case "set":
      return checkSetLiteral(context, written, expected);
    case "list":
      return checkListLiteral(context, written, expected);
    case "list-comprehension":
      return checkListComprehension(context, written);
    case "quantified":
      return checkQuantified(context, written);
    case "quantity":
      return checkQuantity(context, written);
    case "the":
      return checkThe(context, written);
    case "sort":
      return checkSortPhrase(context, written);
    case "filter":
      return checkFilter(context, written);
    case "until":
      return checkUntil(context, written);
    case "along":
      return checkAlong(context, written);
    case "graph-property":
      return checkGraphProperty(context, written);
    case "absent":
      context.diagnostics.fail();
      return errorNode(span);
    default:
      return written satisfies never;
  }
}
