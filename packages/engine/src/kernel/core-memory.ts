/**
 * Lays out the memory of a kernel's core (`core-layout.ts`), once the model and what propagators subscribe to are known, and posts the clauses.
 * Post: no variable has a value, no sum was looked at, and every array by variable is as it is when nothing was decided.
 */
import { GrowingInts } from "../growing-ints.js";
import { memoryOf } from "../web-assembly.js";
import { type Core, cores, type Imports } from "./core.js";
import * as L from "./core-layout.js";
import { at } from "./indexing.js";
import type { Lists, Rows } from "./rows.js";

/** The events to deliver: by literal `slots` and `codes`, and by propagator how many there are in all. */
export interface Subscriptions {
  readonly start: Int32Array;
  readonly slots: Int32Array;
  readonly codes: Int32Array;
  readonly room: Int32Array;
}

/** Words of an arena that holds nothing. */
const LEAST_ARENA = 1 << 12;

/** Room left free at first, so that short searches need no more: where a memory grows, all arrays in it end, and V8 looks at each read ever after. */
const SPARE_BYTES = 2 ** 21;

/** So many bytes, rounded up to words of 64 bits. */
export const aligned = (bytes: number): number => (bytes + 7) & ~7;

/** Gives each array its place, one after the other. */
class Places {
  end = L.REGISTER_BYTES;
  private readonly places = new GrowingInts(128);

  words(register: number, count: number): void {
    this.bytes(register, 4 * count);
  }

  bytes(register: number, count: number): void {
    this.places.push(register);
    this.places.push(this.end);
    this.end += aligned(count);
  }

  note(words: Int32Array): void {
    const { places } = this;
    for (let k = 0; k < places.length; k += 2) words[places.at(k) >> 2] = places.at(k + 1);
    words[L.FREE >> 2] = this.end;
  }
}

/** How much room there is for clauses and watches, in words. */
interface Rooms {
  readonly arena: number;
  readonly watches: number;
}

function roomsFor({ variableCount, clauses }: Rows): Rooms {
  const arena = 1 + clauses.count * L.LITERALS + clauses.items.length;
  const watches = 2 * variableCount * L.WATCH_SPARE + 4 * clauses.count;
  return { arena: arena > LEAST_ARENA ? 2 * arena : LEAST_ARENA, watches: watches + (watches >> 1) };
}

function placesFor(model: Rows, subscriptions: Subscriptions, propagatorBytes: number, rooms: Rooms): Places {
  const { variableCount: n, atMostOnes, sums } = model;
  const events = subscriptions.slots.length;
  const propagators = subscriptions.room.length;
  const places = new Places();
  places.bytes(L.VALUE, 2 * n);
  places.bytes(L.PHASE, n);
  places.bytes(L.ELIGIBLE, n);
  places.bytes(L.SEEN, n);
  places.bytes(L.ACTIVITY, 8 * n);
  for (const register of [L.LEVEL, L.POSITION, L.REASON, L.PAYLOAD_A, L.PAYLOAD_B, L.PAYLOAD_C])
    places.words(register, n);
  for (const register of [L.TRAIL, L.LEVEL_START, L.LEARNED, L.STACK, L.LEVEL_STAMPS])
    places.words(register, n + 1);
  for (const register of [L.HEAP, L.PLACE, L.MARKED]) places.words(register, n);
  // A literal of a propagator may be named twice, and the literal that it implies is one more.
  places.words(L.CONFLICT, 2 * n + 16);
  places.words(L.BECAUSE, 2 * n + 8);
  for (const register of [L.LITERAL_STAMPS, L.WATCH_START, L.WATCH_SIZE, L.WATCH_ROOM])
    places.words(register, 2 * n);
  for (const register of [L.ROWS_OF_START, L.SUMS_OF_START, L.EVENTS_START])
    places.words(register, 2 * n + 1);
  places.words(L.ROW_START, atMostOnes.count + 1);
  places.words(L.ROW_ITEMS, atMostOnes.items.length);
  places.words(L.ROWS_OF, atMostOnes.items.length);
  places.words(L.SUM_START, sums.count + 1);
  for (const register of [L.SUM_ITEMS, L.SUM_WEIGHTS, L.SUMS_OF, L.SUMS_OF_WEIGHT])
    places.words(register, sums.items.length);
  for (const register of [L.SUM_LO, L.SUM_HI, L.SUM_LARGEST, L.SUM_TOTAL, L.SUM_TRUE, L.SUM_OPEN])
    places.words(register, sums.count);
  places.bytes(L.SUM_GAPS, sums.count);
  places.words(L.EVENT_SLOT, events);
  places.words(L.EVENT_CODE, events);
  places.words(L.CODES, events);
  places.words(L.CODES_START, propagators);
  places.words(L.EVENT_COUNT, propagators);
  places.bytes(L.WAITING, propagators);
  places.bytes(L.PROPAGATORS, propagatorBytes);
  places.words(L.WATCHES, rooms.watches);
  places.words(L.ARENA, rooms.arena);
  return places;
}

/** A core for this model, in a memory in which everything has its place, and propagators so many bytes. */
export function makeCore(
  model: Rows,
  subscriptions: Subscriptions,
  gaps: Uint8Array,
  propagatorBytes: number,
  surroundings: Imports,
): Core {
  const { variableCount: n, clauses, atMostOnes, sums } = model;
  const rooms = roomsFor(model);
  const places = placesFor(model, subscriptions, propagatorBytes, rooms);
  // Beyond all that, the clauses stand until they are posted.
  const posted = clauses.start.length + clauses.items.length;
  const memory = memoryOf(places.end + Math.max(SPARE_BYTES, 4 * posted));
  const core = cores.make(memory, surroundings);
  const words = new Int32Array(memory.buffer);
  places.note(words);
  const placeOf = (register: number): number => at(words, register >> 2);
  const put = (register: number, array: Int32Array): void => words.set(array, placeOf(register) >> 2);
  const bytes = new Uint8Array(memory.buffer);
  words[L.VARIABLES >> 2] = n;
  words[L.SUMS >> 2] = sums.count;
  words[L.ARENA_END >> 2] = 1;
  words[L.ARENA_ROOM >> 2] = rooms.arena;
  words[L.WATCHES_ROOM >> 2] = rooms.watches;
  new Float64Array(memory.buffer)[L.INCREMENT >> 3] = 1;
  bytes.fill(1, placeOf(L.ELIGIBLE), placeOf(L.ELIGIBLE) + n);
  words.fill(-1, placeOf(L.PLACE) >> 2, (placeOf(L.PLACE) >> 2) + n);
  put(L.ROW_START, atMostOnes.start);
  put(L.ROW_ITEMS, atMostOnes.items);
  put(L.SUM_START, sums.start);
  put(L.SUM_ITEMS, sums.items);
  put(L.SUM_WEIGHTS, sums.weights);
  put(L.SUM_LO, sums.lo);
  put(L.SUM_HI, sums.hi);
  bytes.set(gaps, placeOf(L.SUM_GAPS));
  measureSums(sums.start, sums.weights, words, placeOf);
  put(L.EVENTS_START, subscriptions.start);
  put(L.EVENT_SLOT, subscriptions.slots);
  put(L.EVENT_CODE, subscriptions.codes);
  let first = 0;
  for (let slot = 0; slot < subscriptions.room.length; slot++) {
    words[(placeOf(L.CODES_START) >> 2) + slot] = first;
    first += at(subscriptions.room, slot);
  }
  const holders = (rows: Lists, start: number, items: number, of: number, where: number): void =>
    core.occurrences(rows.count, placeOf(start), placeOf(items), placeOf(of), placeOf(where), 0, 0);
  holders(atMostOnes, L.ROW_START, L.ROW_ITEMS, L.ROWS_OF_START, L.ROWS_OF);
  core.occurrences(
    sums.count,
    placeOf(L.SUM_START),
    placeOf(L.SUM_ITEMS),
    placeOf(L.SUMS_OF_START),
    placeOf(L.SUMS_OF),
    placeOf(L.SUM_WEIGHTS),
    placeOf(L.SUMS_OF_WEIGHT),
  );
  const start = placeOf(L.FREE);
  words.set(clauses.start, start >> 2);
  words.set(clauses.items, (start >> 2) + clauses.start.length);
  core.postClauses(clauses.count, start, start + 4 * clauses.start.length);
  return core;
}

/** Of each sum its largest weight, which is the first, and all weights together, which are open at first. */
function measureSums(
  start: Int32Array,
  weights: Int32Array,
  words: Int32Array,
  placeOf: (register: number) => number,
): void {
  const largest = placeOf(L.SUM_LARGEST) >> 2;
  const total = placeOf(L.SUM_TOTAL) >> 2;
  const open = placeOf(L.SUM_OPEN) >> 2;
  for (let row = 0; row < start.length - 1; row++) {
    const from = at(start, row);
    const to = at(start, row + 1);
    let sum = 0;
    for (let j = from; j < to; j++) sum += at(weights, j);
    words[largest + row] = at(weights, from);
    words[total + row] = sum;
    words[open + row] = sum;
  }
}
