/** Checks whether options are an answer, by each condition of the problem: nothing that the solver says is trusted. */
import type { Global, Problem } from "@ecp/engine";
import { conditionHolds } from "@ecp/verifier";

/** A condition of the problem, by its number. */
export type BrokenCondition = readonly ["item" | "row" | "global", number];

/** The first condition that does not hold. */
export function brokenBy(problem: Problem, options: Iterable<number>): BrokenCondition | undefined {
  const chosen = new Set(options);
  const colours = coloursOf(problem, chosen);
  if (typeof colours === "number") return ["item", colours];
  const isTrue = (literal: number): boolean => {
    const item = problem.atoms.item[literal >> 1] ?? -1;
    const value = problem.atoms.value[literal >> 1] ?? 0;
    return (item < 0 ? chosen.has(value) : colours[item] === value) !== ((literal & 1) === 1);
  };
  const { rows } = problem;
  for (let row = 0; row < rows.count; row++) {
    let sum = 0;
    for (let k = rows.start[row] ?? 0; k < (rows.start[row + 1] ?? 0); k++)
      if (isTrue(rows.literals[k] ?? 0)) sum += rows.weights[k] ?? 0;
    if (sum < (rows.lo[row] ?? 0) || sum > (rows.hi[row] ?? 0)) return ["row", row];
  }
  const holds = (global: Global): boolean =>
    conditionHolds(global, (index) => isTrue(global.literals[index] ?? 0));
  const broken = problem.globals.findIndex((global) => !holds(global));
  return broken < 0 ? undefined : ["global", broken];
}

/**
 * The colour of each item: -1 if it is not covered, 0 if the option that covers it gives no colour. If an item is not covered as it has to be,
 * that item instead.
 */
function coloursOf(problem: Problem, chosen: ReadonlySet<number>): Int32Array | number {
  const colours = new Int32Array(problem.itemCount).fill(-1);
  const covered = new Int32Array(problem.itemCount);
  for (const option of chosen) {
    for (let k = problem.optionStart[option] ?? 0; k < (problem.optionStart[option + 1] ?? 0); k++) {
      const [item, colour] = [problem.optionItems[k] ?? 0, problem.optionColours[k] ?? 0];
      covered[item] = (covered[item] ?? 0) + 1;
      if (problem.itemSecondary[item] === 0) continue;
      if (covered[item] !== 1 && (colour === 0 || colours[item] !== colour)) return item;
      colours[item] = colour;
    }
  }
  for (let item = 0; item < problem.itemCount; item++) {
    if (problem.itemSecondary[item] === 1) continue;
    const count = covered[item] ?? 0;
    if (count < (problem.itemLo[item] ?? 0) || count > (problem.itemHi[item] ?? 0)) return item;
  }
  return colours;
}
