import { at, F_CURSOR, F_DEGREE, F_ITEM, FIRST_MULTI, FRAME_END, FRAME_WORDS, FRAMES } from "./arena.js";

/**
 * Knuth's estimate of how much of the tree is done: with the k-th of d branches being searched at the top, (k - 1)/d
 * and 1/d of the same estimate for the rest; one half at the bottom. A MULTI item of degree d is worth 1/d on its left
 * side and (d - 1)/d on its right, as if it were branched on in d ways.
 */
export function estimateProgress(A: Int32Array): number {
  const end = at(A, FRAME_END);
  let done = 0;
  let share = 1;
  for (let frame = at(A, FRAMES); frame < end; frame += FRAME_WORDS) {
    const item = at(A, frame + F_ITEM);
    const cursor = at(A, frame + F_CURSOR);
    const degree = at(A, frame + F_DEGREE);
    if (item < at(A, FIRST_MULTI)) {
      share /= degree;
      done += share * (cursor - item);
    } else if (cursor === 0) {
      done += share / degree;
      share *= (degree - 1) / degree;
    } else share /= degree;
  }
  return done + share / 2;
}
