/**
 * The formatter: the text again, with its white space put in order. Steps of two spaces, one space between words, symbols of maps and
 * settings of legends below each other, at most one blank line, one before a section.
 *
 * It changes white space alone, line by line of the line tree, so that comments stay where they are, the tree stays the same, and a line
 * with a mistake of syntax keeps its text as it is. Formatting twice is formatting once. Linear in the text, but for the spaces of deep blocks.
 */
import { tabInIndentation } from "../diagnostics/catalogue/ecp1001-tab-in-indentation.js";
import { addTo } from "../maps.js";
import { makeLineReader } from "../syntax/lines/line-reader.js";
import { type Line, type LineTree, readLineTree } from "../syntax/lines/line-tree.js";
import { indentationOf, isCommentLine, physicalLineEnd } from "../syntax/lines/physical-line.js";
import { parse } from "../syntax/parse.js";
import { makeSource } from "../text/source.js";
import { alignRows } from "./align-rows.js";
import { commentIndent, type PlacedLine, placeLines } from "./indentation.js";
import { blank, isBlankLine, type LaidLine } from "./laid-line.js";
import { commentBehind, layLogicalLine } from "./lay-logical-line.js";
import { lineUpColons, printLaidLines } from "./line-up.js";

/** A stretch of the text, and what it becomes. */
export interface FormattedPart {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const format = (text: string): string =>
  formatParts(text)
    .map((part) => part.text)
    .join("");

/** The whole text in order, a part for each logical line with the blank lines and comments above it. */
export function formatParts(text: string): FormattedPart[] {
  const tree = readLineTree(text);
  const source = makeSource("", text);
  const reader = makeLineReader(source);
  const placed = placeLines(tree);
  const isBroken = keptLines(placed, brokenLines(text));
  const rows = layRows(tree, placed);

  const laid: LaidLine[] = [];
  const ends: number[] = [];
  let above: PlacedLine | undefined;
  for (const here of placed) {
    const { line, indent } = here;
    const ahead = layBetween(text, line.from, line.lineStart, (column) => commentIndent(column, above, here));
    const isSection = line.indent === 0 && (line.opens === "puzzle" || line.opens === "instance");
    pushAhead(laid, ahead, isSection);
    laid.push(...(rows.get(line) ?? layLogicalLine(reader, line, indent, isBroken(here))));
    ends.push(laid.length);
    above = here;
  }
  pushAhead(
    laid,
    layBetween(text, tree.tail, text.length, (column) => commentIndent(column, above, undefined)),
    false,
  );
  while (laid.length > (ends.at(-1) ?? 0) && isBlankLine(laid.at(-1) ?? blank)) laid.pop();

  const printed = printLaidLines(lineUpColons(laid));
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const print = (from: number, to: number): string =>
    printed
      .slice(from, to)
      .map((each) => each + eol)
      .join("");
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const parts = placed.map(({ line }, i) => ({
    start: line.from,
    end: line.to,
    text: (i === 0 ? mark : "") + print(ends[i - 1] ?? 0, ends[i] ?? 0),
  }));
  const rest = (parts.length === 0 ? mark : "") + print(ends.at(-1) ?? 0, printed.length);
  return [...parts, { start: tree.tail, end: text.length, text: rest }];
}

/** Lines with a mistake of syntax. A tab in the indentation is none here: formatting mends it. */
function brokenLines(text: string): (line: Line) => boolean {
  const starts = parse(makeSource("", text))
    .diagnostics.filter(({ code }) => code !== tabInIndentation.code)
    .map(({ span }) => span.start)
    .sort((a, b) => a - b);
  return (line) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < line.start) low = middle + 1;
      else high = middle;
    }
    const next = starts[low];
    return next !== undefined && next <= line.end;
  };
}

/**
 * Lines whose text is kept: those with a mistake, and those below one, or in a section whose first word is misspelt, since they may be read
 * as rows without the line tree having known.
 */
function keptLines(
  placed: readonly PlacedLine[],
  isBroken: (line: Line) => boolean,
): (here: PlacedLine) => boolean {
  const kept = new Set<PlacedLine>();
  let lost = false;
  for (const here of placed) {
    const { line, parent } = here;
    if (isBroken(line) || (parent !== undefined && kept.has(parent)) || (lost && line.block === "file")) {
      kept.add(here);
      if (line.block === "file" && parent === undefined) lost = true;
    }
  }
  return (here) => kept.has(here);
}

/** The rows below each header of raw rows, all at once. */
function layRows(tree: LineTree, placed: readonly PlacedLine[]): ReadonlyMap<Line, readonly LaidLine[]> {
  const { text } = tree;
  const blocks = new Map<PlacedLine, PlacedLine[]>();
  for (const here of placed) {
    if (here.parent === undefined || (here.line.block !== "data rows" && here.line.block !== "shape rows"))
      continue;
    addTo(blocks, here.parent, here);
  }
  const laid = new Map<Line, readonly LaidLine[]>();
  for (const block of blocks.values()) {
    const written = block.map(({ line }) => text.slice(line.start, line.end).replace(/[\t\u00a0]/g, " "));
    const texts = block[0]?.line.block === "data rows" ? alignRows(written) : written;
    block.forEach(({ line, indent }, i) => {
      const comment = commentBehind(text, line.end, physicalLineEnd(text, line.end).end);
      laid.set(line, [{ indent, text: texts[i] ?? "", comment }]);
    });
  }
  return laid;
}

/** Blank lines and comments; several blank lines are one. */
function layBetween(
  text: string,
  from: number,
  to: number,
  indentAt: (column: number) => number,
): LaidLine[] {
  const laid: LaidLine[] = [];
  let at = text.charCodeAt(from) === 0xfeff ? from + 1 : from;
  while (at < to) {
    const { end, next } = physicalLineEnd(text, at);
    if (isCommentLine(text, at, end)) {
      const { start, column } = indentationOf(text, at, end);
      laid.push({ indent: indentAt(column), text: "", comment: commentBehind(text, start, end) });
    } else if (!isBlankLine(laid.at(-1) ?? { ...blank, text: "x" })) laid.push(blank);
    at = next;
  }
  return laid;
}

/** A section has a blank line above it, and above the comments that stand directly on it. */
function pushAhead(laid: LaidLine[], ahead: readonly LaidLine[], section: boolean): void {
  const first = laid.length === 0;
  const lines = first && isBlankLine(ahead[0] ?? { ...blank, text: "x" }) ? ahead.slice(1) : [...ahead];
  if (section && !(first && lines.length === 0)) {
    const lastBlank = lines.findLastIndex(isBlankLine);
    if (lastBlank < 0 && !first) lines.unshift(blank);
  }
  laid.push(...lines);
}
