/** Graphs as encodings walk them: from a vertex, its edges and their other ends. Loops from a vertex to itself are left out. */
import type { Graph } from "../problem.js";
import { edgesOf } from "../pure/edges.js";

export interface GraphStep {
  readonly edge: number;
  readonly to: number;
}

export function stepsOf(graph: Graph): readonly (readonly GraphStep[])[] {
  const steps: GraphStep[][] = Array.from({ length: graph.vertexCount }, () => []);
  edgesOf(graph).forEach(([u, v], edge) => {
    if (u === v) return;
    steps[u]?.push({ edge, to: v });
    steps[v]?.push({ edge, to: u });
  });
  return steps;
}
