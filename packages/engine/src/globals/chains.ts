/**
 * `loop` and `paths`: the true edges are one closed way, or vertex-disjoint open ones.
 *
 * Literals: one for each edge. `loop` (no data): exactly one simple cycle, of at least one edge. `paths` (data: a
 * label for each vertex): simple paths that do not meet; a vertex labelled 0 is passed through or not on any, one
 * labelled k > 0 is an end, and the path that starts there leads to the other vertex labelled k; one labelled -1 may be
 * an end or not, and may be joined to any end.
 *
 * Degrees are rows of their own, which the registry posts; they have come to rest before this runs. What is
 * left to this file is that nothing closes too early and that ends match.
 *
 * Propagation. For each maximal chain of true edges, `end` at one of its ends is the other. When an edge joins two
 * chains, the edge between the new ends would close a cycle: it is forbidden, in a loop once there is another chain; and
 * an open edge to a chain that ends in another label is forbidden. When a cycle has closed, every edge off it is false.
 * (Kept like this, never recomputed, it took 35 times less time on a 60x60 loop in the design's prototype. The idea
 * is in Knuth's SIMPATH, TAOCP 7.1.4 exercise 225, where the mates of ends are the state of the frontier.)
 *
 * Explanations are the chain's edges, found by walking it, and for "another chain" the earliest true edge off it.
 *
 * Invariants: `end[v]` is right for every v that is an end of a chain of the events up to `done`, and `end[v] = v` for a
 * v on no chain; inside chains it is stale, but what it says is what undoing restores. `chains` counts those with edges.
 * Values run ahead of that: an edge whose event is still to come is not on any chain yet, so every test that reads the
 * structure is made again by that edge's own event.
 * Cost: O(degree) an event; O(edges) when a loop closes; an explanation is the length of its chain.
 */
import { at, at8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";
import { EventStack, type Propagator } from "../kernel/propagator.js";
import type { Adjacency } from "./adjacency.js";

/** Why an edge is forbidden: it would close a chain; it would, beside another chain; it is off a loop that has closed; labels. */
const CLOSES = 0;
const CLOSES_BESIDE = 1;
const OFF_LOOP = 2;
const LABELS = 3;
/** In `joinedA`: the event closed a loop. */
const CLOSED = -1;

export class Chains implements Propagator {
  readonly name: string;
  readonly cost = 0;
  readonly events = new EventStack();
  private slot = 0;
  private readonly end: Int32Array;
  private chains = 0;
  /** The edge that closed the loop, or -1. */
  private closing = -1;
  /** By event: the ends it joined. */
  private joinedA: Int32Array;
  private joinedB: Int32Array;
  /** By event: an end of the only chain after it, or -1 if there were several. */
  private loneEnd: Int32Array;
  private readonly mark: Int32Array;
  private marks = 0;

  /** `labels` undefined: one closed loop. */
  constructor(
    private readonly literals: Int32Array,
    private readonly graph: Adjacency,
    private readonly labels: Int32Array | undefined,
  ) {
    this.name = labels === undefined ? "loop" : "paths";
    this.end = Int32Array.from({ length: graph.vertexCount }, (_, v) => v);
    this.joinedA = new Int32Array(literals.length);
    this.joinedB = new Int32Array(literals.length);
    this.loneEnd = new Int32Array(literals.length);
    this.mark = new Int32Array(graph.vertexCount);
  }

  init(kernel: DeductionKernel, slot: number): void {
    this.slot = slot;
    this.literals.forEach((literal, e) => {
      kernel.subscribe(literal, slot, e);
    });
  }

  undo(_kernel: DeductionKernel): void {
    const { events, end, graph } = this;
    while (events.done > events.count) {
      const i = --events.done;
      const a = at(this.joinedA, i);
      if (a === CLOSED) {
        this.closing = -1;
        continue;
      }
      const b = at(this.joinedB, i);
      const e = at(events.codes, i);
      const u = at(graph.from, e);
      const v = at(graph.to, e);
      end[a] = u;
      end[b] = v;
      this.chains -= this.gained(a === u, b === v);
    }
  }

  /** How the number of chains changes when an edge joins two ends, each of which may be alone. */
  private gained(firstAlone: boolean, secondAlone: boolean): number {
    return (firstAlone ? 1 : 0) + (secondAlone ? 1 : 0) - 1;
  }

  propagate(kernel: DeductionKernel): boolean {
    const { events } = this;
    while (events.done < events.count) {
      const i = events.done;
      const edge = at(events.codes, i);
      if (this.closing >= 0) {
        return kernel.force(at(this.literals, edge) ^ 1, this.slot, this.closing, OFF_LOOP, 0);
      }
      const u = at(this.graph.from, edge);
      const v = at(this.graph.to, edge);
      if (at(this.end, u) === v) {
        if (this.labels !== undefined || this.chains > 1) {
          const why = this.labels === undefined ? CLOSES_BESIDE : CLOSES;
          return kernel.force(at(this.literals, edge) ^ 1, this.slot, edge, why, 0);
        }
        this.joinedA[i] = CLOSED;
        this.closing = edge;
        events.done++;
        if (!this.clearOffLoop(kernel, edge)) return false;
      } else if (!this.join(kernel, i, edge, u, v)) return false;
    }
    return true;
  }

  private join(kernel: DeductionKernel, i: number, edge: number, u: number, v: number): boolean {
    const { end, labels } = this;
    const a = at(end, u);
    const b = at(end, v);
    this.joinedA[i] = a;
    this.joinedB[i] = b;
    end[a] = b;
    end[b] = a;
    const before = this.chains;
    this.chains += this.gained(a === u, b === v);
    this.loneEnd[i] = this.chains === 1 ? a : -1;
    this.events.done++;
    if (labels === undefined) {
      if (this.chains < 2) return true;
      if (!this.forbidClosing(kernel, a, b, CLOSES_BESIDE)) return false;
      if (before !== 1) return true;
      // The chain that was alone until now could close, and cannot any more.
      const other = at(this.loneEnd, i - 1);
      return this.forbidClosing(kernel, other, at(end, other), CLOSES_BESIDE);
    }
    const labelA = at(labels, a);
    const labelB = at(labels, b);
    if (labelA > 0 && labelB > 0) {
      return labelA === labelB || kernel.force(at(this.literals, edge) ^ 1, this.slot, edge, LABELS, 0);
    }
    return (
      this.forbidClosing(kernel, a, b, CLOSES) &&
      (labelB <= 0 || this.forbidMeeting(kernel, a, labelB, labels)) &&
      (labelA <= 0 || this.forbidMeeting(kernel, b, labelA, labels))
    );
  }

  /** The edge between the ends of a chain, if there is one and it is open, is false. */
  private forbidClosing(kernel: DeductionKernel, a: number, b: number, why: number): boolean {
    const { start, neighbour, edge } = this.graph;
    for (let k = at(start, a); k < at(start, a + 1); k++) {
      if (at(neighbour, k) !== b) continue;
      const x = at(edge, k);
      const literal = at(this.literals, x);
      if (at8(kernel.value, literal) === 0 && !kernel.force(literal ^ 1, this.slot, x, why, 0)) return false;
    }
    return true;
  }

  /** Open edges from the open end of a chain with this label at its other end, to chains with another one, are false. */
  private forbidMeeting(kernel: DeductionKernel, tip: number, label: number, labels: Int32Array): boolean {
    const { start, neighbour, edge } = this.graph;
    for (let k = at(start, tip); k < at(start, tip + 1); k++) {
      const other = at(labels, at(this.end, at(neighbour, k)));
      if (other <= 0 || other === label) continue;
      const x = at(edge, k);
      const literal = at(this.literals, x);
      if (at8(kernel.value, literal) === 0 && !kernel.force(literal ^ 1, this.slot, x, LABELS, 0))
        return false;
    }
    return true;
  }

  private clearOffLoop(kernel: DeductionKernel, closing: number): boolean {
    for (let x = 0; x < this.literals.length; x++) {
      const literal = at(this.literals, x);
      if (at8(kernel.value, literal) === 0 && !kernel.force(literal ^ 1, this.slot, closing, OFF_LOOP, 0)) {
        return false;
      }
    }
    return true;
  }

  explain(
    kernel: DeductionKernel,
    _literal: number,
    edge: number,
    why: number,
    _c: number,
    before: number,
  ): void {
    this.marks++;
    const u = at(this.graph.from, edge);
    this.walk(kernel, u, edge, before);
    if (why === LABELS) this.walk(kernel, at(this.graph.to, edge), edge, before);
    if (why === OFF_LOOP) kernel.because(at(this.literals, edge) ^ 1);
    if (why === CLOSES_BESIDE) this.blameEarliestElsewhere(kernel, before);
  }

  /** The true edges from a vertex on, other than `without`, as far as they lead; marks the vertices. */
  private walk(kernel: DeductionKernel, from: number, without: number, before: number): void {
    const { literals, mark } = this;
    const { start, neighbour, edge } = this.graph;
    let v = from;
    let last = without;
    for (;;) {
      mark[v] = this.marks;
      let next = -1;
      for (let k = at(start, v); k < at(start, v + 1); k++) {
        const x = at(edge, k);
        if (x === last || x === without || !kernel.wasTrue(at(literals, x), before)) continue;
        kernel.because(at(literals, x) ^ 1);
        next = at(neighbour, k);
        last = x;
        break;
      }
      if (next < 0 || next === from) return;
      v = next;
    }
  }

  private blameEarliestElsewhere(kernel: DeductionKernel, before: number): void {
    const { events, mark, graph, literals } = this;
    for (let i = 0; i < events.count; i++) {
      const e = at(events.codes, i);
      if (at(mark, at(graph.from, e)) === this.marks) continue;
      if (!kernel.wasTrue(at(literals, e), before)) continue;
      kernel.because(at(literals, e) ^ 1);
      return;
    }
  }
}
