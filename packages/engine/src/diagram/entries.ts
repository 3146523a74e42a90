/** The items and colours that options hold, and sums over them. */
import type { Problem } from "../problem.js";

/** Sum of `weight` over the chosen options and the colours given is in lo … hi. */
export interface Sum {
  readonly lo: number;
  readonly hi: number;
  readonly ofOption: ReadonlyMap<number, number>;
  /** Keys are `colourKey(item, colour)`. */
  readonly ofColour: ReadonlyMap<string, number>;
}

export function colourKey(item: number, colour: number): string {
  return `${item}:${colour}`;
}

export function isExact(problem: Problem, item: number): boolean {
  return problem.itemSecondary[item] === 0 && problem.itemLo[item] === 1 && problem.itemHi[item] === 1;
}

/** The entries of an option: calls `visit` with each item and its colour. */
export function forEntries(
  problem: Problem,
  option: number,
  visit: (item: number, colour: number) => void,
): void {
  const end = problem.optionStart[option + 1] ?? 0;
  for (let k = problem.optionStart[option] ?? 0; k < end; k++) {
    visit(problem.optionItems[k] ?? 0, problem.optionColours[k] ?? 0);
  }
}
