/**
 * `component-size`: each connected component of the true vertices of a class has a size that the class allows.
 *
 * Literals: for each vertex one for each class, vertex by vertex. Data: lo and hi of each class. "Each group of equal
 * numbers has that size" is K classes with k..k; "shaded cells in groups of three to five" is one class. One propagator for
 * all classes together (*measured* on the design's prototype: median 49 → 3 ms against one for each class).
 *
 * Propagation, at each event, around the vertex it concerns and in its class only:
 * - a component of true vertices over hi is a conflict; an open vertex that would join components to more than hi is false;
 * - a region (what is not false) under lo is false altogether; one of exactly lo that holds a true vertex is true altogether.
 *
 * Explanations: hi true vertices that are connected with the one forbidden; or the false border of the region.
 *
 * It looks at the kernel's values. They may be ahead of the event at hand, which finds more, not less; the last
 * event of a fixpoint sees everything. State: how large each region is by the events taken in (`region-sizes.ts`). Most events
 * meet regions that are larger than needed, and where there are a hundred classes, a vertex that is settled leaves as many: only
 * what may be too small is searched. Classes of one large size without a true vertex at the start are not followed at all: what
 * their regions allow is asked when a vertex is true. (*Measured* on boards with a hundred sizes of which no cell is given: a third of the time.)
 * Cost: O(degree · hi · degree) an event: searches stop beyond the size allowed.
 */

import { at, at8 } from "../../kernel/indexing.js";
import type { DeductionKernel } from "../../kernel/kernel.js";
import { EventStack, type Propagator } from "../../kernel/propagator.js";
import { LARGE_COMPONENT } from "../../thresholds.js";
import type { Adjacency } from "../adjacency.js";
import { RegionSizes } from "./region-sizes.js";

/** Why: with it a component were too large; its region must be whole; its region is too small. */
const TOO_LARGE = 0;
const NEEDED = 1;
const TOO_SMALL = 2;

export class ComponentSize implements Propagator {
  readonly name = "component-size";
  readonly cost = 2;
  readonly events = new EventStack();
  private slot = 0;
  private readonly classes: number;
  private readonly lo: Int32Array;
  private readonly hi: Int32Array;
  private readonly mark: Int32Array;
  private marks = 0;
  private readonly vertexOf: Int32Array;
  private readonly queue: Int32Array;
  private readonly component: Int32Array;
  private started = false;
  /** Of the classes that are followed. */
  private regions: RegionSizes | undefined;
  /** By class: 1 if it is followed; and how many of its vertices are true by the events taken in. */
  private readonly followed: Uint8Array;
  private readonly trueCount: Int32Array;

  constructor(
    private readonly literals: Int32Array,
    private readonly graph: Adjacency,
    data: Int32Array,
  ) {
    this.classes = data.length >> 1;
    this.lo = data.filter((_, i) => i % 2 === 0);
    this.hi = data.filter((_, i) => i % 2 === 1);
    this.vertexOf = new Int32Array(literals.length);
    for (let place = 0; place < literals.length; place++)
      this.vertexOf[place] = Math.floor(place / this.classes);
    this.mark = new Int32Array(graph.vertexCount);
    this.queue = new Int32Array(graph.vertexCount);
    this.component = new Int32Array(graph.vertexCount);
    this.followed = new Uint8Array(this.classes);
    this.trueCount = new Int32Array(this.classes);
  }

  init(kernel: DeductionKernel, slot: number): void {
    this.slot = slot;
    kernel.subscribeToAll(this.literals, slot);
  }

  undo(_kernel: DeductionKernel): void {
    const { events } = this;
    while (events.done > events.count) this.takeBack(at(events.codes, --events.done));
  }

  /** Whether something may follow in the class. */
  private takeIn(kernel: DeductionKernel, code: number, vertex: number, k: number): boolean {
    if ((code & 1) === 0) {
      this.trueCount[k] = at(this.trueCount, k) + 1;
      return this.onTrue(kernel, vertex, k);
    }
    const lo = at(this.lo, k);
    if (lo === 1) return true;
    const matters =
      this.followed[k] === 1 && this.regions !== undefined
        ? this.regions.leave(vertex, k) <= lo
        : at(this.trueCount, k) > 0;
    return !matters || this.onFalse(kernel, vertex, k);
  }

  private takeBack(code: number): void {
    const place = code >> 1;
    const vertex = at(this.vertexOf, place);
    const k = place - vertex * this.classes;
    if ((code & 1) === 0) this.trueCount[k] = at(this.trueCount, k) - 1;
    else if (this.followed[k] === 1) this.regions?.comeBack(vertex, k);
  }

  propagate(kernel: DeductionKernel): boolean {
    const { events, classes } = this;
    if (!this.started) {
      this.follow(kernel);
      if (!this.checkWholeComponents(kernel)) return false;
      this.started = true;
    }
    while (events.done < events.count) {
      const code = at(events.codes, events.done);
      const vertex = at(this.vertexOf, code >> 1);
      if (!this.takeIn(kernel, code, vertex, (code >> 1) - vertex * classes)) {
        this.takeBack(code);
        return false;
      }
      events.done++;
    }
    return true;
  }

  /** Classes with a true vertex, those of several sizes, of which there are few, and small ones. */
  private follow(kernel: DeductionKernel): void {
    const { literals, classes, lo, hi, followed } = this;
    const isTrue = new Uint8Array(classes);
    literals.forEach((literal, place) => {
      if (at8(kernel.value, literal) > 0) isTrue[place % classes] = 1;
    });
    for (let k = 0; k < classes; k++)
      if (at(lo, k) > 1 && (isTrue[k] === 1 || at(hi, k) > at(lo, k) || at(lo, k) < LARGE_COMPONENT))
        followed[k] = 1;
    this.regions = new RegionSizes(this.graph, followed);
  }

  /** A component of the graph itself may be too small; every other border is an event. */
  private checkWholeComponents(kernel: DeductionKernel): boolean {
    const { start, neighbour, vertexCount } = this.graph;
    const met = new Uint8Array(vertexCount);
    for (let v = 0; v < vertexCount; v++) {
      if (met[v] === 1) continue;
      const members = [v];
      met[v] = 1;
      for (const u of members) {
        for (let j = at(start, u); j < at(start, u + 1); j++) {
          const w = at(neighbour, j);
          if (met[w] === 0) {
            met[w] = 1;
            members.push(w);
          }
        }
      }
      for (let k = 0; k < this.classes; k++) {
        if (members.length > at(this.lo, k)) continue;
        for (const u of members) if (!this.checkRegion(kernel, u, k)) return false;
      }
    }
    return true;
  }

  private literal(vertex: number, k: number): number {
    return at(this.literals, vertex * this.classes + k);
  }

  private onFalse(kernel: DeductionKernel, vertex: number, k: number): boolean {
    const { start, neighbour } = this.graph;
    for (let i = at(start, vertex); i < at(start, vertex + 1); i++)
      if (!this.checkRegion(kernel, at(neighbour, i), k)) return false;
    return true;
  }

  private onTrue(kernel: DeductionKernel, vertex: number, k: number): boolean {
    const { component, graph } = this;
    const { start, neighbour } = graph;
    const hi = at(this.hi, k);
    const size = this.collectTrue(kernel, vertex, k, component);
    if (size > hi) return this.force(kernel, this.literal(vertex, k) ^ 1, TOO_LARGE, vertex, k);
    for (let i = 0; i < size; i++) {
      const u = at(component, i);
      for (let j = at(start, u); j < at(start, u + 1); j++) {
        const w = at(neighbour, j);
        const literal = this.literal(w, k);
        if (at8(kernel.value, literal) !== 0) continue;
        if (size < hi && this.collectTrue(kernel, w, k, this.queue) <= hi) continue;
        if (!this.force(kernel, literal ^ 1, TOO_LARGE, w, k)) return false;
      }
    }
    return this.checkRegion(kernel, vertex, k);
  }

  /** The vertex and what is true and connected with it, up to one more than hi. Returns how many. */
  private collectTrue(kernel: DeductionKernel, vertex: number, k: number, into: Int32Array): number {
    const { mark, classes, literals } = this;
    const { start, neighbour } = this.graph;
    const { value } = kernel;
    const stamp = ++this.marks;
    const hi = at(this.hi, k);
    let head = 0;
    let tail = 0;
    into[tail++] = vertex;
    mark[vertex] = stamp;
    while (head < tail) {
      const u = at(into, head++);
      for (let j = at(start, u); j < at(start, u + 1); j++) {
        const w = at(neighbour, j);
        if (at(mark, w) === stamp || at8(value, at(literals, w * classes + k)) <= 0) continue;
        mark[w] = stamp;
        into[tail++] = w;
        if (tail > hi) return tail;
      }
    }
    return tail;
  }

  /** Applies the bounds to the region of a vertex that is not false. */
  private checkRegion(kernel: DeductionKernel, vertex: number, k: number): boolean {
    const { mark, queue, classes, literals } = this;
    const { start, neighbour } = this.graph;
    const { value } = kernel;
    const lo = at(this.lo, k);
    if (lo === 1 || at8(value, this.literal(vertex, k)) < 0) return true;
    // A vertex that is false and not yet taken in is looked at in its turn, and so are its neighbours.
    if (this.followed[k] === 1 && this.regions !== undefined && this.regions.sizeAt(vertex, k) > lo)
      return true;
    const stamp = ++this.marks;
    let head = 0;
    let tail = 0;
    let some = -1;
    queue[tail++] = vertex;
    mark[vertex] = stamp;
    while (head < tail) {
      const u = at(queue, head++);
      if (at8(value, at(literals, u * classes + k)) > 0) some = u;
      for (let j = at(start, u); j < at(start, u + 1); j++) {
        const w = at(neighbour, j);
        if (at(mark, w) === stamp || at8(value, at(literals, w * classes + k)) < 0) continue;
        mark[w] = stamp;
        if (tail >= lo) return true;
        queue[tail++] = w;
      }
    }
    if (tail > lo || (tail === lo && some < 0)) return true;
    for (let i = 0; i < tail; i++) {
      const u = at(queue, i);
      const literal = this.literal(u, k);
      if (tail === lo) {
        if (!this.force(kernel, literal, NEEDED, some, k)) return false;
      } else if (!this.force(kernel, literal ^ 1, TOO_SMALL, u, k)) return false;
    }
    return true;
  }

  private force(kernel: DeductionKernel, literal: number, why: number, vertex: number, k: number): boolean {
    return kernel.force(literal, this.slot, why, vertex, k);
  }

  explain(
    kernel: DeductionKernel,
    _literal: number,
    why: number,
    vertex: number,
    k: number,
    before: number,
  ): void {
    const { mark, queue } = this;
    const { start, neighbour } = this.graph;
    const stamp = ++this.marks;
    // `queue` may be in use by the pass that has just met the conflict, which then ends: nothing is read after this.
    let head = 0;
    let tail = 0;
    let left = at(this.hi, k);
    queue[tail++] = vertex;
    mark[vertex] = stamp;
    while (head < tail) {
      const u = at(queue, head++);
      for (let j = at(start, u); j < at(start, u + 1); j++) {
        const w = at(neighbour, j);
        if (at(mark, w) === stamp) continue;
        const literal = this.literal(w, k);
        if (why === TOO_LARGE) {
          if (!kernel.wasTrue(literal, before)) continue;
          mark[w] = stamp;
          queue[tail++] = w;
          kernel.because(literal ^ 1);
          if (--left === 0) return;
        } else {
          mark[w] = stamp;
          if (kernel.wasFalse(literal, before)) kernel.because(literal);
          else queue[tail++] = w;
        }
      }
    }
    if (why === NEEDED) kernel.because(this.literal(vertex, k) ^ 1);
  }
}
