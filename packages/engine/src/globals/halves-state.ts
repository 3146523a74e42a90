/** What is certain and what is possible of the regions of `halves.ts`, at some time of the search, and which literals make it so. */
import { at, at8 } from "../kernel/indexing.js";
import type { Kernel } from "../kernel/kernel.js";
import type { Adjacency } from "./adjacency.js";

export interface HalvesData {
  /** By vertex. */
  readonly side: Int32Array;
  readonly row: Int32Array;
  readonly column: Int32Array;
  /** 0: any. */
  readonly size: Int32Array;
  /** -1 where there is none. */
  readonly vertexAt: (row: number, column: number) => number;
}

export function halvesData(data: ArrayLike<number>): HalvesData {
  const count = data.length / 4;
  const part = (k: number): Int32Array => Int32Array.from({ length: count }, (_, v) => data[4 * v + k] ?? 0);
  const [side, row, column, size] = [part(0), part(1), part(2), part(3)];
  const top = Math.min(...row);
  const left = Math.min(...column);
  const height = Math.max(...row) - top + 1;
  const width = Math.max(...column) - left + 1;
  const places = new Map<number, number>();
  for (let v = 0; v < count; v++) places.set((at(row, v) - top) * width + at(column, v) - left, v);
  return {
    side,
    row,
    column,
    size,
    vertexAt: (y, x) =>
      y < top || x < left || y >= top + height || x >= left + width
        ? -1
        : (places.get((y - top) * width + x - left) ?? -1),
  };
}

export const JOINED = 1;
export const CUT = -1;

/** Vertices that true edges join. */
export interface Certain {
  readonly root: number;
  readonly members: number[];
  readonly counts: [number, number];
  /** That of its vertices; 0 where none has one, -1 where they differ. */
  size: number;
}

export class HalvesState {
  /** By edge. */
  readonly edge: Int8Array;
  /** By vertex: the first of those it is joined with. */
  readonly root: Int32Array;
  /** By side, after `findPossible`: what may be in the half. */
  readonly possible: [number[], number[]] = [[], []];
  private readonly certain: (Certain | undefined)[];
  private readonly mark: Int32Array;
  private marks = 0;
  private readonly possibleMark: [number, number] = [0, 0];

  constructor(
    private readonly literals: Int32Array,
    private readonly graph: Adjacency,
    private readonly data: HalvesData,
  ) {
    this.edge = new Int8Array(graph.edgeCount);
    this.root = new Int32Array(graph.vertexCount);
    this.certain = new Array<Certain | undefined>(graph.vertexCount);
    this.mark = new Int32Array(graph.vertexCount);
  }

  /** As it was before a position of the trail. */
  load(kernel: Kernel, before: number): void {
    const { edge, literals, root, certain } = this;
    for (let e = 0; e < edge.length; e++) {
      const literal = at(literals, e);
      edge[e] = at(kernel.position, literal >> 1) < before ? at8(kernel.value, literal) : 0;
    }
    root.fill(-1);
    certain.fill(undefined);
  }

  /** Looked for where it is first asked for. */
  certainOf(vertex: number): Certain {
    const known = this.certain[at(this.root, vertex)];
    return known ?? this.collect(vertex);
  }

  rootOf(vertex: number): number {
    return this.certainOf(vertex).root;
  }

  private collect(first: number): Certain {
    const { edge, root, data, graph } = this;
    const found: Certain = { root: first, members: [first], counts: [0, 0], size: 0 };
    root[first] = first;
    for (const u of found.members) {
      found.counts[at(data.side, u) === 0 ? 0 : 1]++;
      const size = at(data.size, u);
      if (size !== 0) found.size = found.size === 0 || found.size === size ? size : -1;
      for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
        const w = at(graph.neighbour, k);
        if (at(root, w) >= 0 || at8(edge, at(graph.edge, k)) !== JOINED) continue;
        root[w] = first;
        found.members.push(w);
      }
    }
    this.certain[first] = found;
    return found;
  }

  isPossible(vertex: number, side: 0 | 1): boolean {
    return at(this.mark, vertex) === this.possibleMark[side];
  }

  /** Into `possible`. False where a half is certain in two parts that cannot be joined. */
  findPossible({ members, counts, size }: Certain): boolean {
    const { data, possible, possibleMark } = this;
    const first = counts[0] > 0 ? 0 : 1;
    const sides = [first, first === 0 ? 1 : 0] as const;
    let whole = true;
    for (const side of sides) {
      const found = possible[side];
      found.length = 0;
      possibleMark[side] = ++this.marks;
      if (counts[side] > 0) {
        const start = members.find((vertex) => at(data.side, vertex) === side);
        if (start !== undefined) this.take(start, found, possibleMark[side]);
        this.spread(found, side, size);
        for (const vertex of members)
          if (at(data.side, vertex) === side && at(this.mark, vertex) !== possibleMark[side]) whole = false;
      } else {
        for (const u of possible[first]) this.takeBeside(u, found, side, size);
        this.spread(found, side, size);
      }
    }
    return whole;
  }

  private take(vertex: number, found: number[], mark: number): void {
    this.mark[vertex] = mark;
    found.push(vertex);
  }

  private spread(found: number[], side: 0 | 1, size: number): void {
    for (const u of found) this.takeBeside(u, found, side, size);
  }

  private takeBeside(u: number, found: number[], side: 0 | 1, size: number): void {
    const { data, graph, mark, edge } = this;
    const own = this.possibleMark[side];
    for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
      const w = at(graph.neighbour, k);
      if (at(data.side, w) !== side || at(mark, w) === own || at8(edge, at(graph.edge, k)) === CUT) continue;
      if (this.isOfOtherSize(w, size)) continue;
      this.take(w, found, own);
    }
  }

  private isOfOtherSize(vertex: number, size: number): boolean {
    const own = at(this.data.size, vertex);
    return size > 0 && own !== 0 && own !== size;
  }

  /** The edges of a way that joins them. */
  forWay(from: number, to: number, because: (literal: number) => void): void {
    const { graph, edge, literals } = this;
    const via = new Map<number, number>([[from, -1]]);
    const queue = [from];
    for (const u of queue) {
      if (u === to) break;
      for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
        const w = at(graph.neighbour, k);
        if (via.has(w) || at8(edge, at(graph.edge, k)) !== JOINED) continue;
        via.set(w, k);
        queue.push(w);
      }
    }
    for (let v = to; v !== from; ) {
      const k = via.get(v) ?? -1;
      if (k < 0) return;
      const e = at(graph.edge, k);
      because(at(literals, e) ^ 1);
      v = at(graph.from, e) === v ? at(graph.to, e) : at(graph.from, e);
    }
  }

  /** Edges that join what is certain with the vertex: a tree of them. */
  forCertain(vertex: number, because: (literal: number) => void): void {
    const { graph, edge, literals } = this;
    const stamp = ++this.marks;
    const queue = [vertex];
    this.mark[vertex] = stamp;
    for (const u of queue)
      for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
        const w = at(graph.neighbour, k);
        const e = at(graph.edge, k);
        if (at(this.mark, w) === stamp || at8(edge, e) !== JOINED) continue;
        this.mark[w] = stamp;
        queue.push(w);
        because(at(literals, e) ^ 1);
      }
  }

  /** Edges without which more were possible. */
  forPossible(region: Certain, because: (literal: number) => void): void {
    const { graph, edge, literals, data } = this;
    this.findPossible(region);
    const { counts, size } = region;
    const outside = (u: number, side: 0 | 1): void => {
      for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
        const w = at(graph.neighbour, k);
        const e = at(graph.edge, k);
        if (at(data.side, w) !== side || at8(edge, e) !== CUT) continue;
        if (!this.isPossible(w, side) && !this.isOfOtherSize(w, size)) because(at(literals, e));
      }
    };
    const first = counts[0] > 0 ? 0 : 1;
    const second = first === 0 ? 1 : 0;
    for (const u of this.possible[first]) {
      outside(u, first);
      if (counts[second] === 0) outside(u, second);
    }
    for (const u of this.possible[second]) outside(u, second);
  }
}
