/**
 * A look at a try before it is made: does some EXACT item have only options that the chosen one rules out?
 *
 * Where options are long and sets large, most tries fail (two in three on pentominoes, as many removals wasted as not);
 * a set is looked through much faster than it is taken apart. Nearly always a glance at one option is enough: the one
 * that was left the last time (the residue, as in the arc consistency of Lecoutre and Hemery 2007). An item without any
 * goes to the front of the list, since it is likely to fail the next try too.
 *
 * *Measured:* pentominoes 1.4 times as fast with it; queens, pairs of numbers and edge-matching squares 1.5 to 1.7 times
 * slower, where sets are small: `frames.ts` decides for each frame. Larger sets than FEW hardly ever fail, and cost most.
 */
import * as arena from "./arena.js";

/** Constants of this module: where modules are not bundled, imported names can cost a look-up at each use (see `cover.ts`). */
const {
  BOUND,
  COLOUR,
  EXACT_END,
  EXACT_LIST,
  FIRST_MULTI,
  FIRST_SECOND,
  HINT,
  LOC,
  MULTI_END,
  NODE_WORDS,
  POS,
  SECOND_END,
  SIZE,
  WIPED,
} = arena;
const FEW = 20;

/**
 * Pre: the items of the option being chosen are off their lists, and the colours it gives in the BOUND of theirs; its
 * clashes are not hidden yet. Hence an option is left if each of its items is active or has the colour that it asks for.
 * Returns 0 if an item (WIPED) cannot be covered any more. 1 says nothing. No set is changed.
 */
export function foresee(A: Int32Array): number {
  const multi = A[FIRST_MULTI] ?? 0;
  const second = A[FIRST_SECOND] ?? 0;
  const exactEnd = A[EXACT_END] ?? 0;
  const multiEnd = A[MULTI_END] ?? 0;
  const secondEnd = A[SECOND_END] ?? 0;
  const list = A[EXACT_LIST] ?? 0;
  for (let place = list; place < exactEnd; place++) {
    const item = A[place] ?? 0;
    const size = A[item + SIZE] ?? 0;
    if (size > FEW) continue;
    const end = item + size;
    const hint = A[item + HINT] ?? 0;
    let cell = item;
    let node = hint;
    if ((A[node + LOC] ?? 0) >= end) node = A[cell++] ?? 0;
    for (;;) {
      let n = node + NODE_WORDS;
      while (n !== node) {
        const x = A[n] ?? 0;
        if (x < 0) {
          n += x;
          continue;
        }
        if (x < multi) {
          if ((A[x + POS] ?? 0) >= exactEnd) break;
        } else if (x >= second) {
          if ((A[x + POS] ?? 0) >= secondEnd) {
            const colour = A[n + COLOUR] ?? 0;
            if (colour === 0 || colour !== (A[x + BOUND] ?? 0)) break;
          }
        } else if ((A[x + POS] ?? 0) >= multiEnd) break;
        n += NODE_WORDS;
      }
      if (n === node) {
        if (node !== hint) A[item + HINT] = node;
        break;
      }
      if (cell >= end) {
        A[WIPED] = item;
        const first = A[list] ?? 0;
        A[list] = item;
        A[place] = first;
        A[first + POS] = place;
        A[item + POS] = list;
        return 0;
      }
      node = A[cell++] ?? 0;
    }
  }
  return 1;
}
