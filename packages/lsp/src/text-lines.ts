/** Logical lines of a text, by place. */
import type { Line } from "@ecp/compiler";
import type { Snapshot } from "./snapshot.js";

/** The line that a place is in, or behind on its last physical line; with those that it stands in, outermost first. */
export function linesAround({ source, lines }: Snapshot, offset: number): readonly Line[] {
  const { text } = source;
  const found: Line[] = [];
  let among = lines().lines;
  for (;;) {
    const index = lastStart(among, offset);
    const line = among[index];
    if (line === undefined) return found;
    found.push(line);
    if (offset <= line.end || !/[\r\n]/.test(text.slice(line.end, offset))) return found;
    among = line.children;
  }
}

/** The line itself, where the place is on it. */
export function lineAt(snapshot: Snapshot, offset: number): Line | undefined {
  const line = linesAround(snapshot, offset).at(-1);
  if (line === undefined || offset < line.start) return undefined;
  const { text } = snapshot.source;
  return offset <= line.end || !/[\r\n]/.test(text.slice(line.end, offset)) ? line : undefined;
}

/** The last line that begins at or before a place. */
function lastStart(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The end of a line with all that stands below it. */
export function endOfBlock(line: Line): number {
  let last = line;
  for (let below = last.children.at(-1); below !== undefined; below = below.children.at(-1)) last = below;
  return Math.max(line.end, last.end);
}
