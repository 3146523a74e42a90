/** Ranges that can be folded: sections, blocks below a header, runs of comment lines. */
import { type Line, positionAt } from "@ecp/compiler";
import type { Snapshot } from "../snapshot.js";

export interface Fold {
  /** First and last line, from 0. */
  readonly from: number;
  readonly to: number;
  readonly kind: "block" | "comment";
}

export function folds(snapshot: Snapshot): readonly Fold[] {
  const { source, analysis } = snapshot;
  const lineOf = (offset: number): number => positionAt(source, offset).line;
  const found: Fold[] = [];
  const add = (from: number, to: number, kind: Fold["kind"]): void => {
    if (to > from) found.push({ from, to, kind });
  };
  for (const section of analysis.file.sections) {
    if (section.kind === "puzzle" || section.kind === "instance") {
      add(lineOf(section.span.start), lineOf(section.span.end), "block");
    }
  }
  // Sections at the margin are folded already: their lines may be children of their head, or stand beside it.
  const heads = new Set(analysis.file.sections.map(({ span }) => span.start));
  const blocks = (line: Line): void => {
    const last = lastBelow(line);
    if (last !== undefined && !heads.has(line.start)) add(lineOf(line.start), lineOf(last.end), "block");
    for (const child of line.children) blocks(child);
  };
  for (const line of snapshot.lines().lines) blocks(line);
  let start: number | undefined;
  const { lineStarts, text } = source;
  for (let line = 0; line <= lineStarts.length; line++) {
    const at = lineStarts[line];
    const comment =
      at !== undefined && /^[ \t]*\/\//.test(text.slice(at, lineStarts[line + 1] ?? text.length));
    if (comment) start ??= line;
    else if (start !== undefined) {
      add(start, line - 1, "comment");
      start = undefined;
    }
  }
  return found;
}

function lastBelow(line: Line): Line | undefined {
  let last = line.children.at(-1);
  for (let below = last?.children.at(-1); below !== undefined; below = below.children.at(-1)) last = below;
  return last;
}
