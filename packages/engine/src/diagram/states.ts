/**
 * One level of a diagram: states, each with the number of ways in which it is come to. A state is `width` words; equal
 * ones are merged by a hash table with open addressing. Numbers are exact and of any size: limbs of 52 bits in doubles, least
 * first, whose sums are exact too; a limb is added when a sum needs it. The words of a state and its number stand together, since both are needed at once
 * and a large level does not fit into a cache.
 */
const LIMB = 2 ** 52;
const BITS = 52n;
/** Places of a table for each state, above which it is cleared one by one. */
const SPARSE = 32;
const EMPTIED = -1;

/** States that another thread reads: `reals` of a `States`, up to the last of them. */
export interface Packed {
  readonly count: number;
  readonly limbs: number;
  readonly reals: Float64Array;
}

export class States {
  count = 0;
  /** The words of state s stand from `s * stride` on. */
  words: Int32Array;
  stride: number;
  /** The same memory: of state s, the limbs stand from `s * stride / 2 + firstLimb` on. */
  private reals: Float64Array;
  private readonly firstLimb: number;
  private capacity = 64;
  private limbs: number;
  /** Number of a state plus 1, or 0; a power of two long, never more than half full. */
  private table: Int32Array;

  constructor(
    private readonly width: number,
    limbs: number,
  ) {
    this.limbs = limbs;
    this.firstLimb = Math.ceil(width / 2);
    this.stride = 2 * (this.firstLimb + limbs);
    this.reals = new Float64Array((this.capacity * this.stride) / 2);
    this.words = new Int32Array(this.reals.buffer);
    this.table = new Int32Array(2 * this.capacity);
  }

  get limbCount(): number {
    return this.limbs;
  }

  get bytes(): number {
    return this.reals.byteLength + this.table.byteLength;
  }

  /** The memory needed to grow once more, while the smaller one is still there. */
  get bytesToGrow(): number {
    return this.count < this.capacity ? 0 : 2 * this.bytes;
  }

  /** Forgets the states and keeps the memory. */
  clear(limbs: number): void {
    this.clearTable();
    this.count = 0;
    if (limbs === this.limbs) return;
    this.limbs = limbs;
    this.stride = 2 * (this.firstLimb + limbs);
    this.reals = new Float64Array((this.capacity * this.stride) / 2);
    this.words = new Int32Array(this.reals.buffer);
  }

  /** Where there are few states in a large table, only their places. */
  private clearTable(): void {
    const { table, count } = this;
    if (SPARSE * count > table.length) {
      table.fill(0);
      return;
    }
    const mask = table.length - 1;
    for (let state = 0; state < count; state++) {
      let slot = this.slotFor(state, mask);
      while (table[slot] !== state + 1) slot = (slot + 1) & mask;
      table[slot] = EMPTIED;
    }
    for (let state = 0; state < count; state++) {
      let slot = this.slotFor(state, mask);
      while (table[slot] === EMPTIED) {
        table[slot] = 0;
        slot = (slot + 1) & mask;
      }
    }
  }

  pack(): Packed {
    const { count, limbs, stride } = this;
    return { count, limbs, reals: this.reals.slice(0, (count * stride) / 2) };
  }

  /** To be read alone: it has no table. */
  static unpack(width: number, { count, limbs, reals }: Packed): States {
    const states = new States(width, limbs);
    states.count = count;
    states.capacity = count;
    states.reals = reals;
    states.words = new Int32Array(reals.buffer);
    return states;
  }

  /** Adds all states of another level; `scratch` has the width of a state. */
  merge(others: States, scratch: Int32Array): void {
    const { words, stride, count } = others;
    for (let state = 0; state < count; state++) {
      for (let k = 0; k < scratch.length; k++) scratch[k] = words[state * stride + k] ?? 0;
      this.add(scratch, others, state);
    }
  }

  /** The start: one state, `key`, reached in one way. */
  begin(key: Int32Array): void {
    const one = new States(this.width, this.limbs);
    one.reals[one.firstLimb] = 1;
    this.add(key, one, 0);
  }

  /** Adds to the ways to `key` those of state `index` of another level. */
  add(key: Int32Array, from: States, index: number): void {
    const { width, words, stride, table } = this;
    let hash = 0;
    for (let k = 0; k < width; k++) {
      hash = Math.imul(hash ^ (key[k] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    const mask = table.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (;;) {
      const entry = table[slot] ?? 0;
      if (entry === 0) break;
      const at = (entry - 1) * stride;
      let k = 0;
      while (k < width && words[at + k] === key[k]) k++;
      if (k === width) {
        this.addWays(entry - 1, from, index);
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.count === this.capacity) {
      this.grow();
      this.add(key, from, index);
      return;
    }
    const state = this.count++;
    table[slot] = state + 1;
    const at = state * stride;
    for (let k = 0; k < width; k++) words[at + k] = key[k] ?? 0;
    const { reals, firstLimb, limbs } = this;
    const first = at / 2 + firstLimb;
    for (let l = 0; l < limbs; l++) reals[first + l] = 0;
    this.addWays(state, from, index);
  }

  private addWays(state: number, from: States, index: number): void {
    if (this.limbs < from.limbs) this.widen(from.limbs);
    const { reals, limbs } = this;
    const { reals: others, limbs: theirs } = from;
    const at = (state * this.stride) / 2 + this.firstLimb;
    const other = (index * from.stride) / 2 + from.firstLimb;
    let carry = 0;
    for (let l = 0; l < limbs; l++) {
      let sum = (reals[at + l] ?? 0) + carry;
      if (l < theirs) sum += others[other + l] ?? 0;
      carry = sum >= LIMB ? 1 : 0;
      reals[at + l] = sum - carry * LIMB;
    }
    if (carry === 0) return;
    this.widen(limbs + 1);
    this.reals[(state * this.stride) / 2 + this.firstLimb + limbs] = 1;
  }

  /** How many ways there are to this state. */
  waysTo(state: number): bigint {
    const at = (state * this.stride) / 2 + this.firstLimb;
    let total = 0n;
    for (let l = this.limbs - 1; l >= 0; l--) total = (total << BITS) + BigInt(this.reals[at + l] ?? 0);
    return total;
  }

  private widen(limbs: number): void {
    const { words, stride, count } = this;
    this.limbs = limbs;
    this.stride = 2 * (this.firstLimb + limbs);
    this.reals = new Float64Array((this.capacity * this.stride) / 2);
    this.words = new Int32Array(this.reals.buffer);
    for (let state = 0; state < count; state++)
      this.words.set(words.subarray(state * stride, (state + 1) * stride), state * this.stride);
  }

  private grow(): void {
    const { words, stride, count } = this;
    this.capacity *= 2;
    this.reals = new Float64Array((this.capacity * stride) / 2);
    this.words = new Int32Array(this.reals.buffer);
    this.words.set(words);
    this.table = new Int32Array(2 * this.capacity);
    const mask = this.table.length - 1;
    for (let state = 0; state < count; state++) {
      let slot = this.slotFor(state, mask);
      while ((this.table[slot] ?? 0) !== 0) slot = (slot + 1) & mask;
      this.table[slot] = state + 1;
    }
  }

  private slotFor(state: number, mask: number): number {
    let hash = 0;
    for (let k = 0; k < this.width; k++) {
      hash = Math.imul(hash ^ (this.words[state * this.stride + k] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    return (hash ^ (hash >>> 13)) & mask;
  }
}
