/**
 * Lays a problem out as an arena (`arena.ts` says what stands where). O(entries), two passes, nothing allocated but
 * two tables; the size is known, and can be refused, before any memory is taken. At most 20 bytes for each entry, spacer
 * and item of the problem, but for the stacks, which are as deep as a solution has options.
 */
import type { ItemId, Problem } from "../problem.js";
import {
  BOUND,
  CELL_BYTES,
  CELLS,
  CHOICE_END,
  CHOICE_MAX,
  CHOICES,
  COLOURS,
  EVENT_BYTES,
  EVENT_END,
  EVENTS,
  EVENTS_LIMIT,
  EXACT_END,
  EXACT_LIST,
  FIRST_MULTI,
  FIRST_SECOND,
  FORCE_END,
  FORCE_STACK,
  FRAME_BYTES,
  FRAME_END,
  FRAMES,
  HINT,
  ITEM_ID,
  LOC,
  MULTI_END,
  MULTI_LIST,
  NODE_BYTES,
  POS,
  REGISTER_BYTES,
  SAVED_LOW,
  SECOND_END,
  SECOND_LIST,
  SIZE,
  SLACK,
  TRAIL,
  TRAIL_END,
  TRAILING,
  WIDTH,
} from "./arena.js";
import { setWord, wordAt } from "./words.js";

export interface Layout {
  /** Bytes from here on do not change, or need not be as they are when a search begins. */
  readonly stateEnd: number;
  /** For each option, its first node; 0 if it is not in the arena because one of its items has multiplicity 0..0. */
  readonly nodeAt: Int32Array;
  /** Items that have fewer options than they need. */
  readonly uncoverable: readonly ItemId[];
  /** How many options hold the first of these. */
  readonly firstHas: number;
}

export interface LayoutSize {
  /** Of the arena. */
  readonly bytes: number;
  readonly entries: number;
  readonly options: number;
  readonly exact: number;
  readonly multi: number;
  readonly coloured: boolean;
  readonly levels: number;
  readonly frames: number;
  readonly trailBytes: number;
  readonly eventBytes: number;
  /** The number of EXACT items of each option, if it is always the same and no item is MULTI; else 1. */
  readonly commonWidth: number;
}

const EXACT = 0;
const MULTI = 1;
const SECONDARY = 2;
const CLASSES = [
  { kind: EXACT, list: EXACT_LIST, end: EXACT_END },
  { kind: MULTI, list: MULTI_LIST, end: MULTI_END },
  { kind: SECONDARY, list: SECOND_LIST, end: SECOND_END },
];
/** Of the copy of an item, with its place in a list. */
const ITEM_BYTES = CELLS + CELL_BYTES;

function classOf(problem: Problem, item: number): number {
  if (problem.itemSecondary[item] === 1) return SECONDARY;
  return problem.itemLo[item] === 1 && problem.itemHi[item] === 1 ? EXACT : MULTI;
}

/** The number of primary items of an option; 0 if there must be none of one of them, so that it can never be chosen. */
function widthOf(problem: Problem, option: number): number {
  let width = 0;
  const end = problem.optionStart[option + 1] ?? 0;
  for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
    const item = problem.optionItems[k] ?? 0;
    if (problem.itemSecondary[item] === 1) continue;
    if (problem.itemHi[item] === 0) return 0;
    width++;
  }
  return width;
}

/** How much memory the arena takes. O(entries). */
export function measure(problem: Problem, traced: boolean): LayoutSize {
  const { itemCount } = problem;
  let exact = 0;
  let multi = 0;
  let most = 0;
  for (let item = 0; item < itemCount; item++) {
    const kind = classOf(problem, item);
    if (kind === SECONDARY) continue;
    if (kind === EXACT) exact++;
    else multi++;
    most += problem.itemHi[item] ?? 0;
  }
  let options = 0;
  let entries = 0;
  let coloured = false;
  let narrowest = Number.POSITIVE_INFINITY;
  let widest = 0;
  for (let option = 0; option < problem.optionCount; option++) {
    const width = widthOf(problem, option);
    if (width === 0) continue;
    const start = problem.optionStart[option] ?? 0;
    const end = problem.optionStart[option + 1] ?? 0;
    options++;
    entries += end - start;
    narrowest = Math.min(narrowest, width);
    widest = Math.max(widest, width);
    for (let k = start; k < end && !coloured; k++) coloured = problem.optionColours[k] !== 0;
  }
  // Every option chosen takes one from the bounds of as many items as it has primary ones.
  const levels = options === 0 ? 1 : Math.min(Math.floor(most / narrowest), options) + 1;
  const frames = levels + (multi > 0 ? options : 0);
  const eventBytes = traced ? EVENT_BYTES * (2 * levels + 1024) : 0;
  // Bounds of MULTI items are undone by the trail, and so is then everything: no sizes are saved.
  const trailBytes = CELL_BYTES * (entries + 2 + (multi > 0 ? 0 : 2 * itemCount));
  const bytes =
    REGISTER_BYTES +
    itemCount * ITEM_BYTES +
    entries * CELL_BYTES +
    NODE_BYTES +
    (entries + options) * (NODE_BYTES + (coloured ? CELL_BYTES : 0)) +
    (exact + levels) * CELL_BYTES +
    trailBytes +
    frames * FRAME_BYTES +
    eventBytes;
  const commonWidth = multi === 0 && narrowest === widest ? widest : 1;
  return {
    bytes,
    entries,
    options,
    exact,
    multi,
    coloured,
    levels,
    frames,
    trailBytes,
    eventBytes,
    commonWidth,
  };
}

/** Pre: `size` is `measure(problem, …)`, and W, whatever it holds, has as many bytes. */
export function layOut(problem: Problem, size: LayoutSize, W: Int32Array): Layout {
  const { itemCount } = problem;
  W.fill(0, 0, REGISTER_BYTES >> 2);
  const itemAt = new Int32Array(itemCount);
  const nodeAt = new Int32Array(problem.optionCount);
  const counts = countOptions(problem, nodeAt);
  const uncoverable: ItemId[] = [];
  for (let item = 0; item < itemCount; item++) {
    if ((counts[item] ?? 0) < (problem.itemLo[item] ?? 0)) uncoverable.push(item as ItemId);
  }
  const firstHas = counts[uncoverable[0] ?? 0] ?? 0;

  let free = layOutItems(problem, W, itemAt, counts);
  setWord(W, WIDTH, size.commonWidth);
  free = (free + NODE_BYTES - 1) & -NODE_BYTES;
  const firstNode = free;
  const stateEnd = firstNode + (size.entries + size.options) * NODE_BYTES;
  free = stateEnd;
  if (size.coloured) {
    setWord(W, COLOURS, stateEnd - firstNode / 2);
    free += (size.entries + size.options) * CELL_BYTES;
  }
  layOutOptions(problem, W, itemAt, nodeAt, firstNode);

  const stack = (base: number, top: number, bytes: number): void => {
    setWord(W, base, free);
    setWord(W, top, free);
    free += bytes;
  };
  stack(FORCE_STACK, FORCE_END, size.exact * CELL_BYTES);
  stack(TRAIL, TRAIL_END, size.trailBytes);
  setWord(W, SAVED_LOW, free);
  setWord(W, TRAILING, CELL_BYTES);
  stack(CHOICES, CHOICE_END, size.levels * CELL_BYTES);
  setWord(W, CHOICE_MAX, wordAt(W, CHOICES));
  stack(FRAMES, FRAME_END, size.frames * FRAME_BYTES);
  stack(EVENTS, EVENT_END, size.eventBytes);
  const eventsLimit = size.eventBytes === 0 ? wordAt(W, EVENTS) : free - EVENT_BYTES * (size.levels + 4);
  setWord(W, EVENTS_LIMIT, eventsLimit);
  return { stateEnd, nodeAt, uncoverable, firstHas };
}

/** How many options in the arena hold each item; marks those that are not in it with 0 in `nodeAt`, others with 1. */
function countOptions(problem: Problem, nodeAt: Int32Array): Int32Array {
  const counts = new Int32Array(problem.itemCount);
  for (let option = 0; option < problem.optionCount; option++) {
    if (widthOf(problem, option) === 0) continue;
    nodeAt[option] = 1;
    const end = problem.optionStart[option + 1] ?? 0;
    for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
      const item = problem.optionItems[k] ?? 0;
      counts[item] = (counts[item] ?? 0) + 1;
    }
  }
  return counts;
}

/** The lists, and the items with sets that are empty as yet. Returns the first address that is free. */
function layOutItems(problem: Problem, W: Int32Array, itemAt: Int32Array, counts: Int32Array): number {
  let place = REGISTER_BYTES;
  let x = REGISTER_BYTES + problem.itemCount * CELL_BYTES;
  for (const { kind, list, end } of CLASSES) {
    setWord(W, list, place);
    if (kind === MULTI) setWord(W, FIRST_MULTI, x);
    if (kind === SECONDARY) setWord(W, FIRST_SECOND, x);
    for (let item = 0; item < problem.itemCount; item++) {
      if (classOf(problem, item) !== kind) continue;
      itemAt[item] = x;
      setWord(W, place, x);
      setWord(W, x + SIZE, 0);
      setWord(W, x + POS, place);
      setWord(W, x + ITEM_ID, item);
      setWord(W, x + BOUND, problem.itemHi[item] ?? 0);
      setWord(W, x + SLACK, (problem.itemHi[item] ?? 0) - (problem.itemLo[item] ?? 0));
      place += CELL_BYTES;
      x += CELLS + CELL_BYTES * (counts[item] ?? 0);
    }
    setWord(W, end, place);
  }
  return x;
}

function layOutOptions(
  problem: Problem,
  W: Int32Array,
  itemAt: Int32Array,
  nodeAt: Int32Array,
  firstNode: number,
): void {
  const colours = wordAt(W, COLOURS);
  const firstMulti = wordAt(W, FIRST_MULTI);
  let node = firstNode;
  for (let option = 0; option < problem.optionCount; option++) {
    if (nodeAt[option] === 0) continue;
    const first = node;
    const end = problem.optionStart[option + 1] ?? 0;
    for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
      const x = itemAt[problem.optionItems[k] ?? 0] ?? 0;
      const size = wordAt(W, x + SIZE);
      setWord(W, x + SIZE, size + CELL_BYTES);
      setWord(W, x + size + CELLS, node);
      if (x < firstMulti) setWord(W, x + HINT, node);
      setWord(W, node, x);
      setWord(W, node + LOC, x + size);
      if (colours !== 0) setWord(W, colours + node / 2, problem.optionColours[k] ?? 0);
      node += NODE_BYTES;
    }
    setWord(W, node, first - node);
    setWord(W, node + LOC, option);
    nodeAt[option] = first;
    node += NODE_BYTES;
  }
}
