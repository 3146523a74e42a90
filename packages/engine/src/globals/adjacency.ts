/** An undirected graph in CSR form: the half-edges of vertex v are `start[v]` … `start[v + 1] - 1`. */
import { at } from "../kernel/indexing.js";
import type { Graph } from "../problem.js";

export interface Adjacency {
  readonly vertexCount: number;
  readonly edgeCount: number;
  readonly start: Int32Array;
  /** The vertex at the other end of each half-edge, and the edge it is half of. */
  readonly neighbour: Int32Array;
  readonly edge: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** A loop from a vertex to itself is left out: no condition here depends on it. */
export function adjacency(graph: Graph): Adjacency {
  const n = graph.vertexCount;
  const from = Int32Array.from(graph.from);
  const to = Int32Array.from(graph.to);
  const start = new Int32Array(n + 1);
  for (let e = 0; e < from.length; e++) {
    const u = at(from, e);
    const v = at(to, e);
    if (u === v) continue;
    start[u + 1] = at(start, u + 1) + 1;
    start[v + 1] = at(start, v + 1) + 1;
  }
  for (let v = 0; v < n; v++) start[v + 1] = at(start, v + 1) + at(start, v);
  const next = start.slice();
  const neighbour = new Int32Array(at(start, n));
  const edge = new Int32Array(at(start, n));
  for (let e = 0; e < from.length; e++) {
    const u = at(from, e);
    const v = at(to, e);
    if (u === v) continue;
    for (const [here, there] of [
      [u, v],
      [v, u],
    ] as const) {
      const k = at(next, here);
      next[here] = k + 1;
      neighbour[k] = there;
      edge[k] = e;
    }
  }
  return { vertexCount: n, edgeCount: from.length, start, neighbour, edge, from, to };
}

/** Half-edges of vertex v to vertices of its own side from `start[2 * v]` on, those to the other side from `start[2 * v + 1]`; otherwise in their order. */
export function sortedBySide(
  { vertexCount, start, neighbour, edge }: Adjacency,
  side: Int32Array,
): { readonly start: Int32Array; readonly neighbour: Int32Array; readonly edge: Int32Array } {
  const kin = {
    start: new Int32Array(2 * vertexCount + 1),
    neighbour: new Int32Array(neighbour.length),
    edge: new Int32Array(edge.length),
  };
  let next = 0;
  for (let part = 0; part < 2 * vertexCount; part++) {
    const v = part >> 1;
    const wanted = at(side, v) ^ (part & 1);
    for (let k = at(start, v); k < at(start, v + 1); k++) {
      if (at(side, at(neighbour, k)) !== wanted) continue;
      kin.neighbour[next] = at(neighbour, k);
      kin.edge[next++] = at(edge, k);
    }
    kin.start[part + 1] = next;
  }
  return kin;
}
