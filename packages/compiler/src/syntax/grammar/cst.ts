/**
 * Reading Chevrotain's concrete tree: children by name, and spans. Only build-*.ts import this; no type of it leaves them.
 */
import type { CstElement, CstNode, IToken } from "chevrotain";
import type { Expression, Name, Text } from "../../ast.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { type Span, spanOf } from "../../text/span.js";

/** Where the line that is being built stands. */
export interface LinePlace {
  readonly file: string;
  /** Offset of the line in its text; tokens count from it. */
  readonly base: number;
  /** The line has no error, or is only unfinished: what was read of it is what is written. */
  readonly trusted: boolean;
  /** Faults that the grammar cannot say; silent in a line that has an error of syntax already. */
  readonly report: (diagnostic: Diagnostic) => void;
  /** Expressions are parts of one another; reached from here, so that the files of their parts need not import in a circle. */
  readonly rules: ExpressionRules;
  /** A header in the middle of a line without a body. */
  readonly missingBody: (header: Span) => void;
}

type BuildRule = (at: LinePlace, node: Node | undefined, near: Span) => Expression;

/** Each gives `absent`, at the end of `near`, where there is no node. */
export interface ExpressionRules {
  readonly expression: BuildRule;
  readonly set: BuildRule;
  readonly sum: BuildRule;
  readonly operand: BuildRule;
}

export type Node = CstNode;
export type Token = IToken;

const isNode = (element: CstElement): element is CstNode => "children" in element;
const isToken = (element: CstElement): element is IToken => !("children" in element);

export const nodesOf = (node: Node, rule: string): Node[] => node.children[rule]?.filter(isNode) ?? [];
export const tokensOf = (node: Node, name: string): Token[] => node.children[name]?.filter(isToken) ?? [];

/** The tokens of a node without nodes below it. */
export const tokensIn = (node: Node): Token[] => Object.values(node.children).flat().filter(isToken);

/** The tokens of a node and of all nodes below it, in the order of the text. */
export const tokensBelow = (node: Node): Token[] =>
  Object.values(node.children)
    .flat()
    .flatMap((element) => (isNode(element) ? tokensBelow(element) : [element]))
    .sort((one, other) => one.startOffset - other.startOffset);

export function nodeOf(node: Node | undefined, rule: string): Node | undefined {
  const first = node?.children[rule]?.[0];
  return first !== undefined && isNode(first) ? first : undefined;
}

export function tokenOf(node: Node | undefined, name: string): Token | undefined {
  const first = node?.children[name]?.[0];
  return first !== undefined && isToken(first) ? first : undefined;
}

export const has = (node: Node, name: string): boolean => node.children[name] !== undefined;

/** Tokens that the parser invented stand nowhere: NaN in Chevrotain 11, -1 in 13. */
const isPlace = (offset: number | undefined): offset is number =>
  offset !== undefined && Number.isFinite(offset) && offset >= 0;

export const isInvented = (token: Token): boolean => !isPlace(token.startOffset);

/** Of a token that was invented, or a node without tokens: the place behind what is before it, given as `near`. */
export function tokenSpan(at: LinePlace, token: Token, near?: Span): Span {
  const { startOffset, endOffset } = token;
  if (!isPlace(startOffset)) return spanOf(at.file, near?.end ?? at.base, near?.end ?? at.base);
  return spanOf(at.file, at.base + startOffset, at.base + (isPlace(endOffset) ? endOffset : startOffset) + 1);
}

export function nodeSpan(at: LinePlace, node: Node, near?: Span): Span {
  const { startOffset, endOffset } = node.location ?? { startOffset: Number.NaN, endOffset: Number.NaN };
  if (!isPlace(startOffset)) return spanOf(at.file, near?.end ?? at.base, near?.end ?? at.base);
  return spanOf(at.file, at.base + startOffset, at.base + (isPlace(endOffset) ? endOffset : startOffset) + 1);
}

export const startOf = (element: CstElement): number => {
  const offset = isNode(element) ? element.location?.startOffset : element.startOffset;
  return isPlace(offset) ? offset : Number.MAX_SAFE_INTEGER;
};

/** A name, or one without text where none was written. */
export function nameOf(at: LinePlace, token: Token | undefined, near: Span): Name {
  if (token === undefined || isInvented(token)) {
    return { kind: "name", span: spanOf(at.file, near.end, near.end), text: "" };
  }
  return { kind: "name", span: tokenSpan(at, token), text: token.image };
}

export const namesOf = (at: LinePlace, node: Node, key: string, near: Span): Name[] =>
  tokensOf(node, key).map((token) => nameOf(at, token, near));

export function textOf(at: LinePlace, token: Token | undefined, near: Span): Text {
  if (token === undefined || isInvented(token)) {
    return { kind: "text", span: spanOf(at.file, near.end, near.end), text: "" };
  }
  return { kind: "text", span: tokenSpan(at, token), text: token.image.slice(1, -1).replaceAll('""', '"') };
}
