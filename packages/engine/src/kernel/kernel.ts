/**
 * The deduction kernel: a trail of literals, everything that propagates along it, and why each literal is on it.
 *
 * `propagate` runs to a fixpoint of clauses (two watched literals with blockers), at-most-one rows, sums (kept by
 * counters), and propagators (kept by events; only once the others are at rest). `learn` and `walk` decide, and undo.
 *
 * All but the propagators is compiled (`assembly/kernel/`), because most searches are over before V8 has made machine code of what they run:
 * *measured*, searches of real puzzles that take 75 to 150 ms in a cold process took 20 to 60 in one that had searched before, and take 23 to 90 so.
 * The state stands in the memory of that core, and what is here looks at it. The arrays are other objects once that memory has grown: whoever keeps one reads
 * it anew after `propagate`, `addClause` and what keeps a clause.
 *
 * Reasons are lazy: one word and three of payload for a variable, made into a clause by `explain` when conflict analysis asks.
 *
 *     reason 0            decided, or given
 *     reason > 0          the clause at that address of the arena
 *     reason -1           implied by one literal alone: payload a is that literal's negation
 *     reason -2 - r       sum r; payload a says which of its entries, payload b whether its gaps say so
 *     reason -2 - S - g   propagator g, of S sums before it; payload a, b, c are its own
 *
 * Invariants. `value[l] = -value[l ^ 1]`. `position[v]` is the trail position of an assigned variable. A literal below `head` has
 * been counted in every sum and delivered as an event, even where a conflict was found meanwhile; one at or above
 * `head` has not. After a conflict all `conflict[0 … conflictSize - 1]` are false, and follow as a clause.
 */
import { GrowingInts } from "../growing-ints.js";
import { ActivityHeap } from "./activity-heap.js";
import type { Core } from "./core.js";
import * as L from "./core-layout.js";
import { aligned, makeCore, type Subscriptions } from "./core-memory.js";
import { at, at8, atReal, atU8 } from "./indexing.js";
import { FALSE, type KernelModel, type RaisedSum, TRUE } from "./model.js";
import type { Oracle } from "./oracle.js";
import type { Propagator } from "./propagator.js";
import type { Lists } from "./rows.js";
import { SumGaps } from "./sum-gaps.js";

export class DeductionKernel {
  readonly variableCount: number;
  /** By literal: 1 true, -1 false, 0 open. */
  value: Int8Array = new Int8Array(0);
  level: Int32Array = new Int32Array(0);
  position: Int32Array = new Int32Array(0);
  reason: Int32Array = new Int32Array(0);
  payloadA: Int32Array = new Int32Array(0);
  payloadB: Int32Array = new Int32Array(0);
  payloadC: Int32Array = new Int32Array(0);
  /** The last value of each variable, 1 if true: what it is given when it is decided on. */
  phase: Uint8Array = new Uint8Array(0);
  trail: Int32Array = new Int32Array(0);
  /** Where on the trail each decision level begins: level l + 1 at `levelStart[l]`. */
  levelStart: Int32Array = new Int32Array(0);
  conflict: Int32Array = new Int32Array(0);
  /** The result of `explain`: the false literals that imply. */
  becauseLiterals: Int32Array = new Int32Array(0);
  /** The result of analysis (`conflict-analysis.ts`). */
  learned: Int32Array = new Int32Array(0);
  readonly heap: ActivityHeap;
  /** Set where a contradiction at level 0 has been met: no solution is left. */
  refuted = false;
  readonly propagators: readonly Propagator[];
  /** For each propagator: how often it ran, and the milliseconds, where a clock is given. */
  readonly runs: Float64Array;
  readonly runTime: Float64Array;
  clock: (() => number) | undefined;
  readonly oracle: Oracle | undefined;
  readonly atMostOnes: Lists;
  readonly core: Core;
  /** State by word: `core-layout.ts` says where. */
  registers: Int32Array = new Int32Array(0);
  private reals: Float64Array = new Float64Array(0);
  private waiting: Uint8Array = new Uint8Array(0);
  private readonly sumLiterals: Int32Array;
  private readonly sumCount: number;
  private readonly gaps: SumGaps;
  private readonly raised: RaisedSum;
  private readonly codesRoom: Int32Array;
  /** Of the conflict: a clause is false, or a row is past its bounds. */
  private isFoundByUnits = true;
  private subscriptions = new GrowingInts();

  constructor(model: KernelModel, oracle?: Oracle) {
    const n = model.variableCount;
    this.oracle = oracle;
    this.variableCount = n;
    this.atMostOnes = model.atMostOnes;
    const { sums } = model;
    this.raised = model.raised ?? { sum: undefined, base: 0 };
    this.sumCount = sums.count;
    this.sumLiterals = sums.items;
    this.gaps = new SumGaps(sums);
    this.propagators = model.propagators.map((make) => make()).sort((p, q) => p.cost - q.cost);
    this.runs = new Float64Array(this.propagators.length);
    this.runTime = new Float64Array(this.propagators.length);
    this.propagators.forEach((propagator, slot) => {
      propagator.init(this, slot);
    });
    const subscriptions = this.collectSubscriptions(2 * n);
    this.codesRoom = subscriptions.room;
    const room = this.propagators.reduce((sum, { bytes = 0 }) => sum + aligned(bytes), 0);
    this.core = makeCore(model, subscriptions, this.gaps.applies, room, {
      checkGaps: (row) => this.checkGaps(row),
      explainByGaps: (literal, row) => this.explainByGaps(literal, row),
      explainByPropagator: (literal, slot) => this.explainByPropagator(literal, slot),
      explained: (literal) => this.checkReason(literal),
    });
    this.placePropagators();
    this.heap = new ActivityHeap(this.core, n);
    this.lookUp();
    this.registers[L.CHECKED >> 2] = oracle === undefined ? 0 : oracle.findsUnits === true ? 1 : 2;
    this.waiting.fill(1);
    this.registers[L.ANY_WAITING >> 2] = this.propagators.length > 0 ? 1 : 0;
    this.refuted = !model.satisfiable || !this.postFacts(model);
  }

  private placePropagators(): void {
    const { core, propagators } = this;
    let address = at(new Int32Array(core.memory.buffer, L.PROPAGATORS, 1), 0);
    propagators.forEach((propagator, slot) => {
      propagator.place?.(core, address, this.reasonOf(slot));
      address += aligned(propagator.bytes ?? 0);
    });
  }

  /** The reason of what a propagator forces. */
  private reasonOf(slot: number): number {
    return L.FIRST_ROW - this.sumCount - slot;
  }

  /** Finds all arrays in the memory of the core, as it is now. */
  private lookUp(): void {
    const { variableCount: n, core } = this;
    const { buffer } = core.memory;
    const registers = new Int32Array(buffer, 0, L.REGISTER_BYTES >> 2);
    const words = (register: number, size: number): Int32Array =>
      new Int32Array(buffer, at(registers, register >> 2), size);
    const bytes = (register: number, size: number): Uint8Array =>
      new Uint8Array(buffer, at(registers, register >> 2), size);
    this.registers = registers;
    this.reals = new Float64Array(buffer, 0, L.REGISTER_BYTES >> 3);
    this.value = new Int8Array(buffer, at(registers, L.VALUE >> 2), 2 * n);
    this.level = words(L.LEVEL, n);
    this.position = words(L.POSITION, n);
    this.reason = words(L.REASON, n);
    this.payloadA = words(L.PAYLOAD_A, n);
    this.payloadB = words(L.PAYLOAD_B, n);
    this.payloadC = words(L.PAYLOAD_C, n);
    this.phase = bytes(L.PHASE, n);
    this.trail = words(L.TRAIL, n + 1);
    this.levelStart = words(L.LEVEL_START, n + 1);
    this.conflict = words(L.CONFLICT, 2 * n + 16);
    this.becauseLiterals = words(L.BECAUSE, 2 * n + 8);
    this.learned = words(L.LEARNED, n + 1);
    this.waiting = bytes(L.WAITING, this.propagators.length);
    const counts = words(L.EVENT_COUNT, this.propagators.length);
    let codes = at(registers, L.CODES >> 2);
    this.propagators.forEach(({ events }, slot) => {
      const room = at(this.codesRoom, slot);
      events.lookUp(new Int32Array(buffer, codes, room), counts, slot);
      codes += 4 * room;
    });
    this.heap.lookUp(registers);
  }

  /** To be called after what may have made the memory larger: its arrays are empty then. */
  private afterGrowth(): void {
    if (this.value.length === 0) this.lookUp();
  }

  get trailSize(): number {
    return at(this.registers, L.TRAIL_SIZE >> 2);
  }
  private get head(): number {
    return at(this.registers, L.HEAD >> 2);
  }
  get decisionLevel(): number {
    return at(this.registers, L.DECISION_LEVEL >> 2);
  }
  get conflictSize(): number {
    return at(this.registers, L.CONFLICT_SIZE >> 2);
  }
  set conflictSize(size: number) {
    this.registers[L.CONFLICT_SIZE >> 2] = size;
  }
  get becauseSize(): number {
    return at(this.registers, L.BECAUSE_SIZE >> 2);
  }
  get propagations(): number {
    return atReal(this.reals, L.PROPAGATIONS >> 3);
  }
  private get anyWaiting(): boolean {
    return at(this.registers, L.ANY_WAITING >> 2) !== 0;
  }

  /** Memory that grows and shrinks with the search, and that of the arrays by variable. */
  get bytes(): number {
    const { registers } = this;
    return (
      4 * (at(registers, L.WATCHES_ROOM >> 2) + at(registers, L.ARENA_ROOM >> 2)) +
      64 * this.variableCount +
      12 * this.sumLiterals.length
    );
  }

  /** Pre: inside a propagator's `init`. From now on `code` is delivered to it when the literal becomes true. */
  subscribe(literal: number, slot: number, code: number): void {
    this.subscriptions.push(literal);
    this.subscriptions.push(slot);
    this.subscriptions.push(code);
  }

  /** Like `subscribe`: of the literal at each place, code 2 · place when it becomes true and 2 · place + 1 when it becomes false. */
  subscribeToAll(literals: Int32Array, slot: number): void {
    const size = 6 * literals.length;
    const from = this.subscriptions.length;
    const words = this.subscriptions.reserve(size);
    for (let place = 0; place < literals.length; place++) {
      const k = from + 6 * place;
      const literal = at(literals, place);
      words[k] = literal;
      words[k + 1] = slot;
      words[k + 2] = 2 * place;
      words[k + 3] = literal ^ 1;
      words[k + 4] = slot;
      words[k + 5] = 2 * place + 1;
    }
    this.subscriptions.extend(size);
  }

  private collectSubscriptions(literalCount: number): Subscriptions {
    const all = this.subscriptions.freeze();
    const start = new Int32Array(literalCount + 1);
    const room = new Int32Array(this.propagators.length);
    for (let k = 0; k < all.length; k += 3) {
      const literal = at(all, k);
      const slot = at(all, k + 1);
      start[literal + 1] = at(start, literal + 1) + 1;
      room[slot] = at(room, slot) + 1;
    }
    for (let l = 0; l < literalCount; l++) start[l + 1] = at(start, l + 1) + at(start, l);
    const next = start.slice();
    const slots = new Int32Array(all.length / 3);
    const codes = new Int32Array(all.length / 3);
    for (let k = 0; k < all.length; k += 3) {
      const literal = at(all, k);
      const place = at(next, literal);
      next[literal] = place + 1;
      slots[place] = at(all, k + 1);
      codes[place] = at(all, k + 2);
    }
    this.subscriptions = new GrowingInts(0);
    return { start, slots, codes, room };
  }

  private postFacts({ units }: KernelModel): boolean {
    if (!this.enqueue(TRUE, L.NONE)) return false;
    for (const unit of units) if (!this.enqueue(unit, L.NONE)) return false;
    return this.core.settleSums(this.sumCount) !== 0;
  }

  /** Of the sum that searches raise, its present value. Pre: no literal is open, and `propagate` has come to rest. */
  get raisedValue(): number {
    const { sum, base } = this.raised;
    return base + (sum === undefined ? 0 : this.wordOfSum(L.SUM_TRUE, sum));
  }

  /** The most that it can be, as level 0 has it. */
  get raisedBound(): number {
    const { sum, base } = this.raised;
    if (sum === undefined) return base;
    const { registers, value, level, sumLiterals } = this;
    const [start, weights] = [L.SUM_START, L.SUM_WEIGHTS].map((array) => at(registers, array >> 2) >> 2);
    const words = new Int32Array(this.core.memory.buffer);
    let most = base;
    for (let j = at(words, (start ?? 0) + sum); j < at(words, (start ?? 0) + sum + 1); j++) {
      const literal = at(sumLiterals, j);
      if (at8(value, literal) >= 0 || at(level, literal >> 1) > 0) most += at(words, (weights ?? 0) + j);
    }
    return most;
  }

  /** From now on that sum is at least so much. Post: level 0. False: it cannot be. */
  raise(least: number): boolean {
    this.cancel(0);
    const { sum, base } = this.raised;
    if (sum === undefined) return least <= base;
    const at0 = (at(this.registers, L.SUM_LO >> 2) >> 2) + sum;
    new Int32Array(this.core.memory.buffer)[at0] = least - base;
    return this.core.settleSums(this.sumCount) !== 0;
  }

  private wordOfSum(array: number, sum: number): number {
    return at(new Int32Array(this.core.memory.buffer), (at(this.registers, array >> 2) >> 2) + sum);
  }

  /** Puts a literal on the trail. False if it is false already; then nothing is changed. */
  enqueue(literal: number, reason: number): boolean {
    return this.core.enqueue(literal, reason) !== 0;
  }

  /** Begins a decision level with this literal. Pre: it is open, and `propagate` has come to rest. */
  decide(literal: number): void {
    this.core.decide(literal);
  }

  /** Begins a decision level without a decision. */
  decideNothing(): void {
    const level = this.decisionLevel;
    this.levelStart[level] = this.trailSize;
    this.registers[L.DECISION_LEVEL >> 2] = level + 1;
  }

  /** For propagators: makes a literal true for a reason that `explain(literal, a, b, c, …)` can give. False: a conflict. */
  force(literal: number, slot: number, a: number, b: number, c: number): boolean {
    if (at8(this.value, literal) > 0) return true;
    if (this.core.enqueueWith(literal, this.reasonOf(slot), a, b, c) !== 0) return true;
    this.registers[L.BECAUSE_SIZE >> 2] = 0;
    const propagator = this.propagators[slot] as Propagator;
    propagator.explain(this, literal, a, b, c, this.trailSize);
    const size = this.becauseSize;
    this.conflict[0] = literal;
    for (let i = 0; i < size; i++) this.conflict[i + 1] = at(this.becauseLiterals, i);
    this.conflictSize = size + 1;
    return false;
  }

  /** For `explain`: this literal, false at the time, is part of the reason. */
  because(literal: number): void {
    this.core.because(literal);
  }

  wasTrue(literal: number, before: number): boolean {
    return at8(this.value, literal) > 0 && at(this.position, literal >> 1) < before;
  }

  wasFalse(literal: number, before: number): boolean {
    return at8(this.value, literal) < 0 && at(this.position, literal >> 1) < before;
  }

  /** Leaves in `becauseLiterals` the false literals that imply this true one. Pre: it was not decided. */
  explain(literal: number): void {
    this.core.explain(literal);
  }

  private explainByPropagator(literal: number, slot: number): void {
    const variable = literal >> 1;
    const propagator = this.propagators[slot] as Propagator;
    propagator.explain(
      this,
      literal,
      at(this.payloadA, variable),
      at(this.payloadB, variable),
      at(this.payloadC, variable),
      at(this.position, variable),
    );
  }

  private explainByGaps(literal: number, row: number): void {
    const entry = at(this.payloadA, literal >> 1);
    const implied = at(this.sumLiterals, entry) === literal ? entry : ~entry;
    const before = at(this.position, literal >> 1);
    const size = this.gaps.explain(this, row, implied, before, this.becauseLiterals);
    this.registers[L.BECAUSE_SIZE >> 2] = size;
  }

  /** Propagates to a fixpoint. False: a conflict, in `conflict`. */
  propagate(): boolean {
    this.isFoundByUnits = true;
    const ok = this.propagateAll();
    if (!ok && this.oracle !== undefined && !(this.isFoundByUnits && this.oracle.findsUnits === true))
      this.checkConflict();
    return ok;
  }

  private propagateAll(): boolean {
    for (;;) {
      const ok = this.core.settle() !== 0;
      this.afterGrowth();
      if (!ok) return false;
      if (!this.anyWaiting) return true;
      if (!this.runPropagators()) {
        this.isFoundByUnits = false;
        return false;
      }
      if (this.head === this.trailSize && !this.anyWaiting) return true;
    }
  }

  /** Runs waiting propagators until one puts something on the trail. */
  private runPropagators(): boolean {
    const { waiting, propagators } = this;
    for (let slot = 0; slot < propagators.length; slot++) {
      if (atU8(waiting, slot) === 0) continue;
      waiting[slot] = 0;
      const propagator = propagators[slot] as Propagator;
      const start = this.clock === undefined ? 0 : this.clock();
      const ok = propagator.propagate(this);
      this.runs[slot] = (this.runs[slot] as number) + 1;
      if (this.clock !== undefined) {
        this.runTime[slot] = (this.runTime[slot] as number) + this.clock() - start;
      }
      if (!ok) {
        waiting[slot] = 1;
        return false;
      }
      if (this.head < this.trailSize) return true;
    }
    this.registers[L.ANY_WAITING >> 2] = 0;
    return true;
  }

  /** Forces what no choice of weights leaves open. Returns 0 if that is a conflict. */
  private checkGaps(row: number): 0 | 1 {
    this.afterGrowth();
    const { gaps, sumLiterals } = this;
    const count = gaps.look(this, row);
    if (count < 0) {
      this.isFoundByUnits = false;
      this.conflictSize = gaps.explain(this, row, undefined, this.trailSize, this.conflict);
      return 0;
    }
    for (let i = 0; i < count; i++) {
      const forced = at(gaps.forced, i);
      const entry = forced < 0 ? ~forced : forced;
      const literal = at(sumLiterals, entry) ^ (forced < 0 ? 1 : 0);
      this.core.enqueueWith(literal, L.FIRST_ROW - row, entry, L.BY_GAPS, 0);
    }
    return 1;
  }

  /**
   * Takes back every decision level above `level`. Waiting propagators need not run any more: before the level above was
   * begun, everything had come to rest.
   */
  cancel(level: number): void {
    if (this.decisionLevel <= level) return;
    this.core.cancel(level);
    const { propagators, waiting } = this;
    for (let slot = 0; slot < propagators.length; slot++) {
      const propagator = propagators[slot] as Propagator;
      const { events } = propagator;
      if (events.done > events.count) propagator.undo(this);
      waiting[slot] = 0;
    }
    this.registers[L.ANY_WAITING >> 2] = 0;
  }

  /** Keeps a clause of two literals at least, of which the first two can watch it. One with a score may be forgotten (`reduce-clauses.ts`). */
  addWatched(literals: Int32Array, score = 0): void {
    const { core } = this;
    // They stand where the next conflict will.
    this.conflict.set(literals);
    core.watch(core.addClause(at(this.registers, L.CONFLICT >> 2), literals.length, score));
    this.afterGrowth();
  }

  /** Adds a clause at level 0. Pre: decisionLevel is 0. */
  addClause(literals: Iterable<number>, score = 0): void {
    const kept: number[] = [];
    for (const literal of new Set(literals)) {
      const value = literal === FALSE ? -1 : at8(this.value, literal);
      if (value > 0) return;
      if (value === 0) kept.push(literal);
    }
    const [only] = kept;
    if (only === undefined) this.refuted = true;
    else if (kept.length === 1) this.enqueue(only, L.NONE);
    else this.addWatched(Int32Array.from(kept), score);
  }

  /** Keeps what analysis has left in `learned`, and asserts its first literal. Pre: the levels above that at which it asserts have been taken back. */
  keepLearned(): void {
    this.core.keepLearned();
    this.afterGrowth();
  }

  /** Forgets the clauses whose score is DOOMED. */
  compact(): void {
    this.core.compact();
    this.afterGrowth();
  }

  private checkReason(literal: number): void {
    const reason = at(this.reason, literal >> 1);
    const isKnown = reason > 0 || reason === L.IMPLIED;
    const clause = [literal];
    for (let i = 0; i < this.becauseSize; i++) {
      const other = at(this.becauseLiterals, i);
      if (!this.wasFalse(other, at(this.position, literal >> 1))) {
        throw new Error(
          `reason of ${literal} holds ${other}, which was not false before (${this.sourceOf(literal)})`,
        );
      }
      clause.push(other);
    }
    if (isKnown) this.oracle?.learned(clause, false);
    else this.oracle?.implied(clause, this.sourceOf(literal));
  }

  private sourceOf(literal: number): string {
    const reason = at(this.reason, literal >> 1);
    const row = L.FIRST_ROW - reason;
    if (reason > 0) return "a clause";
    if (reason === L.IMPLIED) return "one literal";
    if (row < this.sumCount) return `sum ${row}`;
    return this.propagators[row - this.sumCount]?.name ?? "nothing";
  }

  private checkConflict(): void {
    const clause = this.conflict.subarray(0, this.conflictSize);
    for (const literal of clause) {
      if (at8(this.value, literal) >= 0) throw new Error(`conflict holds ${literal}, which is not false`);
    }
    this.oracle?.learned(clause, false);
  }
}
