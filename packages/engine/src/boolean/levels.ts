/**
 * Reach in levels: of each vertex and each k, whether it is reached from where one starts in k steps at most. Functions of the literals, so counts stay.
 */
import type { Graph } from "../problem.js";
import { stepsOf } from "./graphs.js";
import type { Draft } from "./sink.js";

/** Which vertices, or which edges, may be walked on. */
export type Walked = { readonly vertices: readonly number[] } | { readonly edges: readonly number[] };

/** All true terminals are reached from the first of them. `steps`: no shortest way is longer. */
export function sayConnected(
  draft: Draft,
  graph: Graph,
  walked: Walked,
  terminals: readonly (number | undefined)[],
  steps: number,
): void {
  const near = stepsOf(graph);
  let reached = firstOf(draft, terminals);
  for (let k = 0; k < steps; k++) {
    const before = reached;
    reached = near.map((ways, v) => {
      const sources = ways.flatMap(({ edge, to }) => {
        const there = before[to];
        if (there === undefined) return [];
        return ["edges" in walked ? draft.both(there, walked.edges[edge] ?? draft.never()) : there];
      });
      const own = before[v];
      if (sources.length === 0) return own;
      const here = draft.newVariable();
      const needed = "vertices" in walked ? [walked.vertices[v] ?? draft.never()] : [];
      if (own !== undefined) draft.implies([own], [here]);
      for (const source of sources) draft.implies([source, ...needed], [here]);
      draft.implies([here], [...(own === undefined ? [] : [own]), ...sources]);
      for (const literal of needed) draft.implies([here], [literal]);
      return here;
    });
  }
  terminals.forEach((terminal, v) => {
    if (terminal !== undefined) draft.implies([terminal], [reached[v] ?? draft.never()]);
  });
}

/** By literal, whether it is the first that holds. */
function firstOf(draft: Draft, literals: readonly (number | undefined)[]): (number | undefined)[] {
  let met: number | undefined;
  return literals.map((literal) => {
    if (literal === undefined) return undefined;
    const first = met === undefined ? literal : draft.both(literal, met ^ 1);
    met = met === undefined ? literal : draft.either([met, literal]);
    return first;
  });
}

/** The true edges are connected: the vertices on them are the terminals. */
export function sayConnectedEdges(draft: Draft, graph: Graph, edges: readonly number[], steps: number): void {
  const on = stepsOf(graph).map((ways) =>
    ways.length === 0 ? undefined : draft.either(ways.map(({ edge }) => edges[edge] ?? draft.never())),
  );
  sayConnected(draft, graph, { edges }, on, steps);
}
