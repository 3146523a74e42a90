import type { OptionId } from "../problem.js";
import {
  CELL_BYTES,
  CHOICE_END,
  CHOICES,
  EXACT_END,
  FIRST_MULTI,
  FIRST_SECOND,
  LOC,
  MULTI_END,
  NODE_BYTES,
  POS,
  SIZE,
} from "./arena.js";
import { wordAt } from "./words.js";

/** The number of the option that a node belongs to. */
export function optionOfNode(W: Int32Array, node: number): OptionId {
  let n = node >> 2;
  while ((W[n] ?? 0) > 0) n += NODE_BYTES >> 2;
  return (W[n + (LOC >> 2)] ?? 0) as OptionId;
}

/** The options chosen, in the order of choice. */
export function chosenOptions(W: Int32Array): OptionId[] {
  const from = wordAt(W, CHOICES) >> 2;
  const length = (wordAt(W, CHOICE_END) >> 2) - from;
  const options = new Array<OptionId>(length);
  for (let k = 0; k < length; k++) options[k] = optionOfNode(W, W[from + k] ?? 0);
  return options;
}

/** Whether the option with this first node was chosen by way of it. */
export function isChosen(W: Int32Array, node: number): boolean {
  const end = wordAt(W, CHOICE_END);
  for (let choice = wordAt(W, CHOICES); choice < end; choice += CELL_BYTES) {
    if (wordAt(W, choice) === node) return true;
  }
  return false;
}

/**
 * Whether an option can still be chosen: all its primary items are active, and it is in their sets. (An option that a
 * purified item has ruled out is gone from the sets of its primary items, of which it has one at least.)
 */
export function isLive(W: Int32Array, node: number): boolean {
  const second = wordAt(W, FIRST_SECOND);
  const multi = wordAt(W, FIRST_MULTI);
  for (let n = node; wordAt(W, n) > 0; n += NODE_BYTES) {
    const x = wordAt(W, n);
    if (x >= second) continue;
    if (wordAt(W, x + POS) >= wordAt(W, x < multi ? EXACT_END : MULTI_END)) return false;
    if (wordAt(W, n + LOC) >= x + wordAt(W, x + SIZE)) return false;
  }
  return true;
}
