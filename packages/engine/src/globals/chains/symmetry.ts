/** What of `paths` is no numbering. */
import type { Drafting } from "../../symmetry/drafting.js";

/** Which number a pair of ends has does not matter. */
export function addLabels(data: Iterable<number>, vertexNode: (v: number) => number, draft: Drafting): void {
  const pairs = new Map<number, number>();
  let v = 0;
  for (const label of data) {
    const mark = label > 0 ? "pair" : `label ${label}`;
    const node = pairs.get(label) ?? draft.node(mark);
    pairs.set(label, node);
    draft.link(node, vertexNode(v++), "labelled");
  }
}
