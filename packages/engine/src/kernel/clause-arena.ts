/**
 * All clauses in one Int32Array: [size, score, literal, literal, …], and the address of a clause is that of its size.
 * The score is 0 for a clause of the problem; for a learned one it is its number of decision levels when it was last of
 * use (LBD, Audemard and Simon 2009), plus USED if it was of use since the last reduction.
 *
 * Invariant: the two literals that watch a clause are its first two.
 */
import { at } from "./indexing.js";

export const SIZE = 0;
export const SCORE = 1;
export const LITERALS = 2;
export const USED = 1 << 20;

export class ClauseArena {
  words = new Int32Array(1 << 12);
  /** Address 0 is no clause. */
  end = 1;

  /** Makes room for so many clauses with so many literals in all, at once and not by and by; and for as much that is learned. */
  reserve(clauses: number, literals: number): void {
    const end = this.end + clauses * LITERALS + literals;
    if (end > this.words.length) this.grow(2 * end);
  }

  private grow(length: number): void {
    const larger = new Int32Array(length);
    larger.set(this.words);
    this.words = larger;
  }

  /** The address of a new clause with the literals `from` … `from + size - 1` of this array. */
  add(literals: Int32Array, size: number, score: number, from = 0): number {
    const address = this.end;
    const end = address + LITERALS + size;
    if (end > this.words.length) this.grow(Math.max(2 * this.words.length, end));
    const words = this.words;
    words[address + SIZE] = size;
    words[address + SCORE] = score;
    for (let i = 0; i < size; i++) words[address + LITERALS + i] = at(literals, from + i);
    this.end = end;
    return address;
  }
}
