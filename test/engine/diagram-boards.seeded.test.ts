/** Diagrams of conditions on graphs with local rules, against trying all, against `learn`, and under bounds of memory. */
import { countSolutions, type Problem, type SearchOptions, search } from "@ecp/engine";
import { describe, expect, it, test } from "vitest";
import { someSeeds } from "../support/sampled.js";
import { boardWithRules, conditions, grid } from "./boards-with-rules.js";

interface Ended {
  readonly state: string;
  readonly count: bigint;
  readonly strategy: string;
  readonly limitedBy: string | undefined;
}

function ended(problem: Problem, options: SearchOptions): Ended {
  const run = search(problem, { ...options, countOnly: true });
  while (run.step(5000) === "running");
  const { state, limitedBy } = run;
  return { state, count: run.count(), strategy: run.stats().strategy, limitedBy };
}

describe.each(conditions)("%s, with random local rules", (condition) => {
  it("counts what trying all, and `learn`, count", () => {
    let some = 0;
    for (const seed of someSeeds(40)) {
      const { problem, answers } = boardWithRules(seed, condition);
      expect([seed, countSolutions(problem, { strategy: "diagram" })]).toEqual([seed, answers]);
      if (seed % 4 === 0 && answers < 500n)
        expect([seed, ended(problem, { strategy: "learn" }).count]).toEqual([seed, answers]);
      if (answers > 0n) some++;
    }
    expect(some).toBeGreaterThan(0);
  });

  it("counts the same under any bound of memory, or nothing", () => {
    const seen = new Set<string>();
    for (const seed of someSeeds(10)) {
      const { problem, answers } = boardWithRules(seed, condition);
      for (const memoryBytes of [2_000, 6_000, 20_000, 200_000]) {
        const { state, count, limitedBy } = ended(problem, { strategy: "diagram", memoryBytes });
        seen.add(state);
        if (state === "done") expect([seed, memoryBytes, count]).toEqual([seed, memoryBytes, answers]);
        else expect([seed, limitedBy]).toEqual([seed, "memory"]);
      }
    }
    expect(seen).toContain("done");
  });
});

test.each([
  ["paths from corner to corner (A007764)", "paths", [2n, 12n, 184n, 8512n, 1262816n]],
  ["spanning trees (A007341)", "spanning", [4n, 192n, 100352n, 557568000n]],
  ["trees of links, one link at least", "tree", [12n]],
] as const)("%s", (_, name, counts) => {
  counts.forEach((count, k) => {
    const n = k + 2;
    expect(countSolutions(grid(n, name), { strategy: "diagram" })).toBe(count);
  });
});

test("connected sets of cells, the empty one among them (A059525)", () => {
  const counts = [2n, 14n, 219n, 11507n, 2301878n, 1732082742n];
  counts.forEach((count, k) => {
    expect(countSolutions(grid(k + 1, "connected"), { strategy: "diagram" })).toBe(count);
  });
});

test("`auto` takes a diagram where that pays, and gives it up where memory does not suffice", () => {
  const paths = grid(7, "paths");
  const whole = ended(paths, {});
  expect([whole.count, whole.strategy]).toEqual([575780564n, "diagram"]);
  const small = grid(5, "paths");
  const without = ended(small, { memoryBytes: 60_000 });
  expect([without.count, without.state]).toEqual([8512n, "done"]);
});
