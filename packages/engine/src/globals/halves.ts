/**
 * `halves`: true edges divide the vertices into regions, and each region is two halves of one form.
 *
 * Literals: one for each edge. Data: for each vertex its side (0 or 1), its place (row, column), and how many vertices its region
 * has (0: any number). An edge is true exactly if its ends are in one region, which is connected by true edges; the vertices of either side in it
 * are connected by themselves, and turning, mirroring and moving maps the places of the one side to those of the other.
 *
 * Propagation, at each region that an event touches, from what is certain of it (joined by true edges) and what is possible (not cut off):
 * - edges within it are true; an edge that would join too many, or two sizes, is false;
 * - each half has room for what the other half has already; where there is room for no more than that, all of it is joined;
 * - of the ways to map one half to the other, which fix where one vertex goes, some is possible with all that is certain; where few are left, what
 *   none of them has room for is cut off, and what all of them need is joined.
 * At a full assignment that is the condition itself: nothing more is possible than certain.
 *
 * Explanations: the edges that join what is certain, and the false edges round what is possible. What was found at an earlier state follows all the
 * more from a later one, so they are made of the state at the time of the literal, not of the pass that found it.
 *
 * Stateless: a pass reads the kernel's values. Cost: O(edges) a pass, and at each region met, the possible cells of a half, times eight, times
 * those certain at worst; ways fail early.
 */
import { at, at8 } from "../kernel/indexing.js";
import type { Kernel } from "../kernel/kernel.js";
import { FALSE } from "../kernel/model.js";
import { EventStack, type Propagator } from "../kernel/propagator.js";
import type { Adjacency } from "./adjacency.js";
import { CUT, type HalvesData, HalvesState, JOINED } from "./halves-state.js";
import { type Mapping, mappings } from "./mappings.js";

/** Why: a way of true edges; what two certain regions have together; all that is known of a region. */
const BY_WAY = 0;
const BY_CERTAIN = 1;
const BY_ALL = 2;

/** Above, what the ways to map have in common is hardly ever anything. */
const FEW_MAPPINGS = 24;

export class Halves implements Propagator {
  readonly name = "halves";
  readonly cost = 4;
  readonly events = new EventStack();
  private slot = 0;
  private started = false;
  private readonly state: HalvesState;
  /** For explanations, which are asked for while a pass is at work. */
  private readonly past: HalvesState;
  private readonly checked: Int32Array;
  private checks = 0;

  constructor(
    private readonly literals: Int32Array,
    private readonly graph: Adjacency,
    private readonly data: HalvesData,
  ) {
    this.state = new HalvesState(literals, graph, data);
    this.past = new HalvesState(literals, graph, data);
    this.checked = new Int32Array(graph.vertexCount);
  }

  init(kernel: Kernel, slot: number): void {
    this.slot = slot;
    this.literals.forEach((literal, e) => {
      kernel.subscribe(literal, slot, e);
      kernel.subscribe(literal ^ 1, slot, e);
    });
  }

  undo(_kernel: Kernel): void {
    this.events.done = this.events.count;
  }

  propagate(kernel: Kernel): boolean {
    const { events, graph, state } = this;
    const from = events.done;
    events.done = events.count;
    state.load(kernel, kernel.trailSize);
    this.checks++;
    if (!this.started) {
      this.started = true;
      for (let v = 0; v < graph.vertexCount; v++) if (!this.checkOnce(kernel, v)) return false;
      return true;
    }
    for (let k = from; k < events.count; k++) {
      const e = at(events.codes, k);
      if (!this.checkOnce(kernel, at(graph.from, e)) || !this.checkOnce(kernel, at(graph.to, e)))
        return false;
    }
    return true;
  }

  private checkOnce(kernel: Kernel, vertex: number): boolean {
    const root = this.state.rootOf(vertex);
    if (this.checked[root] === this.checks) return true;
    this.checked[root] = this.checks;
    return this.check(kernel, vertex);
  }

  private force(kernel: Kernel, literal: number, why: number, a: number, b: number): boolean {
    return kernel.force(literal, this.slot, why, a, b);
  }

  private fail(kernel: Kernel, why: number, vertex: number): boolean {
    return this.force(kernel, FALSE, why, vertex, -1);
  }

  private check(kernel: Kernel, vertex: number): boolean {
    const { state, literals } = this;
    const { start, neighbour, edge } = this.graph;
    const region = state.certainOf(vertex);
    const { members, counts } = region;
    for (const u of members)
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        const e = at(edge, k);
        const w = at(neighbour, k);
        if (at8(state.edge, e) === JOINED || at(state.root, w) !== at(state.root, u)) continue;
        if (!this.force(kernel, at(literals, e), BY_WAY, u, w)) return false;
      }
    const { size } = region;
    if (size < 0 || size % 2 === 1) return this.fail(kernel, BY_CERTAIN, vertex);
    const needed = Math.max(counts[0], counts[1]);
    if (size > 0 && needed > size / 2) return this.fail(kernel, BY_CERTAIN, vertex);
    if (!state.findPossible(region)) return this.fail(kernel, BY_ALL, vertex);
    const room = Math.min(state.possible[0].length, state.possible[1].length);
    const half = size === 0 ? needed : size / 2;
    if (room < half) return this.fail(kernel, BY_ALL, vertex);
    if (!this.refuseJoining(kernel, vertex, size > 0 ? size / 2 : room)) return false;
    for (const side of [0, 1] as const)
      if (state.possible[side].length === half && !this.joinAll(kernel, vertex, side)) return false;
    return members.length === 1 || this.map(kernel, vertex);
  }

  /** Open edges to what would make a half too large, or would mix sizes. */
  private refuseJoining(kernel: Kernel, vertex: number, most: number): boolean {
    const { state, literals } = this;
    const { start, neighbour, edge } = this.graph;
    const { members, counts, size } = state.certainOf(vertex);
    const why = size > 0 ? BY_CERTAIN : BY_ALL;
    for (const u of members)
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        const e = at(edge, k);
        if (at8(state.edge, e) === JOINED || at8(state.edge, e) === CUT) continue;
        const w = at(neighbour, k);
        const other = state.certainOf(w);
        if (other.root === at(state.root, vertex)) continue;
        const mixed = size !== 0 && other.size !== 0 && size !== other.size;
        const larger = Math.max(counts[0] + other.counts[0], counts[1] + other.counts[1]);
        const limit = other.size > 0 ? Math.min(most, other.size / 2) : most;
        if (!mixed && larger <= limit) continue;
        const byCertain = mixed || (other.size > 0 && larger > other.size / 2);
        if (!this.force(kernel, at(literals, e) ^ 1, byCertain ? BY_CERTAIN : why, u, w)) return false;
      }
    return true;
  }

  private joinAll(kernel: Kernel, vertex: number, side: 0 | 1): boolean {
    const { state, literals } = this;
    const { start, neighbour, edge } = this.graph;
    const all = state.possible[side];
    for (const u of all)
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        if (!state.isPossible(at(neighbour, k), side)) continue;
        if (!this.force(kernel, at(literals, at(edge, k)), BY_ALL, vertex, -1)) return false;
      }
    return true;
  }

  private map(kernel: Kernel, vertex: number): boolean {
    const { state, data, literals } = this;
    const { start, neighbour, edge } = this.graph;
    const { members } = state.certainOf(vertex);
    const found: Mapping[] = [];
    for (const mapping of mappings(data, state, members)) {
      found.push(mapping);
      if (found.length > FEW_MAPPINGS) return true;
    }
    if (found.length === 0) return this.fail(kernel, BY_ALL, vertex);
    const root = at(state.root, vertex);
    for (const u of members)
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        const e = at(edge, k);
        const w = at(neighbour, k);
        if (at8(state.edge, e) === JOINED || at8(state.edge, e) === CUT || at(state.root, w) === root)
          continue;
        const side = at(data.side, w) === 0 ? 0 : 1;
        const other = side === 0 ? 1 : 0;
        let may = false;
        let must = true;
        for (const mapping of found) {
          const image = mapping(w);
          if (image < 0 || !state.isPossible(w, side) || !state.isPossible(image, other)) must = false;
          else {
            may = true;
            if (at(state.root, image) !== root) must = false;
          }
        }
        if (may && !must) continue;
        if (!this.force(kernel, at(literals, e) ^ (may ? 0 : 1), BY_ALL, vertex, -1)) return false;
      }
    return true;
  }

  explain(kernel: Kernel, literal: number, why: number, a: number, b: number, before: number): void {
    const { past } = this;
    past.load(kernel, before);
    const because = (reason: number): void => {
      if (reason !== literal) kernel.because(reason);
    };
    switch (why) {
      case BY_WAY:
        past.forWay(a, b, because);
        return;
      case BY_CERTAIN:
        past.forCertain(a, because);
        if (b >= 0 && past.rootOf(b) !== past.rootOf(a)) past.forCertain(b, because);
        return;
      default: {
        past.forCertain(a, because);
        if (b >= 0 && past.rootOf(b) !== past.rootOf(a)) past.forCertain(b, because);
        past.forPossible(past.certainOf(a), because);
      }
    }
  }
}
