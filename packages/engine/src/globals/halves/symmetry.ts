/** The places of `halves`: only how they lie to each other matters. */
import type { DraftedGlobal } from "../kind.js";

/**
 * Rows, or columns, as nodes one beside the other: what maps them to such nodes, rows to rows or all to columns, in their order or all backwards,
 * turns or mirrors the places of the vertices.
 */
export function addLines({ data, vertices, draft }: DraftedGlobal, entry: 1 | 2): void {
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
