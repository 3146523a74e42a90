import {
  CELL_BYTES,
  F_CURSOR,
  F_DEGREE,
  F_ITEM,
  FIRST_MULTI,
  FRAME_BYTES,
  FRAME_END,
  FRAMES,
} from "./arena.js";
import { wordAt } from "./words.js";

/**
 * Knuth's estimate of how much of the tree is done: with the k-th of d branches being searched at the top, (k - 1)/d
 * and 1/d of the same estimate for the rest; one half at the bottom. A MULTI item of degree d is worth 1/d on its left
 * side and (d - 1)/d on its right, as if it were branched on in d ways.
 */
export function estimateProgress(W: Int32Array): number {
  const end = wordAt(W, FRAME_END);
  let done = 0;
  let share = 1;
  for (let frame = wordAt(W, FRAMES); frame < end; frame += FRAME_BYTES) {
    const item = wordAt(W, frame + F_ITEM);
    const cursor = wordAt(W, frame + F_CURSOR);
    const degree = wordAt(W, frame + F_DEGREE) >> 1;
    if (item < wordAt(W, FIRST_MULTI)) {
      share /= degree;
      done += (share * (cursor - item)) / CELL_BYTES;
    } else if (cursor === 0) {
      done += share / degree;
      share *= (degree - 1) / degree;
    } else share /= degree;
  }
  return done + share / 2;
}
