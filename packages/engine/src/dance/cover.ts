/**
 * The operations on sparse sets: hide, cover, purify, remove, undo. Knuth's words, his invariants (SSXCC, SSMCC; TAOCP
 * 7.2.2.1, Algorithms C and M), on the arena of `arena.ts`.
 *
 * Undoing differs from SSXCC, which saves the sizes of all active items at every branch: here each removal pushes its
 * item on a trail, and undoing adds one to that item's size for each. The trail never holds more than one word for each
 * entry of the problem, so that no stack can overflow, and a branch costs what it changes, not what is left. Where that is
 * much, `frames.ts` saves sizes after all; removals then leave the trail as it is.
 *
 * Measured and refused: saving sizes once for each item and branch by means of a stamp (1% on pentominoes, 15% worse
 * on queens and pairs of numbers); marking options that the items being covered share instead of removing them (17% fewer
 * updates, 38% slower); a loop for problems with EXACT items only, nodes of two words with the colours elsewhere,
 * and integer hints (`| 0`) (no difference beyond noise); the items of an option in the order of their number of options,
 * either way (5 to 8% worse on pentominoes); reading through `at` here (8 to 30% slower: too many calls to inline, so the
 * loops read `A[…] ?? 0`, which costs nothing, since the compiler knows that the element of an Int32Array is a number).
 */
import * as arena from "./arena.js";
import { foresee } from "./foresee.js";

/** Constants of this module: where modules are not bundled, imported names can cost a look-up at each use (ten times the time, measured under vitest). */
const {
  BOUND,
  CHOICES,
  COLOUR,
  EXACT_END,
  FIRST_MULTI,
  FIRST_SECOND,
  FORCE_END,
  FORESEE,
  LEVEL,
  LOC,
  MULTI_END,
  NODE_WORDS,
  POS,
  SECOND_END,
  SIZE,
  SLACK,
  TRAIL_END,
  TRAILING,
  UPDATES,
  WIPED,
} = arena;

/**
 * Takes an item off its list of active ones.
 * Pre: x stands in its list below the end that `register` holds. Post: it stands at the (lowered) end.
 */
export function deactivate(A: Int32Array, x: number, register: number): void {
  const end = (A[register] ?? 0) - 1;
  const cell = A[x + POS] ?? 0;
  const other = A[end] ?? 0;
  A[end] = x;
  A[cell] = other;
  A[other + POS] = cell;
  A[x + POS] = end;
  A[register] = end;
}

/**
 * Hides the options of item c that do not have the given colour there (all of them, if colour is 0): removes each from
 * the sets of its other items. c's own set stays as it is.
 *
 * `purifiedFrom` is the end of the list of active secondary items as it was before the option being chosen took its own
 * off: items from there on were purified by earlier choices, and their sets are left alone.
 * If `check` is 1: returns 0 as soon as an active primary item would be left with fewer options than it needs (that
 * item is then in WIPED), and pushes EXACT items that come down to one option on the force stack. Otherwise returns 1.
 */
export function hide(A: Int32Array, c: number, colour: number, purifiedFrom: number, check: number): number {
  const multi = A[FIRST_MULTI] ?? 0;
  const second = A[FIRST_SECOND] ?? 0;
  const trail = A[TRAIL_END] ?? 0;
  const trailing = A[TRAILING] ?? 0;
  let top = trail;
  let updates = 0;
  let ok = 1;
  const end = c + (A[c + SIZE] ?? 0);
  scan: for (let cell = c; cell < end; cell++) {
    const node = A[cell] ?? 0;
    if (colour !== 0 && (A[node + COLOUR] ?? 0) === colour) continue;
    for (let n = node + NODE_WORDS; n !== node; n += NODE_WORDS) {
      let x = A[n] ?? 0;
      if (x < 0) {
        n += x;
        if (n === node) break;
        x = A[n] ?? 0;
      }
      const size = (A[x + SIZE] ?? 0) - 1;
      if (x < multi) {
        if (size <= 1 && check !== 0 && (A[x + POS] ?? 0) < (A[EXACT_END] ?? 0)) {
          if (size === 0) {
            A[WIPED] = x;
            ok = 0;
            break scan;
          }
          const force = A[FORCE_END] ?? 0;
          A[force] = x;
          A[FORCE_END] = force + 1;
        }
      } else if (x >= second) {
        if ((A[x + POS] ?? 0) >= purifiedFrom) continue;
      } else if (check !== 0 && size < (A[x + BOUND] ?? 0) - (A[x + SLACK] ?? 0)) {
        A[WIPED] = x;
        ok = 0;
        break scan;
      }
      const last = x + size;
      const there = A[n + LOC] ?? 0;
      const other = A[last] ?? 0;
      A[x + SIZE] = size;
      A[last] = n;
      A[there] = other;
      A[n + LOC] = last;
      A[other + LOC] = there;
      A[top] = x;
      top += trailing;
      updates++;
    }
  }
  A[TRAIL_END] = top;
  A[UPDATES] = (A[UPDATES] ?? 0) + updates;
  return ok;
}

/**
 * Removes one option, given by any of its nodes, from the sets of all its items (purified ones excepted).
 * Pre: the option is live. Returns 0 if that leaves an active item with fewer options than it needs; the removal is
 * complete all the same.
 */
export function removeOption(A: Int32Array, node: number): number {
  const multi = A[FIRST_MULTI] ?? 0;
  const second = A[FIRST_SECOND] ?? 0;
  let ok = 1;
  let top = A[TRAIL_END] ?? 0;
  const trail = top;
  let n = node;
  do {
    const x = A[n] ?? 0;
    if (x < 0) {
      n += x;
      continue;
    }
    if (x < second || (A[x + POS] ?? 0) < (A[SECOND_END] ?? 0)) {
      const size = (A[x + SIZE] ?? 0) - 1;
      const need = x < multi ? 1 : x < second ? (A[x + BOUND] ?? 0) - (A[x + SLACK] ?? 0) : 0;
      if (size < need) {
        A[WIPED] = x;
        ok = 0;
      }
      const last = x + size;
      const there = A[n + LOC] ?? 0;
      const other = A[last] ?? 0;
      A[x + SIZE] = size;
      A[last] = n;
      A[there] = other;
      A[n + LOC] = last;
      A[other + LOC] = there;
      A[top++] = x;
    }
    n += NODE_WORDS;
  } while (n !== node);
  A[TRAIL_END] = top;
  A[UPDATES] = (A[UPDATES] ?? 0) + (top - trail);
  return ok;
}

/**
 * Puts an option into the solution: takes its items off their lists (a MULTI item only when its bound comes down to 0),
 * and hides the options that it rules out.
 *
 * Pre: the option has been removed from the sets of all its items, but for `node`'s own if `whole` is 0; then that item
 * (EXACT) is already off its list and its options hidden. Post: if 1 is returned, every EXACT item that is active has
 * an option; if 0, the state is to be undone to an earlier mark.
 */
export function choose(A: Int32Array, node: number, whole: number): number {
  const multi = A[FIRST_MULTI] ?? 0;
  const second = A[FIRST_SECOND] ?? 0;
  const purifiedFrom = A[SECOND_END] ?? 0;
  const level = A[LEVEL] ?? 0;
  A[(A[CHOICES] ?? 0) + level] = node;
  A[LEVEL] = level + 1;
  const from = whole !== 0 ? node : node + NODE_WORDS;
  let n = from;
  do {
    const x = A[n] ?? 0;
    if (x < 0) {
      n += x;
      continue;
    }
    if (x < multi) deactivate(A, x, EXACT_END);
    else if (x >= second) {
      if ((A[x + POS] ?? 0) < purifiedFrom) {
        deactivate(A, x, SECOND_END);
        A[x + BOUND] = A[n + COLOUR] ?? 0;
      }
    } else {
      const bound = (A[x + BOUND] ?? 0) - 1;
      A[x + BOUND] = bound;
      if (bound === 0) deactivate(A, x, MULTI_END);
    }
    n += NODE_WORDS;
  } while (n !== node);
  if ((A[FORESEE] ?? 0) !== 0 && foresee(A) === 0) return 0;
  n = from;
  do {
    const x = A[n] ?? 0;
    if (x < 0) {
      n += x;
      continue;
    }
    if (x < multi) {
      if (hide(A, x, 0, purifiedFrom, 1) === 0) return 0;
    } else if (x >= second) {
      if ((A[x + POS] ?? 0) < purifiedFrom && hide(A, x, A[n + COLOUR] ?? 0, purifiedFrom, 1) === 0) return 0;
    } else if ((A[x + BOUND] ?? 0) === 0 && hide(A, x, 0, purifiedFrom, 1) === 0) return 0;
    n += NODE_WORDS;
  } while (n !== node);
  return 1;
}

/**
 * Takes back everything down to a mark of the trail and a level; the ends of the lists are the caller's to restore.
 * The order of the cells within a set is not restored: a set is a set.
 */
export function undo(A: Int32Array, mark: number, level: number): void {
  let top = A[TRAIL_END] ?? 0;
  while (top > mark) {
    const x = A[--top] ?? 0;
    A[x + SIZE] = (A[x + SIZE] ?? 0) + 1;
  }
  A[TRAIL_END] = mark;
  const multi = A[FIRST_MULTI] ?? 0;
  const second = A[FIRST_SECOND] ?? 0;
  if (multi !== second) {
    const choices = A[CHOICES] ?? 0;
    for (let l = (A[LEVEL] ?? 0) - 1; l >= level; l--) {
      const node = A[choices + l] ?? 0;
      let n = node;
      do {
        const x = A[n] ?? 0;
        if (x < 0) {
          n += x;
          continue;
        }
        if (x >= multi && x < second) A[x + BOUND] = (A[x + BOUND] ?? 0) + 1;
        n += NODE_WORDS;
      } while (n !== node);
    }
  }
  A[LEVEL] = level;
}
