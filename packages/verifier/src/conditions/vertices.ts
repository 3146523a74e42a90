/** The vertices of a graph, and the edges between some of them. */
import type { Graph } from "../graph.js";

export const vertices = ({ vertexCount }: Graph): number[] =>
  Array.from({ length: vertexCount }, (_, v) => v);

export const bothEnds =
  ({ from, to }: Graph, counts: (vertex: number) => boolean) =>
  (e: number): boolean =>
    counts(from[e] ?? 0) && counts(to[e] ?? 0);
