/** Graphs, and the parts that they fall into. Written to be read: nothing is kept from one question to the next. */

export interface Graph {
  readonly vertexCount: number;
  /** Edge e joins `from[e]` and `to[e]`. */
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
}

/** By vertex a number that all vertices of its part share, and no others: that of one of them. `joins`: which edges count. */
export function partsOf({ vertexCount, from, to }: Graph, joins: (edge: number) => boolean): Int32Array {
  const parent = new Int32Array(vertexCount);
  for (let v = 0; v < vertexCount; v++) parent[v] = v;
  const find = (v: number): number => {
    let root = v;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] ?? 0] ?? 0;
      root = parent[root] ?? 0;
    }
    return root;
  };
  for (let e = 0; e < from.length; e++) if (joins(e)) parent[find(from[e] ?? 0)] = find(to[e] ?? 0);
  for (let v = 0; v < vertexCount; v++) parent[v] = find(v);
  return parent;
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
