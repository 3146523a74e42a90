/**
 * The levels of a diagram, two at a time, or one share of them where several threads count together. Each state of a level belongs to one share, by its words. A share
 * expands its states into one table for each share, hands over the tables of the others, and merges what the others hand over to it; so equal states meet, and no
 * state is expanded twice. One share alone is the whole diagram, and hands over nothing.
 */

import { expandState, type NextLevel } from "./expand.js";
import type { Plan } from "./program.js";
import { type Packed, States } from "./states.js";

export class Levels {
  /** States that were expanded, and the ways from them. */
  nodes = 0;
  updates = 0;
  /** Of the levels that are begun, but for the first one: their states, and the ways from this share's to a state. */
  created = 0;
  ways = 0;
  /** Of the memory of its tables, the most until now. */
  bytes = 0;
  /** Number of the level that is expanded, from 0 on. */
  level = 0;
  private index = 0;
  private now: States;
  private tables: States[];
  private readonly scratch: Int32Array;
  private readonly sorted: NextLevel;

  constructor(
    private readonly plan: Plan,
    private readonly own = 0,
    private readonly shares = 1,
  ) {
    this.scratch = new Int32Array(plan.width);
    this.now = new States(plan.width, 1);
    this.tables = Array.from({ length: shares }, () => new States(plan.width, 1));
    if (own === 0) this.now.begin(this.scratch);
    this.sorted = { add: (key, from, index) => this.tables[shareOf(key, shares)]?.add(key, from, index) };
  }

  /** The last level has no decision. */
  get isDone(): boolean {
    return this.level === this.plan.steps.length;
  }

  /** Levels that are still to be expanded. */
  get left(): number {
    return this.plan.steps.length - this.level;
  }

  /** The states of this level, and of the next one until now. */
  get sizes(): readonly [now: number, next: number] {
    return [this.now.count, this.tables.reduce((sum, { count }) => sum + count, 0)];
  }

  /** The memory that is taken now, and what the next level needs to grow once more. */
  get bytesWanted(): number {
    return this.tables.reduce((sum, { bytes, bytesToGrow }) => sum + bytes + bytesToGrow, this.now.bytes);
  }

  get progress(): number {
    const { steps } = this.plan;
    const within = this.now.count === 0 ? 0 : this.index / this.now.count;
    return this.isDone ? 1 : (this.level + within) / steps.length;
  }

  /** Expands so many states of the level at most; true if none of it is left. */
  step(most: number): boolean {
    const { now, scratch, plan, shares, sorted } = this;
    const next = shares === 1 ? (this.tables[0] ?? sorted) : sorted;
    const step = plan.steps[this.level];
    if (step === undefined) return true;
    const until = Math.min(now.count, this.index + most);
    this.nodes += until - this.index;
    for (; this.index < until; this.index++)
      this.updates += expandState(step, plan.trackers, now, this.index, scratch, next);
    this.bytes = Math.max(
      this.bytes,
      this.tables.reduce((sum, { bytes }) => sum + bytes, now.bytes),
    );
    return until === now.count;
  }

  /** The states of the next level by share; empty where they are its own. */
  handOver(): readonly Packed[] {
    return this.tables.map((states, share) => (share === this.own ? NONE : states.pack()));
  }

  /** Goes on to the next level, with the states that each of the others handed over. */
  descend(handed: readonly Packed[] = []): void {
    const { own, plan, tables, scratch, now } = this;
    const next = tables[own] ?? now;
    for (const packed of handed) if (packed.count > 0) next.merge(States.unpack(plan.width, packed), scratch);
    this.created += next.count;
    this.ways = this.updates;
    this.now = next;
    tables[own] = now;
    for (const states of tables) states.clear(next.limbCount);
    this.level++;
    this.index = 0;
  }

  /** Of the states of the last level. */
  total(): bigint {
    let total = 0n;
    for (let state = 0; state < this.now.count; state++) total += this.now.waysTo(state);
    return total;
  }

  /** Gives the memory back: nothing goes on. */
  release(): void {
    this.now = new States(1, 1);
    this.tables = [];
  }
}

const NONE: Packed = { count: 0, limbs: 1, reals: new Float64Array(0) };

/** Other bits than those by which a table places a state, or half of its places would stay empty. */
function shareOf(key: Int32Array, shares: number): number {
  let hash = 0;
  for (const word of key) hash = Math.imul((hash << 7) ^ (hash >>> 25) ^ word, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 15)) >>> 8) % shares;
}
