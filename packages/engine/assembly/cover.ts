/**
 * The operations on sparse sets: hide, cover, purify, remove, undo. Knuth's words, his invariants (SSXCC, SSMCC; TAOCP
 * 7.2.2.1, Algorithms C and M), on the arena of `src/dance/arena.ts`.
 *
 * Undoing differs from SSXCC, which saves the sizes of all active items at every branch: here each removal pushes its
 * item on a trail, and undoing adds one cell to that item's size for each. The trail never holds more than one word for each
 * entry of the problem, so that no stack can overflow, and a branch costs what it changes, not what is left. Where that is
 * much, `frames.ts` saves sizes after all; removals then leave the trail as it is.
 *
 * Measured and refused: saving sizes once for each item and branch by means of a stamp (1% on pentominoes, 15% worse
 * on queens and pairs of numbers); marking options that the items being covered share instead of removing them (17% fewer
 * updates, 38% slower); a loop for problems with EXACT items only (no difference beyond noise); the items of an option in
 * the order of their number of options, either way (5 to 8% worse on pentominoes).
 */
import {
  BOUND,
  CELL_BYTES,
  CELLS,
  CHOICE_END,
  EXACT_END,
  FIRST_MULTI,
  FIRST_SECOND,
  FORCE_END,
  FORESEE,
  LOC,
  MULTI_END,
  NODE_BYTES,
  POS,
  SECOND_END,
  SIZE,
  SLACK,
  TRAIL_END,
  TRAILING,
  UPDATES,
  WIPED,
} from "../src/dance/arena";
import { colourOf } from "./colour";
import { foresee } from "./foresee";

/**
 * Takes an item off its list of active ones.
 * Pre: x stands in its list below the end that `register` holds. Post: it stands at the (lowered) end.
 */
export function deactivate(x: i32, register: i32): void {
  const end = load<i32>(register) - CELL_BYTES;
  const place = load<i32>(x, POS);
  const other = load<i32>(end);
  store<i32>(end, x);
  store<i32>(place, other);
  store<i32>(other, place, POS);
  store<i32>(x, end, POS);
  store<i32>(register, end);
}

/**
 * Hides the options of item c that do not have the given colour there (all of them, if colour is 0): removes each from
 * the sets of its other items. c's own set stays as it is.
 *
 * `purifiedFrom` is the end of the list of active secondary items as it was before the option being chosen took its own
 * off: items from there on were purified by earlier choices, and their sets are left alone.
 * If `check` is true: returns false as soon as an active primary item would be left with fewer options than it needs (that
 * item is then in WIPED), and pushes EXACT items that come down to one option on the force stack. Otherwise returns true.
 */
export function hide(c: i32, colour: i32, purifiedFrom: i32, check: bool): bool {
  const multi = load<i32>(FIRST_MULTI);
  const second = load<i32>(FIRST_SECOND);
  const trailing = load<i32>(TRAILING);
  const exactEnd = check ? load<i32>(EXACT_END) : 0;
  const end = c + load<i32>(c, SIZE);
  let top = load<i32>(TRAIL_END);
  let updates = 0;
  let ok = true;
  for (let cell = c; cell < end; cell += CELL_BYTES) {
    const node = load<i32>(cell, CELLS);
    if (colour !== 0 && colourOf(node) === colour) continue;
    let n = node + NODE_BYTES;
    while (n !== node) {
      const x = load<i32>(n);
      if (x < 0) {
        n += x;
        continue;
      }
      const size = load<i32>(x, SIZE) - CELL_BYTES;
      if (x < multi) {
        if (size <= CELL_BYTES && load<i32>(x, POS) < exactEnd) {
          if (size === 0) {
            store<i32>(WIPED, x);
            ok = false;
            break;
          }
          const force = load<i32>(FORCE_END);
          store<i32>(force, x);
          store<i32>(FORCE_END, force + CELL_BYTES);
        }
      } else if (x >= second) {
        if (load<i32>(x, POS) >= purifiedFrom) {
          n += NODE_BYTES;
          continue;
        }
      } else if (check && size < (load<i32>(x, BOUND) - load<i32>(x, SLACK)) * CELL_BYTES) {
        store<i32>(WIPED, x);
        ok = false;
        break;
      }
      removeNode(n, x, size);
      store<i32>(top, x);
      top += trailing;
      updates++;
      n += NODE_BYTES;
    }
    if (!ok) break;
  }
  store<i32>(TRAIL_END, top);
  store<i32>(UPDATES, load<i32>(UPDATES) + updates);
  return ok;
}

/** Swaps a node to the end of the live part of its item's set, which then has `size` bytes, one cell less than before. */
function removeNode(n: i32, x: i32, size: i32): void {
  const last = x + size;
  const there = load<i32>(n, LOC);
  const other = load<i32>(last, CELLS);
  store<i32>(x, size, SIZE);
  store<i32>(last, n, CELLS);
  store<i32>(there, other, CELLS);
  store<i32>(n, last, LOC);
  store<i32>(other, there, LOC);
}

/**
 * Removes one option, given by any of its nodes, from the sets of all its items (purified ones excepted).
 * Pre: the option is live. Returns false if that leaves an active item with fewer options than it needs; the removal is
 * complete all the same.
 */
export function removeOption(node: i32): bool {
  const multi = load<i32>(FIRST_MULTI);
  const second = load<i32>(FIRST_SECOND);
  const secondEnd = load<i32>(SECOND_END);
  let ok = true;
  let top = load<i32>(TRAIL_END);
  let updates = 0;
  let n = node;
  do {
    const x = load<i32>(n);
    if (x < 0) {
      n += x;
      continue;
    }
    if (x < second || load<i32>(x, POS) < secondEnd) {
      const size = load<i32>(x, SIZE) - CELL_BYTES;
      const need = x < multi ? 1 : x < second ? load<i32>(x, BOUND) - load<i32>(x, SLACK) : 0;
      if (size < need * CELL_BYTES) {
        store<i32>(WIPED, x);
        ok = false;
      }
      removeNode(n, x, size);
      store<i32>(top, x);
      top += CELL_BYTES;
      updates++;
    }
    n += NODE_BYTES;
  } while (n !== node);
  store<i32>(TRAIL_END, top);
  store<i32>(UPDATES, load<i32>(UPDATES) + updates);
  return ok;
}

/**
 * Puts an option into the solution: takes its items off their lists (a MULTI item only when its bound comes down to 0),
 * and hides the options that it rules out.
 *
 * Pre: the option has been removed from the sets of all its items, but for `node`'s own if `whole` is false; then that item
 * (EXACT) is already off its list and its options hidden. Post: if true is returned, every EXACT item that is active has
 * an option; if false, the state is to be undone to an earlier mark.
 */
export function choose(node: i32, whole: bool): bool {
  const multi = load<i32>(FIRST_MULTI);
  const second = load<i32>(FIRST_SECOND);
  const purifiedFrom = load<i32>(SECOND_END);
  const top = load<i32>(CHOICE_END);
  store<i32>(top, node);
  store<i32>(CHOICE_END, top + CELL_BYTES);
  const from = whole ? node : node + NODE_BYTES;
  let n = from;
  do {
    const x = load<i32>(n);
    if (x < 0) {
      n += x;
      continue;
    }
    if (x < multi) deactivate(x, EXACT_END);
    else if (x >= second) {
      if (load<i32>(x, POS) < purifiedFrom) {
        deactivate(x, SECOND_END);
        store<i32>(x, colourOf(n), BOUND);
      }
    } else {
      const bound = load<i32>(x, BOUND) - 1;
      store<i32>(x, bound, BOUND);
      if (bound === 0) deactivate(x, MULTI_END);
    }
    n += NODE_BYTES;
  } while (n !== node);
  if (load<i32>(FORESEE) !== 0 && !foresee()) return false;
  n = from;
  do {
    const x = load<i32>(n);
    if (x < 0) {
      n += x;
      continue;
    }
    if (x < multi) {
      if (!hide(x, 0, purifiedFrom, true)) return false;
    } else if (x >= second) {
      if (load<i32>(x, POS) < purifiedFrom && !hide(x, colourOf(n), purifiedFrom, true)) return false;
    } else if (load<i32>(x, BOUND) === 0 && !hide(x, 0, purifiedFrom, true)) return false;
    n += NODE_BYTES;
  } while (n !== node);
  return true;
}

/**
 * Takes back everything down to a mark of the trail and one of the choice stack; the ends of the lists are the caller's to
 * restore. The order of the cells within a set is not restored: a set is a set.
 */
export function undo(mark: i32, choiceMark: i32): void {
  let top = load<i32>(TRAIL_END);
  while (top > mark) {
    top -= CELL_BYTES;
    const x = load<i32>(top);
    store<i32>(x, load<i32>(x, SIZE) + CELL_BYTES, SIZE);
  }
  store<i32>(TRAIL_END, mark);
  const multi = load<i32>(FIRST_MULTI);
  const second = load<i32>(FIRST_SECOND);
  if (multi !== second) {
    for (let choice = load<i32>(CHOICE_END) - CELL_BYTES; choice >= choiceMark; choice -= CELL_BYTES) {
      const node = load<i32>(choice);
      let n = node;
      do {
        const x = load<i32>(n);
        if (x < 0) {
          n += x;
          continue;
        }
        if (x >= multi && x < second) store<i32>(x, load<i32>(x, BOUND) + 1, BOUND);
        n += NODE_BYTES;
      } while (n !== node);
    }
  }
  store<i32>(CHOICE_END, choiceMark);
}
