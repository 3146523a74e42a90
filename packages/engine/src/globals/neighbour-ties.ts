/**
 * Whether the neighbours of a vertex that leaves hang together round it by what is near: two are tied if they are neighbours, or have another
 * neighbour in common. On a board of squares these are the corners; where they do not tell, a search must.
 * Cost: O(ties) a question, at most four on squares; for each vertex the ties are found once, O(degree^3).
 */
import { at, at8 } from "../kernel/indexing.js";
import type { Adjacency } from "./adjacency.js";

/** Sets of neighbours are the bits of a number. */
const MOST_NEIGHBOURS = 30;

export class NeighbourTies {
  /** The ties of a vertex: bits of the two neighbours, and the vertex that ties them. */
  private readonly start: Int32Array;
  private readonly pair: Int32Array;
  private readonly through: Int32Array;

  constructor(
    private readonly graph: Adjacency,
    private readonly classes: number,
  ) {
    const { vertexCount, start, neighbour } = graph;
    const pairs: number[] = [];
    const through: number[] = [];
    this.start = new Int32Array(vertexCount + 1);
    for (let v = 0; v < vertexCount; v++) {
      const [from, to] = [at(start, v), Math.min(at(start, v + 1), at(start, v) + MOST_NEIGHBOURS)];
      for (let i = from; i < to; i++)
        for (let j = i + 1; j < to; j++)
          for (const x of this.tying(v, at(neighbour, i), at(neighbour, j))) {
            pairs.push((1 << (i - from)) | (1 << (j - from)));
            through.push(x);
          }
      this.start[v + 1] = pairs.length;
    }
    this.pair = Int32Array.from(pairs);
    this.through = Int32Array.from(through);
  }

  private tying(vertex: number, a: number, b: number): number[] {
    const { start, neighbour } = this.graph;
    const beside = (v: number): Int32Array => neighbour.subarray(at(start, v), at(start, v + 1));
    // Tied directly: through one of the two, which is there if they both are.
    if (a === b || beside(a).includes(b)) return [a];
    return [...new Set(beside(a))].filter((x) => x !== vertex && beside(b).includes(x));
  }

  /** Of the neighbours that have not gone from the class. False where it cannot be told. */
  areTied(vertex: number, gone: Int8Array, k: number): boolean {
    const { classes, pair, through } = this;
    const { start, neighbour } = this.graph;
    const from = at(start, vertex);
    const degree = at(start, vertex + 1) - from;
    if (degree > MOST_NEIGHBOURS) return false;
    let there = 0;
    for (let i = 0; i < degree; i++)
      if (at8(gone, at(neighbour, from + i) * classes + k) === 0) there |= 1 << i;
    // The lowest of them, and what is tied to it.
    let tied = there & -there;
    if (tied === there) return true;
    const [first, end] = [at(this.start, vertex), at(this.start, vertex + 1)];
    for (let before = 0; before !== tied; ) {
      before = tied;
      for (let t = first; t < end; t++) {
        const both = at(pair, t);
        if ((both & there) !== both || (both & tied) === 0 || (both & tied) === both) continue;
        if (at8(gone, at(through, t) * classes + k) === 0) tied |= both;
      }
      if (tied === there) return true;
    }
    return false;
  }
}
