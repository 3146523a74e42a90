/**
 * The indentation of each line: two columns below the line that it belongs to. Which line it belongs to does not change, since all that
 * stood below a line moves with it; lines at the margin, and those of a text with a bad step back, stay where they are (but rows, which only have to be deeper).
 */
import { blocks } from "../syntax/lines/blocks.js";
import type { Line, LineTree } from "../syntax/lines/line-tree.js";

export interface PlacedLine {
  readonly line: Line;
  readonly indent: number;
  readonly parent: PlacedLine | undefined;
}

const step = 2;

/** In the order of the text. */
export function placeLines(tree: LineTree): PlacedLine[] {
  const asIs = tree.badDedents.length > 0;
  const placed: PlacedLine[] = [];
  const waiting: { readonly line: Line; readonly parent: PlacedLine | undefined }[] = tree.lines
    .toReversed()
    .map((line) => ({ line, parent: undefined }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { line, parent } = next;
    const indent =
      parent === undefined || (asIs && !blocks[line.block].raw) ? line.indent : parent.indent + step;
    const here = { line, indent, parent };
    placed.push(here);
    for (const child of line.children.toReversed()) waiting.push({ line: child, parent: here });
  }
  return placed;
}

/**
 * The column of a comment that stood in `column` between two lines: with the deepest of the lines around it, and of those that they belong
 * to, that stood no deeper than it did.
 */
export function commentIndent(
  column: number,
  above: PlacedLine | undefined,
  below: PlacedLine | undefined,
): number {
  let best: PlacedLine | undefined;
  for (const from of [below, above])
    for (let at = from; at !== undefined; at = at.parent)
      if (at.line.indent <= column && (best === undefined || at.line.indent > best.line.indent)) best = at;
  return best?.indent ?? 0;
}
