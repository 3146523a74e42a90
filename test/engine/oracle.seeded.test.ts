import { countSolutions, type OptionId, prepare, type Search, search, solveAll } from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someRuns } from "../support/sampled.js";
import { naiveSolutions } from "./naive.js";
import { denseProblem, randomProblem } from "./random-problem.js";

const RUNS = { numRuns: someRuns(4000) };

/** Solutions in an order and form of their own. */
function sorted(solutions: readonly (readonly OptionId[])[]): string[] {
  return solutions.map((s) => [...s].sort((a, b) => a - b).join(" ")).sort();
}

function expected(problem: Parameters<typeof naiveSolutions>[0]): string[] {
  return naiveSolutions(problem)
    .map((s) => s.join(" "))
    .sort();
}

function drain(run: Search, stride: number): OptionId[][] {
  const found: OptionId[][] = [];
  let state = run.step(stride);
  for (;;) {
    found.push(...run.next());
    if (state !== "running") return found;
    state = run.step(stride);
  }
}

describe("dance against the naive solver", () => {
  it("finds the same solutions, each once", () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        expect(sorted(solveAll(problem).solutions)).toEqual(expected(problem));
      }),
      RUNS,
    );
  });

  it("counts them", () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const counted = search(problem, { strategy: "dance", countOnly: true });
        while (counted.step(3) === "running");
        expect(counted.count()).toBe(BigInt(naiveSolutions(problem).length));
        expect(countSolutions(problem)).toBe(counted.count());
        const listed = solveAll(problem).stats;
        expect(counted.stats()).toMatchObject({ nodes: listed.nodes, depth: listed.depth });
      }),
      RUNS,
    );
  });

  it("finds the same in the same order, whether stopped after every node or not", () => {
    fc.assert(
      fc.property(randomProblem, fc.integer({ min: 1, max: 3 }), (problem, stride) => {
        const whole = search(problem);
        const pieces = search(problem);
        expect(drain(pieces, stride)).toEqual(drain(whole, 1e9));
        expect(pieces.stats()).toEqual(whole.stats());
      }),
      RUNS,
    );
  });

  it("finds and counts the same where sets are large", () => {
    fc.assert(
      fc.property(denseProblem, fc.integer({ min: 1, max: 3 }), (problem, stride) => {
        const listed = drain(search(problem), stride);
        expect(sorted(listed)).toEqual(expected(problem));
        expect(countSolutions(problem)).toBe(BigInt(listed.length));
      }),
      { numRuns: someRuns(500) },
    );
  });

  it("is the same when prepared, however often", () => {
    fc.assert(
      fc.property(randomProblem, (problem) => {
        const prepared = prepare(problem);
        const first = solveAll(problem).solutions;
        expect(drain(prepared.search(), 1e9)).toEqual(first);
        prepared.search({ limit: 1 }).step(1e9);
        expect(drain(prepared.search(), 1e9)).toEqual(first);
      }),
      RUNS,
    );
  });

  it("keeps to what is assumed and forbidden", () => {
    fc.assert(
      fc.property(
        randomProblem,
        fc.array(fc.nat(), { maxLength: 3 }),
        fc.array(fc.nat(), { maxLength: 3 }),
        (problem, a, f) => {
          if (problem.optionCount === 0) return;
          const assume = a.map((o) => (o % problem.optionCount) as OptionId);
          const forbid = f.map((o) => (o % problem.optionCount) as OptionId);
          const wanted = naiveSolutions(problem)
            .filter((s) => assume.every((o) => s.includes(o)) && !forbid.some((o) => s.includes(o)))
            .map((s) => s.join(" "))
            .sort();
          expect(sorted(solveAll(problem, { assume, forbid }).solutions)).toEqual(wanted);
          expect(sorted(drain(prepare(problem).search({ assume, forbid }), 1))).toEqual(wanted);
        },
      ),
      RUNS,
    );
  });

  it("stops at the limit, counting or not", () => {
    fc.assert(
      fc.property(randomProblem, fc.integer({ min: 1, max: 5 }), (problem, limit) => {
        const all = solveAll(problem).solutions;
        const some = solveAll(problem, { limit, strategy: "dance" });
        expect(some.solutions).toEqual(all.slice(0, limit));
        expect(some.complete).toBe(all.length < limit);
        expect(countSolutions(problem, { limit, strategy: "dance" })).toBe(
          BigInt(Math.min(limit, all.length)),
        );
      }),
      RUNS,
    );
  });
});
