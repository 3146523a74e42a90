/** Properties of a search that runs in a memory of its own: its bytes, its size, its neighbours. */
import {
  countSolutions,
  createProblemBuilder,
  type ItemId,
  type OptionId,
  type Problem,
  type Search,
  search,
  solveAll,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { bytesInHex } from "../../packages/engine/src/generated/dance-wasm.js";
import { bytesInHex as kernelInHex } from "../../packages/engine/src/generated/kernel-wasm.js";
import { compile } from "../../scripts/compiled-modules.mjs";
import { dominatingQueens, dominoes, langford, latin, pentominoes, queens, sudoku } from "./families.js";

/** As Knuth counts them: one for each item, for each entry of an option, and for the spacer after it. */
function nodesOf(problem: Problem): number {
  return problem.itemCount + problem.optionItems.length + problem.optionCount;
}

function inTurns(searches: readonly Search[], stride: number): OptionId[][][] {
  const found: OptionId[][][] = searches.map(() => []);
  while (searches.some((run) => run.state === "running")) {
    searches.forEach((run, k) => {
      run.step(stride);
      found[k]?.push(...run.next());
    });
  }
  return found;
}

describe("the compiled search", () => {
  it("is what its sources compile to", () => {
    expect(bytesInHex).toBe(compile("dance").toString("hex"));
    expect(kernelInHex).toBe(compile("kernel").toString("hex"));
  });

  it.each<[string, Problem]>([
    ["queens", queens(20)],
    ["Langford", langford(12)],
    ["pentominoes", pentominoes(6, 10)],
    ["Sudoku", sudoku()],
    ["Latin squares", latin(6)],
    ["dominoes", dominoes(12, 12)],
    ["queens that dominate", dominatingQueens(8, 5)],
  ])("takes at most 20 bytes a node: %s", (_, problem) => {
    expect(search(problem, { strategy: "dance" }).stats().bytes / nodesOf(problem)).toBeLessThan(20);
  });

  it("keeps searches apart that run at the same time, and memory that is lent again", () => {
    const problems = [langford(7), queens(6), dominatingQueens(5, 3), dominoes(4, 4), queens(7), langford(4)];
    const alone = problems.map((problem) => solveAll(problem, { strategy: "dance" }).solutions);
    for (let round = 0; round < 3; round++) {
      const searches = problems.map((problem) => search(problem, { strategy: "dance" }));
      expect(inTurns(searches, 7 + round)).toEqual(alone);
    }
  });

  it("begins a search within an event of another", () => {
    const inner: bigint[] = [];
    const onEvent = (): void => {
      if (inner.length < 20) inner.push(countSolutions(langford(4)) ?? -1n);
    };
    const outer = search(queens(6), { strategy: "dance", onEvent });
    while (outer.step(3) === "running");
    expect(outer.count()).toBe(4n);
    expect(new Set(inner)).toEqual(new Set([2n]));
  });

  it("gives the same at every size of slice", () => {
    const problem = langford(7);
    const whole = solveAll(problem, { strategy: "dance" });
    for (let stride = 1; stride <= 60; stride++) {
      const run = search(problem, { strategy: "dance" });
      expect(inTurns([run], stride)[0]).toEqual(whole.solutions);
      expect(run.stats()).toEqual(whole.stats);
    }
  });

  it("stops after exactly ten million nodes", () => {
    const run = search(dominoes(8, 8), { strategy: "dance", countOnly: true, nodeLimit: 10_000_000 });
    while (run.step(1e9) === "running");
    expect([run.limitedBy, run.stats().nodes]).toEqual(["nodes", 10_000_000]);
  });

  it("holds a problem of ten million nodes", () => {
    const b = createProblemBuilder();
    const width = 10;
    const groups = [0, 1, 2, 3].map(() => Array.from({ length: width }, () => b.primary()));
    const entries: ItemId[] = [];
    for (let k = 0; k < 2_000_000; k++) {
      groups.forEach((group, g) => {
        entries[g] = group[Math.floor(k / width ** g) % width] ?? (0 as ItemId);
      });
      b.option(entries);
    }
    const problem = b.build();
    expect(nodesOf(problem)).toBeGreaterThan(10_000_000);
    const run = search(problem, { strategy: "dance", limit: 1 });
    while (run.step(1e6) === "running");
    expect([run.count(), run.stats().depth]).toEqual([1n, width]);
  });
});
