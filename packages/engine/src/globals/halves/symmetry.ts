/** What of `halves` is no numbering. */
import type { ReadonlyInts } from "../../problem.js";
import type { Drafting } from "../../symmetry/drafting.js";

/**
 * Rows, or columns, as nodes one beside the other: what maps them to such nodes, rows to rows or all to columns, in their order or all backwards,
 * turns or mirrors the places of the vertices.
 */
export function addLines(
  data: ReadonlyInts,
  entry: 1 | 2,
  vertices: readonly number[],
  draft: Drafting,
): void {
  const places = vertices.map((_, v) => data[4 * v + entry] ?? 0);
  const first = Math.min(...places);
  const lines = Array.from({ length: Math.max(...places) - first + 1 }, () => draft.node("line"));
  lines.forEach((line, k) => {
    const before = lines[k - 1];
    if (before === undefined) return;
    // Neither comes first.
    draft.link(line, before, "beside");
    draft.link(before, line, "beside");
  });
  vertices.forEach((vertex, v) => {
    const line = lines[(places[v] ?? 0) - first];
    if (line !== undefined) draft.link(vertex, line, "in line");
  });
}
