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
import { type HalvesData, imageOf, SYMMETRY_COUNT } from "./halves-data.js";
import { HalvesState, JOINED, otherSide, type Side } from "./halves-state.js";

/** Why: a way of true edges; what two certain regions have together; besides, what is possible of one half, or of both. */
const BY_WAY = 0;
const BY_CERTAIN = 1;
const BY_ROOM = [2, 3] as const;
const BY_ALL = 4;

/** Above, what the ways to map have in common is hardly ever anything. */
const FEW_MAPPINGS = 24;

const CANNOT = 0;
const MAY = 1;
const MUST = 2;

export class Halves implements Propagator {
  readonly name = "halves";
  readonly cost = 4;
  readonly events = new EventStack();
  private slot = 0;
  private started = false;
  private readonly state: HalvesState;
  /** For explanations, which are asked for while a pass is at work. */
  private readonly past: HalvesState;
  /** The mappings found last: where they turn to, and what the first certain vertex is mapped to. */
  private readonly symmetries = new Int32Array(FEW_MAPPINGS);
  private readonly targets = new Int32Array(FEW_MAPPINGS);
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
    const root = state.rootOf(vertex);
    const [from, to] = [at(state.first, root), at(state.last, root)];
    for (let i = from; i < to; i++) {
      const u = at(state.members, i);
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        const e = at(edge, k);
        const w = at(neighbour, k);
        if (at8(state.edge, e) === JOINED || at(state.root, w) !== root) continue;
        if (!this.force(kernel, at(literals, e), BY_WAY, u, w)) return false;
      }
    }
    const size = at(state.size, root);
    if (size < 0 || size % 2 === 1) return this.fail(kernel, BY_CERTAIN, root);
    const needed = Math.max(at(state.count[0], root), at(state.count[1], root));
    if (size > 0 && needed > size / 2) return this.fail(kernel, BY_CERTAIN, root);
    const apart = state.findPossible(root);
    if (apart !== undefined) return this.fail(kernel, BY_ROOM[apart], root);
    const narrow = state.room[0] <= state.room[1] ? 0 : 1;
    const half = size === 0 ? needed : size / 2;
    if (state.room[narrow] < half) return this.fail(kernel, BY_ROOM[narrow], root);
    const most = size > 0 ? half : state.room[narrow];
    if (!this.refuseJoining(kernel, root, most, BY_ROOM[narrow])) return false;
    if (state.room[0] === half && !this.joinAll(kernel, root, 0)) return false;
    if (state.room[1] === half && !this.joinAll(kernel, root, 1)) return false;
    return to - from === 1 || this.map(kernel, root);
  }

  /** Open edges to what would make a half too large, or would mix sizes. */
  private refuseJoining(kernel: Kernel, root: number, most: number, whyMost: number): boolean {
    const { state, literals } = this;
    const { start, neighbour, edge } = this.graph;
    const { count, size } = state;
    const own = at(size, root);
    for (let i = at(state.first, root); i < at(state.last, root); i++) {
      const u = at(state.members, i);
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        const e = at(edge, k);
        if (at8(state.edge, e) !== 0) continue;
        const w = at(neighbour, k);
        const other = state.rootOf(w);
        if (other === root) continue;
        const asked = at(size, other);
        const larger = Math.max(
          at(count[0], root) + at(count[0], other),
          at(count[1], root) + at(count[1], other),
        );
        const byCertain = asked > 0 && ((own !== 0 && own !== asked) || larger > asked / 2);
        if (!byCertain && larger <= most) continue;
        const why = byCertain || own > 0 ? BY_CERTAIN : whyMost;
        if (!this.force(kernel, at(literals, e) ^ 1, why, u, w)) return false;
      }
    }
    return true;
  }

  private joinAll(kernel: Kernel, root: number, side: Side): boolean {
    const { state, literals } = this;
    const { start, neighbour, edge } = this.graph;
    for (let i = 0; i < state.room[side]; i++) {
      const u = at(state.possible[side], i);
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        if (!state.isPossible(at(neighbour, k), side)) continue;
        if (!this.force(kernel, at(literals, at(edge, k)), BY_ROOM[side], root, -1)) return false;
      }
    }
    return true;
  }

  private map(kernel: Kernel, root: number): boolean {
    const { state, literals } = this;
    const { start, neighbour, edge } = this.graph;
    const found = this.findMappings(root);
    if (found > FEW_MAPPINGS) return true;
    if (found === 0) return this.fail(kernel, BY_ALL, root);
    for (let i = at(state.first, root); i < at(state.last, root); i++) {
      const u = at(state.members, i);
      for (let k = at(start, u); k < at(start, u + 1); k++) {
        const e = at(edge, k);
        const w = at(neighbour, k);
        if (at8(state.edge, e) !== 0 || at(state.root, w) === root) continue;
        const place = this.placeOf(w, root, found);
        if (place === MAY) continue;
        const literal = at(literals, e) ^ (place === MUST ? 0 : 1);
        if (!this.force(kernel, literal, BY_ALL, root, -1)) return false;
      }
    }
    return true;
  }

  /** Those for which what is certain is mapped to what is possible, as far as there are few. Returns how many. */
  private findMappings(root: number): number {
    const { state, data, symmetries, targets } = this;
    const anchor = at(state.members, at(state.first, root));
    const side: Side = at(data.side, anchor) === 0 ? 1 : 0;
    let found = 0;
    for (let symmetry = 0; symmetry < SYMMETRY_COUNT; symmetry++)
      for (let i = 0; i < state.room[side]; i++) {
        const target = at(state.possible[side], i);
        if (!this.isPossibleMapping(root, symmetry, anchor, target)) continue;
        if (found === FEW_MAPPINGS) return found + 1;
        symmetries[found] = symmetry;
        targets[found++] = target;
      }
    return found;
  }

  private isPossibleMapping(root: number, symmetry: number, anchor: number, target: number): boolean {
    const { state, data } = this;
    const end = at(state.last, root);
    for (let i = at(state.first, root) + 1; i < end; i++) {
      const vertex = at(state.members, i);
      const image = imageOf(data, symmetry, anchor, target, vertex);
      if (image < 0 || !state.isPossible(image, at(data.side, vertex) === 0 ? 1 : 0)) return false;
    }
    return true;
  }

  /** Whether some of the mappings found have room for the vertex, and whether all of them need it. */
  private placeOf(vertex: number, root: number, found: number): number {
    const { state, data, symmetries, targets } = this;
    const anchor = at(state.members, at(state.first, root));
    const side: Side = at(data.side, vertex) === 0 ? 0 : 1;
    if (!state.isPossible(vertex, side)) return CANNOT;
    let needing = 0;
    let room = 0;
    for (let i = 0; i < found; i++) {
      const image = imageOf(data, at(symmetries, i), anchor, at(targets, i), vertex);
      if (image < 0 || !state.isPossible(image, otherSide(side))) continue;
      room++;
      if (at(state.root, image) === root) needing++;
    }
    return room === 0 ? CANNOT : needing === found ? MUST : MAY;
  }

  explain(kernel: Kernel, literal: number, why: number, a: number, b: number, before: number): void {
    const { past } = this;
    past.load(kernel, before);
    if (why === BY_WAY) {
      past.explainWay(kernel, literal, a, b);
      return;
    }
    past.explainCertain(kernel, literal, a);
    if (b >= 0 && past.rootOf(b) !== past.rootOf(a)) past.explainCertain(kernel, literal, b);
    if (why === BY_CERTAIN) return;
    const root = past.rootOf(a);
    past.findPossible(root);
    if (why !== BY_ROOM[1]) past.explainPossible(kernel, literal, root, 0);
    if (why !== BY_ROOM[0]) past.explainPossible(kernel, literal, root, 1);
  }
}
