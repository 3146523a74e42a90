import type { OptionId } from "../problem.js";
import {
  at,
  CHOICES,
  EXACT_END,
  FIRST_MULTI,
  FIRST_SECOND,
  LEVEL,
  LOC,
  MULTI_END,
  NODE_WORDS,
  POS,
  SIZE,
} from "./arena.js";

/** The number of the option that a node belongs to. */
export function optionOfNode(A: Int32Array, node: number): OptionId {
  let n = node;
  while (at(A, n) > 0) n += NODE_WORDS;
  return at(A, n + LOC) as OptionId;
}

/** The options chosen, in the order of choice. */
export function chosenOptions(A: Int32Array): OptionId[] {
  const choices = at(A, CHOICES);
  const level = at(A, LEVEL);
  const options: OptionId[] = [];
  for (let l = 0; l < level; l++) options.push(optionOfNode(A, at(A, choices + l)));
  return options;
}

/**
 * Whether an option can still be chosen: all its primary items are active, and it is in their sets. (An option that a
 * purified item has ruled out is gone from the sets of its primary items, of which it has one at least.)
 */
export function isLive(A: Int32Array, node: number): boolean {
  const second = at(A, FIRST_SECOND);
  const multi = at(A, FIRST_MULTI);
  for (let n = node; at(A, n) > 0; n += NODE_WORDS) {
    const x = at(A, n);
    if (x >= second) continue;
    if (at(A, x + POS) >= at(A, x < multi ? EXACT_END : MULTI_END)) return false;
    if (at(A, n + LOC) >= x + at(A, x + SIZE)) return false;
  }
  return true;
}
