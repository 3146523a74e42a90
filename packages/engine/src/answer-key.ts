import type { Problem } from "./problem.js";

/** The key of the answer that a user sees in a solution: equal for two solutions if and only if they are one answer. */
export function answerKey(problem: Problem, solution: readonly number[]): string {
  if (problem.visible.length === 0) return solution.toSorted((a, b) => a - b).join();
  const holds = truthIn(problem, solution);
  let key = "";
  for (const literal of problem.visible) key += holds(literal & ~1) ? "1" : "0";
  return key;
}

/** The sum of the problem's objective in a solution; 0 without an objective. */
export function worthOf(problem: Problem, solution: readonly number[]): number {
  const { literals, weights } = problem.objective ?? { literals: [], weights: [] };
  const holds = truthIn(problem, solution);
  let sum = 0;
  for (let i = 0; i < literals.length; i++) if (holds(literals[i] ?? 0)) sum += weights[i] ?? 0;
  return sum;
}

/** Whether a literal holds in a solution. */
function truthIn(problem: Problem, solution: readonly number[]): (literal: number) => boolean {
  const { atoms } = problem;
  const chosen = new Set(solution);
  const colours = new Set<string>();
  for (const o of solution) {
    for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
      colours.add(`${problem.optionItems[k]}:${problem.optionColours[k]}`);
    }
  }
  return (literal) => {
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    return (item < 0 ? chosen.has(value) : colours.has(`${item}:${value}`)) !== ((literal & 1) === 1);
  };
}
