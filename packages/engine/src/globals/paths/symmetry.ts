/** The labels of `paths`: which number a pair of ends has does not matter. */
import type { DraftedGlobal } from "../kind.js";

export function addLabels({ data, vertices, whole, draft }: DraftedGlobal): void {
  const pairs = new Map<number, number>();
  [...data].forEach((label, v) => {
    const mark = label > 0 ? "pair" : `label ${label}`;
    const node = pairs.get(label) ?? draft.node(mark);
    pairs.set(label, node);
    draft.link(node, vertices[v] ?? whole, "labelled");
  });
}
