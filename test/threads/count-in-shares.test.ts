/** A diagram counted in shares, against the naive solver, known counts, and the diagram as a whole. */
import {
  countInShares,
  countSolutions,
  type PartRequest,
  type PartsTask,
  type PartThread,
  type Problem,
  partWork,
} from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dominoes, latin, loops, pentominoes, queens } from "../engine/families.js";
import { naiveSolutions } from "../engine/naive.js";
import { randomProblem } from "../engine/random-problem.js";
import { randomProblem as randomWithRows } from "../kernel/random-problem.js";
import { someRuns } from "../support/sampled.js";

/** In this thread. Requests and answers are copied as between threads; `fails` says which request ends it. */
function inThisThread(
  problem: Problem,
  options: Partial<PartsTask> = {},
  fails = (_: PartRequest) => false,
): PartThread {
  const work = partWork({ problem, strategy: "auto", countOnly: true, limit: 0, diagram: false, ...options });
  return {
    ask: async (request) => {
      if (fails(request)) throw new Error("it ended");
      return structuredClone(work(structuredClone(request)));
    },
    end: async () => {},
  };
}

const inShares = (threads: readonly PartThread[], goesOn = () => true) =>
  countInShares(threads, { onlyIfSmall: false, goesOn });

const countBy = async (problem: Problem, shares: number): Promise<bigint | undefined> => {
  const run = await inShares(Array.from({ length: shares }, () => inThisThread(problem)));
  return run?.count;
};

describe("a diagram in shares", () => {
  test.each<[string, Problem, bigint]>([
    ["dominoes 8x8", dominoes(8, 8), 12988816n],
    ["dominoes 12x12", dominoes(12, 12), 53060477521960000n],
    ["Latin squares 5", latin(5), 161280n],
    ["queens 8", queens(8), 92n],
    ["loops on 5x5", loops(5, 5), 1222363n],
  ])("%s", async (_, problem, count) => {
    for (const shares of [1, 2, 3, 7]) expect(await countBy(problem, shares)).toBe(count);
  });

  test("random problems as the naive solver counts them", async () => {
    let known = 0;
    await fc.assert(
      fc.asyncProperty(randomProblem, fc.integer({ min: 1, max: 4 }), async (problem, shares) => {
        const count = await countBy(problem, shares);
        if (count === undefined) return;
        known++;
        expect(count).toBe(BigInt(naiveSolutions(problem).length));
      }),
      { numRuns: someRuns(1000) },
    );
    expect(known).toBeGreaterThan(someRuns(200));
  });

  test("random problems with rows and graphs as the whole diagram counts them", async () => {
    let some = 0;
    for (const kind of ["none", "loop", "paths", "connected", "acyclic"] as const) {
      for (let seed = 1; seed <= someRuns(100); seed++) {
        const problem = randomWithRows(seed, kind);
        const count = await countBy(problem, 1 + (seed % 4));
        if (count === undefined) continue;
        if (count > 0n) some++;
        expect([kind, seed, count]).toEqual([kind, seed, countSolutions(problem)]);
      }
    }
    expect(some).toBeGreaterThan(someRuns(10));
  });

  test("is not begun where only a small one is wanted", async () => {
    const begun: number[] = [];
    for (const problem of [dominoes(10, 10), latin(6), queens(12), pentominoes(6, 10)]) {
      const asked: PartRequest[] = [];
      const thread = inThisThread(problem);
      const ask = async (request: PartRequest) => {
        asked.push(request);
        return thread.ask(request);
      };
      const run = await countInShares([{ ...thread, ask }], { onlyIfSmall: true, goesOn: () => true });
      begun.push(asked.length);
      expect(run === undefined).toBe(asked.length === 1);
    }
    expect(begun.map((times) => times > 1)).toEqual([true, false, false, false]);
  });

  test("does the same work as the whole, and shares it out evenly", async () => {
    const [whole, both] = await Promise.all(
      [1, 2].map((shares) => inShares(Array.from({ length: shares }, () => inThisThread(dominoes(12, 12))))),
    );
    expect([both?.nodes, both?.updates]).toEqual([whole?.nodes, whole?.updates]);
    const begun: number[] = [];
    const threads = [0, 1].map((own) => {
      const thread = inThisThread(dominoes(12, 12));
      return {
        ...thread,
        ask: async (request: PartRequest) => {
          const answer = await thread.ask(request);
          begun[own] = answer.nodes;
          return answer;
        },
      };
    });
    await inShares(threads);
    const [first = 0, second = 0] = begun;
    expect(Math.abs(first - second) / (first + second)).toBeLessThan(0.05);
  });

  test.each<[string, readonly PartThread[], () => boolean]>([
    ["where a thread ends", [inThisThread(latin(5)), inThisThread(latin(5), {}, () => true)], () => true],
    [
      "where a thread ends later",
      [
        inThisThread(latin(5)),
        inThisThread(latin(5), {}, (asked) => "share" in asked && JSON.stringify(asked).includes("handed")),
      ],
      () => true,
    ],
    [
      "where it takes too much memory",
      [0, 1].map(() => inThisThread(latin(5), { memoryBytes: 2 ** 16 })),
      () => true,
    ],
    ["where it takes too long", [0, 1].map(() => inThisThread(latin(5))), () => false],
    ["where its states hardly meet", [0, 1].map(() => inThisThread(queens(12))), () => true],
  ])("is given up %s", async (_, threads, goesOn) => {
    expect(await inShares(threads, goesOn)).toBeUndefined();
  });
});
