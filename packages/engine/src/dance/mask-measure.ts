/**
 * Decides whether the sets of a problem are best kept as masks, and which options each mask has. O(entries).
 *
 * Masks cost by the word, sparse sets by the option. *Measured*, in time of sparse sets: 0.3 to 0.6 where all options are in one block or two
 * (arrays of queens to 16, pairs of numbers, dominoes 8x8); 0.4 for pentominoes 6x10 and 8x8, whose items have ten options a
 * block; 0.7 for edge-matching squares and pentominoes 10x10, with five to seven; above 1 where there are fewer than four.
 */

import type { Problem } from "../problem.js";
import { DENSE_BLOCK, MASK_BYTES_A_NODE, SHORT_BLOCKS, SOLUTION_BYTES } from "../thresholds.js";
import { CELL_BYTES, REGISTER_BYTES } from "./arena.js";
import { BLOCK_BYTES, F_SET, M_BITS } from "./mask-arena.js";

/** Options of a block. */
const BLOCK = 8 * BLOCK_BYTES;

/** The set that a record is of. */
export interface RecordOf {
  readonly item: number;
  /** EXACT: 0. Else one of the colours of the item, or 0 for those of its options that have none. */
  readonly colour: number;
}

export interface MaskSize {
  readonly bytes: number;
  readonly blocks: number;
  /** EXACT items first. */
  readonly records: readonly RecordOf[];
  readonly exact: number;
  /** For each entry of the problem, its record. */
  readonly recordOfEntry: Int32Array;
  /** The blocks of each item: from the first until before the last. */
  readonly from: Int32Array;
  readonly until: Int32Array;
  /** No solution has more options. */
  readonly levels: number;
  /** The number of EXACT items of each option if it is always the same; else 0. */
  readonly commonWidth: number;
  readonly outBytes: number;
}

/** Returns undefined if masks are not worth it, or cannot be: multiplicities need more than sets. */
export function measureMasks(problem: Problem): MaskSize | undefined {
  const { itemCount, optionCount, optionItems } = problem;
  if (optionCount === 0 || !hasOnlyExact(problem)) return undefined;
  const blocks = Math.ceil(optionCount / BLOCK);
  const { from, until } = blocksOfItems(problem, blocks);
  if (blocks > SHORT_BLOCKS && !isDense(problem, from, until)) return undefined;
  const { records, exact, recordOfEntry, narrowest, widest } = recordsOf(problem);
  const levels = Math.min(Math.floor(exact / narrowest), optionCount) + 1;
  const fixed =
    REGISTER_BYTES +
    BLOCK_BYTES +
    records.reduce((sum, { item }) => sum + recordBytes(item, from, until), 0) +
    (levels + 2) * (F_SET + blocks * BLOCK_BYTES) +
    (2 * exact + 1 + levels + 2 * optionCount + optionItems.length) * CELL_BYTES;
  const most = MASK_BYTES_A_NODE * (itemCount + optionItems.length + optionCount);
  const least = (levels + 1) * CELL_BYTES;
  if (fixed + least > most) return undefined;
  const outBytes = Math.max(least, Math.min(SOLUTION_BYTES, most - fixed - 1) & -CELL_BYTES);
  const commonWidth = narrowest === widest ? widest : 0;
  const bytes = fixed + outBytes;
  return { bytes, blocks, records, exact, recordOfEntry, from, until, levels, commonWidth, outBytes };
}

export function recordBytes(item: number, from: Int32Array, until: Int32Array): number {
  return M_BITS + BLOCK_BYTES * ((until[item] ?? 0) - (from[item] ?? 0));
}

function hasOnlyExact({ itemCount, itemSecondary, itemLo, itemHi }: Problem): boolean {
  for (let item = 0; item < itemCount; item++) {
    if (itemSecondary[item] !== 1 && (itemLo[item] !== 1 || itemHi[item] !== 1)) return false;
  }
  return true;
}

function blocksOfItems(problem: Problem, blocks: number): { from: Int32Array; until: Int32Array } {
  const { itemCount, optionCount, optionItems, optionStart } = problem;
  const isShort = blocks <= SHORT_BLOCKS;
  const from = new Int32Array(itemCount);
  const until = new Int32Array(itemCount).fill(isShort ? blocks : 0);
  for (let option = 0; option < optionCount && !isShort; option++) {
    const block = Math.floor(option / BLOCK);
    const end = optionStart[option + 1] ?? 0;
    for (let k = optionStart[option] ?? 0; k < end; k++) {
      const item = optionItems[k] ?? 0;
      if (until[item] === 0) from[item] = block;
      until[item] = block + 1;
    }
  }
  // An item that no option holds has a mask all the same.
  for (let item = 0; item < itemCount; item++) until[item] ||= 1;
  return { from, until };
}

function isDense({ itemCount, itemSecondary, optionItems }: Problem, from: Int32Array, until: Int32Array) {
  let blocks = 0;
  let entries = 0;
  for (let item = 0; item < itemCount; item++) {
    if (itemSecondary[item] === 0) blocks += (until[item] ?? 0) - (from[item] ?? 0);
  }
  // Not by iterating: code that V8 has not compiled yet is slow at that, and most of it runs once.
  for (let k = 0; k < optionItems.length; k++) if (itemSecondary[optionItems[k] ?? 0] === 0) entries++;
  return entries >= DENSE_BLOCK * blocks;
}

/** Pre: every primary item is EXACT. */
function recordsOf(problem: Problem) {
  const { itemCount, itemSecondary, optionCount, optionColours, optionItems, optionStart } = problem;
  const records: RecordOf[] = [];
  const exactAt = new Int32Array(itemCount).fill(-1);
  for (let item = 0; item < itemCount; item++) {
    if (itemSecondary[item] === 1) continue;
    exactAt[item] = records.length;
    records.push({ item, colour: 0 });
  }
  const exact = records.length;
  const clashAt = new Map<number, Map<number, number>>();
  const recordOfEntry = new Int32Array(optionItems.length);
  let narrowest = Number.POSITIVE_INFINITY;
  let widest = 0;
  for (let option = 0; option < optionCount; option++) {
    let width = 0;
    const end = optionStart[option + 1] ?? 0;
    for (let k = optionStart[option] ?? 0; k < end; k++) {
      const item = optionItems[k] ?? 0;
      const colour = optionColours[k] ?? 0;
      const own = exactAt[item] ?? -1;
      if (own >= 0) {
        width++;
        recordOfEntry[k] = own;
        continue;
      }
      const colours = clashAt.get(item) ?? new Map<number, number>();
      clashAt.set(item, colours);
      const known = colours.get(colour);
      recordOfEntry[k] = known ?? records.length;
      if (known !== undefined) continue;
      colours.set(colour, records.length);
      records.push({ item, colour });
    }
    narrowest = Math.min(narrowest, width);
    widest = Math.max(widest, width);
  }
  return { records, exact, recordOfEntry, narrowest, widest };
}
