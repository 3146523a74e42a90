/**
 * A list of 32-bit integers that grows by doubling: amortised O(1) to push, four bytes an entry, none of the boxing
 * that an ordinary array falls into once it has met a value that is not a small integer.
 */
export class GrowingInts {
  private words: Int32Array;
  /** Of `words`. */
  private room: number;
  /** Written here only. A field, because a getter is a call wherever nothing has been optimized, and this is asked for most of all. */
  length = 0;

  constructor(capacity = 16) {
    this.words = new Int32Array(capacity);
    this.room = capacity;
  }

  push(value: number): void {
    if (this.length === this.room) this.grow(1);
    this.words[this.length++] = value;
  }

  /** The entries, and room for so many more behind them, which `extend` adds. To be used until the next call only. */
  reserve(more: number): Int32Array {
    if (this.length + more > this.room) this.grow(more);
    return this.words;
  }

  extend(by: number): void {
    this.length = Math.min(this.length + by, this.room);
  }

  private grow(more: number): void {
    this.room = Math.max(16, 2 * this.room, this.length + more);
    const larger = new Int32Array(this.room);
    larger.set(this.words);
    this.words = larger;
  }

  at(index: number): number {
    return index < this.length ? (this.words[index] ?? 0) : 0;
  }

  set(index: number, value: number): void {
    if (index < this.length) this.words[index] = value;
  }

  /** Forgets the entries from `length` on. */
  truncate(length: number): void {
    if (length < this.length) this.length = length;
  }

  /** The entries, in an array of exactly their number that nobody else writes to. */
  freeze(): Int32Array {
    return this.words.slice(0, this.length);
  }
}
