import type { Problem } from "./problem.js";

/** The key of the answer that a user sees in a solution: equal for two solutions if and only if they are one answer. */
export function answerKey(problem: Problem, solution: readonly number[]): string {
  if (problem.visible.length === 0) return solution.toSorted((a, b) => a - b).join();
  const { atoms } = problem;
  const chosen = new Set(solution);
  const colours = new Set<string>();
  for (const o of solution) {
    for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
      colours.add(`${problem.optionItems[k]}:${problem.optionColours[k]}`);
    }
  }
  let key = "";
  for (const literal of problem.visible) {
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    const holds = item < 0 ? chosen.has(value) : colours.has(`${item}:${value}`);
    key += holds ? "1" : "0";
  }
  return key;
}
