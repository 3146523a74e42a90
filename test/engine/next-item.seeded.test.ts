/** Whatever the rule for the next item, a search finds the same. */
import { type NextItem, type Problem, type Search, type SearchOptions, search } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { bruteForce, seen } from "../kernel/brute-force.js";
import { randomProblem as randomWithRows } from "../kernel/random-problem.js";
import { someRuns, someSeeds } from "../support/sampled.js";
import { queens } from "./families.js";
import { naiveSolutions } from "./naive.js";
import { denseProblem, randomProblem } from "./random-problem.js";

const both: readonly NextItem[] = ["first", "fewest"];
const RUNS = { numRuns: someRuns(500) };

function found(problem: Problem, options: SearchOptions): string[] {
  const run = search(problem, options);
  const solutions: string[] = [];
  for (let state = run.state; state === "running"; ) {
    state = run.step(7);
    solutions.push(...run.next().map((each) => [...each].sort((a, b) => a - b).join(" ")));
  }
  return solutions.sort();
}

function ended(problem: Problem, options: SearchOptions): Search {
  const run = search(problem, options);
  while (run.step(1000) === "running");
  return run;
}

describe.each(both)("%s", (nextItem) => {
  it("finds of an exact cover what the naive solver finds, each once", () => {
    fc.assert(
      fc.property(fc.oneof(randomProblem, denseProblem), (problem) => {
        const expected = naiveSolutions(problem)
          .map((each) => each.join(" "))
          .sort();
        expect(found(problem, { strategy: "dance", nextItem })).toEqual(expected);
        const counted = ended(problem, { strategy: "dance", nextItem, countOnly: true });
        expect(counted.count()).toBe(BigInt(expected.length));
      }),
      RUNS,
    );
  });

  it.each(["loop", "connected"] as const)("finds of rows and %s what brute force finds", (kind) => {
    for (const seed of someSeeds(60)) {
      const problem = randomWithRows(seed, kind);
      const expected = [...new Set(bruteForce(problem).map((each) => seen(problem, each)))].sort();
      const walked = search(problem, { strategy: "walk", nextItem });
      const answers: string[] = [];
      for (let state = walked.state; state === "running"; ) {
        state = walked.step(5);
        answers.push(...walked.next().map((each) => seen(problem, each)));
      }
      expect(answers.sort(), `seed ${seed}`).toEqual(expected);
    }
  });
});

test.each(["dance", "walk"] as const)(
  "%s: the fewest options take fewer nodes than the first item",
  (strategy) => {
    const nodes = both.map((nextItem) => ended(queens(8), { strategy, nextItem }).stats().nodes);
    expect(nodes[1]).toBeLessThan(nodes[0] ?? 0);
  },
);

test("strategies with a rule of their own refuse another one", () => {
  for (const strategy of ["auto", "learn", "diagram"] as const)
    expect(() => search(queens(4), { strategy, nextItem: "first" })).toThrow("by its own rule");
  expect(() => search(queens(4), { strategy: "dance", nextItem: "weighted" })).toThrow("no weights");
});
