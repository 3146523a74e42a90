/** Problems in the forms of other solvers have the answers of the problem: those that trying all sets of options finds are those of what is written, read back and searched. */
import { type Problem, search } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { bruteForce, seen } from "../kernel/brute-force.js";
import { KINDS, randomProblem } from "../kernel/random-problem.js";
import { someSeeds } from "../support/sampled.js";
import { readDimacs, readOpb } from "./read-back.js";
import { textOf } from "./text-of.js";

/** For each answer, the chosen ones of the first options; a problem that is read back has two options for each variable. */
function answersOf(problem: Problem, optionCount: number): string[] {
  const run = search(problem, { strategy: "learn" });
  const found: string[] = [];
  for (let state = "running"; state === "running"; ) {
    state = run.step(1000);
    for (const solution of run.next()) {
      const chosen = solution.flatMap((option) => (option % 2 === 0 ? [option / 2] : []));
      found.push(
        chosen
          .filter((option) => option < optionCount)
          .sort((a, b) => a - b)
          .join(),
      );
    }
  }
  return found.sort();
}

describe.each(KINDS)("rows and %s", (kind) => {
  it.each([
    ["opb", readOpb],
    ["dimacs", readDimacs],
  ] as const)("as %s have the answers that they had", (format, read) => {
    for (const seed of someSeeds(100)) {
      const problem = randomProblem(seed, kind);
      const solutions = bruteForce(problem);
      const found = answersOf(read(textOf(problem, format)), problem.optionCount);
      if (problem.visible.length === 0)
        expect(found, `seed ${seed}`).toEqual(solutions.map((solution) => seen(problem, solution)).sort());
      expect(found.length, `seed ${seed}`).toBe(new Set(solutions.map((s) => seen(problem, s))).size);
    }
  });
});
