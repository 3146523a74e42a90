/** The lines of a puzzle and of an instance that are no statements. */
import type {
  Argument,
  AskedParameter,
  Board,
  Cover,
  Expect,
  Expression,
  Fix,
  ItemPattern,
  Items,
  Layer,
  Legend,
  LegendEntry,
  LegendSetting,
  Let,
  Name,
  NumberLiteral,
  Objective,
  Option,
  OptionEntry,
  Parameter,
  Place,
  Show,
  Times,
  Use,
} from "../../ast.js";
import { notAnItem } from "../../diagnostics/catalogue/ecp1025-not-an-item.js";
import { unquotedSymbol } from "../../diagnostics/catalogue/ecp1027-unquoted-symbol.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { joinSpans, type Span, spanOf } from "../../text/span.js";
import {
  has,
  isInvented,
  type LinePlace,
  type Node,
  nameOf,
  namesOf,
  nodeOf,
  nodeSpan,
  nodesOf,
  startOf,
  type Token,
  textOf,
  tokenOf,
  tokenSpan,
  tokensIn,
  tokensOf,
} from "../grammar/cst.js";
import { buildBinders, buildDimensions, buildHead } from "./build-binders.js";
import { buildExpression, buildOperand, buildSet, buildSum } from "./build-expression.js";
import { absentExpression, buildArgument, buildBoundSet } from "./build-parts.js";
import { buildAmount, buildAmounts, buildBound, buildNumber } from "./build-primary.js";
import { buildType } from "./build-type.js";

export function buildUse(at: LinePlace, node: Node): Use {
  const span = nodeSpan(at, node);
  const text = tokenOf(node, "Text");
  const name = nameOf(at, tokenOf(node, "Name"), span);
  const from = text === undefined ? "std" : textOf(at, text, span);
  if (has(node, "word_from")) return { kind: "use", span, puzzle: name, from };
  return { kind: "use", span, from };
}

export function buildParameters(at: LinePlace, header: Node): Parameter[] {
  return nodesOf(header, "parameter").map((node) => {
    const span = nodeSpan(at, node);
    const value = tokenOf(node, "Equal");
    return {
      kind: "parameter",
      span,
      name: nameOf(at, tokenOf(node, "Name"), span),
      type: buildType(at, nodeOf(node, "type"), span),
      ...(value === undefined
        ? {}
        : { value: buildArgument(at, nodeOf(node, "argumentValue"), tokenSpan(at, value)) }),
    };
  });
}

export function buildArguments(at: LinePlace, header: Node): Argument[] {
  return nodesOf(header, "argument").map((node) => {
    const span = nodeSpan(at, node);
    const name = tokenOf(node, "Name");
    return {
      kind: "argument",
      span,
      ...(name === undefined ? {} : { name: nameOf(at, name, span) }),
      value: buildArgument(at, nodeOf(node, "argumentValue"), span),
    };
  });
}

export function buildBoard(at: LinePlace, line: Node): Board {
  const span = nodeSpan(at, line);
  const none = { dimensions: [], kinds: [], torus: false, without: [], bindings: [] };
  const file = nodeOf(line, "boardFile");
  if (file !== undefined)
    return { kind: "board", span, file: textOf(at, tokenOf(file, "Text"), span), ...none };
  const named = nodeOf(line, "boardPlaces");
  if (named !== undefined) {
    const places = tokensOf(named, "place").map((each) => placeName(at, each, span));
    return { kind: "board", span, places, ...none };
  }
  const node = nodeOf(line, "boardSize") ?? line;
  const tiling = tokenOf(node, "tiling");
  const size = tokenOf(node, "Size");
  const sums = nodesOf(node, "sum").map((each) => buildSum(at, each, span));
  return {
    kind: "board",
    span,
    ...(tiling === undefined ? {} : { tiling: nameOf(at, tiling, span) }),
    dimensions:
      size === undefined
        ? sums.length === 0
          ? [absentExpression(at, span)]
          : sums
        : buildDimensions(at, size, span),
    kinds: tokensOf(node, "kind").map((each) => nameOf(at, each, span)),
    torus: has(node, "word_torus"),
    without: [...nodesOf(node, "boundSet"), ...nodesOf(node, "filteredSet")]
      .sort((a, b) => startOf(a) - startOf(b))
      .map((each) => buildBoundSet(at, each, span)),
    bindings: nodesOf(node, "binding").map((each) => {
      const name = nameOf(at, tokenOf(each, "Name"), span);
      return { name, value: buildArgument(at, nodeOf(each, "argumentValue"), name.span) };
    }),
  };
}

/** With quotes or without. */
function placeName(at: LinePlace, each: Token, near: Span): Name {
  const name = nameOf(at, each, near);
  return each.image.startsWith('"') ? { ...name, text: textOf(at, each, near).text } : name;
}

export function buildLayer(at: LinePlace, node: Node): Layer {
  const span = nodeSpan(at, node);
  const on = tokenOf(node, "word_on");
  return {
    kind: "layer",
    span,
    role: has(node, "word_given") ? "given" : "find",
    hidden: has(node, "word_hidden"),
    names: namesOf(at, node, "Name", span),
    type: buildType(at, nodeOf(node, "type"), span),
    orNone: has(node, "word_none"),
    orUnprinted: has(node, "Question"),
    ...(on === undefined ? {} : { on: buildSet(at, nodeOf(node, "set"), tokenSpan(at, on, span)) }),
    written: nodesOf(node, "spelling").map((each) => buildSpelling(at, each)),
  };
}

function buildSpelling(at: LinePlace, node: Node): Layer["written"][number] {
  const span = nodeSpan(at, node);
  const value = buildSpelled(at, node, span);
  const quoted = tokenOf(node, "Text");
  if (quoted !== undefined) return { symbol: textOf(at, quoted, span), value };
  const spans = nodesOf(node, "sign").map((each) => nodeSpan(at, each));
  const [first] = spans;
  if (first === undefined) return { symbol: textOf(at, undefined, span), value };
  const symbol = spans.reduce(joinSpans, first);
  const text = nodesOf(node, "sign")
    .flatMap(tokensIn)
    .map(({ image }) => image)
    .join("");
  return { symbol: { kind: "text", span: symbol, text }, value };
}

function buildSpelled(at: LinePlace, node: Node, span: Span): Name | NumberLiteral {
  const token = tokenOf(node, "Number");
  if (token === undefined || isInvented(token)) return nameOf(at, tokenOf(node, "Name"), span);
  const number = buildNumber(at, token, span);
  return tokenOf(node, "Minus") === undefined ? number : { ...number, value: -number.value };
}

export function buildLegend(at: LinePlace, node: Node): Legend {
  return {
    kind: "legend",
    span: nodeSpan(at, node),
    entries: nodesOf(node, "legendEntry").map((each) => buildLegendEntry(at, each)),
  };
}

export function buildLegendEntry(at: LinePlace, node: Node): LegendEntry {
  const span = nodeSpan(at, node);
  return {
    kind: "legend-entry",
    span,
    key: buildLegendKey(at, node, span),
    sets: nodesOf(node, "legendSetting").map((each) => buildLegendSetting(at, each)),
  };
}

function buildLegendKey(at: LinePlace, node: Node, near: Span): LegendEntry["key"] {
  const text = tokenOf(node, "Text");
  if (text !== undefined) return textOf(at, text, near);
  const [first, second] = nodesOf(node, "sum");
  const from = buildSum(at, first, near);
  if (has(node, "Range")) {
    const to = buildSum(at, second, from.span);
    return { kind: "range", span: joinSpans(from.span, to.span), from, to };
  }
  if (from.kind === "number") return from;
  if (from.kind !== "absent")
    at.report(diagnose(unquotedSymbol, from.span, { symbol: from.kind === "name" ? from.text : "…" }));
  return { kind: "text", span: from.span, text: "" };
}

function buildLegendSetting(at: LinePlace, node: Node): LegendSetting {
  const span = nodeSpan(at, node);
  const equal = tokenOf(node, "Equal");
  const direction = tokenOf(node, "direction");
  return {
    kind: "legend-setting",
    span,
    name: nameOf(at, tokenOf(node, "Name"), span),
    ...(direction === undefined ? {} : { direction: nameOf(at, direction, span) }),
    negated: has(node, "word_not"),
    unprinted: has(node, "Question"),
    ...(equal === undefined || has(node, "Question")
      ? {}
      : { value: buildArgument(at, nodeOf(node, "argumentValue"), tokenSpan(at, equal, span)) }),
  };
}

const buildFormals = (at: LinePlace, node: Node | undefined): Name[] =>
  node === undefined ? [] : namesOf(at, node, "Name", nodeSpan(at, node));

export function buildLet(at: LinePlace, node: Node): Let {
  const span = nodeSpan(at, node);
  const parameters = nodeOf(node, "formalParameters");
  const of = nodeOf(node, "head");
  const equal = tokenOf(node, "Equal");
  return {
    kind: "let",
    span,
    name: nameOf(at, tokenOf(node, "Name"), span),
    ...(parameters === undefined ? {} : { parameters: buildFormals(at, parameters) }),
    ...(of === undefined ? {} : { of: buildHead(at, of, span) }),
    value: buildExpression(
      at,
      nodeOf(node, "expression"),
      equal === undefined ? span : tokenSpan(at, equal, span),
    ),
  };
}

export function buildAskedParameter(at: LinePlace, node: Node): AskedParameter {
  const span = nodeSpan(at, node);
  const equal = tokenOf(node, "Equal");
  const question = tokenOf(node, "Text");
  return {
    kind: "param",
    span,
    name: nameOf(at, tokenOf(node, "Name"), span),
    parameters: buildFormals(at, nodeOf(node, "formalParameters")),
    type: buildType(at, nodeOf(node, "type"), span),
    ...(equal === undefined
      ? {}
      : { value: buildArgument(at, nodeOf(node, "argumentValue"), tokenSpan(at, equal, span)) }),
    ...(question === undefined ? {} : { question: textOf(at, question, span) }),
  };
}

export function buildItems(at: LinePlace, node: Node): Items {
  const span = nodeSpan(at, node);
  const times = nodeOf(node, "amount");
  return {
    kind: "items",
    span,
    optional: has(node, "word_optional"),
    items: nodesOf(node, "item").map((each) => buildItem(at, each)),
    ...(times === undefined ? {} : { times: buildAmount(at, times, span) }),
    ...buildBinders(at, nodeOf(node, "binders")),
  };
}

function buildItem(at: LinePlace, node: Node): ItemPattern {
  const span = nodeSpan(at, node);
  return {
    kind: "item",
    span,
    name: nameOf(at, tokenOf(node, "Name"), span),
    arguments: nodesOf(node, "argumentValue").map((each) => buildArgument(at, each, span)),
  };
}

export function buildOption(at: LinePlace, node: Node): Option {
  const span = nodeSpan(at, node);
  const entries = nodeOf(node, "optionEntries");
  return {
    kind: "option",
    span,
    name: nameOf(at, tokenOf(node, "Name"), span),
    parameters: buildFormals(at, nodeOf(node, "formalParameters")),
    ...buildBinders(at, nodeOf(node, "binders")),
    entries: entries === undefined ? [] : buildOptionEntries(at, entries),
  };
}

export function buildOptionEntries(at: LinePlace, node: Node): OptionEntry[] {
  return nodesOf(node, "optionEntry").map((each) => {
    const span = nodeSpan(at, each);
    const equal = tokenOf(each, "Equal");
    return {
      kind: "option-entry",
      span,
      target: buildTarget(at, buildOperand(at, nodeOf(each, "operand"), span)),
      ...(equal === undefined
        ? {}
        : { value: buildArgument(at, nodeOf(each, "argumentValue"), tokenSpan(at, equal, span)) }),
      ...buildBinders(at, nodeOf(each, "binders")),
    };
  });
}

/** An option covers an item, or the layer of an element. */
function buildTarget(at: LinePlace, expression: Expression): OptionEntry["target"] {
  const { span } = expression;
  if (expression.kind === "member") return expression;
  if (expression.kind === "name") return { kind: "item", span, name: expression, arguments: [] };
  const isItem = expression.kind === "call" && expression.target === undefined && expression.by === undefined;
  if (isItem && expression.through === undefined) {
    return { kind: "item", span, name: expression.name, arguments: expression.arguments };
  }
  if (expression.kind !== "absent") at.report(diagnose(notAnItem, span, {}));
  return {
    kind: "item",
    span,
    name: { kind: "name", span: spanOf(at.file, span.start, span.start), text: "" },
    arguments: [],
  };
}

export function buildPlaceLine(at: LinePlace, node: Node): Place {
  const span = nodeSpan(at, node);
  const name = nameOf(at, tokenOf(node, "Name"), span);
  return {
    kind: "place",
    span,
    each: has(node, "word_each"),
    name,
    times: buildTimes(at, nodeOf(node, "times"), span),
  };
}

export function buildCover(at: LinePlace, node: Node): Cover {
  const span = nodeSpan(at, node);
  const set = buildSet(at, nodeOf(node, "set"), span);
  return { kind: "cover", span, set, times: buildTimes(at, nodeOf(node, "times"), set.span) };
}

function buildTimes(at: LinePlace, node: Node | undefined, near: Span): Times {
  const span = node === undefined ? spanOf(at.file, near.end, near.end) : nodeSpan(at, node, near);
  const once = tokenOf(node, "word_once");
  if (node === undefined || has(node, "word_any")) return { span, bound: "any", amounts: [] };
  const bound = buildBound(nodeOf(node, "bound"));
  if (once !== undefined && !isInvented(once)) {
    const one = tokenSpan(at, once, span);
    return { span, bound, amounts: [{ span: one, from: { kind: "number", span: one, value: 1 } }] };
  }
  return { span, bound, amounts: buildAmounts(at, nodeOf(node, "amounts"), span) };
}

export function buildShow(at: LinePlace, node: Node): Show {
  const span = nodeSpan(at, node);
  const text = tokenOf(node, "Text");
  const as = text === undefined ? nameOf(at, tokenOf(node, "look"), span) : textOf(at, text, span);
  return { kind: "show", span, name: nameOf(at, tokenOf(node, "Name"), span), as };
}

export function buildObjective(at: LinePlace, node: Node): Objective {
  const sense = has(node, "word_maximize") ? "maximize" : "minimize";
  const span = nodeSpan(at, node);
  return {
    kind: "objective",
    span,
    sense,
    expression: buildExpression(at, nodeOf(node, "expression"), span),
  };
}

/** Returns undefined if nothing is written. */
function numberAt(node: Node, label: string): number | undefined {
  const number = tokenOf(node, label);
  return number === undefined || isInvented(number) ? undefined : Number(number.image);
}

export function buildExpect(at: LinePlace, node: Node): Expect {
  const span = nodeSpan(at, node);
  if (has(node, "word_best")) {
    const [over = 0, under = 1] = ["over", "under"].map((part) => numberAt(node, part));
    const size = over / under;
    return { kind: "expect", span, what: { of: "best", number: has(node, "Minus") ? 0 - size : size } };
  }
  const number = tokenOf(node, "Number");
  if (number !== undefined && !isInvented(number))
    return { kind: "expect", span, what: { of: "count", count: BigInt(number.image) } };
  return { kind: "expect", span, what: { of: has(node, "word_no") ? "none" : "unique" } };
}

export function buildFix(at: LinePlace, node: Node): Fix {
  return {
    kind: "fix",
    span: nodeSpan(at, node),
    options: nodesOf(node, "item").map((each) => buildItem(at, each)),
  };
}

export interface PiecesHeader {
  readonly span: Span;
  readonly name: Name;
  readonly variant?: Name;
  readonly on?: Name;
  readonly table?: Name;
  readonly symmetries: readonly Name[];
  readonly colon: boolean;
}

export function buildPieces(at: LinePlace, node: Node): PiecesHeader {
  const span = nodeSpan(at, node);
  const variant = tokenOf(node, "variant");
  const one = tokenOf(node, "word_one");
  const sided = tokenOf(node, "word_sided");
  const oneSided: Name | undefined =
    one === undefined || sided === undefined
      ? undefined
      : { kind: "name", span: joinSpans(tokenSpan(at, one), tokenSpan(at, sided)), text: "one-sided" };
  const named = oneSided ?? (variant === undefined ? undefined : nameOf(at, variant, span));
  const table = tokenOf(node, "table");
  const on = tokenOf(node, "on");
  return {
    span,
    name: nameOf(at, tokensOf(node, "Name")[0], span),
    ...(named === undefined ? {} : { variant: named }),
    ...(on === undefined ? {} : { on: nameOf(at, on, span) }),
    ...(table === undefined ? {} : { table: nameOf(at, table, span) }),
    symmetries: nodesOf(node, "symmetries").flatMap((each) => namesOf(at, each, "symmetry", span)),
    colon: has(node, "Colon"),
  };
}
