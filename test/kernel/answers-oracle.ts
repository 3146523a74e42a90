/** An oracle for debug runs, from all the solutions of a problem: a clause that excludes one of them is wrong. */
import type { Oracle, Problem, Translation } from "@ecp/engine";
import { isTrue } from "./brute-force.js";

/** The value of every kernel variable in a solution, from the options, and from the definitions of colours. */
function valuesOf(
  problem: Problem,
  translation: Translation,
  solution: readonly number[],
): Map<number, boolean> {
  const chosen = new Set(solution);
  const values = new Map<number, boolean>([[0, true]]);
  const set = (literal: number, value: boolean): void => {
    values.set(literal >> 1, value !== ((literal & 1) === 1));
  };
  translation.optionLiteral.forEach((literal, option) => {
    set(literal, chosen.has(option));
  });
  for (let atom = 0; atom < problem.atoms.count; atom++) {
    set(translation.literal(2 * atom), isTrue(problem, chosen, 2 * atom));
  }
  return values;
}

export function answersOracle(
  problem: Problem,
  translation: Translation,
  solutions: readonly (readonly number[])[],
): Oracle {
  let left = solutions.map((s) => valuesOf(problem, translation, s));
  const all = left;
  const check = (
    answers: readonly Map<number, boolean>[],
    literals: ArrayLike<number>,
    source: string,
  ): void => {
    const clause = Array.from(literals);
    for (const values of answers) {
      const satisfied = clause.some((literal) => {
        const value = values.get(literal >> 1);
        // A colour that no atom names has no known value: such a clause says nothing here.
        return value === undefined || value !== ((literal & 1) === 1);
      });
      if (!satisfied) throw new Error(`clause ${clause.join(" ")} of ${source} excludes an answer`);
    }
  };
  return {
    implied: (clause, source) => check(all, clause, source),
    learned: (clause) => check(left, clause, "learning"),
    reported: (value) => {
      const kept = (values: Map<number, boolean>): boolean =>
        [...translation.visible].some((literal) => values.get(literal >> 1) !== value(literal & ~1));
      left = left.filter(kept);
    },
  };
}
