import { isPure, readKnuth, search, toPureExactCover, writeKnuth } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { grid, loopProblem } from "./boards.js";
import { bruteForce } from "./brute-force.js";
import { KINDS, randomProblem } from "./random-problem.js";

const PROBLEMS = Number(process.env.ECP_PROBLEMS ?? 40);

function danceAll(problem: Parameters<typeof search>[0]): number[][] {
  const run = search(problem, { strategy: "dance" });
  const found: number[][] = [];
  while (run.step(100_000) === "running") found.push(...run.next());
  found.push(...run.next());
  return found;
}

const order = (solutions: readonly (readonly number[])[]): string[] =>
  solutions.map((s) => [...s].sort((a, b) => a - b).join()).sort();

describe.each(KINDS)("plain exact cover of rows and %s", (kind) => {
  it("has the same solutions, each once", () => {
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = randomProblem(seed, kind);
      const pure = toPureExactCover(problem);
      expect(isPure(pure)).toBe(true);
      const found = danceAll(pure).map((s) => s.filter((o) => o < problem.optionCount));
      expect(order(found), `seed ${seed}, ${kind}`).toEqual(order(bruteForce(problem)));
    }
  });
});

it("can be written in Knuth's format, and counted by whoever reads it", () => {
  const pure = toPureExactCover(loopProblem(grid(3, 3)));
  const reading = readKnuth(writeKnuth(pure));
  expect(reading.problem).toBeDefined();
  if (reading.problem !== undefined) expect(danceAll(reading.problem).length).toBe(13);
});
