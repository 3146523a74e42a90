/**
 * One level of a diagram: states, each with the number of ways in which it is come to. A state is `width` words; equal
 * ones are merged by a hash table with open addressing. Numbers are exact and of any size: limbs of 52 bits in doubles, least
 * first, whose sums are exact too; a limb is added when a sum needs it.
 */
const LIMB = 2 ** 52;
const BITS = 52n;

export class States {
  count = 0;
  keys: Int32Array;
  private capacity = 64;
  private limbs: number;
  private ways: Float64Array;
  /** Number of a state plus 1, or 0; a power of two long, never more than half full. */
  private table: Int32Array;

  constructor(
    private readonly width: number,
    limbs: number,
  ) {
    this.limbs = limbs;
    this.keys = new Int32Array(this.capacity * width);
    this.ways = new Float64Array(this.capacity * limbs);
    this.table = new Int32Array(2 * this.capacity);
  }

  get limbCount(): number {
    return this.limbs;
  }

  get bytes(): number {
    return this.keys.byteLength + this.ways.byteLength + this.table.byteLength;
  }

  /** The memory needed to grow once more, while the smaller one is still there. */
  get bytesToGrow(): number {
    return this.count < this.capacity ? 0 : 2 * this.bytes;
  }

  /** Forgets the states and keeps the memory. */
  clear(limbs: number): void {
    this.count = 0;
    this.table.fill(0);
    if (limbs !== this.limbs) {
      this.limbs = limbs;
      this.ways = new Float64Array(this.capacity * limbs);
    }
  }

  /** The start: one state, `key`, come to in one way. */
  begin(key: Int32Array): void {
    const one = new States(this.width, this.limbs);
    one.ways[0] = 1;
    this.add(key, one, 0);
  }

  /** Adds to the ways to `key` those of state `index` of another level. */
  add(key: Int32Array, from: States, index: number): void {
    const { width, keys, table } = this;
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
      const at = (entry - 1) * width;
      let k = 0;
      while (k < width && keys[at + k] === key[k]) k++;
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
    for (let k = 0; k < width; k++) keys[state * width + k] = key[k] ?? 0;
    const { ways, limbs } = this;
    for (let l = 0; l < limbs; l++) ways[state * limbs + l] = 0;
    this.addWays(state, from, index);
  }

  private addWays(state: number, from: States, index: number): void {
    if (this.limbs < from.limbs) this.widen(from.limbs);
    const { ways, limbs } = this;
    const theirs = from.limbs;
    const at = state * limbs;
    const other = index * theirs;
    let carry = 0;
    for (let l = 0; l < limbs; l++) {
      let sum = (ways[at + l] ?? 0) + carry;
      if (l < theirs) sum += from.ways[other + l] ?? 0;
      carry = sum >= LIMB ? 1 : 0;
      ways[at + l] = sum - carry * LIMB;
    }
    if (carry === 0) return;
    this.widen(limbs + 1);
    this.ways[state * (limbs + 1) + limbs] = 1;
  }

  /** How many ways there are to this state. */
  waysTo(state: number): bigint {
    let total = 0n;
    for (let l = this.limbs - 1; l >= 0; l--) {
      total = (total << BITS) + BigInt(this.ways[state * this.limbs + l] ?? 0);
    }
    return total;
  }

  private widen(limbs: number): void {
    const wider = new Float64Array(this.capacity * limbs);
    for (let state = 0; state < this.count; state++) {
      for (let l = 0; l < this.limbs; l++) {
        wider[state * limbs + l] = this.ways[state * this.limbs + l] ?? 0;
      }
    }
    this.ways = wider;
    this.limbs = limbs;
  }

  private grow(): void {
    const { width, count, limbs } = this;
    this.capacity *= 2;
    const keys = new Int32Array(this.capacity * width);
    keys.set(this.keys);
    const ways = new Float64Array(this.capacity * limbs);
    ways.set(this.ways);
    this.keys = keys;
    this.ways = ways;
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
      hash = Math.imul(hash ^ (this.keys[state * this.width + k] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    return (hash ^ (hash >>> 13)) & mask;
  }
}
