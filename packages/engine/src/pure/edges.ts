import type { Graph } from "../problem.js";

/** The two ends of each edge. */
export function edgesOf(graph: Graph): (readonly [number, number])[] {
  return Array.from({ length: graph.from.length }, (_, e) => [graph.from[e] ?? 0, graph.to[e] ?? 0] as const);
}
