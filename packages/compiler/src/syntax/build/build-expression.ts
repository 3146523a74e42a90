/** Expressions: from the concrete tree to IR 1. */

import type { BinaryOperator, Expression, Name, With } from "../../ast.js";
import { joinSpans, type Span } from "../../text/span.js";
import { MOST_FILTERS, MOST_MEMBERS } from "../../thresholds.js";
import {
  type ExpressionRules,
  has,
  type LinePlace,
  type Node,
  nameOf,
  nodeOf,
  nodeSpan,
  nodesOf,
  startOf,
  tokenOf,
  tokenSpan,
  tokensOf,
} from "../grammar/cst.js";
import { isBinaryOperator } from "../operators.js";
import { buildPair } from "./build-binders.js";
import { buildCall } from "./build-call.js";
import { absentExpression, buildArgument, buildBoundSet, buildWith } from "./build-parts.js";
import { buildPrimary } from "./build-primary.js";
import { foldConnected, foldSum, type Operand, prefixed, type Tail, tooLong } from "./build-sum.js";

export function buildExpression(at: LinePlace, node: Node | undefined, near: Span): Expression {
  if (node === undefined) return absentExpression(at, near);
  const sets = node.children.set;
  // Nearly every expression is one set.
  if (sets?.length === 1 && !has(node, "Comparing") && !has(node, "test") && !has(node, "word_not")) {
    return buildSet(at, nodeOf(node, "set"), near);
  }
  const [first, ...tails] = readParts(at, partsOf(node), near);
  if (first?.kind !== "operator") return absentExpression(at, near);
  return foldConnected(at, first.operand, tails);
}

/** All children, in the order of the text. */
const partsOf = (node: Node) =>
  Object.values(node.children)
    .flat()
    .sort((a, b) => startOf(a) - startOf(b));

/** The first tail is the first operand, with an operator that counts for nothing. */
function readParts(at: LinePlace, parts: ReturnType<typeof partsOf>, near: Span): Tail[] {
  const tails: Tail[] = [];
  let nots: Span[] = [];
  let operator: { readonly image: BinaryOperator; readonly span: Span } | undefined = {
    image: "=",
    span: near,
  };
  for (const part of parts) {
    const before = nots.at(-1) ?? operator?.span ?? near;
    if (!("children" in part)) {
      const span = tokenSpan(at, part, before);
      // `is in`; `either A or B`
      if (part.tokenType.name === "word_is" || part.tokenType.name === "word_either") continue;
      if (part.tokenType.name === "word_not") {
        nots.push(span);
        continue;
      }
      // A `not` that no operand has taken belongs to this operator: `not in`.
      const image: string = operator === undefined && nots.length > 0 ? "not in" : part.image;
      if (operator !== undefined)
        tails.push({ kind: "operator", operator: operator.image, operand: nothing(at, operator.span), span });
      operator = { image: isBinaryOperator(image) ? image : "=", span };
      nots = [];
    } else if (part.name === "test") {
      tails.push({ kind: "test", apply: (subject) => buildTest(at, part, subject) });
    } else {
      const expression = part.name === "quantified" ? buildQuantified(at, part) : buildSet(at, part, before);
      const { image, span } = operator ?? { image: "=", span: near };
      tails.push({ kind: "operator", operator: image, operand: { prefixes: nots, expression }, span });
      operator = undefined;
      nots = [];
    }
  }
  if (operator !== undefined) {
    tails.push({
      kind: "operator",
      operator: operator.image,
      operand: nothing(at, operator.span),
      span: operator.span,
    });
  }
  return tails;
}

const nothing = (at: LinePlace, near: Span): Operand => ({
  prefixes: [],
  expression: absentExpression(at, near),
});

/** `some x in S is P` */
function buildQuantified(at: LinePlace, node: Node): Expression {
  const span = nodeSpan(at, node);
  const name = nameOf(at, tokenOf(node, "Name"), span);
  const set = buildBoundSet(at, nodeOf(node, "boundSet"), name.span);
  const test = nodeOf(node, "test");
  const built = test === undefined ? absentExpression(at, span) : buildTest(at, test, name);
  if (built.kind !== "is" && built.kind !== "has" && built.kind !== "is-inside")
    return absentExpression(at, span);
  return {
    kind: "quantified",
    span,
    quantifier: has(node, "word_all") ? "all" : "some",
    name,
    set,
    test: built,
  };
}

/** `is not shaded`, `is inside road`, `has next(d)`: what is said of `subject`. */
function buildTest(at: LinePlace, node: Node, subject: Expression): Expression {
  const own = nodeSpan(at, node, subject.span);
  const span = joinSpans(subject.span, own);
  const negated = has(node, "word_not") || has(node, "word_no");
  if (has(node, "word_has")) {
    const item = nodeOf(node, "item");
    const direction = tokenOf(node, "direction");
    return {
      kind: "has",
      span,
      subject,
      negated,
      name: nameOf(at, tokenOf(item, "Name"), own),
      arguments: [
        ...(item === undefined ? [] : nodesOf(item, "argumentValue")).map((each) =>
          buildArgument(at, each, own),
        ),
        ...(direction === undefined ? [] : [nameOf(at, direction, own)]),
      ],
    };
  }
  if (has(node, "word_inside") || has(node, "word_outside")) {
    const side = has(node, "word_inside") ? "inside" : "outside";
    return { kind: "is-inside", span, subject, negated, side, layer: nameOf(at, tokenOf(node, "Name"), own) };
  }
  return { kind: "is", span, subject, negated, test: buildSum(at, nodeOf(node, "sum"), own) };
}

/** `a..b`, then `until`, `along`, and filters, in the order of the text. */
export function buildSet(at: LinePlace, node: Node | undefined, near: Span): Expression {
  if (node === undefined) return absentExpression(at, near);
  const [first, second] = nodesOf(node, "sum");
  let set = buildSum(at, first, near);
  const range = tokenOf(node, "Range");
  if (range !== undefined) {
    const to = buildSum(at, second, tokenSpan(at, range, set.span));
    set = { kind: "range", span: joinSpans(set.span, to.span), from: set, to };
  }
  const keys = Object.keys(node.children);
  if (keys.length === (range === undefined ? 1 : 2)) return set;
  return narrowed(at, node, set);
}

type Narrowing = (set: Expression) => Expression;

function narrowed(at: LinePlace, node: Node, start: Expression): Expression {
  const parts: { readonly start: number; readonly apply: Narrowing }[] = [];
  const conditions = nodesOf(node, "operand");
  const nots = tokensOf(node, "word_not");
  tokensOf(node, "word_until").forEach((until, i, untils) => {
    const span = tokenSpan(at, until);
    const nextStart = startOf(untils[i + 1] ?? until);
    const own = nots.filter(
      (not) => startOf(not) > startOf(until) && (nextStart === startOf(until) || startOf(not) < nextStart),
    );
    const condition = prefixed(
      at,
      "not",
      own.map((not) => tokenSpan(at, not)),
      buildOperand(at, conditions[i], span),
    );
    parts.push({
      start: startOf(until),
      apply: (set) => ({ kind: "until", span: joinSpans(set.span, condition.span), set, condition }),
    });
  });
  const layers = tokensOf(node, "Name");
  tokensOf(node, "word_along").forEach((along, i) => {
    const layer = nameOf(at, layers[i], tokenSpan(at, along));
    parts.push({
      start: startOf(along),
      apply: (set) => ({ kind: "along", span: joinSpans(set.span, layer.span), set, layer }),
    });
  });
  for (const variable of tokensOf(node, "variable")) {
    const name = nameOf(at, variable, start.span);
    parts.push({ start: startOf(variable), apply: (set) => filter(set, name.span, { variable: name }) });
  }
  for (const each of nodesOf(node, "pair")) {
    const pair = buildPair(at, each);
    parts.push({ start: startOf(each), apply: (set) => filter(set, nodeSpan(at, each), { pair }) });
  }
  for (const each of nodesOf(node, "withPart")) {
    const part = buildWith(at, each);
    parts.push({ start: startOf(each), apply: (set) => filter(set, part.span, { with: part }) });
  }
  const wheres = nodesOf(node, "expression");
  tokensOf(node, "word_where").forEach((where, i) => {
    const span = tokenSpan(at, where);
    const condition = buildExpression(at, wheres[i], span);
    parts.push({
      start: startOf(where),
      apply: (set) => filter(set, joinSpans(span, condition.span), { where: condition }),
    });
  });
  if (parts.length > MOST_FILTERS) return tooLong(at, start.span);
  parts.sort((a, b) => a.start - b.start);
  return parts.reduce((set, { apply }) => apply(set), start);
}

interface FilterPart {
  readonly variable?: Name;
  readonly pair?: readonly [Name, Name];
  readonly with?: With;
  readonly where?: Expression;
}

function filter(set: Expression, partSpan: Span, part: FilterPart): Expression {
  const { with: withPart, ...rest } = part;
  const span = joinSpans(set.span, partSpan);
  const more = withPart === undefined ? [] : [withPart];
  const names = part.variable !== undefined || part.pair !== undefined;
  // `S with L where P` is one filter; a variable begins another.
  if (set.kind === "filter" && set.where === undefined && !names)
    return { ...set, ...rest, span, with: [...set.with, ...more] };
  return { kind: "filter", span, set, with: more, ...rest };
}

export function buildSum(at: LinePlace, node: Node | undefined, near: Span): Expression {
  if (node === undefined) return absentExpression(at, near);
  const operands = nodesOf(node, "operand");
  const operators = tokensOf(node, "Calculating");
  const minuses = tokensOf(node, "Minus");
  const [first] = operands;
  if (operators.length === 0 && minuses.length === 0) return buildOperand(at, first, near);
  let nextMinus = 0;
  const signed = (operand: Node | undefined, before: Span): Expression => {
    const spans: Span[] = [];
    const start = operand === undefined ? Number.MAX_SAFE_INTEGER : startOf(operand);
    for (
      let minus = minuses[nextMinus];
      minus !== undefined && startOf(minus) < start;
      minus = minuses[nextMinus]
    ) {
      spans.push(tokenSpan(at, minus));
      nextMinus++;
    }
    return prefixed(at, "-", spans, buildOperand(at, operand, spans.at(-1) ?? before));
  };
  const start = signed(first, near);
  const rest = operators.map((operator, i) => ({
    operator: isBinaryOperator(operator.image) ? operator.image : ("+" as const),
    operand: signed(operands[i + 1], tokenSpan(at, operator, near)),
  }));
  return foldSum(at, start, rest);
}

/** A value, then `.name`, `.name(…)`, `[index]`. */
export function buildOperand(at: LinePlace, node: Node | undefined, near: Span): Expression {
  if (node === undefined) return absentExpression(at, near);
  let result = buildPrimary(at, node, near);
  if (!has(node, "member") && !has(node, "index")) return result;
  const parts = [...nodesOf(node, "member"), ...nodesOf(node, "index")];
  if (parts.length > MOST_MEMBERS) return tooLong(at, result.span);
  parts.sort((a, b) => startOf(a) - startOf(b));
  for (const part of parts) {
    result = part.name === "member" ? buildMember(at, part, result) : buildIndex(at, part, result);
  }
  return result;
}

function buildMember(at: LinePlace, node: Node, target: Expression): Expression {
  const own = nodeSpan(at, node, target.span);
  const span = joinSpans(target.span, own);
  const name = nameOf(at, tokenOf(node, "Name"), own);
  const callArguments = nodeOf(node, "callArguments");
  if (callArguments === undefined) return { kind: "member", span, target, name };
  return buildCall(at, callArguments, name, span, target);
}

function buildIndex(at: LinePlace, node: Node, target: Expression): Expression {
  const own = nodeSpan(at, node, target.span);
  const span = joinSpans(target.span, own);
  const range = tokenOf(node, "Range");
  const sums = nodesOf(node, "sum");
  if (range === undefined) return { kind: "index", span, target, index: buildSum(at, sums[0], own) };
  const before = sums.filter((sum) => startOf(sum) < startOf(range))[0];
  const after = sums.filter((sum) => startOf(sum) > startOf(range))[0];
  return {
    kind: "slice",
    span,
    target,
    ...(before === undefined ? {} : { from: buildSum(at, before, own) }),
    ...(after === undefined ? {} : { to: buildSum(at, after, own) }),
  };
}

export const expressionRules: ExpressionRules = {
  expression: buildExpression,
  set: buildSet,
  sum: buildSum,
  operand: buildOperand,
};
