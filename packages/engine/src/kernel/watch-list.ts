/**
 * The clauses that watch one literal, as pairs (clause, blocker): nothing need be looked up in the arena while the
 * blocker is true. A clause of two literals stands as its negated address, and its blocker is the other literal, so
 * that the arena is not touched at all.
 */
export class WatchList {
  words: Int32Array = EMPTY;
  size = 0;

  push(clause: number, blocker: number): void {
    const size = this.size;
    if (size + 2 > this.words.length) {
      const larger = new Int32Array(size === 0 ? 8 : 2 * size);
      larger.set(this.words);
      this.words = larger;
    }
    this.words[size] = clause;
    this.words[size + 1] = blocker;
    this.size = size + 2;
  }
}

/** Shared by all lists that have never held anything; it has no room, so nobody can write to it. */
const EMPTY = new Int32Array(0);
