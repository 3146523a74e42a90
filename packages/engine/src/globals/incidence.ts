/**
 * The graph of incidences: a vertex for each vertex of a graph, then one for each of its edges, which is joined to both ends. Edges are connected
 * if they are so there, where the vertices are passages.
 */
import type { Graph, ReadonlyInts } from "../problem.js";

export function incidenceGraph(vertexCount: number, from: ReadonlyInts, to: ReadonlyInts): Graph {
  const links = from.length;
  return {
    vertexCount: vertexCount + links,
    from: Int32Array.from({ length: 2 * links }, (_, k) => vertexCount + (k >> 1)),
    to: Int32Array.from({ length: 2 * links }, (_, k) => ((k & 1) === 0 ? from : to)[k >> 1] ?? 0),
  };
}
