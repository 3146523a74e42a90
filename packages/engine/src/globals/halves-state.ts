/**
 * What is certain and what is possible of the regions of `halves.ts`, at some time of the search, and which literals make it so. All of it in arrays
 * that are made once: a search looks at a hundred thousand regions.
 */
import { at, at8 } from "../kernel/indexing.js";
import type { Kernel } from "../kernel/kernel.js";
import type { Adjacency } from "./adjacency.js";
import type { HalvesData } from "./halves-data.js";

export const JOINED = 1;
export const CUT = -1;

export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export class HalvesState {
  /** By edge. */
  readonly edge: Int8Array;
  /** By vertex: the first of those that true edges join it with; -1 before it is looked for. */
  readonly root: Int32Array;
  /** Certain regions one after the other; that of a root from `first` to `last`. */
  readonly members: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** By root: how many vertices of either side, and how many there are to be: 0 where none of them says so, -1 where they differ. */
  readonly count: readonly [Int32Array, Int32Array];
  readonly size: Int32Array;
  /** By side, after `findPossible`: what may be in the half, and how much that is. */
  readonly possible: readonly [Int32Array, Int32Array];
  readonly room: [number, number] = [0, 0];
  private memberCount = 0;
  private readonly mark: Int32Array;
  private marks = 0;
  private readonly possibleMark: [number, number] = [0, 0];
  private readonly queue: Int32Array;
  private readonly via: Int32Array;

  constructor(
    private readonly literals: Int32Array,
    private readonly graph: Adjacency,
    private readonly data: HalvesData,
  ) {
    const n = graph.vertexCount;
    const array = (): Int32Array => new Int32Array(n);
    this.edge = new Int8Array(graph.edgeCount);
    this.root = array();
    this.members = array();
    this.first = array();
    this.last = array();
    this.count = [array(), array()];
    this.size = array();
    this.possible = [array(), array()];
    this.mark = array();
    this.queue = array();
    this.via = array();
  }

  /** As it was before a position of the trail. */
  load(kernel: Kernel, before: number): void {
    const { edge, literals } = this;
    const { value, position } = kernel;
    for (let e = 0; e < edge.length; e++) {
      const literal = at(literals, e);
      edge[e] = at(position, literal >> 1) < before ? at8(value, literal) : 0;
    }
    this.root.fill(-1);
    this.memberCount = 0;
  }

  /** Collects the certain region where it is first asked for. */
  rootOf(vertex: number): number {
    const known = at(this.root, vertex);
    return known >= 0 ? known : this.collect(vertex);
  }

  private collect(start: number): number {
    const { edge, root, data, graph, members, count, size } = this;
    const from = this.memberCount;
    let tail = from;
    members[tail++] = start;
    root[start] = start;
    let ones = 0;
    let asked = 0;
    for (let head = from; head < tail; head++) {
      const u = at(members, head);
      ones += at(data.side, u);
      const own = at(data.size, u);
      if (own !== 0) asked = asked === 0 || asked === own ? own : -1;
      for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
        const w = at(graph.neighbour, k);
        if (at(root, w) >= 0 || at8(edge, at(graph.edge, k)) !== JOINED) continue;
        root[w] = start;
        members[tail++] = w;
      }
    }
    this.memberCount = tail;
    this.first[start] = from;
    this.last[start] = tail;
    count[0][start] = tail - from - ones;
    count[1][start] = ones;
    size[start] = asked;
    return start;
  }

  isPossible(vertex: number, side: Side): boolean {
    return at(this.mark, vertex) === this.possibleMark[side];
  }

  /** The side that is looked at first, since something of it is certain. */
  firstSide(root: number): Side {
    return at(this.count[0], root) > 0 ? 0 : 1;
  }

  /** Into `possible`. The side of a half that is certain in two parts that cannot be joined, if there is one. */
  findPossible(root: number): Side | undefined {
    const side = this.firstSide(root);
    const other = otherSide(side);
    const apart = this.spreadFrom(root, side) ? undefined : side;
    if (at(this.count[other], root) > 0) {
      const isWhole = this.spreadFrom(root, other);
      return apart ?? (isWhole ? undefined : other);
    }
    this.possibleMark[other] = ++this.marks;
    const size = at(this.size, root);
    let tail = 0;
    for (let i = 0; i < this.room[side]; i++)
      tail = this.takeBeside(at(this.possible[side], i), other, size, tail);
    this.spread(other, size, tail);
    return apart;
  }

  private spreadFrom(root: number, side: Side): boolean {
    const { data, members, mark } = this;
    const stamp = ++this.marks;
    this.possibleMark[side] = stamp;
    const end = at(this.last, root);
    let place = at(this.first, root);
    while (at(data.side, at(members, place)) !== side) place++;
    const start = at(members, place);
    mark[start] = stamp;
    this.possible[side][0] = start;
    this.spread(side, at(this.size, root), 1);
    for (place++; place < end; place++) {
      const vertex = at(members, place);
      if (at(data.side, vertex) === side && at(mark, vertex) !== stamp) return false;
    }
    return true;
  }

  private spread(side: Side, size: number, count: number): void {
    const found = this.possible[side];
    let tail = count;
    for (let head = 0; head < tail; head++) tail = this.takeBeside(at(found, head), side, size, tail);
    this.room[side] = tail;
  }

  private takeBeside(u: number, side: Side, size: number, count: number): number {
    const { data, graph, mark, edge } = this;
    const found = this.possible[side];
    const stamp = this.possibleMark[side];
    let tail = count;
    for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
      const w = at(graph.neighbour, k);
      if (at(data.side, w) !== side || at(mark, w) === stamp || at8(edge, at(graph.edge, k)) === CUT)
        continue;
      if (this.isOfOtherSize(w, size)) continue;
      mark[w] = stamp;
      found[tail++] = w;
    }
    return tail;
  }

  private isOfOtherSize(vertex: number, size: number): boolean {
    const own = at(this.data.size, vertex);
    return size > 0 && own !== 0 && own !== size;
  }

  /** The edges of a way that joins them. What implies the literal is told to the kernel, here as below, but not the literal itself. */
  explainWay(kernel: Kernel, literal: number, from: number, to: number): void {
    const { graph, edge, literals, mark, queue, via } = this;
    const stamp = ++this.marks;
    let tail = 0;
    queue[tail++] = from;
    mark[from] = stamp;
    for (let head = 0; head < tail && at(mark, to) !== stamp; head++) {
      const u = at(queue, head);
      for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
        const w = at(graph.neighbour, k);
        const e = at(graph.edge, k);
        if (at(mark, w) === stamp || at8(edge, e) !== JOINED) continue;
        mark[w] = stamp;
        via[w] = e;
        queue[tail++] = w;
      }
    }
    for (let v = to; v !== from; ) {
      const e = at(via, v);
      const reason = at(literals, e) ^ 1;
      if (reason !== literal) kernel.because(reason);
      v = at(graph.from, e) === v ? at(graph.to, e) : at(graph.from, e);
    }
  }

  /** Edges that join what is certain with the vertex: a tree of them. */
  explainCertain(kernel: Kernel, literal: number, vertex: number): void {
    const { graph, edge, literals, mark, queue } = this;
    const stamp = ++this.marks;
    let tail = 0;
    queue[tail++] = vertex;
    mark[vertex] = stamp;
    for (let head = 0; head < tail; head++) {
      const u = at(queue, head);
      for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
        const w = at(graph.neighbour, k);
        const e = at(graph.edge, k);
        if (at(mark, w) === stamp || at8(edge, e) !== JOINED) continue;
        mark[w] = stamp;
        queue[tail++] = w;
        const reason = at(literals, e) ^ 1;
        if (reason !== literal) kernel.because(reason);
      }
    }
  }

  /** Edges without which more were possible of a half. Pre: `findPossible` of this region. */
  explainPossible(kernel: Kernel, literal: number, root: number, side: Side): void {
    const size = at(this.size, root);
    for (let i = 0; i < this.room[side]; i++)
      this.explainBorder(kernel, literal, at(this.possible[side], i), side, size);
    if (at(this.count[side], root) > 0) return;
    // It is what lies beside the other half.
    const other = otherSide(side);
    for (let i = 0; i < this.room[other]; i++) {
      const u = at(this.possible[other], i);
      this.explainBorder(kernel, literal, u, other, size);
      this.explainBorder(kernel, literal, u, side, size);
    }
  }

  private explainBorder(kernel: Kernel, literal: number, u: number, side: Side, size: number): void {
    const { graph, edge, literals, data } = this;
    for (let k = at(graph.start, u); k < at(graph.start, u + 1); k++) {
      const w = at(graph.neighbour, k);
      const e = at(graph.edge, k);
      if (at(data.side, w) !== side || at8(edge, e) !== CUT) continue;
      if (this.isPossible(w, side) || this.isOfOtherSize(w, size)) continue;
      const reason = at(literals, e);
      if (reason !== literal) kernel.because(reason);
    }
  }
}
