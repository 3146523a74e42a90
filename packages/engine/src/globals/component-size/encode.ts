/** `component-size`: each component is spanned by one tree, and the size of that is allowed. */

import { termsOf } from "../../boolean/numbers.js";
import { sayOneRoot, sayTrees } from "../../boolean/rooted-trees.js";
import { edgesOf } from "../../pure/edges.js";
import type { EncodedGlobal } from "../kind.js";

export function encodeComponentSize({ draft, literals, graph, data }: EncodedGlobal): void {
  const classes = data.length / 2;
  for (let k = 0; k < classes; k++) {
    const members = Array.from(
      { length: graph.vertexCount },
      (_, v) => literals[v * classes + k] ?? draft.never(),
    );
    sayClass(draft, graph, members, data[2 * k] ?? 1, Math.min(data[2 * k + 1] ?? 1, graph.vertexCount));
  }
}

function sayClass(
  draft: EncodedGlobal["draft"],
  graph: EncodedGlobal["graph"],
  members: readonly number[],
  least: number,
  most: number,
): void {
  const ends = edgesOf(graph).map(([u, v]) => [members[u] ?? draft.never(), members[v] ?? draft.never()]);
  if (least > most) for (const member of members) draft.clause(member ^ 1);
  else if (most === 1)
    edgesOf(graph).forEach(([u, v], e) => {
      if (u !== v) draft.implies(ends[e] ?? [], []);
    });
  else if (least > 1 || most < graph.vertexCount) {
    const { roots, sizes } = sayTrees(draft, graph, members, (e) => ends[e], most);
    sayOneRoot(draft, graph, roots, (e) => ends[e] ?? []);
    roots.forEach((root, v) => {
      draft.linear([[-least, root], ...termsOf(sizes[v] ?? [])], 0, Number.MAX_SAFE_INTEGER);
    });
  }
}
