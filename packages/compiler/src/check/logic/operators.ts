/** Logic, arithmetic, comparison, membership and order: `and`, `+`, `=`, `in`, `before`; each with what it takes. */
import type { Binary, BinaryOperator, Unary } from "../../ast.js";
import { wrongType } from "../../diagnostics/catalogue/ecp3004-wrong-type.js";
import { differentTypes } from "../../diagnostics/catalogue/ecp3023-different-types.js";
import type { Expression, Type } from "../../typed.js";
import {
  coerceToSet,
  complain,
  elementType,
  isNumeric,
  isOneThere,
  present,
  toNumber,
  toTruth,
} from "../types/coerce.js";
import { type Context, describe, errorNode, report, withFacts } from "../types/context.js";
import { type Facts, factsOf, noFacts } from "../types/facts.js";
import { hintAtNotOfEach, hintAtOrBehindAnd, hintAtPlaces } from "../types/misleading.js";
import { isError, numberType, sameSort, setType, truthType, typesMeet, withoutNone } from "../types/types.js";
import { checkEquality } from "./equality.js";
import { negation } from "./logic.js";
import { checkSets } from "./sets.js";
import { wholeOrder } from "./whole-order.js";

export function checkUnary(context: Context, unary: Unary): Expression {
  const operand = context.expression(unary.operand);
  if (unary.operator === "not") {
    hintAtNotOfEach(context, unary);
    return negation(toTruth(context, operand), unary.span);
  }
  const number = toNumber(context, operand);
  if (isError(number.type)) return errorNode(unary.span);
  return { kind: "negate", operand: number, span: unary.span, type: numberType, known: number.known };
}

export function checkBinary(context: Context, binary: Binary): Expression {
  const { operator, span } = binary;
  switch (operator) {
    case "and":
    case "or":
    case "implies":
      return checkLogic(context, binary, operator);
    case "=":
    case "!=":
      return checkEquality(context, binary, operator);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return checkOrder(context, binary, operator);
    case "in":
      return checkIn(context, binary);
    case "not in":
      return negation(checkIn(context, binary), span);
    case "before":
      return checkBefore(context, binary);
    case "+":
    case "-":
    case "*":
    case "/":
    case "mod":
      return checkArithmetic(context, binary, operator);
    default:
      return operator satisfies never;
  }
}

/** The left operand guards the right one. */
function checkLogic(context: Context, binary: Binary, operator: "and" | "or" | "implies"): Expression {
  const left = toTruth(context, context.expression(binary.left));
  const facts: Facts = isError(left.type) ? noFacts : factsOf(left, operator !== "or");
  const right = withFacts(context, facts, () =>
    operator === "or" ? rightOfOr(context, binary) : toTruth(context, context.expression(binary.right)),
  );
  const type: Type = isError(left.type) || isError(right.type) ? { kind: "error" } : truthType;
  if (operator === "or" && type.kind !== "error") hintAtOrBehindAnd(context, binary);
  return { kind: "logic", operator, left, right, span: binary.span, type, known: left.known && right.known };
}

/** `c.n = 1 or 2`, `… = 0 or c.clue`: a value that is no truth is what the comparison before it may have instead. */
function rightOfOr(context: Context, { left, right, span }: Binary): Expression {
  const compared = lastEquality(context, left);
  const found = compared === undefined ? undefined : context.types.get(compared.left)?.type;
  const of = found === undefined ? undefined : withoutNone(found);
  const isSymbol = of?.kind === "symbol" && right.kind === "name" && of.values.includes(right.text);
  const value = context.expression(right, isSymbol ? of : undefined);
  const type = withoutNone(value.type);
  if (compared === undefined || of === undefined || isError(of) || isError(type) || type.kind === "truth")
    return toTruth(context, value);
  const isAnother = typesMeet(of, type) || (isNumeric(of) && isNumeric(type));
  if (!isAnother) return toTruth(context, value);
  // `cells where n = 1 or clue`: that n is the clue, or that there is one?
  if (isOneThere(context, value) !== undefined) return complain(context, "yes or no", value);
  return checkEquality(context, { ...compared, right, span }, "=");
}

/** The comparison that `or` and a value continue; everything in between is a value too. */
function lastEquality(context: Context, said: Binary["left"]): Binary | undefined {
  if (said.kind !== "binary") return undefined;
  // Parentheses are of its span.
  if (said.span.start !== said.left.span.start) return undefined;
  if (said.operator === "=") return said;
  if (said.operator !== "or") return undefined;
  const isTruth = context.types.get(said.right)?.type.kind === "truth";
  return lastEquality(context, isTruth ? said.right : said.left);
}

function checkOrder(context: Context, binary: Binary, operator: "<" | "<=" | ">" | ">="): Expression {
  // `1 <= x <= 3`: the parser has told it.
  if (isChained(binary.left)) {
    context.diagnostics.fail();
    return errorNode(binary.span);
  }
  const left = toNumber(context, context.expression(binary.left));
  const right = toNumber(context, context.expression(binary.right));
  if (isError(left.type) || isError(right.type)) return errorNode(binary.span);
  const known = left.known && right.known;
  return { kind: "compare", operator, left, right, span: binary.span, type: truthType, known };
}

/** A comparison that does not stand in parentheses, which are of its span. */
const isChained = (left: Binary["left"]): boolean =>
  left.kind === "binary" &&
  ["<", "<=", ">", ">="].includes(left.operator) &&
  left.span.start === left.left.span.start;

function checkArithmetic(
  context: Context,
  binary: Binary,
  operator: Extract<BinaryOperator, "+" | "-" | "*" | "/" | "mod">,
): Expression {
  const left = context.expression(binary.left);
  const right = context.expression(binary.right);
  // A row is its number beside a number, and its cells beside a set.
  const isOfNumbers = isNumeric(withoutNone(left.type)) && isNumeric(withoutNone(right.type));
  if (!isOfNumbers && (operator === "+" || operator === "-" || operator === "*")) {
    const set = checkSets(context, operator, left, right, binary.span);
    if (set !== undefined) return set;
  }
  const first = toNumber(context, left);
  const second = toNumber(context, right);
  if (isError(first.type) || isError(second.type)) return errorNode(binary.span);
  return {
    kind: "arithmetic",
    operator,
    left: first,
    right: second,
    span: binary.span,
    type: numberType,
    known: first.known && second.known,
  };
}

function checkIn(context: Context, binary: Binary): Expression {
  const element = present(context, context.expression(binary.left));
  const right = context.expression(binary.right, setType(element.type, false));
  const set = right.type.kind === "list" ? right : coerceToSet(context, right);
  if (set === undefined) return complain(context, "a set", right);
  if (isError(element.type) || isError(set.type)) return errorNode(binary.span);
  const of = elementType(set.type);
  const isIndex = of.kind === "number" && isNumeric(element.type) && element.type.kind === "element";
  const member = isIndex ? toNumber(context, element) : element;
  if (!typesMeet(member.type, of)) {
    report(context, wrongType, binary.right.span, {
      wanted: `a set that may hold ${describe(context, element.type)}`,
      found: describe(context, set.type),
    });
    return errorNode(binary.span);
  }
  const known = member.known && set.known;
  return { kind: "member-of", element: member, set, span: binary.span, type: truthType, known };
}

function checkBefore(context: Context, binary: Binary): Expression {
  const left = present(context, context.expression(binary.left));
  const right = present(context, context.expression(binary.right));
  if (isError(left.type) || isError(right.type)) return errorNode(binary.span);
  if (left.type.kind !== "element") return complain(context, "a cell or another element", left);
  if (right.type.kind !== "element") return complain(context, "a cell or another element", right);
  if (!sameSort(left.type.sort, right.type.sort)) {
    report(context, differentTypes, binary.span, {
      left: describe(context, left.type),
      right: describe(context, right.type),
    });
    return errorNode(binary.span);
  }
  hintAtPlaces(context, binary.span, [left, right], "<");
  const within = orderOf(context, left, right);
  const known = left.known && right.known && within?.known !== false;
  return {
    kind: "before",
    left,
    right,
    span: binary.span,
    type: truthType,
    known,
    ...(within === undefined ? {} : { within }),
  };
}

/** The set with an order of its own that the first of these names runs through that runs through one (B11). All of a sort are in reading order. */
function orderOf(context: Context, ...elements: readonly Expression[]): Expression | undefined {
  for (const element of elements) {
    if (element.kind !== "variable") continue;
    for (const { variable, order } of context.bindings.values())
      if (variable === element.variable && order?.type.kind === "set" && order.type.ordered)
        if (order.kind !== "all-of") return wholeOrder(context, order);
  }
  return undefined;
}
