/**
 * The deduction kernel: a trail of literals, everything that propagates along it, and why each literal is on it.
 *
 * `propagate` runs to a fixpoint of clauses (two watched literals with blockers), at-most-one rows, sums (kept by
 * counters), and propagators (kept by events; only once the others are at rest). `learn` and `walk` decide, and undo.
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
 *
 * Longer than the house's files, because its arrays are one state: the one loop that all time is spent in, and what undoes it, read and write
 * all of them.
 */
import { GrowingInts } from "../growing-ints.js";
import { ActivityHeap } from "./activity-heap.js";
import { ClauseArena, LITERALS, SIZE } from "./clause-arena.js";
import { at, at8, atU8 } from "./indexing.js";
import { FALSE, type KernelModel, type Lists, TRUE } from "./model.js";
import type { Oracle } from "./oracle.js";
import type { Propagator } from "./propagator.js";
import { SumGaps } from "./sum-gaps.js";
import { Watches } from "./watches.js";

const NONE = 0;
const IMPLIED = -1;
const FIRST_ROW = -2;
/** In `payloadB` of what a sum implies. */
const BY_BOUNDS = 0;
const BY_GAPS = 1;

export class Kernel {
  readonly variableCount: number;
  /** By literal: 1 true, -1 false, 0 open. */
  readonly value: Int8Array;
  readonly level: Int32Array;
  readonly position: Int32Array;
  readonly reason: Int32Array;
  readonly payloadA: Int32Array;
  readonly payloadB: Int32Array;
  readonly payloadC: Int32Array;
  /** The last value of each variable, 1 if true: what it is given when it is decided on. */
  readonly phase: Uint8Array;
  readonly trail: Int32Array;
  trailSize = 0;
  head = 0;
  /** Where on the trail each decision level begins: level l + 1 at `levelStart[l]`. */
  readonly levelStart: Int32Array;
  decisionLevel = 0;
  readonly arena = new ClauseArena();
  readonly watches: Watches;
  readonly heap: ActivityHeap;
  conflict: Int32Array;
  conflictSize = 0;
  /** What `explain` leaves: the false literals that imply. */
  becauseLiterals: Int32Array;
  becauseSize = 0;
  propagations = 0;
  /** Set where a contradiction at level 0 has been met: no solution is left. */
  refuted = false;
  readonly propagators: readonly Propagator[];
  /** For each propagator: how often it ran, and the milliseconds, where a clock is given. */
  readonly runs: Float64Array;
  readonly runTime: Float64Array;
  clock: (() => number) | undefined;
  oracle: Oracle | undefined;

  readonly atMostOnes: Lists;
  /** By literal, the rows of at most one that hold it. */
  readonly amoOf: Lists;
  readonly sumStart: Int32Array;
  readonly sumLiterals: Int32Array;
  private readonly sumWeights: Int32Array;
  private readonly sumLo: Int32Array;
  private readonly sumHi: Int32Array;
  private readonly sumLargest: Int32Array;
  private readonly sumTotal: Int32Array;
  /** The weight of the true literals, and that of the literals that are not false. */
  private readonly sumTrue: Int32Array;
  private readonly sumOpen: Int32Array;
  private readonly sumOf: Lists;
  private readonly sumOfWeight: Int32Array;
  private readonly sumCount: number;
  private readonly gaps: SumGaps;
  private readonly eventOf: Lists;
  private readonly eventCode: Int32Array;
  private readonly waiting: Uint8Array;
  private anyWaiting = false;
  private subscriptions = new GrowingInts();

  constructor(model: KernelModel, oracle?: Oracle) {
    const n = model.variableCount;
    this.oracle = oracle;
    this.variableCount = n;
    this.value = new Int8Array(2 * n);
    this.level = new Int32Array(n);
    this.position = new Int32Array(n);
    this.reason = new Int32Array(n);
    this.payloadA = new Int32Array(n);
    this.payloadB = new Int32Array(n);
    this.payloadC = new Int32Array(n);
    this.phase = new Uint8Array(n);
    this.trail = new Int32Array(n + 1);
    this.levelStart = new Int32Array(n + 1);
    this.watches = new Watches(2 * n);
    this.heap = new ActivityHeap(n);
    this.conflict = new Int32Array(2 * n + 8);
    this.becauseLiterals = new Int32Array(2 * n + 8);
    this.atMostOnes = model.atMostOnes;
    this.amoOf = occurrences(model.atMostOnes, 2 * n);
    const sums = model.sums;
    this.sumCount = sums.count;
    this.sumStart = sums.start;
    this.sumLiterals = sums.items;
    this.sumWeights = sums.weights;
    this.sumLo = sums.lo;
    this.sumHi = sums.hi;
    this.sumTrue = new Int32Array(sums.count);
    this.sumOpen = new Int32Array(sums.count);
    this.sumLargest = new Int32Array(sums.count);
    this.sumTotal = new Int32Array(sums.count);
    this.sumOf = occurrences(sums, 2 * n);
    this.sumOfWeight = new Int32Array(sums.items.length);
    const next = this.sumOf.start.slice();
    for (let r = 0; r < sums.count; r++) {
      const from = at(sums.start, r);
      this.sumLargest[r] = at(sums.weights, from);
      for (let j = from; j < at(sums.start, r + 1); j++) {
        this.sumTotal[r] = at(this.sumTotal, r) + at(sums.weights, j);
        const literal = at(sums.items, j);
        const k = at(next, literal);
        this.sumOfWeight[k] = at(sums.weights, j);
        next[literal] = k + 1;
      }
    }
    this.sumOpen.set(this.sumTotal);
    this.gaps = new SumGaps(sums, this.value, this.position);
    this.propagators = model.propagators.map((make) => make()).sort((p, q) => p.cost - q.cost);
    this.runs = new Float64Array(this.propagators.length);
    this.runTime = new Float64Array(this.propagators.length);
    this.waiting = new Uint8Array(this.propagators.length);
    this.propagators.forEach((propagator, slot) => {
      propagator.init(this, slot);
    });
    const { lists, codes } = this.collectSubscriptions(2 * n);
    this.eventOf = lists;
    this.eventCode = codes;
    this.refuted = !model.satisfiable || !this.postFacts(model);
  }

  /** Memory that grows and shrinks with the search, and that of the arrays by variable. */
  get bytes(): number {
    return (
      4 * (this.watches.words.length + this.arena.words.length) +
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

  /** As `subscribe`: of the literal at each place, code 2 · place when it becomes true and 2 · place + 1 when it becomes false. */
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

  private collectSubscriptions(literalCount: number): { lists: Lists; codes: Int32Array } {
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
    const items = new Int32Array(all.length / 3);
    const codes = new Int32Array(all.length / 3);
    for (let k = 0; k < all.length; k += 3) {
      const literal = at(all, k);
      const place = at(next, literal);
      next[literal] = place + 1;
      items[place] = at(all, k + 1);
      codes[place] = at(all, k + 2);
    }
    this.subscriptions = new GrowingInts(0);
    this.propagators.forEach((propagator, slot) => {
      propagator.events.codes = new Int32Array(at(room, slot));
      this.waiting[slot] = 1;
    });
    this.anyWaiting = this.propagators.length > 0;
    return { lists: { count: literalCount, start, items }, codes };
  }

  private postFacts(model: KernelModel): boolean {
    if (!this.enqueue(TRUE, NONE)) return false;
    for (const unit of model.units) if (!this.enqueue(unit, NONE)) return false;
    const { start, items, count } = model.clauses;
    this.arena.reserve(count, items.length);
    this.watches.reserve(model.clauses);
    for (let c = 0; c < count; c++) {
      const from = at(start, c);
      this.watch(this.arena.add(items, at(start, c + 1) - from, 0, from));
    }
    for (let r = 0; r < this.sumCount; r++) {
      if (!this.checkSum(r)) return false;
      if (atU8(this.gaps.applies, r) === 1 && !this.checkGaps(r)) return false;
    }
    return true;
  }

  /** Lets the first two literals of a clause watch it. */
  watch(address: number): void {
    const words = this.arena.words;
    const first = at(words, address + LITERALS);
    const second = at(words, address + LITERALS + 1);
    const tag = at(words, address + SIZE) === 2 ? -address : address;
    this.watches.push(first, tag, second);
    this.watches.push(second, tag, first);
  }

  /** Puts a literal on the trail. False if it is false already; then nothing is changed. */
  enqueue(literal: number, reason: number): boolean {
    const value = at8(this.value, literal);
    if (value !== 0) return value > 0;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    const variable = literal >> 1;
    this.level[variable] = this.decisionLevel;
    this.reason[variable] = reason;
    this.position[variable] = this.trailSize;
    this.trail[this.trailSize++] = literal;
    return true;
  }

  /** Begins a decision level with this literal. Pre: it is open, and `propagate` has come to rest. */
  decide(literal: number): void {
    this.levelStart[this.decisionLevel++] = this.trailSize;
    this.enqueue(literal, NONE);
  }

  /** For propagators: makes a literal true for a reason that `explain(literal, a, b, c, …)` can give. False: a conflict. */
  force(literal: number, slot: number, a: number, b: number, c: number): boolean {
    const value = at8(this.value, literal);
    if (value > 0) return true;
    if (value === 0) {
      this.enqueue(literal, FIRST_ROW - this.sumCount - slot);
      const variable = literal >> 1;
      this.payloadA[variable] = a;
      this.payloadB[variable] = b;
      this.payloadC[variable] = c;
      return true;
    }
    this.becauseSize = 0;
    const propagator = this.propagators[slot] as Propagator;
    propagator.explain(this, literal, a, b, c, this.trailSize);
    if (this.conflict.length <= this.becauseSize) this.conflict = new Int32Array(2 * this.becauseSize);
    this.conflict[0] = literal;
    for (let i = 0; i < this.becauseSize; i++) this.conflict[i + 1] = at(this.becauseLiterals, i);
    this.conflictSize = this.becauseSize + 1;
    return false;
  }

  /** Whether a variable has its value because of this propagator. */
  isForcedBy(variable: number, slot: number): boolean {
    return at(this.reason, variable) === FIRST_ROW - this.sumCount - slot;
  }

  /** For `explain`: this literal, false at the time, is part of the reason. */
  because(literal: number): void {
    if (this.becauseSize === this.becauseLiterals.length) {
      const larger = new Int32Array(2 * this.becauseLiterals.length);
      larger.set(this.becauseLiterals);
      this.becauseLiterals = larger;
    }
    this.becauseLiterals[this.becauseSize++] = literal;
  }

  wasTrue(literal: number, before: number): boolean {
    return at8(this.value, literal) > 0 && at(this.position, literal >> 1) < before;
  }

  wasFalse(literal: number, before: number): boolean {
    return at8(this.value, literal) < 0 && at(this.position, literal >> 1) < before;
  }

  /** Leaves in `becauseLiterals` the false literals that imply this true one. Pre: it was not decided. */
  explain(literal: number): void {
    const variable = literal >> 1;
    const reason = at(this.reason, variable);
    this.becauseSize = 0;
    if (reason > 0) {
      const words = this.arena.words;
      const end = reason + LITERALS + at(words, reason + SIZE);
      for (let k = reason + LITERALS; k < end; k++) {
        const other = at(words, k);
        if (other !== literal) this.becauseLiterals[this.becauseSize++] = other;
      }
    } else if (reason === IMPLIED) {
      this.becauseLiterals[0] = at(this.payloadA, variable);
      this.becauseSize = 1;
    } else {
      const row = FIRST_ROW - reason;
      if (row < this.sumCount) this.explainBySum(row, literal);
      else {
        const propagator = this.propagators[row - this.sumCount] as Propagator;
        propagator.explain(
          this,
          literal,
          at(this.payloadA, variable),
          at(this.payloadB, variable),
          at(this.payloadC, variable),
          at(this.position, variable),
        );
      }
    }
    if (this.oracle !== undefined) this.checkReason(literal);
  }

  private explainBySum(row: number, literal: number): void {
    const entry = at(this.payloadA, literal >> 1);
    const before = at(this.position, literal >> 1);
    if (at(this.payloadB, literal >> 1) === BY_GAPS) {
      const implied = at(this.sumLiterals, entry) === literal ? entry : ~entry;
      this.becauseSize = this.gaps.explain(row, implied, before, this.becauseLiterals);
      return;
    }
    const weight = at(this.sumWeights, entry);
    const { sumLiterals, sumWeights, value, position, becauseLiterals } = this;
    const end = at(this.sumStart, row + 1);
    let n = 0;
    if (at(sumLiterals, entry) === literal) {
      // Without it, too little is left that is not false.
      let left = at(this.sumTotal, row) - weight - at(this.sumLo, row);
      for (let j = at(this.sumStart, row); j < end && left >= 0; j++) {
        const other = at(sumLiterals, j);
        if (at8(value, other) < 0 && at(position, other >> 1) < before) {
          becauseLiterals[n++] = other;
          left -= at(sumWeights, j);
        }
      }
    } else {
      // With it, too much would be true.
      let left = at(this.sumHi, row) - weight;
      for (let j = at(this.sumStart, row); j < end && left >= 0; j++) {
        const other = at(sumLiterals, j);
        if (at8(value, other) > 0 && at(position, other >> 1) < before) {
          becauseLiterals[n++] = other ^ 1;
          left -= at(sumWeights, j);
        }
      }
    }
    this.becauseSize = n;
  }

  /** Propagates to a fixpoint. False: a conflict, in `conflict`. */
  propagate(): boolean {
    const ok = this.propagateAll();
    if (!ok && this.oracle !== undefined) this.checkConflict();
    return ok;
  }

  private propagateAll(): boolean {
    for (;;) {
      while (this.head < this.trailSize) {
        const literal = at(this.trail, this.head++);
        this.propagations++;
        const ok = this.propagateClauses(literal ^ 1);
        this.count(literal);
        this.notify(literal);
        if (!ok || !this.propagateAtMostOne(literal) || !this.propagateSums(literal)) return false;
      }
      if (!this.anyWaiting) return true;
      if (!this.runPropagators()) return false;
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
    this.anyWaiting = false;
    return true;
  }

  private propagateClauses(falsified: number): boolean {
    const { value, watches } = this;
    let pairs = watches.words;
    const start = at(watches.start, falsified);
    const last = start + at(watches.size, falsified);
    const words = this.arena.words;
    let kept = start;
    let i = start;
    while (i < last) {
      const address = at(pairs, i);
      const blocker = at(pairs, i + 1);
      i += 2;
      const blocked = at8(value, blocker);
      if (blocked > 0) {
        pairs[kept] = address;
        pairs[kept + 1] = blocker;
        kept += 2;
        continue;
      }
      if (address < 0) {
        pairs[kept] = address;
        pairs[kept + 1] = blocker;
        kept += 2;
        if (blocked === 0) {
          this.enqueue(blocker, IMPLIED);
          this.payloadA[blocker >> 1] = falsified;
          continue;
        }
        this.conflict[0] = blocker;
        this.conflict[1] = falsified;
        this.conflictSize = 2;
      } else {
        const first = address + LITERALS;
        let other = at(words, first);
        if (other === falsified) {
          other = at(words, first + 1);
          words[first] = other;
          words[first + 1] = falsified;
        }
        const satisfied = other === blocker ? blocked : at8(value, other);
        if (satisfied > 0) {
          pairs[kept] = address;
          pairs[kept + 1] = other;
          kept += 2;
          continue;
        }
        const end = first + at(words, address);
        let k = first + 2;
        while (k < end && at8(value, at(words, k)) < 0) k++;
        if (k < end) {
          const literal = at(words, k);
          words[k] = falsified;
          words[first + 1] = literal;
          watches.push(literal, address, other);
          pairs = watches.words;
          continue;
        }
        pairs[kept] = address;
        pairs[kept + 1] = other;
        kept += 2;
        if (satisfied === 0) {
          this.enqueue(other, address);
          continue;
        }
        const n = end - first;
        for (let m = 0; m < n; m++) this.conflict[m] = at(words, first + m);
        this.conflictSize = n;
      }
      while (i < last) pairs[kept++] = at(pairs, i++);
      watches.size[falsified] = kept - start;
      return false;
    }
    watches.size[falsified] = kept - start;
    return true;
  }

  private propagateAtMostOne(literal: number): boolean {
    const { start, items } = this.amoOf;
    const rows = this.atMostOnes;
    for (let k = at(start, literal); k < at(start, literal + 1); k++) {
      const row = at(items, k);
      const end = at(rows.start, row + 1);
      for (let j = at(rows.start, row); j < end; j++) {
        const other = at(rows.items, j);
        if (other === literal) continue;
        const value = at8(this.value, other);
        if (value < 0) continue;
        if (value > 0) {
          this.conflict[0] = literal ^ 1;
          this.conflict[1] = other ^ 1;
          this.conflictSize = 2;
          return false;
        }
        this.enqueue(other ^ 1, IMPLIED);
        this.payloadA[other >> 1] = literal ^ 1;
      }
    }
    return true;
  }

  /** Enters a literal in the counters of the sums that hold it or its negation. */
  private count(literal: number): void {
    const { start, items } = this.sumOf;
    const { sumTrue, sumOpen, sumOfWeight } = this;
    for (let k = at(start, literal); k < at(start, literal + 1); k++) {
      const row = at(items, k);
      sumTrue[row] = at(sumTrue, row) + at(sumOfWeight, k);
    }
    const negation = literal ^ 1;
    for (let k = at(start, negation); k < at(start, negation + 1); k++) {
      const row = at(items, k);
      sumOpen[row] = at(sumOpen, row) - at(sumOfWeight, k);
    }
  }

  private uncount(literal: number): void {
    const { start, items } = this.sumOf;
    const { sumTrue, sumOpen, sumOfWeight } = this;
    for (let k = at(start, literal); k < at(start, literal + 1); k++) {
      const row = at(items, k);
      sumTrue[row] = at(sumTrue, row) - at(sumOfWeight, k);
    }
    const negation = literal ^ 1;
    for (let k = at(start, negation); k < at(start, negation + 1); k++) {
      const row = at(items, k);
      sumOpen[row] = at(sumOpen, row) + at(sumOfWeight, k);
    }
  }

  private notify(literal: number): void {
    const { start, items } = this.eventOf;
    for (let k = at(start, literal); k < at(start, literal + 1); k++) {
      const slot = at(items, k);
      const events = (this.propagators[slot] as Propagator).events;
      events.codes[events.count++] = at(this.eventCode, k);
      this.waiting[slot] = 1;
      this.anyWaiting = true;
    }
  }

  private propagateSums(literal: number): boolean {
    const { start, items } = this.sumOf;
    const { applies } = this.gaps;
    for (let k = at(start, literal); k < at(start, literal + 1); k++) {
      const row = at(items, k);
      if (at(this.sumHi, row) - at(this.sumTrue, row) < at(this.sumLargest, row) && !this.checkSum(row))
        return false;
      if (atU8(applies, row) === 1 && !this.checkGaps(row)) return false;
    }
    const negation = literal ^ 1;
    for (let k = at(start, negation); k < at(start, negation + 1); k++) {
      const row = at(items, k);
      if (at(this.sumOpen, row) - at(this.sumLo, row) < at(this.sumLargest, row) && !this.checkSum(row))
        return false;
      if (atU8(applies, row) === 1 && !this.checkGaps(row)) return false;
    }
    return true;
  }

  /**
   * Forces what one sum forces. Weights fall along a row, so the scan ends at the first that fits.
   * The counters may lag behind the values; then what is found is merely less.
   */
  private checkSum(row: number): boolean {
    const { sumLiterals, sumWeights, value } = this;
    const below = at(this.sumHi, row) - at(this.sumTrue, row);
    const above = at(this.sumOpen, row) - at(this.sumLo, row);
    if (below < 0 || above < 0) {
      this.conflictBySum(row, below < 0);
      return false;
    }
    if (at(this.sumTrue, row) === at(this.sumOpen, row)) return true;
    const end = at(this.sumStart, row + 1);
    for (let j = at(this.sumStart, row); j < end && at(sumWeights, j) > below; j++) {
      const literal = at(sumLiterals, j);
      if (at8(value, literal) === 0) {
        this.enqueue(literal ^ 1, FIRST_ROW - row);
        this.payloadA[literal >> 1] = j;
        this.payloadB[literal >> 1] = BY_BOUNDS;
      }
    }
    for (let j = at(this.sumStart, row); j < end && at(sumWeights, j) > above; j++) {
      const literal = at(sumLiterals, j);
      if (at8(value, literal) === 0) {
        this.enqueue(literal, FIRST_ROW - row);
        this.payloadA[literal >> 1] = j;
        this.payloadB[literal >> 1] = BY_BOUNDS;
      }
    }
    return true;
  }

  /** Forces what no choice of weights leaves open. */
  private checkGaps(row: number): boolean {
    const { gaps, sumLiterals } = this;
    const count = gaps.look(row);
    if (count < 0) {
      this.conflictSize = gaps.explain(row, undefined, this.trailSize, this.conflict);
      return false;
    }
    for (let i = 0; i < count; i++) {
      const forced = at(gaps.forced, i);
      const entry = forced < 0 ? ~forced : forced;
      const literal = at(sumLiterals, entry) ^ (forced < 0 ? 1 : 0);
      this.enqueue(literal, FIRST_ROW - row);
      this.payloadA[literal >> 1] = entry;
      this.payloadB[literal >> 1] = BY_GAPS;
    }
    return true;
  }

  private conflictBySum(row: number, tooMuch: boolean): void {
    const { sumLiterals, sumWeights, value, conflict } = this;
    const end = at(this.sumStart, row + 1);
    let n = 0;
    let left = tooMuch ? at(this.sumHi, row) : at(this.sumTotal, row) - at(this.sumLo, row);
    for (let j = at(this.sumStart, row); j < end && left >= 0; j++) {
      const literal = at(sumLiterals, j);
      if (tooMuch ? at8(value, literal) > 0 : at8(value, literal) < 0) {
        conflict[n++] = tooMuch ? literal ^ 1 : literal;
        left -= at(sumWeights, j);
      }
    }
    this.conflictSize = n;
  }

  /**
   * Takes back every decision level above `level`. What waited need not run any more: before the level above was
   * begun, everything had come to rest.
   */
  cancel(level: number): void {
    if (this.decisionLevel <= level) return;
    const bottom = at(this.levelStart, level);
    const { value, trail, phase, heap, propagators } = this;
    const { start, items } = this.eventOf;
    for (let i = this.trailSize - 1; i >= bottom; i--) {
      const literal = at(trail, i);
      const variable = literal >> 1;
      if (i < this.head) {
        this.uncount(literal);
        for (let k = at(start, literal); k < at(start, literal + 1); k++) {
          (propagators[at(items, k)] as Propagator).events.count--;
        }
      }
      value[literal] = 0;
      value[literal ^ 1] = 0;
      phase[variable] = (literal & 1) ^ 1;
      heap.insert(variable);
    }
    this.trailSize = bottom;
    if (this.head > bottom) this.head = bottom;
    this.decisionLevel = level;
    for (let slot = 0; slot < propagators.length; slot++) {
      const propagator = propagators[slot] as Propagator;
      const { events } = propagator;
      if (events.done > events.count) propagator.undo(this);
      this.waiting[slot] = 0;
    }
    this.anyWaiting = false;
  }

  /** Adds a clause at level 0. Pre: decisionLevel is 0. */
  addClause(literals: readonly number[]): void {
    const kept: number[] = [];
    for (const literal of new Set(literals)) {
      const value = literal === FALSE ? -1 : at8(this.value, literal);
      if (value > 0) return;
      if (value === 0) kept.push(literal);
    }
    const [only] = kept;
    if (only === undefined) this.refuted = true;
    else if (kept.length === 1) this.enqueue(only, NONE);
    else this.watch(this.arena.add(Int32Array.from(kept), kept.length, 0));
  }

  private checkReason(literal: number): void {
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
    const reason = at(this.reason, literal >> 1);
    if (reason > 0 || reason === IMPLIED) this.oracle?.learned(clause);
    else this.oracle?.implied(clause, this.sourceOf(literal));
  }

  private sourceOf(literal: number): string {
    const reason = at(this.reason, literal >> 1);
    const row = FIRST_ROW - reason;
    if (reason > 0) return "a clause";
    if (reason === IMPLIED) return "one literal";
    if (row < this.sumCount) return `sum ${row}`;
    return this.propagators[row - this.sumCount]?.name ?? "nothing";
  }

  private checkConflict(): void {
    const clause = [...this.conflict.subarray(0, this.conflictSize)];
    for (const literal of clause) {
      if (at8(this.value, literal) >= 0) throw new Error(`conflict holds ${literal}, which is not false`);
    }
    this.oracle?.learned(clause);
  }
}

/** For each literal, the rows that hold it. */
function occurrences(lists: Lists, literalCount: number): Lists {
  const start = new Int32Array(literalCount + 1);
  for (let k = 0; k < lists.items.length; k++) {
    const next = at(lists.items, k) + 1;
    start[next] = at(start, next) + 1;
  }
  for (let l = 0; l < literalCount; l++) start[l + 1] = at(start, l + 1) + at(start, l);
  const next = start.slice();
  const items = new Int32Array(lists.items.length);
  for (let row = 0; row < lists.count; row++) {
    for (let j = at(lists.start, row); j < at(lists.start, row + 1); j++) {
      const literal = at(lists.items, j);
      const place = at(next, literal);
      items[place] = row;
      next[literal] = place + 1;
    }
  }
  return { count: literalCount, start, items };
}
