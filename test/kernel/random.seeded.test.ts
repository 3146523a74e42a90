import { kernelStrategy, type OptionId, type Problem, type Search } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { someSeeds } from "../support/sampled.js";
import { answersOracle } from "./answers-oracle.js";
import { bruteForce, holds, seen } from "./brute-force.js";
import { KINDS, randomFrom, randomProblem } from "./random-problem.js";

/** How many known answers each explanation is checked against. */
const ORACLE_ANSWERS = 20;

function answers(problem: Problem, solutions: Iterable<readonly OptionId[]>): string[] {
  return [...solutions].map((s) => seen(problem, s)).sort();
}

/** Runs in slices of random length, as a caller that pauses would. */
function runAll(search: Search, seed: number): OptionId[][] {
  const random = randomFrom(seed);
  const found: OptionId[][] = [];
  while (search.step(1 + random(20)) === "running") found.push(...search.next());
  found.push(...search.next());
  return found;
}

describe.each(KINDS)("rows and %s on random problems", (kind) => {
  it.each(["learn", "walk"] as const)("%s finds what brute force finds", (strategy) => {
    for (const seed of someSeeds(300, 20)) {
      const problem = randomProblem(seed, kind);
      const solutions = bruteForce(problem);
      const expected = [...new Set(answers(problem, solutions))];
      const sample = solutions.filter((_, i) => i % Math.ceil(solutions.length / ORACLE_ANSWERS) === 0);
      const begin = kernelStrategy(problem, strategy, (t) => answersOracle(problem, t, sample));
      const search = begin({ seed: seed % 3 });
      const found = runAll(search, seed);
      expect(answers(problem, found), `seed ${seed}, ${kind}`).toEqual(expected);
      expect(search.count(), `seed ${seed}`).toBe(BigInt(expected.length));
      for (const solution of found) expect(holds(problem, new Set(solution)), `seed ${seed}`).toBe(true);
    }
  });
});
