/** Problems with an objective, for brute force. */
import type { Problem } from "@ecp/engine";
import { isTrue } from "./brute-force.js";
import { randomFrom } from "./random-problem.js";

/** Adds a sum of some of the literals, with weights of both signs; a literal may occur several times, also beside its negation. */
export function withObjective(problem: Problem, seed: number): Problem {
  const random = randomFrom(seed + 77);
  const count = problem.atoms.count === 0 ? 0 : random(8);
  const literals = Int32Array.from({ length: count }, () => random(2 * problem.atoms.count));
  return { ...problem, objective: { literals, weights: literals.map(() => random(7) - 3) } };
}

/** The sum of a solution, worked out by hand. */
export function worth(problem: Problem, chosen: readonly number[]): number {
  const { literals, weights } = problem.objective ?? { literals: [], weights: [] };
  const set = new Set(chosen);
  return [...literals].reduce(
    (sum, literal, i) => sum + (isTrue(problem, set, literal) ? (weights[i] ?? 0) : 0),
    0,
  );
}
