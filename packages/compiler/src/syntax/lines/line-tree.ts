/**
 * The lossless line tree: blocks by indentation, before any token is known.
 *
 * Produced by: `readLines`. Consumed by: the reader (syntax/read-*.ts), the formatter.
 * Established: every character of the text belongs to exactly one place (`printLines` gives the text back); a logical line has its
 * continuations; raw rows (maps, shapes, data) are told apart by their header (blocks.ts).
 * Still possible: a line without meaning, children below a line that opens no block.
 * Example: `legend:` over `"#": wall` is a line with one child.
 */
import { type BlockName, blockBelow, blocks } from "./blocks.js";
import { joins, readLineEnd } from "./continuation.js";
import { indentationOf, isBlank, isCommentLine, physicalLineEnd } from "./physical-line.js";

/**
 * Offsets: `[from, lineStart)` blank lines and comments above; `[lineStart, start)` the indentation; `[start, end)` the text, with the
 * line ends, indentations and comments inside a continued line; `[end, to)` white space, a comment, the line end.
 */
export interface Line {
  readonly from: number;
  readonly lineStart: number;
  readonly start: number;
  readonly end: number;
  readonly to: number;
  /** In columns; a tab goes on to the next even one. */
  readonly indent: number;
  /** The block that it stands in. */
  readonly block: BlockName;
  /** The block that its children stand in, `none` where it opens none. */
  readonly opens: BlockName;
  readonly children: readonly Line[];
}

export interface LineTree {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Offset of the blank lines and comments behind the last line. */
  readonly tail: number;
  /** Lines that stand less deep than their neighbours above, and deeper than the line that those belong to. */
  readonly badDedents: readonly { readonly line: Line; readonly above: Line; readonly outer: number }[];
  /** Lines with a tab in their indentation; offsets of their starts. */
  readonly tabs: readonly { readonly lineStart: number; readonly start: number; readonly indent: number }[];
}

/** The line that the scanner is still adding children to. */
interface OpenLine extends Line {
  readonly children: OpenLine[];
}

/** Linear in the text; the stack is explicit, so that depth costs nothing but memory. */
export function readLineTree(text: string): LineTree {
  const roots: OpenLine[] = [];
  const stack: OpenLine[] = [];
  const badDedents: { line: Line; above: Line; outer: number }[] = [];
  const tabs: { lineStart: number; start: number; indent: number }[] = [];
  let marginBlock: BlockName = "file";
  let from = 0;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;

  while (at < text.length) {
    const lineStart = at;
    let line = physicalLineEnd(text, at);
    at = line.next;
    if (isBlank(text, lineStart, line.end) || isCommentLine(text, lineStart, line.end)) continue;
    const { start, column: indent, tab } = indentationOf(text, lineStart, line.end);
    if (tab) tabs.push({ lineStart, start, indent });

    let above: OpenLine | undefined;
    for (let top = stack.at(-1); top !== undefined && top.indent >= indent; top = stack.at(-1)) {
      above = stack.pop();
    }
    const parent = stack.at(-1);
    const block = parent === undefined ? marginBlock : blockUnder(parent);

    let end = readLineEnd(text, start, line.end, blocks[block].raw);
    let opens: BlockName = "none";
    if (!blocks[block].raw) {
      const head = text.slice(start, end.contentEnd);
      if (indent === 0) opens = blockBelow("file", head);
      if (opens === "none") opens = blockBelow(block, head);
      if (!blocks[opens].raw) {
        let depth = end.depth;
        for (;;) {
          const next = nextTextLine(text, line.next);
          if (next === undefined) break;
          const place = indentationOf(text, next.start, next.end);
          const nextText = text.slice(place.start, Math.min(next.end, place.start + 40));
          if (!joins({ ...end, depth }, nextText, place.column > indent, place.column === indent)) break;
          if (place.tab) tabs.push({ lineStart: next.start, start: place.start, indent: place.column });
          line = { end: next.end, next: next.next };
          end = readLineEnd(text, place.start, next.end, false);
          depth += end.depth;
          at = line.next;
        }
      }
    }
    const node: OpenLine = {
      from,
      lineStart,
      start,
      end: end.contentEnd,
      to: line.next,
      indent,
      block,
      opens,
      children: [],
    };
    from = line.next;
    if (indent === 0 && (opens === "puzzle" || opens === "instance")) marginBlock = opens;
    if (above !== undefined && above.indent > indent && indent > 0) {
      badDedents.push({ line: node, above, outer: parent?.indent ?? 0 });
    }
    if (parent === undefined) roots.push(node);
    else parent.children.push(node);
    // A row never has children: all that is deeper than the header of raw rows is its rows.
    if (!blocks[block].raw) stack.push(node);
  }
  return { text, lines: roots, tail: from, badDedents, tabs };
}

/** Children of a line that opens nothing are read as what might have stood at its own level. */
const blockUnder = (parent: Line): BlockName => (parent.opens === "none" ? parent.block : parent.opens);

/** The next line that is neither blank nor only a comment; blank lines end a logical line. */
function nextTextLine(text: string, from: number): { start: number; end: number; next: number } | undefined {
  for (let at = from; at < text.length; ) {
    const line = physicalLineEnd(text, at);
    if (isBlank(text, at, line.end)) return undefined;
    if (!isCommentLine(text, at, line.end)) return { start: at, end: line.end, next: line.next };
    at = line.next;
  }
  return undefined;
}

/** The text again, line by line. */
export function printLines(tree: LineTree): string {
  const parts: string[] = [];
  const waiting: Line[] = [...tree.lines].reverse();
  for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
    const { from, lineStart, start, end, to } = line;
    parts.push(tree.text.slice(from, lineStart), tree.text.slice(lineStart, start));
    parts.push(tree.text.slice(start, end), tree.text.slice(end, to));
    for (let i = line.children.length - 1; i >= 0; i--) {
      const child = line.children[i];
      if (child !== undefined) waiting.push(child);
    }
  }
  parts.push(tree.text.slice(tree.tail));
  return parts.join("");
}
