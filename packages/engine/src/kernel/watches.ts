/**
 * For each literal the clauses that watch it, as pairs (clause, blocker): nothing need be looked up in the arena while the blocker is true. A clause of
 * two literals stands as its negated address, and its blocker is the other literal, so that the arena is not touched at all.
 *
 * All pairs are in one array, those of literal l from `start[l]` to `start[l] + size[l]`: a kernel has thousands of lists, and an array for each took as long
 * to make as all else in it. A list that is full moves to the end, with twice the room; what it leaves is no larger than what it has.
 */
import { at } from "./indexing.js";
import type { Lists } from "./model.js";

/** Room, in words, that a list has for what comes after the clauses of the problem. */
const SPARE = 4;

export class Watches {
  /** To be read anew after a `push`. */
  words = new Int32Array(0);
  readonly start: Int32Array;
  readonly size: Int32Array;
  private readonly room: Int32Array;
  private end = 0;

  constructor(literalCount: number) {
    this.start = new Int32Array(literalCount);
    this.size = new Int32Array(literalCount);
    this.room = new Int32Array(literalCount);
  }

  /** Pre: nothing has been pushed. Post: there is room for the first two literals of each of these clauses. */
  reserve({ count, start, items }: Lists): void {
    const { room } = this;
    room.fill(SPARE);
    for (let c = 0; c < count; c++) {
      const from = at(start, c);
      const first = at(items, from);
      const second = at(items, from + 1);
      room[first] = at(room, first) + 2;
      room[second] = at(room, second) + 2;
    }
    let end = 0;
    for (let l = 0; l < room.length; l++) {
      this.start[l] = end;
      end += at(room, l);
    }
    this.end = end;
    this.words = new Int32Array(end + (end >> 1));
  }

  push(literal: number, clause: number, blocker: number): void {
    const size = at(this.size, literal);
    if (size === at(this.room, literal)) this.move(literal, size);
    const place = at(this.start, literal) + size;
    this.words[place] = clause;
    this.words[place + 1] = blocker;
    this.size[literal] = size + 2;
  }

  private move(literal: number, size: number): void {
    const room = Math.max(8, 2 * size);
    const to = this.end;
    this.end = to + room;
    if (this.end > this.words.length) {
      const larger = new Int32Array(2 * this.end);
      larger.set(this.words);
      this.words = larger;
    }
    const from = at(this.start, literal);
    this.words.copyWithin(to, from, from + size);
    this.start[literal] = to;
    this.room[literal] = room;
  }
}
