/**
 * Gaps in sums, which bounds do not see: totals of the open weights that no choice reaches. Of weights 3, 3 and 2, the sum 4 is within the bounds, and no
 * choice has it.
 *
 * Looked at are sums with weights of several sizes and bounds on both sides, as long as the sums that a choice reaches are the bits of a small
 * integer; where all weights are equal, or one side is free, the bounds say all there is to say.
 *
 * Reasons are made as small as leaving out one literal after the other makes them, when they are asked for.
 * Cost: O(length²) shifts a look, and O(length²) a reason.
 */
import { at, at8 } from "./indexing.js";
import type { Sums } from "./rows.js";

/** Of the kernel, by literal and by variable. */
interface Trail {
  readonly value: Int8Array;
  readonly position: Int32Array;
}

/** Sums up to this are bits of a positive 32-bit integer. */
const LARGEST_TOTAL = 30;

export class SumGaps {
  /** By row: 1 if there is something that its bounds do not see. */
  readonly applies: Uint8Array;
  /** The entries forced to be true, or ~entry for those forced to be false, after `look`. */
  readonly forced: Int32Array;
  private readonly open: Int32Array;

  constructor(private readonly sums: Sums) {
    const { count, start, weights, lo, hi } = sums;
    this.applies = new Uint8Array(count);
    let longest = 0;
    for (let row = 0; row < count; row++) {
      const [from, to] = [at(start, row), at(start, row + 1)];
      if (at(weights, from) === at(weights, to - 1)) continue;
      let total = 0;
      for (let j = from; j < to; j++) total += at(weights, j);
      if (at(lo, row) <= 0 || at(hi, row) >= total || total > LARGEST_TOTAL) continue;
      this.applies[row] = 1;
      longest = Math.max(longest, to - from);
    }
    this.forced = new Int32Array(longest);
    this.open = new Int32Array(longest);
  }

  /** How many entries are forced; -1 if no choice is left. */
  look({ value }: Trail, row: number): number {
    const { sums, open, forced } = this;
    let reached = 0;
    let size = 0;
    for (let j = at(sums.start, row); j < at(sums.start, row + 1); j++) {
      const own = at8(value, at(sums.items, j));
      if (own > 0) reached += at(sums.weights, j);
      else if (own === 0) open[size++] = j;
    }
    const wanted = this.wanted(row, reached);
    if (size === 0) return (wanted & 1) === 0 ? -1 : 0;
    let count = 0;
    for (let i = 0; i < size; i++) {
      let others = 1;
      for (let k = 0; k < size; k++) if (k !== i) others |= others << at(sums.weights, at(open, k));
      const without = (others & wanted) !== 0;
      const having = ((others << at(sums.weights, at(open, i))) & wanted) !== 0;
      if (!without && !having) return -1;
      if (!without) forced[count++] = at(open, i);
      else if (!having) forced[count++] = ~at(open, i);
    }
    return count;
  }

  /** As bits: what the open ones may sum up to. */
  private wanted(row: number, reached: number): number {
    const most = at(this.sums.hi, row) - reached;
    if (most < 0) return 0;
    const least = Math.max(0, at(this.sums.lo, row) - reached);
    return (2 << most) - (1 << least);
  }

  /**
   * Leaves in `out` false literals that imply what `look` found before a position of the trail: of an entry (~entry) that it is true (false), or
   * of `undefined` that no choice is left. Returns how many.
   */
  explain(
    { value, position }: Trail,
    row: number,
    implied: number | undefined,
    before: number,
    out: Int32Array,
  ): number {
    const { sums, open } = this;
    const entry = implied === undefined ? -1 : implied < 0 ? ~implied : implied;
    let reached = implied !== undefined && implied < 0 ? at(sums.weights, entry) : 0;
    let free = 1;
    let size = 0;
    for (let j = at(sums.start, row); j < at(sums.start, row + 1); j++) {
      if (j === entry) continue;
      const literal = at(sums.items, j);
      const own = at(position, literal >> 1) < before ? at8(value, literal) : 0;
      if (own > 0) reached += at(sums.weights, j);
      if (own === 0) free |= free << at(sums.weights, j);
      else open[size++] = j;
    }
    let n = 0;
    for (let i = 0; i < size; i++) {
      const j = at(open, i);
      const literal = at(sums.items, j);
      const weight = at(sums.weights, j);
      const isTrue = at8(value, literal) > 0;
      const more = free | (free << weight);
      const less = isTrue ? reached - weight : reached;
      if ((more & this.wanted(row, less)) === 0) {
        free = more;
        reached = less;
      } else out[n++] = isTrue ? literal ^ 1 : literal;
    }
    return n;
  }
}
