/**
 * What `masks.ts` does with sets: look for the item with the fewest options left, choose an option, count. Sets of one block and of
 * two, which most small problems have, are kept in registers while items are looked at.
 *
 * *Measured* (arrays of 13 queens, pairs of numbers): without branches that depend on how many options an item has twice as fast as
 * with them, as long as an item is two words or four; an early end is better for longer masks.
 */
import {
  CELL_BYTES,
  CHOICE_END,
  EXACT_END,
  EXACT_LIST,
  FORCE_END,
  FORCE_STACK,
  POS,
  WIPED,
} from "../src/dance/arena";
import { BLOCK_BYTES, CLASHES, M_BITS, M_FROM, M_UNTIL, OPTIONS, SET_BYTES } from "../src/dance/mask-arena";

/**
 * Looks for the active item with the fewest options left in a set, and among equals the first of the arena. Returns its address, plus 2^32
 * times that number; less than 2^32 if some item (WIPED) has none. If the number is 1, all such items are on the force stack.
 */
export function narrowest(set: i32): i64 {
  const setBytes = load<i32>(SET_BYTES);
  if (setBytes === BLOCK_BYTES) return narrowestOfOne(set);
  return setBytes === 2 * BLOCK_BYTES ? narrowestOfTwo(set) : narrowestOfMany(set);
}

function narrowestOfOne(set: i32): i64 {
  const a = load<i64>(set);
  const b = load<i64>(set, 8);
  const list = load<i32>(EXACT_LIST);
  const exactEnd = load<i32>(EXACT_END);
  let force = load<i32>(FORCE_STACK);
  let best = i64.MAX_VALUE;
  for (let place = list; place < exactEnd; place += CELL_BYTES) {
    const x = load<i32>(place);
    const count = popcnt(a & load<i64>(x, M_BITS)) + popcnt(b & load<i64>(x, M_BITS + 8));
    if (count === 0) return failed(x, place);
    force = afterForced(force, x, count);
    best = narrower(best, x, count);
  }
  store<i32>(FORCE_END, force);
  return best;
}

function narrowestOfTwo(set: i32): i64 {
  const a = load<i64>(set);
  const b = load<i64>(set, 8);
  const c = load<i64>(set, 16);
  const d = load<i64>(set, 24);
  const list = load<i32>(EXACT_LIST);
  const exactEnd = load<i32>(EXACT_END);
  let force = load<i32>(FORCE_STACK);
  let best = i64.MAX_VALUE;
  for (let place = list; place < exactEnd; place += CELL_BYTES) {
    const x = load<i32>(place);
    const ab = popcnt(a & load<i64>(x, M_BITS)) + popcnt(b & load<i64>(x, M_BITS + 8));
    const cd = popcnt(c & load<i64>(x, M_BITS + 16)) + popcnt(d & load<i64>(x, M_BITS + 24));
    const count = ab + cd;
    if (count === 0) return failed(x, place);
    force = afterForced(force, x, count);
    best = narrower(best, x, count);
  }
  store<i32>(FORCE_END, force);
  return best;
}

/** Puts an item with one option on the force stack, without a branch. Returns where the next one goes. */
function afterForced(force: i32, x: i32, count: i64): i32 {
  store<i32>(force, x);
  return force + (i32(count === 1) << 2);
}

function narrower(best: i64, x: i32, count: i64): i64 {
  const key = (count << 32) | i64(x);
  return select<i64>(key, best, key < best);
}

function narrowestOfMany(set: i32): i64 {
  const list = load<i32>(EXACT_LIST);
  const exactEnd = load<i32>(EXACT_END);
  let force = load<i32>(FORCE_STACK);
  let best = 0;
  let least: i64 = i32.MAX_VALUE;
  for (let place = list; place < exactEnd; place += CELL_BYTES) {
    const x = load<i32>(place);
    let at = set + load<i32>(x, M_FROM);
    const until = set + load<i32>(x, M_UNTIL);
    let bits = x + M_BITS;
    let count: i64 = 0;
    do {
      count += popcnt(load<i64>(at) & load<i64>(bits)) + popcnt(load<i64>(at, 8) & load<i64>(bits, 8));
      at += BLOCK_BYTES;
      bits += BLOCK_BYTES;
    } while (at < until && count <= least);
    if (count > least) continue;
    if (count === 0) return failed(x, place);
    if (count === 1) {
      store<i32>(force, x);
      force += CELL_BYTES;
    }
    if (count < least || x < best) best = x;
    least = count;
  }
  store<i32>(FORCE_END, force);
  return (least << 32) | i64(best);
}

/** The item at this place has no option left: it goes to the front, since it is likely to fail the next time too. */
function failed(x: i32, place: i32): i64 {
  const list = load<i32>(EXACT_LIST);
  const first = load<i32>(list);
  store<i32>(WIPED, x);
  store<i32>(list, x);
  store<i32>(place, first);
  store<i32>(first, place, POS);
  store<i32>(x, list, POS);
  return 0;
}

/** Chooses an option: takes what it clashes with out of a set, itself with it, and its items off the list of active ones. */
export function choose(option: i32, set: i32): void {
  const clashes = load<i32>(CLASHES);
  const choiceEnd = load<i32>(CHOICE_END);
  store<i32>(choiceEnd, option);
  store<i32>(CHOICE_END, choiceEnd + CELL_BYTES);
  let exactEnd = load<i32>(EXACT_END);
  let entry = recordsOf(option);
  for (let x = load<i32>(entry); x !== 0; x = load<i32>(entry)) {
    entry += CELL_BYTES;
    if (x < clashes) {
      exactEnd -= CELL_BYTES;
      const place = load<i32>(x, POS);
      const other = load<i32>(exactEnd);
      store<i32>(exactEnd, x);
      store<i32>(place, other);
      store<i32>(other, place, POS);
      store<i32>(x, exactEnd, POS);
    }
    takeOut(x, set);
  }
  store<i32>(EXACT_END, exactEnd);
}

/** The list of an option's records. */
export function recordsOf(option: i32): i32 {
  return load<i32>(load<i32>(OPTIONS) + (option << 2));
}

function takeOut(x: i32, set: i32): void {
  let at = set + load<i32>(x, M_FROM);
  const until = set + load<i32>(x, M_UNTIL);
  let bits = x + M_BITS;
  do {
    v128.store(at, v128.andnot(v128.load(at), v128.load(bits)));
    at += BLOCK_BYTES;
    bits += BLOCK_BYTES;
  } while (at < until);
}

/** Not `memory.copy`, which is a call, and dear for so few bytes. */
export function copySet(to: i32, from: i32): void {
  const bytes = load<i32>(SET_BYTES);
  let k = 0;
  do {
    v128.store(to + k, v128.load(from + k));
    k += BLOCK_BYTES;
  } while (k < bytes);
}

/** How many options of a set can be chosen beside one of them; leaves them in `beside`. */
export function leftBeside(set: i32, option: i32, beside: i32): i32 {
  copySet(beside, set);
  let entry = recordsOf(option);
  for (let x = load<i32>(entry); x !== 0; x = load<i32>(entry)) {
    entry += CELL_BYTES;
    takeOut(x, beside);
  }
  return sizeOf(beside);
}

export function sizeOf(set: i32): i32 {
  const end = set + load<i32>(SET_BYTES);
  let count: i64 = 0;
  for (let at = set; at < end; at += BLOCK_BYTES) {
    count += popcnt(load<i64>(at)) + popcnt(load<i64>(at, 8));
  }
  return i32(count);
}

/** The first option of a set that is also in the mask of a record; -1 if there is none. */
export function firstIn(set: i32, x: i32): i32 {
  let at = load<i32>(x, M_FROM);
  const until = load<i32>(x, M_UNTIL);
  let bits = x + M_BITS;
  do {
    const word = load<i64>(set + at) & load<i64>(bits);
    if (word !== 0) return (at << 3) + i32(ctz(word));
    at += 8;
    bits += 8;
  } while (at < until);
  return -1;
}
