/** Lays a problem out as an arena of masks: `mask-arena.ts` says what stands where. O(entries), the length of the masks, and, for secondary items, entries times colours. */

import { addTo } from "../maps.js";
import type { Problem } from "../problem.js";
import {
  CELL_BYTES,
  CHOICE_END,
  CHOICE_MAX,
  CHOICES,
  EXACT_END,
  EXACT_LIST,
  FORCE_END,
  FORCE_STACK,
  FRAME_END,
  FRAMES,
  ITEM_ID,
  NODES,
  POS,
  REGISTER_BYTES,
  SOLUTIONS,
  STEP,
  STEP_FORWARD,
  UPDATES,
  WIDTH,
} from "./arena.js";
import {
  BLOCK_BYTES,
  CLASHES,
  F_SET,
  M_BITS,
  M_FROM,
  M_UNTIL,
  OPTIONS,
  OUT,
  OUT_END,
  OUT_LIMIT,
  OUT_MOST,
  SET_BYTES,
} from "./mask-arena.js";
import { type MaskSize, recordBytes } from "./mask-measure.js";
import { setWord, wordAt } from "./words.js";

/** Where records stand; those of EXACT items first. */
export type MaskLayout = Int32Array;

/** Pre: `size` is `measureMasks(problem)`, and W, whatever it holds, has as many bytes. `beginMasks` writes the parts that a search changes. */
export function layOutMasks(problem: Problem, size: MaskSize, W: Int32Array): MaskLayout {
  W.fill(0, 0, size.bytes >> 2);
  const setBytes = size.blocks * BLOCK_BYTES;
  setWord(W, WIDTH, size.commonWidth);
  setWord(W, SET_BYTES, setBytes);
  let free = (REGISTER_BYTES + BLOCK_BYTES - 1) & -BLOCK_BYTES;
  const region = (register: number, bytes: number): void => {
    setWord(W, register, free);
    free += bytes;
  };
  const recordAt = new Int32Array(size.records.length);
  size.records.forEach(({ item }, r) => {
    recordAt[r] = free;
    setWord(W, free + ITEM_ID, item);
    setWord(W, free + M_FROM, (size.from[item] ?? 0) * BLOCK_BYTES);
    setWord(W, free + M_UNTIL, (size.until[item] ?? 0) * BLOCK_BYTES);
    free += recordBytes(item, size.from, size.until);
  });
  setWord(W, CLASHES, recordAt[size.exact] ?? free);
  fillMasks(problem, size, W, recordAt);
  region(FRAMES, (size.levels + 2) * (F_SET + setBytes));
  region(EXACT_LIST, size.exact * CELL_BYTES);
  region(FORCE_STACK, (size.exact + 1) * CELL_BYTES);
  region(CHOICES, size.levels * CELL_BYTES);
  region(OUT, size.outBytes);
  setWord(W, OUT_LIMIT, free);
  setWord(W, OUT_MOST, (size.levels + 1) * CELL_BYTES);
  region(OPTIONS, problem.optionCount * CELL_BYTES);
  const options = wordAt(W, OPTIONS) >> 2;
  for (let option = 0; option < problem.optionCount; option++) {
    W[options + option] = free;
    let at = free >> 2;
    const end = problem.optionStart[option + 1] ?? 0;
    for (let k = problem.optionStart[option] ?? 0; k < end; k++)
      W[at++] = recordAt[size.recordOfEntry[k] ?? 0] ?? 0;
    free = (at << 2) + CELL_BYTES;
  }
  return recordAt;
}

function fillMasks(problem: Problem, size: MaskSize, W: Int32Array, recordAt: Int32Array): void {
  const clashesOf = new Map<number, number[]>();
  size.records.forEach(({ item }, r) => {
    if (r < size.exact) return;
    addTo(clashesOf, item, r);
  });
  /** For each record, the word of its mask where option 0 is or would be. */
  const bitsAt = recordAt.map((at) => (at + M_BITS - wordAt(W, at + M_FROM)) >> 2);
  for (let option = 0; option < problem.optionCount; option++) {
    const end = problem.optionStart[option + 1] ?? 0;
    const word = option >> 5;
    const bit = 1 << (option & 31);
    for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
      const own = size.recordOfEntry[k] ?? 0;
      if (own < size.exact) {
        const at = (bitsAt[own] ?? 0) + word;
        W[at] = (W[at] ?? 0) | bit;
        continue;
      }
      const agrees = problem.optionColours[k] !== 0;
      for (const record of clashesOf.get(problem.optionItems[k] ?? 0) ?? []) {
        if (record === own && agrees) continue;
        const at = (bitsAt[record] ?? 0) + word;
        W[at] = (W[at] ?? 0) | bit;
      }
    }
  }
}

/** The state at the beginning of a search: all items are active, all options left, nothing is chosen. */
export function beginMasks(problem: Problem, size: MaskSize, W: Int32Array, layout: MaskLayout): void {
  const list = wordAt(W, EXACT_LIST);
  for (let k = 0; k < size.exact; k++) {
    const place = list + k * CELL_BYTES;
    setWord(W, place, layout[k] ?? 0);
    setWord(W, (layout[k] ?? 0) + POS, place);
  }
  setWord(W, EXACT_END, list + size.exact * CELL_BYTES);
  const frame = wordAt(W, FRAMES);
  const options = (frame + F_SET) >> 2;
  const whole = problem.optionCount >> 5;
  W.fill(0, options, options + size.blocks * (BLOCK_BYTES >> 2));
  W.fill(-1, options, options + whole);
  W[options + whole] = (1 << (problem.optionCount & 31)) - 1;
  setWord(W, FRAME_END, frame);
  setWord(W, FORCE_END, wordAt(W, FORCE_STACK));
  setWord(W, CHOICE_END, wordAt(W, CHOICES));
  setWord(W, CHOICE_MAX, wordAt(W, CHOICES));
  setWord(W, OUT_END, wordAt(W, OUT));
  setWord(W, STEP, STEP_FORWARD);
  for (const counter of [NODES, UPDATES, SOLUTIONS]) setWord(W, counter, 0);
}
