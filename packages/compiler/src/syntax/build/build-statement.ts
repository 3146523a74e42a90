/** Statements of one logical line; the lines below it are hung in by the reader, through `Below`. */
import type { Expression, Head, SortPhrase, Statement } from "../../ast.js";
import { joinSpans, type Span, spanOf } from "../../text/span.js";
import {
  type LinePlace,
  type Node,
  nameOf,
  nodeOf,
  nodeSpan,
  nodesOf,
  textOf,
  tokenOf,
} from "../grammar/cst.js";
import { buildHeads } from "./build-binders.js";
import { buildExpression, buildSet } from "./build-expression.js";
import { buildConditional } from "./build-primary.js";

/** The statements below a line, given to the block that is open at its end. */
export interface Below {
  /** Statements of the lines below, once: later calls get none. */
  take(): readonly Statement[];
  /** Whether there are any lines below. */
  readonly any: boolean;
  /** `header` opens a block, and has neither a body on its line nor lines below. */
  missing(header: Span): void;
  /** Offset behind the last line below. */
  readonly end: number;
}

export function buildStatements(
  at: LinePlace,
  node: Node | undefined,
  below: Below | undefined,
): Statement[] {
  const statements = node === undefined ? [] : nodesOf(node, "statement");
  return statements.flatMap((each, i) => {
    const built = buildStatement(at, each, i === statements.length - 1 ? below : undefined);
    return built === undefined ? [] : [built];
  });
}

function buildStatement(at: LinePlace, node: Node, below: Below | undefined): Statement | undefined {
  const inner =
    nodeOf(node, "ruleStatement") ??
    nodeOf(node, "forEachStatement") ??
    nodeOf(node, "ifStatement") ??
    nodeOf(node, "insideStatement") ??
    nodeOf(node, "expression");
  if (inner === undefined) return undefined;
  const span = nodeSpan(at, inner);
  switch (inner.name) {
    case "ruleStatement": {
      const name = tokenOf(inner, "Text");
      const body = buildBody(at, inner, span, below);
      const whole = withBelow(span, below);
      return name === undefined
        ? { kind: "rule", span: whole, body }
        : { kind: "rule", span: whole, title: textOf(at, name, span), body };
    }
    case "forEachStatement": {
      const heads = nodesOf(inner, "head").flatMap((each) => buildHeads(at, each, span));
      const body = buildBody(at, inner, span, below);
      return { kind: "for-each", span: withBelow(span, below), heads, body };
    }
    case "insideStatement": {
      const set = buildSet(at, nodeOf(inner, "set"), span);
      const body = buildBody(at, inner, span, below);
      return { kind: "inside", span: withBelow(span, below), set, body };
    }
    case "ifStatement":
      return buildIf(at, inner, span, below);
    default: {
      // Half a condition would be judged for what it does not say.
      if (!at.trusted) return { kind: "broken", span };
      const expression = buildExpression(at, inner, span);
      const each = quantityOfEach(at, inner, expression);
      if (each !== undefined) return each;
      return { kind: "assertion", span: expression.span, expression };
    }
  }
}

/** `exactly r.clue shaded in each room r`: `for each room r: exactly r.clue shaded in r`. */
function quantityOfEach(at: LinePlace, node: Node, expression: Expression): Statement | undefined {
  if (expression.kind !== "quantity" || expression.place.of !== "each") return undefined;
  const [family, ...more] = expression.place.families;
  const quantity = quantityIn(node);
  const named = tokenOf(quantity, "each");
  if (family === undefined || named === undefined || more.length > 0) return undefined;
  const { span } = expression;
  const name = nameOf(at, named, span);
  const sort: SortPhrase | undefined =
    family.kind === "sort"
      ? family
      : family.kind === "name"
        ? { kind: "sort", span: family.span, adjectives: [], name: family }
        : undefined;
  if (sort === undefined) return undefined;
  const head: Head = { kind: "head", span: joinSpans(family.span, name.span), sort, names: [name], with: [] };
  const place = { of: "set", span: name.span, set: { ...name } } as const;
  const body: Statement = { kind: "assertion", span, expression: { ...expression, place } };
  return { kind: "for-each", span, heads: [head], body: [body] };
}

/** The first quantity of an expression that is one. */
function quantityIn(node: Node): Node | undefined {
  let part: Node | undefined = node;
  for (const name of ["set", "sum", "operand", "quantity"]) part = nodeOf(part, name);
  return part;
}

const withBelow = (span: Span, below: Below | undefined): Span =>
  below?.any === true ? spanOf(span.file, span.start, Math.max(span.end, below.end)) : span;

/** The statements on the line, or those below it. */
function buildBody(at: LinePlace, node: Node, header: Span, below: Below | undefined): readonly Statement[] {
  const statements = nodeOf(node, "statements");
  if (statements !== undefined) return buildStatements(at, statements, below);
  if (below?.any === true) return below.take();
  (below ?? nothingBelow(at, header)).missing(header);
  return [];
}

/** A header in the middle of a line: `if c is black: ; …` */
function nothingBelow(at: LinePlace, header: Span): Below {
  return { take: () => [], any: false, end: header.end, missing: (span) => at.missingBody(span) };
}

function buildIf(at: LinePlace, node: Node, span: Span, below: Below | undefined): Statement {
  if (tokenOf(node, "word_then") !== undefined) {
    const expression = buildConditional(at, node, span);
    return { kind: "assertion", span, expression };
  }
  const elses = nodesOf(node, "elsePart");
  const condition = buildExpression(at, nodesOf(node, "expression")[0], span);
  const body = buildBody(at, node, span, elses.length === 0 ? below : undefined);
  const parts = buildElses(at, elses, below);
  const [otherwise] = parts.flatMap((part) => (part.condition === undefined ? [part.body] : []));
  return {
    kind: "if",
    span: withBelow(span, below),
    branches: [
      { condition, body },
      ...parts.flatMap((part) =>
        part.condition === undefined ? [] : [{ condition: part.condition, body: part.body }],
      ),
    ],
    ...(otherwise === undefined ? {} : { otherwise }),
  };
}

/** `else if P: …` or, without a condition, `else: …`. */
export interface ElsePart {
  readonly span: Span;
  readonly condition?: Expression;
  readonly body: readonly Statement[];
}

export function buildElses(at: LinePlace, nodes: readonly Node[], below: Below | undefined): ElsePart[] {
  return nodes.map((each, i) => {
    const span = nodeSpan(at, each);
    const condition =
      tokenOf(each, "word_if") === undefined
        ? undefined
        : buildExpression(at, nodeOf(each, "expression"), span);
    const last = i === nodes.length - 1 ? below : undefined;
    const body = buildBody(at, each, span, last);
    return { span: withBelow(span, last), ...(condition === undefined ? {} : { condition }), body };
  });
}
