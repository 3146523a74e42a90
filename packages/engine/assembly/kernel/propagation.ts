/**
 * The trail, what clauses, rows of at most one and sums propagate along it, and what takes it back. `src/kernel/kernel.ts` says what holds of it, and runs
 * the propagators, which are not compiled.
 */
import {
  ANY_WAITING,
  ARENA,
  BY_BOUNDS,
  CODES,
  CODES_START,
  CONFLICT,
  CONFLICT_SIZE,
  DECISION_LEVEL,
  EVENT_CODE,
  EVENT_COUNT,
  EVENT_SLOT,
  EVENTS_START,
  FIRST_ROW,
  HEAD,
  IMPLIED,
  LEVEL,
  LEVEL_START,
  LITERALS,
  NONE,
  PAYLOAD_A,
  PAYLOAD_B,
  PAYLOAD_C,
  PHASE,
  POSITION,
  PROPAGATIONS,
  REASON,
  ROW_ITEMS,
  ROW_START,
  ROWS_OF,
  ROWS_OF_START,
  SUM_GAPS,
  SUM_HI,
  SUM_ITEMS,
  SUM_LARGEST,
  SUM_LO,
  SUM_OPEN,
  SUM_START,
  SUM_TOTAL,
  SUM_TRUE,
  SUM_WEIGHTS,
  SUMS_OF,
  SUMS_OF_START,
  SUMS_OF_WEIGHT,
  TRAIL,
  TRAIL_SIZE,
  VALUE,
  WAITING,
  WATCH_ROOM,
  WATCH_SIZE,
  WATCH_START,
  WATCHES,
} from "../../src/kernel/core-layout";
import { moveList } from "./clauses";
import { insert } from "./heap";
import { checkGaps } from "./surroundings";
import { add, at, at8, put, put8 } from "./words";

/** Puts a literal on the trail. False if it is false already; then nothing is changed. */
export function enqueue(literal: i32, reason: i32): bool {
  const values = load<i32>(VALUE);
  const value = at8(values, literal);
  if (value !== 0) return value > 0;
  put8(values, literal, 1);
  put8(values, literal ^ 1, -1);
  const variable = literal >> 1;
  const place = load<i32>(TRAIL_SIZE);
  put(load<i32>(LEVEL), variable, load<i32>(DECISION_LEVEL));
  put(load<i32>(REASON), variable, reason);
  put(load<i32>(POSITION), variable, place);
  put(load<i32>(TRAIL), place, literal);
  store<i32>(TRAIL_SIZE, place + 1);
  return true;
}

/** The same, with the payload of a propagator's reason; one that a literal that is true already has stays. */
export function enqueueWith(literal: i32, reason: i32, a: i32, b: i32, c: i32): bool {
  const value = at8(load<i32>(VALUE), literal);
  if (value !== 0) return value > 0;
  enqueue(literal, reason);
  const variable = literal >> 1;
  put(load<i32>(PAYLOAD_A), variable, a);
  put(load<i32>(PAYLOAD_B), variable, b);
  put(load<i32>(PAYLOAD_C), variable, c);
  return true;
}

/** Begins a decision level with this literal. Pre: it is open. */
export function decide(literal: i32): void {
  const level = load<i32>(DECISION_LEVEL);
  put(load<i32>(LEVEL_START), level, load<i32>(TRAIL_SIZE));
  store<i32>(DECISION_LEVEL, level + 1);
  enqueue(literal, NONE);
}

/** Propagates all but the propagators to a fixpoint. False: a conflict, in CONFLICT. */
export function settle(): bool {
  const trail = load<i32>(TRAIL);
  while (load<i32>(HEAD) < load<i32>(TRAIL_SIZE)) {
    const head = load<i32>(HEAD);
    store<i32>(HEAD, head + 1);
    store<f64>(PROPAGATIONS, load<f64>(PROPAGATIONS) + 1);
    const literal = at(trail, head);
    const ok = propagateClauses(literal ^ 1);
    count(literal, 1);
    notify(literal);
    if (!ok || !propagateRows(literal) || !propagateSums(literal)) return false;
  }
  return true;
}

function conflictOfTwo(a: i32, b: i32): void {
  const conflict = load<i32>(CONFLICT);
  put(conflict, 0, a);
  put(conflict, 1, b);
  store<i32>(CONFLICT_SIZE, 2);
}

function imply(literal: i32, by: i32): void {
  enqueue(literal, IMPLIED);
  put(load<i32>(PAYLOAD_A), literal >> 1, by);
}

function propagateClauses(falsified: i32): bool {
  const values = load<i32>(VALUE);
  const arena = load<i32>(ARENA);
  const starts = load<i32>(WATCH_START);
  const sizes = load<i32>(WATCH_SIZE);
  const rooms = load<i32>(WATCH_ROOM);
  const size = sizes + (falsified << 2);
  let watches = load<i32>(WATCHES);
  let first = watches + (at(starts, falsified) << 2);
  const bytes = load<i32>(size) << 2;
  // Offsets from the first pair: the array may move.
  let kept = 0;
  let i = 0;
  let ok = true;
  while (i < bytes) {
    const clause = load<i32>(first + i);
    const blocker = load<i32>(first + i, 4);
    i += 8;
    const blocked = at8(values, blocker);
    if (blocked > 0) {
      store<i32>(first + kept, clause);
      store<i32>(first + kept, blocker, 4);
      kept += 8;
      continue;
    }
    if (clause < 0) {
      store<i32>(first + kept, clause);
      store<i32>(first + kept, blocker, 4);
      kept += 8;
      if (blocked === 0) {
        imply(blocker, falsified);
        continue;
      }
      conflictOfTwo(blocker, falsified);
    } else {
      const address = arena + (clause << 2);
      let other = at(address, LITERALS);
      if (other === falsified) {
        other = at(address, LITERALS + 1);
        put(address, LITERALS, other);
        put(address, LITERALS + 1, falsified);
      }
      const satisfied = other === blocker ? blocked : at8(values, other);
      if (satisfied > 0) {
        store<i32>(first + kept, clause);
        store<i32>(first + kept, other, 4);
        kept += 8;
        continue;
      }
      const begin = address + (LITERALS << 2);
      const end = begin + (load<i32>(address) << 2);
      let k = begin + 8;
      while (k < end && at8(values, load<i32>(k)) < 0) k += 4;
      if (k < end) {
        const literal = load<i32>(k);
        store<i32>(k, falsified);
        put(address, LITERALS + 1, literal);
        const watched = at(sizes, literal);
        if (watched === at(rooms, literal)) {
          moveList(literal, watched);
          watches = load<i32>(WATCHES);
          first = watches + (at(starts, falsified) << 2);
        }
        const pair = watches + ((at(starts, literal) + watched) << 2);
        store<i32>(pair, clause);
        store<i32>(pair, other, 4);
        put(sizes, literal, watched + 2);
        continue;
      }
      store<i32>(first + kept, clause);
      store<i32>(first + kept, other, 4);
      kept += 8;
      if (satisfied === 0) {
        enqueue(other, clause);
        continue;
      }
      memory.copy(load<i32>(CONFLICT), begin, end - begin);
      store<i32>(CONFLICT_SIZE, (end - begin) >> 2);
    }
    ok = false;
    memory.copy(first + kept, first + i, bytes - i);
    kept += bytes - i;
    break;
  }
  store<i32>(size, kept >> 2);
  return ok;
}

function propagateRows(literal: i32): bool {
  const values = load<i32>(VALUE);
  const rows = load<i32>(ROWS_OF);
  const starts = load<i32>(ROW_START);
  const items = load<i32>(ROW_ITEMS);
  const begins = load<i32>(ROWS_OF_START);
  const end = at(begins, literal + 1);
  for (let k = at(begins, literal); k < end; k++) {
    const row = at(rows, k);
    const last = at(starts, row + 1);
    for (let j = at(starts, row); j < last; j++) {
      const other = at(items, j);
      if (other === literal) continue;
      const value = at8(values, other);
      if (value < 0) continue;
      if (value > 0) {
        conflictOfTwo(literal ^ 1, other ^ 1);
        return false;
      }
      imply(other ^ 1, literal ^ 1);
    }
  }
  return true;
}

/** Enters a literal in the counters of the sums that hold it or its negation; or takes it out, if `sign` is -1. */
function count(literal: i32, sign: i32): void {
  const begins = load<i32>(SUMS_OF_START);
  const sums = load<i32>(SUMS_OF);
  const weights = load<i32>(SUMS_OF_WEIGHT);
  const isTrue = load<i32>(SUM_TRUE);
  const isOpen = load<i32>(SUM_OPEN);
  let end = at(begins, literal + 1);
  for (let k = at(begins, literal); k < end; k++) add(isTrue, at(sums, k), sign * at(weights, k));
  const negation = literal ^ 1;
  end = at(begins, negation + 1);
  for (let k = at(begins, negation); k < end; k++) add(isOpen, at(sums, k), -sign * at(weights, k));
}

function notify(literal: i32): void {
  const starts = load<i32>(EVENTS_START);
  const end = at(starts, literal + 1);
  let k = at(starts, literal);
  if (k === end) return;
  const slots = load<i32>(EVENT_SLOT);
  const codes = load<i32>(EVENT_CODE);
  const counts = load<i32>(EVENT_COUNT);
  const stacks = load<i32>(CODES_START);
  const waiting = load<i32>(WAITING);
  for (; k < end; k++) {
    const slot = at(slots, k);
    const place = at(counts, slot);
    put(load<i32>(CODES), at(stacks, slot) + place, at(codes, k));
    put(counts, slot, place + 1);
    put8(waiting, slot, 1);
  }
  store<i32>(ANY_WAITING, 1);
}

function propagateSums(literal: i32): bool {
  const begins = load<i32>(SUMS_OF_START);
  const sums = load<i32>(SUMS_OF);
  const gaps = load<i32>(SUM_GAPS);
  const largest = load<i32>(SUM_LARGEST);
  let end = at(begins, literal + 1);
  for (let k = at(begins, literal); k < end; k++) {
    const row = at(sums, k);
    const below = at(load<i32>(SUM_HI), row) - at(load<i32>(SUM_TRUE), row);
    if (below < at(largest, row) && !checkSum(row)) return false;
    if (at8(gaps, row) !== 0 && checkGaps(row) === 0) return false;
  }
  const negation = literal ^ 1;
  end = at(begins, negation + 1);
  for (let k = at(begins, negation); k < end; k++) {
    const row = at(sums, k);
    const above = at(load<i32>(SUM_OPEN), row) - at(load<i32>(SUM_LO), row);
    if (above < at(largest, row) && !checkSum(row)) return false;
    if (at8(gaps, row) !== 0 && checkGaps(row) === 0) return false;
  }
  return true;
}

/** The consequences of each sum by itself. False: a conflict. */
export function settleSums(sums: i32): bool {
  const gaps = load<i32>(SUM_GAPS);
  for (let row = 0; row < sums; row++) {
    if (!checkSum(row)) return false;
    if (at8(gaps, row) !== 0 && checkGaps(row) === 0) return false;
  }
  return true;
}

/**
 * Forces what one sum forces. Weights fall along a row, so the scan ends at the first that fits.
 * The counters may lag behind the values; then what is found is merely less.
 */
function checkSum(row: i32): bool {
  const isTrue = at(load<i32>(SUM_TRUE), row);
  const isOpen = at(load<i32>(SUM_OPEN), row);
  const below = at(load<i32>(SUM_HI), row) - isTrue;
  const above = isOpen - at(load<i32>(SUM_LO), row);
  if (below < 0 || above < 0) {
    conflictBySum(row, below < 0);
    return false;
  }
  if (isTrue === isOpen) return true;
  const from = at(load<i32>(SUM_START), row);
  forceOf(row, from, below, 1);
  forceOf(row, from, above, 0);
  return true;
}

/** The open literals that weigh more than `most`: from entry `from` of a row on, negated if `flipped` is 1. */
function forceOf(row: i32, from: i32, most: i32, flipped: i32): void {
  const values = load<i32>(VALUE);
  const literals = load<i32>(SUM_ITEMS);
  const weights = load<i32>(SUM_WEIGHTS);
  const end = at(load<i32>(SUM_START), row + 1);
  for (let j = from; j < end && at(weights, j) > most; j++) {
    const literal = at(literals, j);
    if (at8(values, literal) === 0) enqueueWith(literal ^ flipped, FIRST_ROW - row, j, BY_BOUNDS, 0);
  }
}

function conflictBySum(row: i32, tooMuch: bool): void {
  const values = load<i32>(VALUE);
  const literals = load<i32>(SUM_ITEMS);
  const weights = load<i32>(SUM_WEIGHTS);
  const conflict = load<i32>(CONFLICT);
  const end = at(load<i32>(SUM_START), row + 1);
  const most = tooMuch
    ? at(load<i32>(SUM_HI), row)
    : at(load<i32>(SUM_TOTAL), row) - at(load<i32>(SUM_LO), row);
  const sign = tooMuch ? 1 : -1;
  let n = 0;
  let left = most;
  for (let j = at(load<i32>(SUM_START), row); j < end && left >= 0; j++) {
    const literal = at(literals, j);
    if (sign * at8(values, literal) <= 0) continue;
    put(conflict, n++, tooMuch ? literal ^ 1 : literal);
    left -= at(weights, j);
  }
  store<i32>(CONFLICT_SIZE, n);
}

/** Takes back every decision level above this one. Propagators have still to take back what they made of their events. */
export function cancel(level: i32): void {
  const trail = load<i32>(TRAIL);
  const values = load<i32>(VALUE);
  const phases = load<i32>(PHASE);
  const bottom = at(load<i32>(LEVEL_START), level);
  const head = load<i32>(HEAD);
  for (let i = load<i32>(TRAIL_SIZE) - 1; i >= bottom; i--) {
    const literal = at(trail, i);
    const variable = literal >> 1;
    if (i < head) {
      count(literal, -1);
      takeBackEvents(literal);
    }
    put8(values, literal, 0);
    put8(values, literal ^ 1, 0);
    put8(phases, variable, (literal & 1) ^ 1);
    insert(variable);
  }
  store<i32>(TRAIL_SIZE, bottom);
  if (head > bottom) store<i32>(HEAD, bottom);
  store<i32>(DECISION_LEVEL, level);
}

function takeBackEvents(literal: i32): void {
  const starts = load<i32>(EVENTS_START);
  const slots = load<i32>(EVENT_SLOT);
  const counts = load<i32>(EVENT_COUNT);
  const end = at(starts, literal + 1);
  for (let k = at(starts, literal); k < end; k++) add(counts, at(slots, k), -1);
}
