/** The operands of expressions that hold together by themselves: literals, calls, brackets, quantities. */

import type { Amount, Bound, Counted, Expression, NumberLiteral, QuantityPlace } from "../../ast.js";
import { numberTooLarge } from "../../diagnostics/catalogue/ecp1006-number-too-large.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { joinSpans, type Span } from "../../text/span.js";
import { graphProperties } from "../../vocabulary/graph-properties.js";
import {
  has,
  isInvented,
  type LinePlace,
  type Node,
  nameOf,
  nodeOf,
  nodeSpan,
  nodesOf,
  startOf,
  type Token,
  textOf,
  tokenOf,
  tokenSpan,
} from "../grammar/cst.js";
import { buildBinders, buildSortPhrase } from "./build-binders.js";
import { buildCall } from "./build-call.js";
import { absentExpression, buildArgument, buildWith } from "./build-parts.js";

/** The value at the start of an operand, without what is read from it. */
export function buildPrimary(at: LinePlace, operand: Node, near: Span): Expression {
  const [key] = Object.keys(operand.children);
  const element = key === undefined ? undefined : operand.children[key]?.[0];
  if (element === undefined) return absentExpression(at, near);
  if ("children" in element) return buildPart(at, element, nodeSpan(at, element, near));
  if (key === "Name") return buildNameOrCall(at, operand, element);
  return buildLiteral(at, element, tokenSpan(at, element, near));
}

function buildLiteral(at: LinePlace, token: Token, span: Span): Expression {
  if (isInvented(token)) return absentExpression(at, span);
  switch (token.tokenType.name) {
    case "Number":
      return buildNumber(at, token, span);
    case "Cell": {
      const [row = 0, column = 0] = token.image.slice(1).split("c").map(Number);
      return { kind: "cell", span, row, column };
    }
    case "Text":
      return textOf(at, token, span);
    case "word_yes":
      return { kind: "truth", span, value: true };
    case "word_no":
      return { kind: "truth", span, value: false };
    case "word_none":
      return { kind: "none", span };
    default:
      return absentExpression(at, span);
  }
}

export function buildNumber(at: LinePlace, token: Token, near: Span): NumberLiteral {
  const span = tokenSpan(at, token, near);
  const value = Number(token.image);
  if (!Number.isSafeInteger(value)) at.report(diagnose(numberTooLarge, span, { digits: token.image }));
  return { kind: "number", span, value: Number.isSafeInteger(value) ? value : Number.MAX_SAFE_INTEGER };
}

function buildPart(at: LinePlace, node: Node, span: Span): Expression {
  switch (node.name) {
    case "parenthesis":
      return buildParenthesis(at, node, span);
    case "setLiteral":
      return {
        kind: "set",
        span,
        elements: nodesOf(node, "argumentValue").map((each) => buildArgument(at, each, span)),
      };
    case "list":
      return buildList(at, node, span);
    case "quantity":
      return buildQuantity(at, node, span);
    case "conditional":
      return buildConditional(at, node, span);
    case "theOnly":
      return buildTheOnly(at, node, span);
    case "someOrAll":
      return buildSomeOrAll(at, node, span);
    case "sortPhrase":
      return buildWholeSortPhrase(at, node);
    case "described":
      return buildDescribed(at, node, span);
    case "graphProperty":
      return buildGraphProperty(at, node, span);
    default:
      return absentExpression(at, span);
  }
}

/** An expression in parentheses, with their span, so that the text of a span is always balanced; a name keeps its own, for renaming. */
function buildParenthesis(at: LinePlace, node: Node, span: Span): Expression {
  const inner = at.rules.expression(at, nodeOf(node, "expression"), span);
  return inner.kind === "name" ? inner : { ...inner, span };
}

function buildNameOrCall(at: LinePlace, operand: Node, token: Token): Expression {
  const name = nameOf(at, token, tokenSpan(at, token));
  const callArguments = nodeOf(operand, "callArguments");
  if (callArguments !== undefined) {
    return buildCall(at, callArguments, name, joinSpans(name.span, nodeSpan(at, callArguments, name.span)));
  }
  const of = tokenOf(operand, "word_of");
  if (of === undefined) return name;
  const argument = at.rules.operand(at, nodeOf(operand, "operand"), tokenSpan(at, of, name.span));
  return { kind: "call", span: joinSpans(name.span, argument.span), name, arguments: [argument] };
}

function buildSomeOrAll(at: LinePlace, node: Node, span: Span): Expression {
  const token = tokenOf(node, "word_some") ?? tokenOf(node, "word_all");
  const callArguments = nodeOf(node, "callArguments");
  const name = nameOf(at, token, span);
  return callArguments === undefined ? name : buildCall(at, callArguments, name, span);
}

function buildList(at: LinePlace, node: Node, span: Span): Expression {
  const elements = nodesOf(node, "argumentValue").map((each) => buildArgument(at, each, span));
  const binders = nodeOf(node, "binders");
  const [body] = elements;
  if (binders === undefined || body === undefined) return { kind: "list", span, elements };
  return { kind: "list-comprehension", span, body, ...buildBinders(at, binders) };
}

export function buildConditional(at: LinePlace, node: Node, span: Span): Expression {
  const [condition, then, otherwise] = nodesOf(node, "expression");
  const first = at.rules.expression(at, condition, span);
  const second = at.rules.expression(at, then, first.span);
  return {
    kind: "conditional",
    span,
    condition: first,
    // biome-ignore lint/suspicious/noThenProperty: a part of the conditional, not a promise
    then: second,
    otherwise: at.rules.expression(at, otherwise, second.span),
  };
}

function buildTheOnly(at: LinePlace, node: Node, span: Span): Expression {
  const set = at.rules.operand(at, nodeOf(node, "operand"), span);
  const withs = nodesOf(node, "withPart").map((part) => buildWith(at, part));
  const where = tokenOf(node, "word_where");
  if (withs.length === 0 && where === undefined) return { kind: "the", span, set };
  const condition =
    where === undefined
      ? {}
      : { where: at.rules.expression(at, nodeOf(node, "expression"), tokenSpan(at, where, span)) };
  const variable = tokenOf(node, "variable");
  const named = variable === undefined ? {} : { variable: nameOf(at, variable, set.span) };
  const inner = { ...span, start: set.span.start };
  return {
    kind: "the",
    span,
    set: { kind: "filter", span: inner, set, ...named, with: withs, ...condition },
  };
}

function buildWholeSortPhrase(at: LinePlace, node: Node): Expression {
  const phrase = buildSortPhrase(at, node);
  const of = tokenOf(node, "word_of");
  const by = tokenOf(node, "word_by");
  return {
    ...phrase,
    ...(of === undefined
      ? {}
      : { of: at.rules.set(at, nodeOf(node, "set"), tokenSpan(at, of, phrase.span)) }),
    ...(by === undefined
      ? {}
      : { by: at.rules.operand(at, nodeOf(node, "operand"), tokenSpan(at, by, phrase.span)) }),
  };
}

/** `shaded cells`: `cells with shaded`. */
function buildDescribed(at: LinePlace, node: Node, span: Span): Expression {
  const adjective = nameOf(at, tokenOf(node, "adjective"), span);
  const set = nameOf(at, tokenOf(node, "Name"), span);
  return { kind: "filter", span, set, with: [{ span: adjective.span, name: adjective, negated: false }] };
}

function buildGraphProperty(at: LinePlace, node: Node, span: Span): Expression {
  const property = graphProperties.find((name) => has(node, `word_${name}`)) ?? "connected";
  return { kind: "graph-property", span, property, layer: nameOf(at, tokenOf(node, "Name"), span) };
}

function buildQuantity(at: LinePlace, node: Node, span: Span): Expression {
  const bound = nodeOf(node, "bound");
  const none = tokenOf(node, "word_no");
  return {
    kind: "quantity",
    span,
    bound: buildBound(bound),
    amounts:
      none !== undefined
        ? [nothing(tokenSpan(at, none, span))]
        : buildAmounts(at, nodeOf(node, "amounts"), bound === undefined ? span : nodeSpan(at, bound, span)),
    counted: buildCounted(at, node, span),
    place: buildPlace(at, node, span),
  };
}

/** `no star in r`: exactly 0. */
const nothing = (span: Span): Amount => ({ span, from: { kind: "number", span, value: 0 } });

export function buildBound(node: Node | undefined): Bound {
  if (node !== undefined && has(node, "word_most")) return "at most";
  if (node !== undefined && has(node, "word_least")) return "at least";
  return "exactly";
}

export const buildAmounts = (at: LinePlace, node: Node | undefined, near: Span): Amount[] =>
  node === undefined ? [] : nodesOf(node, "amount").map((each) => buildAmount(at, each, near));

export function buildAmount(at: LinePlace, node: Node, near: Span): Amount {
  const [first, second] = nodesOf(node, "sum");
  const span = nodeSpan(at, node, near);
  const from = one(at.rules.sum(at, first, near));
  return has(node, "Range") || has(node, "word_to")
    ? { span, from, to: at.rules.sum(at, second, span) }
    : { span, from };
}

/** `one` is 1 where an amount stands. */
const one = (amount: Expression): Expression =>
  amount.kind === "name" && amount.text === "one" ? { kind: "number", span: amount.span, value: 1 } : amount;

function buildCounted(at: LinePlace, node: Node, near: Span): Counted {
  const name = nameOf(at, tokenOf(node, "Name"), near);
  const of = tokenOf(node, "word_of");
  if (of === undefined) {
    const not = tokenOf(node, "word_not");
    const span = not === undefined ? name.span : joinSpans(tokenSpan(at, not, name.span), name.span);
    return { of: "noun", span, name, negated: not !== undefined };
  }
  const variable = tokenOf(node, "variable");
  const span = joinSpans(tokenSpan(at, of, name.span), name.span);
  if (variable === undefined) return { of: "each", span, name };
  const bound = nameOf(at, variable, span);
  return { of: "each", span: joinSpans(span, bound.span), name, variable: bound };
}

function buildPlace(at: LinePlace, node: Node, near: Span): QuantityPlace {
  const place = nodeOf(node, "place");
  const inToken = tokenOf(node, "word_in");
  const inSpan = inToken === undefined ? near : tokenSpan(at, inToken, near);
  const eachTokens = node.children.word_each ?? [];
  const isFamily = eachTokens.some(
    (each) => startOf(each) > (inToken?.startOffset ?? Number.MAX_SAFE_INTEGER),
  );
  if (place !== undefined || !isFamily) {
    const set = at.rules.set(at, place, inSpan);
    return { of: "set", span: set.span, set };
  }
  const families = nodesOf(node, "set").map((each) => at.rules.set(at, each, inSpan));
  const span = families.reduce((whole, family) => joinSpans(whole, family.span), families[0]?.span ?? inSpan);
  return { of: "each", span, families };
}
