/** Graphs, and the parts that they fall into. Written to be read: nothing is kept from one question to the next. */

export interface Graph {
  readonly vertexCount: number;
  /** Edge e joins `from[e]` and `to[e]`. */
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
}

/** By vertex a number that all vertices of its part share, and no others: that of one of them. `joins`: which edges count. */
export function partsOf({ vertexCount, from, to }: Graph, joins: (edge: number) => boolean): Int32Array {
  const parent = Int32Array.from({ length: vertexCount }, (_, v) => v);
  for (let e = 0; e < from.length; e++)
    if (joins(e)) parent[rootOf(parent, from[e] ?? 0)] = rootOf(parent, to[e] ?? 0);
  return parent.map((v) => rootOf(parent, v));
}

/** The end of the way from parent to parent, which is made shorter. */
export function rootOf(parent: Int32Array, vertex: number): number {
  let at = vertex;
  for (; parent[at] !== at; at = parent[at] ?? at) parent[at] = parent[parent[at] ?? at] ?? at;
  return at;
}

/** Whether no edges that count make a circle; an edge from a vertex to itself is one. */
export function isForest(graph: Graph, joins: (edge: number) => boolean): boolean {
  const parts = new Set(partsOf(graph, joins)).size;
  return range(graph.from.length).filter(joins).length === graph.vertexCount - parts;
}

/** By vertex, how many ends of edges that count it has. */
export function degreesOf(graph: Graph, joins: (edge: number) => boolean): Int32Array {
  const degrees = new Int32Array(graph.vertexCount);
  for (let e = 0; e < graph.from.length; e++)
    if (joins(e)) for (const v of endsOf(graph, e)) degrees[v] = (degrees[v] ?? 0) + 1;
  return degrees;
}

export const range = (size: number): number[] => Array.from({ length: size }, (_, i) => i);
export const endsOf = ({ from, to }: Graph, edge: number) => [from[edge] ?? 0, to[edge] ?? 0] as const;

/** The edges both of whose ends count. */
export function bothEnds(graph: Graph, counts: (vertex: number) => boolean): (edge: number) => boolean {
  return (edge) => endsOf(graph, edge).every(counts);
}
