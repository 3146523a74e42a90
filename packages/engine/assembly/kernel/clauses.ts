/**
 * Clauses and their watches. All clauses stand in one array, and so do all watches: those of literal l from WATCH_START[l] on, as pairs of a clause and a
 * blocker. A clause of two literals stands there as its negated address, and its blocker is the other literal, so that the arena is not touched at all.
 *
 * A list of watches that is full moves to the end, with twice the room; what it leaves is no larger than what it has. An array that is full moves to
 * the end of the memory, with twice the room.
 */
import {
  ARENA,
  ARENA_END,
  ARENA_ROOM,
  DOOMED,
  FREE,
  LITERALS,
  REASON,
  SCORE,
  SIZE,
  TRAIL,
  TRAIL_SIZE,
  USED,
  VARIABLES,
  WATCH_ROOM,
  WATCH_SIZE,
  WATCH_SPARE,
  WATCH_START,
  WATCHES,
  WATCHES_END,
  WATCHES_ROOM,
} from "../../src/kernel/core-layout";
import { lackRoom } from "./surroundings";
import { add, at, put } from "./words";

/** Room, in words, of a list that moves. */
const FEWEST = 8;

/** So many bytes, in which nothing stands. A growing array is at most doubled, so that the memory is, too. */
function allocate(bytes: u32): i32 {
  const from: u32 = load<u32>(FREE);
  const end: u32 = from + bytes;
  const has: u32 = (<u32>memory.size()) << 16;
  if (end > has) {
    const missing = (end - has + 0xffff) >>> 16;
    if (memory.grow(missing) < 0) lackRoom();
  }
  store<u32>(FREE, end);
  return from;
}

/** Moves an array of so many words to where there is room for `room` of them. */
function moveArray(register: i32, words: i32, room: i32): void {
  const from = load<i32>(register);
  const to = allocate((<u32>room) << 2);
  memory.copy(to, from, words << 2);
  store<i32>(register, to);
}

/** A new clause, whose literals stand at this address. Returns its address in the arena. */
export function addClause(literals: i32, size: i32, score: i32): i32 {
  const clause = load<i32>(ARENA_END);
  const end = clause + LITERALS + size;
  if (end > load<i32>(ARENA_ROOM)) {
    const room = max(2 * load<i32>(ARENA_ROOM), end);
    moveArray(ARENA, clause, room);
    store<i32>(ARENA_ROOM, room);
  }
  const address = load<i32>(ARENA) + (clause << 2);
  put(address, SIZE, size);
  put(address, SCORE, score);
  memory.copy(address + (LITERALS << 2), literals, size << 2);
  store<i32>(ARENA_END, end);
  return clause;
}

/** Lets the first two literals of a clause watch it. */
export function watch(clause: i32): void {
  const address = load<i32>(ARENA) + (clause << 2);
  const first = at(address, LITERALS);
  const second = at(address, LITERALS + 1);
  const tag = at(address, SIZE) === 2 ? -clause : clause;
  pushWatch(first, tag, second);
  pushWatch(second, tag, first);
}

export function pushWatch(literal: i32, clause: i32, blocker: i32): void {
  const size = at(load<i32>(WATCH_SIZE), literal);
  if (size === at(load<i32>(WATCH_ROOM), literal)) moveList(literal, size);
  const place = at(load<i32>(WATCH_START), literal) + size;
  const watches = load<i32>(WATCHES);
  put(watches, place, clause);
  put(watches, place + 1, blocker);
  put(load<i32>(WATCH_SIZE), literal, size + 2);
}

/** Gives a list of this size twice the room. */
export function moveList(literal: i32, size: i32): void {
  const room = max(FEWEST, 2 * size);
  const to = load<i32>(WATCHES_END);
  const end = to + room;
  store<i32>(WATCHES_END, end);
  if (end > load<i32>(WATCHES_ROOM)) {
    moveArray(WATCHES, to, 2 * end);
    store<i32>(WATCHES_ROOM, 2 * end);
  }
  const watches = load<i32>(WATCHES);
  const from = at(load<i32>(WATCH_START), literal);
  memory.copy(watches + (to << 2), watches + (from << 2), size << 2);
  put(load<i32>(WATCH_START), literal, to);
  put(load<i32>(WATCH_ROOM), literal, room);
}

/**
 * The clauses of the problem, `items[start[c]] … items[start[c + 1] - 1]`, which stand where nothing else stands yet, and their watches.
 * Pre: there is room for all of it.
 */
export function postClauses(count: i32, start: i32, items: i32): void {
  const rooms = load<i32>(WATCH_ROOM);
  const starts = load<i32>(WATCH_START);
  const literals = 2 * load<i32>(VARIABLES);
  for (let l = 0; l < literals; l++) put(rooms, l, WATCH_SPARE);
  for (let c = 0; c < count; c++) {
    const from = at(start, c);
    add(rooms, at(items, from), 2);
    add(rooms, at(items, from + 1), 2);
  }
  let end = 0;
  for (let l = 0; l < literals; l++) {
    put(starts, l, end);
    end += at(rooms, l);
  }
  store<i32>(WATCHES_END, end);
  for (let c = 0; c < count; c++) {
    const from = at(start, c);
    watch(addClause(items + (from << 2), at(start, c + 1) - from, 0));
  }
}

/** By literal, the rows that hold it, in their order: `start` is zero before. Where weights are given, those beside them. */
export function occurrences(
  rows: i32,
  rowStart: i32,
  items: i32,
  start: i32,
  holders: i32,
  weights: i32,
  heldWeights: i32,
): void {
  const entries = at(rowStart, rows);
  const literals = 2 * load<i32>(VARIABLES);
  // One place further than they are to be: filling moves each on.
  for (let k = 0; k < entries; k++) {
    const literal = at(items, k);
    if (literal + 2 <= literals) add(start, literal + 2, 1);
  }
  for (let l = 2; l <= literals; l++) add(start, l, at(start, l - 1));
  for (let row = 0; row < rows; row++) {
    const end = at(rowStart, row + 1);
    for (let k = at(rowStart, row); k < end; k++) {
      const next = start + ((at(items, k) + 1) << 2);
      const place = load<i32>(next);
      put(holders, place, row);
      if (weights !== 0) put(heldWeights, place, at(weights, k));
      store<i32>(next, place + 1);
    }
  }
}

/**
 * Slides clauses down over those whose score is DOOMED, and takes USED off all scores. Of the old arena there is a copy meanwhile, in which the SIZE of a
 * clause is its new address, 0 for a doomed one.
 */
export function compact(): void {
  const free = load<u32>(FREE);
  const end = load<i32>(ARENA_END);
  const old = allocate((<u32>end) << 2);
  const arena = load<i32>(ARENA);
  memory.copy(old, arena, end << 2);
  let next = 1;
  for (let clause = 1; clause < end; ) {
    const from = old + (clause << 2);
    const length = LITERALS + at(from, SIZE);
    const score = at(from, SCORE);
    if (score === DOOMED) put(from, SIZE, 0);
    else {
      const to = arena + (next << 2);
      memory.copy(to, from, length << 2);
      put(to, SCORE, score & ~USED);
      put(from, SIZE, next);
      next += length;
    }
    clause += length;
  }
  store<i32>(ARENA_END, next);
  const watches = load<i32>(WATCHES);
  const starts = load<i32>(WATCH_START);
  const sizes = load<i32>(WATCH_SIZE);
  const literals = 2 * load<i32>(VARIABLES);
  for (let l = 0; l < literals; l++) {
    const start = at(starts, l);
    const last = start + at(sizes, l);
    let kept = start;
    for (let i = start; i < last; i += 2) {
      const tagged = at(watches, i);
      const to = at(old + (abs(tagged) << 2), SIZE);
      if (to === 0) continue;
      put(watches, kept, tagged < 0 ? -to : to);
      put(watches, kept + 1, at(watches, i + 1));
      kept += 2;
    }
    put(sizes, l, kept - start);
  }
  const trail = load<i32>(TRAIL);
  const reasons = load<i32>(REASON);
  const size = load<i32>(TRAIL_SIZE);
  for (let i = 0; i < size; i++) {
    const variable = at(trail, i) >> 1;
    const reason = at(reasons, variable);
    if (reason > 0) put(reasons, variable, at(old + (reason << 2), SIZE));
  }
  store<u32>(FREE, free);
}
