/** The degrees of `loop` and `paths`, for the kernel and as a plain exact cover. */

import { at } from "../../kernel/indexing.js";
import type { ModelBuilder } from "../../kernel/model.js";
import type { Graph, ReadonlyInts } from "../../problem.js";
import type { ProblemBuilder } from "../../problem-builder.js";
import { addChain, readSigned, type Signed, TRUE } from "../../pure/state.js";
import type { Adjacency } from "../adjacency.js";

/**
 * Degrees at each vertex, by label: 0 or 2 where ways pass through (0); 1 at an end (k > 0); at most 2 where they may end (-1).
 * "Not 1" is a clause for each edge: it needs another one at the vertex. Without labels, all are 0.
 */
export function postDegrees(
  literals: Int32Array,
  graph: Adjacency,
  labels: ReadonlyInts | undefined,
  builder: ModelBuilder,
): void {
  for (let v = 0; v < graph.vertexCount; v++) {
    const edges = [...graph.edge.subarray(at(graph.start, v), at(graph.start, v + 1))].map((e) =>
      at(literals, e),
    );
    const label = labels?.[v] ?? 0;
    if (label > 0) builder.exactlyOne(edges);
    else builder.sum(edges, undefined, 0, 2);
    if (label !== 0) continue;
    edges.forEach((edge, i) => {
      builder.clause([edge ^ 1, ...edges.filter((_, j) => j !== i)]);
    });
  }
}

/** The same by a chain over the edges at each vertex, whose state is the number of true ones. */
export function lowerDegrees(
  builder: ProblemBuilder,
  literals: readonly Signed[],
  graph: Graph,
  labels: readonly number[] | undefined,
): void {
  for (let v = 0; v < graph.vertexCount; v++) {
    const edges = literals.filter((_, e) => graph.from[e] === v || graph.to[e] === v);
    const label = labels?.[v] ?? 0;
    addChain(
      builder,
      edges.map((edge) => edge.variable),
      {
        start: 0,
        step: (state, value, i) => {
          const edge = edges[i];
          const next = state + (edge !== undefined && readSigned(edge, value) === TRUE ? 1 : 0);
          return next <= 2 ? next : undefined;
        },
        accepts: (state) => (label > 0 ? state === 1 : label < 0 || state !== 1),
      },
    );
  }
}
