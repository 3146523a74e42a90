/** The neighbours of each vertex as lists, for loops over all of them. */

export interface Sides {
  /** Those of vertex v stand from `start[v]` up to `start[v + 1]`. */
  readonly start: Int32Array;
  readonly vertices: Int32Array;
  /** Of the edges to them. */
  readonly literals: Int32Array;
}

/** `edges`: by vertex and neighbour, the literal of the edge between them. In the order of the maps. */
export function sidesOf(edges: readonly ReadonlyMap<number, number>[]): Sides {
  const start = new Int32Array(edges.length + 1);
  let end = 0;
  edges.forEach((neighbours, v) => {
    end += neighbours.size;
    start[v + 1] = end;
  });
  const vertices = new Int32Array(end);
  const literals = new Int32Array(end);
  let place = 0;
  for (const neighbours of edges)
    neighbours.forEach((literal, vertex) => {
      vertices[place] = vertex;
      literals[place++] = literal;
    });
  return { start, vertices, literals };
}
