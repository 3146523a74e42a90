/**
 * Cuts the solutions of a problem into parts that have none in common and leave none out: each part is what is assumed in it. A part
 * is cut at an item that is covered exactly once, into one part for each option that is left for it; so the parts are the
 * branches at the top of a search tree, for other threads or other machines. Options forced on the way are assumed at once.
 *
 * Where the user does not see everything, several sets of options are one answer: parts are then cut only at items whose options follow from what
 * is seen, so that all sets of one answer are in one part.
 */
import { determinedOptions } from "./choose-strategy.js";
import type { OptionId, Problem } from "./problem.js";

/** The assumptions of a part. */
export type Part = readonly OptionId[];

/** At least so many parts, if the problem can be cut so far; fewer have solutions. Each cut costs O(entries). */
export function partsOf(problem: Problem, atLeast: number): Part[] {
  const mayCut = itemsToCut(problem);
  const whole: Part[] = [];
  let open: Part[] = [[]];
  while (open.length > 0 && open.length + whole.length < atLeast) {
    const next: Part[] = [];
    open.forEach((part, k) => {
      const enough = next.length + open.length - k + whole.length >= atLeast;
      const cut = enough ? [part] : cutOnce(problem, mayCut, part);
      if (cut === undefined) whole.push(part);
      else next.push(...cut);
    });
    open = next;
  }
  return [...whole, ...open];
}

/** By item: 1 if it is covered exactly once, by options that all follow from what is seen. */
function itemsToCut(problem: Problem): Uint8Array {
  const determined = determinedOptions(problem);
  const may = Uint8Array.from({ length: problem.itemCount }, (_, item) =>
    problem.itemSecondary[item] === 0 && problem.itemLo[item] === 1 && problem.itemHi[item] === 1 ? 1 : 0,
  );
  for (let option = 0; option < problem.optionCount; option++) {
    if (determined[option] === 1) continue;
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++)
      may[problem.optionItems[k] ?? 0] = 0;
  }
  return may;
}

/** Returns undefined if there is nothing to cut at: all that is covered exactly once is covered. No part at all if some item cannot be covered. */
function cutOnce(problem: Problem, mayCut: Uint8Array, part: Part): Part[] | undefined {
  const assumed = [...part];
  for (;;) {
    const { item, left } = narrowest(problem, mayCut, assumed);
    if (item < 0) return assumed.length > part.length ? [assumed] : undefined;
    const [only, ...others] = left;
    if (only === undefined) return [];
    if (others.length > 0) return left.map((option) => [...assumed, option]);
    assumed.push(only);
  }
}

/** The item covered exactly once, not covered yet, and forced or fit to be cut at, that the fewest options are left for; -1 if there is none. */
function narrowest(
  problem: Problem,
  mayCut: Uint8Array,
  assumed: readonly OptionId[],
): { item: number; left: OptionId[] } {
  /** -1 while nothing is said; for a secondary item, the colour it has, and 0 if it can have no other option. */
  const state = new Int32Array(problem.itemCount).fill(-1);
  const chosen = new Set<number>(assumed);
  for (const option of assumed) {
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      state[problem.optionItems[k] ?? 0] = problem.optionColours[k] ?? 0;
    }
  }
  const isOnce = (item: number): boolean => problem.itemLo[item] === 1 && problem.itemHi[item] === 1;
  const isLeft = (option: number): boolean => {
    if (chosen.has(option)) return false;
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const item = problem.optionItems[k] ?? 0;
      const present = state[item] ?? -1;
      if (problem.itemSecondary[item] === 0) {
        if (problem.itemHi[item] === 0 || (present >= 0 && isOnce(item))) return false;
      } else if (present === 0 || (present > 0 && present !== problem.optionColours[k])) return false;
    }
    return true;
  };
  const counts = new Int32Array(problem.itemCount);
  const options: OptionId[] = [];
  for (let option = 0; option < problem.optionCount; option++) {
    if (!isLeft(option)) continue;
    options.push(option as OptionId);
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const item = problem.optionItems[k] ?? 0;
      counts[item] = (counts[item] ?? 0) + 1;
    }
  }
  let best = -1;
  for (let item = 0; item < problem.itemCount; item++) {
    if (problem.itemSecondary[item] === 1 || !isOnce(item) || (state[item] ?? -1) >= 0) continue;
    if (mayCut[item] === 0 && (counts[item] ?? 0) > 1) continue;
    if (best < 0 || (counts[item] ?? 0) < (counts[best] ?? 0)) best = item;
  }
  const holds = (option: number): boolean => {
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      if (problem.optionItems[k] === best) return true;
    }
    return false;
  };
  return { item: best, left: best < 0 ? [] : options.filter(holds) };
}
