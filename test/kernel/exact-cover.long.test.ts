/** The kernel on plain exact covers: the same counts as `dance`. */
import { countSolutions, type Problem, type Strategy, search } from "@ecp/engine";
import { test as property } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { dominatingQueens, langford, queens } from "../engine/families.js";
import { randomProblem } from "../engine/random-problem.js";
import { someRuns } from "../support/sampled.js";

function solutions(problem: Problem, strategy: Strategy): string[] {
  const run = search(problem, { strategy });
  const found: number[][] = [];
  while (run.step(50) === "running") found.push(...run.next());
  found.push(...run.next());
  return found.map((s) => s.toSorted((a, b) => a - b).join()).sort();
}

property.prop([randomProblem], { numRuns: someRuns(1500) })(
  "dance, walk and learn find the same sets of options",
  (problem) => {
    const expected = solutions(problem, "dance");
    expect(solutions(problem, "walk")).toEqual(expected);
    expect(solutions(problem, "learn")).toEqual(expected);
  },
);

describe.each(["walk", "learn"] as const)("%s counts", (strategy) => {
  it.each([
    ["queens 6", queens(6), 4n],
    ["queens 8", queens(8), 92n],
    ["Langford 7", langford(7), 52n],
  ])("%s", (_, problem, count) => {
    expect(countSolutions(problem, { strategy })).toBe(count);
  });
});

it("walk counts covers with multiplicities: 4 queens that dominate 7x7", () => {
  expect(countSolutions(dominatingQueens(7, 4), { strategy: "walk" })).toBe(86n);
});
