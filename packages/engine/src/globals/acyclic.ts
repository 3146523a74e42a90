/**
 * `acyclic`: the true edges form a forest; or, on vertices, the true vertices induce one.
 *
 * Literals: one for each edge (data empty or 0), or one for each vertex (data 1).
 *
 * Both are one propagator, on elements that are joined: in the first case an edge is an element that joins its two
 * ends; in the second a vertex is an element that is joined to its true neighbours.
 *
 * Propagation. Components of true elements are kept by union-find without path compression (Galler and Fischer 1964;
 * undone by taking the last union back), with their members in a ring each. When two components become one, every
 * open element that would now close a cycle borders the smaller of them, and is made false.
 * Explanation: a way between the two places at which the element meets the component.
 *
 * Invariant: `top`, `size` and `ring` say what the true elements of the events up to `done` join.
 * Cost: O(log n) a union, and O(the smaller component) to look around it; an explanation is one breadth-first search.
 */
import { at, at8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";
import { EventStack, type Propagator } from "../kernel/propagator.js";
import type { Adjacency } from "./adjacency.js";

export class Acyclic implements Propagator {
  readonly name = "acyclic";
  readonly cost = 1;
  readonly events = new EventStack();
  private slot = 0;
  private readonly top: Int32Array;
  private readonly size: Int32Array;
  /** The next member of the same component. */
  private readonly ring: Int32Array;
  /** On vertices: 1 if it has been joined to its neighbours. */
  private readonly present: Uint8Array;
  /** Unions: the root that was hung below another, and the event it belongs to. */
  private readonly united: Int32Array;
  private readonly unitedAt: Int32Array;
  private unions = 0;
  private readonly mark: Int32Array;
  private marks = 0;
  private readonly queue: Int32Array;
  private readonly via: Int32Array;

  constructor(
    private readonly literals: Int32Array,
    private readonly graph: Adjacency,
    private readonly onVertices: boolean,
  ) {
    const n = graph.vertexCount;
    this.top = Int32Array.from({ length: n }, (_, v) => v);
    this.ring = this.top.slice();
    this.size = new Int32Array(n).fill(1);
    this.present = new Uint8Array(n);
    this.united = new Int32Array(n);
    this.unitedAt = new Int32Array(n);
    this.mark = new Int32Array(n);
    this.queue = new Int32Array(n);
    this.via = new Int32Array(n);
  }

  init(kernel: DeductionKernel, slot: number): void {
    this.slot = slot;
    this.literals.forEach((literal, x) => {
      kernel.subscribe(literal, slot, x);
    });
  }

  undo(_kernel: DeductionKernel): void {
    const { events, top, size, ring } = this;
    while (events.done > events.count) {
      events.done--;
      while (this.unions > 0 && at(this.unitedAt, this.unions - 1) === events.done) {
        const below = at(this.united, --this.unions);
        const above = at(top, below);
        top[below] = below;
        size[above] = at(size, above) - at(size, below);
        const next = at(ring, above);
        ring[above] = at(ring, below);
        ring[below] = next;
      }
      if (this.onVertices) this.present[at(events.codes, events.done)] = 0;
    }
  }

  propagate(kernel: DeductionKernel): boolean {
    const { events, graph } = this;
    while (events.done < events.count) {
      const element = at(events.codes, events.done++);
      if (this.onVertices) {
        this.present[element] = 1;
        for (let k = at(graph.start, element); k < at(graph.start, element + 1); k++) {
          const w = at(graph.neighbour, k);
          if (this.present[w] === 1 && !this.join(kernel, element, w, element)) return false;
        }
        // Neighbours already present once looked at a smaller component.
        if (!this.lookAround(kernel, element)) return false;
      } else if (!this.join(kernel, at(graph.from, element), at(graph.to, element), element)) return false;
    }
    return true;
  }

  /** The components of u and v become one by `element`. */
  private join(kernel: DeductionKernel, u: number, v: number, element: number): boolean {
    const { top, size, ring } = this;
    let above = this.find(u);
    let below = this.find(v);
    if (above === below) {
      return kernel.force(at(this.literals, element) ^ 1, this.slot, element, -1, -1);
    }
    if (at(size, above) < at(size, below)) [above, below] = [below, above];
    top[below] = above;
    size[above] = at(size, above) + at(size, below);
    const next = at(ring, above);
    ring[above] = at(ring, below);
    ring[below] = next;
    this.united[this.unions] = below;
    this.unitedAt[this.unions++] = this.events.done - 1;
    // The members of the smaller one are those from ring[above], as many as size[below].
    let member = at(ring, above);
    for (let i = at(size, below); i > 0; i--) {
      if (!this.lookAround(kernel, member)) return false;
      member = at(ring, member);
    }
    return true;
  }

  /** Forbids the open elements at a vertex that would close a cycle. */
  private lookAround(kernel: DeductionKernel, vertex: number): boolean {
    const { start, neighbour, edge } = this.graph;
    const component = this.find(vertex);
    for (let k = at(start, vertex); k < at(start, vertex + 1); k++) {
      const w = at(neighbour, k);
      if (this.onVertices) {
        if (at8(kernel.value, at(this.literals, w)) === 0 && this.touches(w, component) > 1) {
          if (!kernel.force(at(this.literals, w) ^ 1, this.slot, w, -1, -1)) return false;
        }
      } else if (at8(kernel.value, at(this.literals, at(edge, k))) === 0 && this.find(w) === component) {
        if (!kernel.force(at(this.literals, at(edge, k)) ^ 1, this.slot, at(edge, k), -1, -1)) return false;
      }
    }
    return true;
  }

  /** How many neighbours of a vertex that is not present are in this component. */
  private touches(vertex: number, component: number): number {
    const { start, neighbour } = this.graph;
    let n = 0;
    for (let k = at(start, vertex); k < at(start, vertex + 1); k++) {
      const w = at(neighbour, k);
      if (this.present[w] === 1 && this.find(w) === component) n++;
    }
    return n;
  }

  private find(vertex: number): number {
    let v = vertex;
    for (;;) {
      const up = at(this.top, v);
      if (up === v) return v;
      v = up;
    }
  }

  explain(
    kernel: DeductionKernel,
    _literal: number,
    element: number,
    _b: number,
    _c: number,
    before: number,
  ): void {
    const { graph, literals } = this;
    if (!this.onVertices) {
      this.search(kernel, at(graph.from, element), element, before);
      const target = at(graph.to, element);
      for (let v = target; v !== at(graph.from, element); ) {
        const e = at(this.via, v);
        kernel.because(at(literals, e) ^ 1);
        v = at(graph.from, e) === v ? at(graph.to, e) : at(graph.from, e);
      }
      return;
    }
    // Some two neighbours are joined without the element: look from each until another one is met.
    for (let k = at(graph.start, element); k < at(graph.start, element + 1); k++) {
      const first = at(graph.neighbour, k);
      if (!kernel.wasTrue(at(literals, first), before)) continue;
      this.search(kernel, first, element, before);
      for (let j = at(graph.start, element); j < at(graph.start, element + 1); j++) {
        const second = at(graph.neighbour, j);
        // Parallel edges: the same neighbour twice is a cycle of two.
        if (second === first ? j === k : at(this.mark, second) !== this.marks) continue;
        for (let v = second; v !== first; v = at(this.via, v)) kernel.because(at(literals, v) ^ 1);
        kernel.because(at(literals, first) ^ 1);
        return;
      }
    }
  }

  /** Breadth-first over what was true, without the element; `via` is the edge, or the vertex, it came by. */
  private search(kernel: DeductionKernel, from: number, without: number, before: number): void {
    const { mark, queue, via, literals } = this;
    const { start, neighbour, edge } = this.graph;
    const stamp = ++this.marks;
    let head = 0;
    let tail = 0;
    queue[tail++] = from;
    mark[from] = stamp;
    while (head < tail) {
      const u = at(queue, head++);
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        const w = at(neighbour, k);
        const element = this.onVertices ? w : at(edge, k);
        if (element === without || at(mark, w) === stamp) continue;
        if (!kernel.wasTrue(at(literals, element), before)) continue;
        mark[w] = stamp;
        via[w] = this.onVertices ? u : element;
        queue[tail++] = w;
      }
    }
  }
}
