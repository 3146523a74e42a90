/** Binders of names: `for x in S, a, b in T where P`, and the heads of `for each` and `let … of`, which bind names in aggregates too. */
import type { Binder, BinderOrHead, Expression, Head, Name, SortPhrase, With } from "../../ast.js";
import { pairAdjectives, sortAdjectives } from "../../builtins.js";
import { joinSpans, type Span } from "../../text/span.js";
import {
  has,
  type LinePlace,
  type Node,
  nameOf,
  namesOf,
  nodeOf,
  nodeSpan,
  nodesOf,
  type Token,
  tokenOf,
  tokenSpan,
  tokensBelow,
} from "../grammar/cst.js";
import { elementWords } from "../names.js";
import { buildArgument, buildBoundSet, buildWith } from "./build-parts.js";

export interface BinderList {
  readonly binders: readonly BinderOrHead[];
  readonly where?: Expression;
}

/** Builds the binders of `binders`, or none if there are none. */
export function buildBinders(at: LinePlace, node: Node | undefined): BinderList {
  const list = nodeOf(node, "binderList");
  if (list !== undefined) return buildBinderList(at, list);
  return { binders: node === undefined ? [] : nodesOf(node, "head").flatMap((head) => buildHeads(at, head)) };
}

export function buildBinderList(at: LinePlace, node: Node): BinderList {
  const where = tokenOf(node, "word_where");
  return {
    binders: nodesOf(node, "binder").map((each) => buildBinder(at, each)),
    ...(where === undefined
      ? {}
      : { where: buildArgument(at, nodeOf(node, "argumentValue"), tokenSpan(at, where)) }),
  };
}

function buildBinder(at: LinePlace, node: Node): Binder {
  const span = nodeSpan(at, node);
  const pair = nodeOf(node, "pair");
  return {
    kind: "binder",
    span,
    names: namesOf(at, node, "Name", span),
    ...(pair === undefined ? {} : { pair: buildPair(at, pair) }),
    set: buildBoundSet(at, nodeOf(node, "boundSet"), span),
  };
}

export function buildPair(at: LinePlace, node: Node): readonly [Name, Name] {
  const span = nodeSpan(at, node);
  const [first, second] = namesOf(at, node, "Name", span);
  const nothing = nameOf(at, undefined, span);
  return [first ?? nothing, second ?? nothing];
}

/**
 * `room r, k in 1..r.size` and `cell c, x in c.around` are two heads: a range has no rooms, and a set that is said by a name is not where that name
 * comes from.
 */
export function buildHeads(at: LinePlace, node: Node, near?: Span): readonly Head[] {
  const head = buildHead(at, node, near);
  const { sort, names, in: set, where, span } = head;
  const reads = namesRead(nodesOf(node, "headSet").at(-1));
  const until =
    set?.kind === "range" ? names.length - 1 : names.findLastIndex(({ text }) => reads.has(text)) + 1;
  if (set === undefined || sort === undefined || until < 1 || until === names.length) return [head];
  const first: Head = { kind: "head", span, sort, names: names.slice(0, until), with: [] };
  const conditions = { with: head.with, ...(where === undefined ? {} : { where }) };
  const behind: Head = { kind: "head", span, names: names.slice(until), in: set, ...conditions };
  return [first, { ...behind, apartFromBefore: true }];
}

/** The names that stand in a set, but for those of what a thing has. */
function namesRead(set: Node | undefined): ReadonlySet<string> {
  const tokens = set === undefined ? [] : tokensBelow(set);
  const isName = ({ tokenType }: Token, at: number): boolean =>
    tokenType.name === "Name" && tokens[at - 1]?.tokenType.name !== "Dot";
  return new Set(tokens.filter(isName).map(({ image }) => image));
}

export function buildHead(at: LinePlace, node: Node, near?: Span): Head {
  const span = nodeSpan(at, node, near);
  const names = nodeOf(node, "headNames");
  const pair = nodeOf(node, "pair");
  const each = tokenOf(node, "word_each");
  const inToken = tokenOf(node, "word_in");
  const where = tokenOf(node, "word_where");
  // `by` and `in` both have a headSet.
  const sets = nodesOf(node, "headSet");
  const by = tokenOf(node, "word_by");
  const inSet = by === undefined ? sets[0] : sets[1];
  const whole = buildHeadSort(at, node, by === undefined ? undefined : sets[0]);
  const { sort, described } = withoutDescription(whole);
  return {
    kind: "head",
    span,
    ...(sort === undefined ? {} : { sort }),
    names: names === undefined ? [] : namesOf(at, names, "Name", span),
    ...(pair === undefined ? {} : { pair: buildPair(at, pair) }),
    ...(each === undefined
      ? inToken === undefined
        ? {}
        : { in: buildBoundSet(at, inSet, tokenSpan(at, inToken, span)) }
      : { inEach: familiesIn(at, node, tokenSpan(at, each, span)) }),
    with: [...described, ...nodesOf(node, "withPart").map((part) => buildWith(at, part))],
    ...(where === undefined
      ? {}
      : { where: buildArgument(at, nodeOf(node, "argumentValue"), tokenSpan(at, where, span)) }),
  };
}

function familiesIn(at: LinePlace, node: Node, near: Span): readonly Expression[] {
  const [first, ...more] = nodesOf(node, "boundSet");
  return [buildBoundSet(at, first, near), ...more.map((each) => buildBoundSet(at, each, near))];
}

const adjectivesOfSorts: readonly string[] = [...sortAdjectives, ...pairAdjectives];

/** `for each shaded cell c`: `for each cell c with shaded`. */
function withoutDescription(sort: SortPhrase | undefined): {
  readonly sort: SortPhrase | undefined;
  readonly described: readonly With[];
} {
  if (sort === undefined || !elementWords.has(sort.name.text)) return { sort, described: [] };
  const isOfSort = ({ text }: Name): boolean => adjectivesOfSorts.includes(text);
  const described = sort.adjectives.filter((name) => !isOfSort(name));
  return {
    sort: described.length === 0 ? sort : { ...sort, adjectives: sort.adjectives.filter(isOfSort) },
    described: described.map((name) => ({ span: name.span, name, negated: false })),
  };
}

function buildHeadSort(at: LinePlace, head: Node, by: Node | undefined): SortPhrase | undefined {
  const node = nodeOf(head, "headSort");
  if (node === undefined) return undefined;
  const phrase = buildSortPhrase(at, node);
  const of = tokenOf(head, "word_of");
  return {
    ...phrase,
    ...(of === undefined
      ? {}
      : { of: at.rules.set(at, nodeOf(head, "set"), tokenSpan(at, of, phrase.span)) }),
    ...(by === undefined ? {} : { by: buildBoundSet(at, by, phrase.span) }),
  };
}

/** Builds a `headSort`, and the part of `sortPhrase` that it shares. */
export function buildSortPhrase(at: LinePlace, node: Node): SortPhrase {
  const span = nodeSpan(at, node);
  const size = nodeOf(node, "size");
  return {
    kind: "sort",
    span,
    adjectives: namesOf(at, node, "adjective", span),
    name: nameOf(at, tokenOf(node, "Name"), span),
    ...(size === undefined ? {} : { size: buildSize(at, size) }),
  };
}

function buildSize(at: LinePlace, node: Node): readonly [Expression, Expression] {
  const span = nodeSpan(at, node);
  const literal = tokenOf(node, "Size");
  if (literal !== undefined && has(node, "Size")) {
    const [height, width] = buildDimensions(at, literal, span);
    if (height !== undefined && width !== undefined) return [height, width];
  }
  const [height, width] = nodesOf(node, "sum");
  const first = at.rules.sum(at, height, span);
  return [first, at.rules.sum(at, width, joinSpans(span, first.span))];
}

/** `3x3` is one token, and two numbers. */
export function buildDimensions(
  at: LinePlace,
  literal: { readonly image: string; readonly startOffset: number },
  near: Span,
): Expression[] {
  let offset = Number.isFinite(literal.startOffset) ? at.base + literal.startOffset : near.start;
  return literal.image.split("x").map((digits) => {
    const start = offset;
    offset += digits.length + 1;
    return {
      kind: "number",
      span: { file: at.file, start, end: start + digits.length },
      value: Number(digits),
    };
  });
}
