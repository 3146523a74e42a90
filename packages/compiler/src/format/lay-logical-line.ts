/** One logical line → the physical lines that it will stand on; those are as many as before. */
import { dataHeader, shapeHeader } from "../syntax/lines/blocks.js";
import type { LineReader } from "../syntax/lines/line-reader.js";
import type { Line } from "../syntax/lines/line-tree.js";
import { indentationOf, isCommentLine, physicalLineEnd } from "../syntax/lines/physical-line.js";
import { token, word } from "../syntax/tokens.js";
import type { LaidLine } from "./laid-line.js";
import { gapBetween, spaceTokens } from "./space-tokens.js";

type Token = ReturnType<LineReader["tokens"]>[number];

const trailing = /[ \t\u00a0]+$/;

/** The comment behind `end` on a physical line that ends at `lineEnd`; "" where there is none. */
export function commentBehind(text: string, end: number, lineEnd: number): string {
  const at = text.slice(end, lineEnd).search(/\/\//);
  return at < 0 ? "" : text.slice(end + at, lineEnd).replace(trailing, "");
}

export function layLogicalLine(
  reader: LineReader,
  line: Line,
  indent: number,
  broken: boolean,
): readonly LaidLine[] {
  const { text } = reader.source;
  const own = text.slice(line.start, line.end);
  const comment = commentBehind(text, line.end, physicalLineEnd(text, line.end).end);
  if (!broken && (line.opens === "data rows" || line.opens === "shape rows")) {
    return [{ indent, ...rawHeader(own, line), comment }];
  }
  const shift = indent - line.indent;
  const laid = broken ? verbatim(own, indent, line.indent, shift) : spaced(reader, line, indent, shift);
  const last = laid.at(-1);
  return last === undefined ? [] : [...laid.slice(0, -1), { ...last, comment }];
}

/** `NAME [on NAME] [with NAME]: rest`; the rest is text, not language. */
function rawHeader(own: string, line: Line): Omit<LaidLine, "indent" | "comment"> {
  const [header = ""] = (line.opens === "data rows" ? dataHeader : shapeHeader).exec(own) ?? [];
  const head = header.replace(/[ \t]+/g, " ").replace(/ :$/, ":");
  const behind = own.slice(header.length).replace(/[\t\u00a0]/g, " ");
  const rest = behind.trim();
  if (rest === "") return { text: head };
  const gap = behind.length - behind.trimStart().length;
  const column = line.indent + header.length + gap;
  return { text: `${head} ${rest}`, afterColon: head.length, colonWas: { column, gap } };
}

/** Its continuations move with it, so that they stay deeper than it, or as deep. */
function verbatim(own: string, indent: number, oldIndent: number, shift: number): LaidLine[] {
  const laid: LaidLine[] = [];
  for (let at = 0; at <= own.length; ) {
    const { end, next } = physicalLineEnd(own, at);
    const place = indentationOf(own, at, end);
    const column = laid.length === 0 ? indent : Math.max(0, Math.max(place.column, 0) + shift);
    const kept = own.slice(place.start, end).replace(trailing, "");
    if (laid.length > 0 && isCommentLine(own, at, end))
      laid.push({ indent: column, text: "", comment: kept });
    else
      laid.push({
        indent: laid.length === 0 ? indent : Math.max(column, oldIndent + shift),
        text: kept,
        comment: "",
      });
    if (next === end) break;
    at = next;
  }
  return laid;
}

function spaced(reader: LineReader, line: Line, indent: number, shift: number): LaidLine[] {
  const own = reader.text(line);
  const laid: LaidLine[] = [];
  let here: Token[] = [];
  let column = indent;
  let written = false;
  const flush = (comment: string): void => {
    laid.push({ indent: column, text: spaceTokens(here, written), comment });
    written ||= here.some((each) => each.tokenType === word.written);
    here = [];
  };
  const tokens = reader.tokens(line);
  tokens.forEach((each, i) => {
    const before = tokens[i - 1];
    if (before !== undefined) {
      const gapStart = before.startOffset + before.image.length;
      const first = physicalLineEnd(own, gapStart);
      if (first.end < each.startOffset) {
        flush(commentBehind(own, gapStart, first.end));
        column = indent;
        for (let at = first.next; at < each.startOffset; ) {
          const { end, next } = physicalLineEnd(own, at);
          const place = indentationOf(own, at, end);
          column = Math.max(0, place.column + shift);
          if (end < each.startOffset)
            laid.push({ indent: column, text: "", comment: commentBehind(own, at, end) });
          at = next;
        }
      }
    }
    here.push(each);
  });
  flush("");
  const [only] = laid;
  return laid.length === 1 && only !== undefined
    ? [{ ...only, ...colonPlace(line, tokens, only.text) }]
    : laid;
}

/** Where the first colon outside brackets stands, before and after, if more follows it. */
function colonPlace(
  line: Line,
  tokens: readonly Token[],
  text: string,
): Pick<LaidLine, "afterColon" | "colonWas" | "entry"> {
  let depth = 0;
  for (const [i, each] of tokens.entries()) {
    if (/^[([{]$/.test(each.image)) depth++;
    else if (/^[)\]}]$/.test(each.image)) depth--;
    const after = tokens[i + 1];
    if (each.tokenType !== token.Colon || depth > 0 || after === undefined) continue;
    const head = spaceTokens(tokens.slice(0, i + 1), false);
    if (!text.startsWith(head)) return {};
    return {
      afterColon: head.length,
      colonWas: { column: line.indent + after.startOffset, gap: gapBetween(each, after) },
      entry: line.block === "legend",
    };
  }
  return {};
}
