/**
 * Lays a problem out as an arena (`arena.ts` says what stands where). O(entries), two passes, nothing allocated but
 * the arena and two tables; the size is known, and can be refused, before anything is allocated.
 */
import type { Problem } from "../problem.js";
import {
  at,
  BOUND,
  CHOICES,
  COLOUR,
  EVENT_END,
  EVENT_WORDS,
  EVENTS,
  EVENTS_LIMIT,
  EXACT_END,
  EXACT_LIST,
  FIRST_MULTI,
  FIRST_NODE,
  FIRST_SECOND,
  FORCE_END,
  FORCE_STACK,
  FRAME_END,
  FRAME_WORDS,
  FRAMES,
  HINT,
  ITEM_ID,
  ITEM_WORDS,
  LOC,
  MULTI_END,
  MULTI_LIST,
  NODE_WORDS,
  POS,
  REGISTERS,
  SAVED,
  SAVED_END,
  SAVED_LIMIT,
  SECOND_END,
  SECOND_LIST,
  SIZE,
  SLACK,
  TRAIL,
  TRAIL_END,
  TRAILING,
  WIDTH,
} from "./arena.js";

export interface Layout {
  readonly arena: Int32Array;
  /** Words from here on are stacks, whose contents at the start do not matter. */
  readonly stacksFrom: number;
  /** For each item, its index in the arena. */
  readonly itemAt: Int32Array;
  /** For each option, its first node; 0 if it is not in the arena because one of its items has multiplicity 0..0. */
  readonly nodeAt: Int32Array;
}

export interface LayoutSize {
  readonly words: number;
  readonly entries: number;
  readonly options: number;
  readonly exact: number;
  readonly multi: number;
  readonly levels: number;
  readonly frames: number;
  readonly savedWords: number;
  readonly eventWords: number;
}

const EXACT = 0;
const MULTI = 1;
const SECONDARY = 2;

function classOf(problem: Problem, item: number): number {
  if (problem.itemSecondary[item] === 1) return SECONDARY;
  return problem.itemLo[item] === 1 && problem.itemHi[item] === 1 ? EXACT : MULTI;
}

/** Whether the option holds an item of which there must be none. */
function isImpossible(problem: Problem, option: number): boolean {
  const end = problem.optionStart[option + 1] ?? 0;
  for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
    const item = problem.optionItems[k] ?? 0;
    if (problem.itemHi[item] === 0 && problem.itemSecondary[item] === 0) return true;
  }
  return false;
}

/** How many words the arena takes: a few for each item and option, six for each entry. */
export function measure(problem: Problem, traced: boolean): LayoutSize {
  let exact = 0;
  let multi = 0;
  let most = 0;
  let anyZero = false;
  for (let item = 0; item < problem.itemCount; item++) {
    const kind = classOf(problem, item);
    if (kind === SECONDARY) continue;
    if (kind === EXACT) exact++;
    else multi++;
    most += problem.itemHi[item] ?? 0;
    if (problem.itemHi[item] === 0) anyZero = true;
  }
  let options = problem.optionCount;
  let entries = problem.optionItems.length;
  if (anyZero) {
    for (let option = 0; option < problem.optionCount; option++) {
      if (!isImpossible(problem, option)) continue;
      options--;
      entries -= (problem.optionStart[option + 1] ?? 0) - (problem.optionStart[option] ?? 0);
    }
  }
  const levels = Math.min(most, options) + 1;
  const frames = levels + (multi > 0 ? options : 0);
  const eventWords = traced ? EVENT_WORDS * (2 * levels + 1024) : 0;
  // What does not fit is undone by the trail. Bounds of MULTI items are undone there anyway.
  const savedWords = multi > 0 ? 0 : Math.min(2 * levels * problem.itemCount, entries);
  const words =
    REGISTERS +
    problem.itemCount * (ITEM_WORDS + 1) +
    entries * (NODE_WORDS + 2) +
    options * NODE_WORDS +
    exact +
    levels +
    savedWords +
    frames * FRAME_WORDS +
    eventWords;
  return { words, entries, options, exact, multi, levels, frames, savedWords, eventWords };
}

/** Pre: `size` is `measure(problem, …)`, and its words are few enough to allocate. */
export function layOut(problem: Problem, size: LayoutSize): Layout {
  const { itemCount, optionCount } = problem;
  const A = new Int32Array(size.words);
  const itemAt = new Int32Array(itemCount);
  const nodeAt = new Int32Array(optionCount);
  const counts = countOptions(problem, nodeAt);

  let free = REGISTERS;
  const lists = [EXACT_LIST, MULTI_LIST, SECOND_LIST];
  const ends = [EXACT_END, MULTI_END, SECOND_END];
  for (const kind of [EXACT, MULTI, SECONDARY]) {
    A[lists[kind] ?? 0] = free;
    for (let item = 0; item < itemCount; item++) if (classOf(problem, item) === kind) itemAt[item] = free++;
    A[ends[kind] ?? 0] = free;
  }
  for (const kind of [EXACT, MULTI, SECONDARY]) {
    if (kind === MULTI) A[FIRST_MULTI] = free + ITEM_WORDS;
    if (kind === SECONDARY) A[FIRST_SECOND] = free + ITEM_WORDS;
    const end = at(A, ends[kind] ?? 0);
    let item = 0;
    for (let cell = at(A, lists[kind] ?? 0); cell < end; cell++) {
      while (at(itemAt, item) !== cell) item++;
      const x = free + ITEM_WORDS;
      A[cell] = x;
      itemAt[item] = x;
      A[x + POS] = cell;
      A[x + ITEM_ID] = item;
      A[x + BOUND] = problem.itemHi[item] ?? 0;
      A[x + SLACK] = (problem.itemHi[item] ?? 0) - (problem.itemLo[item] ?? 0);
      free = x + at(counts, item);
      item++;
    }
  }
  A[FIRST_NODE] = free;
  A[WIDTH] = size.multi > 0 ? 1 : commonWidth(problem);
  free = layOutOptions(problem, A, itemAt, nodeAt, free);

  const stacksFrom = free;
  const stack = (base: number, top: number, words: number): void => {
    A[base] = free;
    A[top] = free;
    free += words;
  };
  stack(FORCE_STACK, FORCE_END, size.exact);
  stack(TRAIL, TRAIL_END, size.entries);
  stack(FRAMES, FRAME_END, size.frames * FRAME_WORDS);
  stack(SAVED, SAVED_END, size.savedWords);
  A[SAVED_LIMIT] = free;
  A[TRAILING] = 1;
  A[CHOICES] = free;
  free += size.levels;
  stack(EVENTS, EVENT_END, size.eventWords);
  A[EVENTS_LIMIT] = size.eventWords === 0 ? at(A, EVENTS) : free - EVENT_WORDS * (size.levels + 4);
  return { arena: A, stacksFrom, itemAt, nodeAt };
}

/** How many options in the arena hold each item; marks those that are not in it with 0 in `nodeAt`, others with 1. */
function countOptions(problem: Problem, nodeAt: Int32Array): Int32Array {
  const counts = new Int32Array(problem.itemCount);
  for (let option = 0; option < problem.optionCount; option++) {
    if (isImpossible(problem, option)) continue;
    nodeAt[option] = 1;
    const end = problem.optionStart[option + 1] ?? 0;
    for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
      const item = problem.optionItems[k] ?? 0;
      counts[item] = at(counts, item) + 1;
    }
  }
  return counts;
}

/** Pre: no primary item is MULTI. */
function commonWidth(problem: Problem): number {
  let common = 0;
  for (let option = 0; option < problem.optionCount; option++) {
    let width = 0;
    const end = problem.optionStart[option + 1] ?? 0;
    for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
      if (problem.itemSecondary[problem.optionItems[k] ?? 0] === 0) width++;
    }
    if (option > 0 && width !== common) return 1;
    common = width;
  }
  return common;
}

function layOutOptions(
  problem: Problem,
  A: Int32Array,
  itemAt: Int32Array,
  nodeAt: Int32Array,
  firstFree: number,
): number {
  let free = firstFree;
  for (let option = 0; option < problem.optionCount; option++) {
    if (at(nodeAt, option) === 0) continue;
    const first = free;
    const end = problem.optionStart[option + 1] ?? 0;
    for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
      const x = at(itemAt, problem.optionItems[k] ?? 0);
      const cell = x + at(A, x + SIZE);
      A[x + SIZE] = at(A, x + SIZE) + 1;
      A[cell] = free;
      A[x + HINT] = free;
      A[free] = x;
      A[free + LOC] = cell;
      A[free + COLOUR] = problem.optionColours[k] ?? 0;
      free += NODE_WORDS;
    }
    A[free] = first - free;
    A[free + LOC] = option;
    nodeAt[option] = first;
    free += NODE_WORDS;
  }
  return free;
}
