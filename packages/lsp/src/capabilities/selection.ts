/** The ranges to select as the selection grows: the word, each part of the sentence round it, the line, the block, the section, the text. */

import type { Line, Span } from "@ecp/compiler";
import type { Snapshot } from "../snapshot.js";
import { endOfBlock } from "../text-lines.js";
import { nodesAround } from "../tree-walk.js";
import { symbolAt } from "./map-symbols.js";

type Range = Pick<Span, "start" | "end">;

/** Innermost first; each holds the one before, and is larger. */
export function selections(snapshot: Snapshot, offset: number): readonly Range[] {
  const { source, analysis } = snapshot;
  const around: Range[] = [{ start: 0, end: source.text.length }];
  for (const { span } of nodesAround(analysis.file.sections, snapshot.name, offset)) around.push(span);
  const blocks = (line: Line): void => {
    const last = endOfBlock(line);
    if (line.start > offset || offset > last) return;
    around.push({ start: line.start, end: last });
    if (offset <= line.end) around.push({ start: line.start, end: line.end });
    for (const child of line.children) blocks(child);
  };
  for (const line of snapshot.lines().lines) blocks(line);
  const symbol = symbolAt(snapshot, offset);
  if (symbol !== undefined) around.push(symbol.symbol.span);
  const word = wordAt(source.text, offset);
  if (word.end > word.start) around.push(word);
  around.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Range[] = [];
  for (const range of around) {
    const outer = kept.at(-1);
    const inside = outer === undefined || (outer.start <= range.start && range.end <= outer.end);
    const smaller = outer === undefined || range.end - range.start < outer.end - outer.start;
    if (inside && smaller && range.start <= offset && offset <= range.end) kept.push(range);
  }
  return kept.reverse();
}

function wordAt(text: string, offset: number): Range {
  const before = /[\p{L}\p{N}_]*$/u.exec(text.slice(Math.max(0, offset - 200), offset))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}_]*/u.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;
  return { start: offset - before, end: offset + after };
}
