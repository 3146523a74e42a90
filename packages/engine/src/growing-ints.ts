/**
 * A list of 32-bit integers that grows by doubling: amortised O(1) to push, four bytes an entry, none of the boxing
 * that an ordinary array falls into once it has met a value that is not a small integer.
 */
export class GrowingInts {
  private words: Int32Array;
  private used = 0;

  constructor(capacity = 16) {
    this.words = new Int32Array(capacity);
  }

  get length(): number {
    return this.used;
  }

  push(value: number): void {
    if (this.used === this.words.length) this.grow(1);
    this.words[this.used++] = value;
  }

  /** The entries, and room for so many more behind them, which `extend` adds. To be used until the next call only. */
  reserve(more: number): Int32Array {
    if (this.used + more > this.words.length) this.grow(more);
    return this.words;
  }

  extend(by: number): void {
    this.used = Math.min(this.used + by, this.words.length);
  }

  private grow(more: number): void {
    const larger = new Int32Array(Math.max(16, 2 * this.words.length, this.used + more));
    larger.set(this.words);
    this.words = larger;
  }

  at(index: number): number {
    return index < this.used ? (this.words[index] ?? 0) : 0;
  }

  set(index: number, value: number): void {
    if (index < this.used) this.words[index] = value;
  }

  /** Forgets the entries from `length` on. */
  truncate(length: number): void {
    if (length < this.used) this.used = length;
  }

  /** The entries, in an array of exactly their number that nobody else writes to. */
  freeze(): Int32Array {
    return this.words.slice(0, this.used);
  }
}
