/** One search by several threads: the same answers as with one, in the same order; and no count at all where a part is missing. */

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  countSolutions,
  type Part,
  type PartAnswer,
  type PartThread,
  type Problem,
  partsOf,
  partWork,
  searchParts,
} from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { startPartThread } from "../../packages/cli/src/threads/part-thread.js";
import { dominoes, queens } from "../engine/families.js";
import { builtWorker } from "./worker-file.js";

const task = (problem: Problem, countOnly = true) =>
  ({ problem, strategy: "auto", countOnly, limit: 0 }) as const;

/** Answers in this thread, after so many turns of the event loop. */
function nearThread(problem: Problem, delay: number, countOnly = false): PartThread {
  const work = partWork(task(problem, countOnly));
  return {
    ask: async (request) => {
      for (let k = 0; k < delay; k++) await new Promise((resolve) => setImmediate(resolve));
      return work(request);
    },
    end: async () => {},
  };
}

describe("the order of answers", () => {
  test.each([[[0]], [[0, 3]], [[5, 0, 1]]])("does not depend on the threads: delays %j", async (delays) => {
    const problem = queens(8);
    const parts = partsOf(problem, 20);
    const found: string[] = [];
    const take = (solution: readonly number[]): boolean => found.push(solution.join(" ")) > 0;
    const run = await searchParts(
      parts,
      delays.map((delay) => nearThread(problem, delay)),
      { take },
    );
    const alone = parts.map((begin) => partWork(task(problem, false))({ begin }).solutions);
    expect(found).toEqual(alone.flat().map((solution) => solution.join(" ")));
    expect([run.ending, run.count, found.length]).toEqual(["done", 92n, 92]);
  });

  test("an end that is asked for is no count", async () => {
    const problem = queens(8);
    const seen: number[] = [];
    const run = await searchParts(partsOf(problem, 20), [nearThread(problem, 0), nearThread(problem, 1)], {
      take: () => seen.push(1) < 5,
    });
    expect([run.ending, run.limitedBy, seen.length]).toEqual(["limit", "solutions", 5]);
  });
});

describe("counts", () => {
  const answer = (more: Partial<PartAnswer>): PartAnswer => ({
    ...{ state: "done", limitedBy: undefined, reason: undefined, solutions: [], count: 0n },
    ...{ nodes: 1, updates: 1, strategy: "dance", progress: 1 },
    ...more,
  });
  const three: Part[] = [[], [], []];

  test("are added exactly", async () => {
    const thread: PartThread = { ask: async () => answer({ count: 2n ** 53n + 1n }), end: async () => {} };
    const run = await searchParts(three, [thread, thread], {});
    expect([run.ending, run.count]).toEqual(["done", 3n * (2n ** 53n + 1n)]);
  });

  test("stop above what is enough, and at a limit on memory", async () => {
    const many: PartThread = {
      ask: async () => answer({ state: "running", count: 4n }),
      end: async () => {},
    };
    const run = await searchParts(three, [many, many], { enough: 6n });
    expect([run.ending, run.limitedBy]).toEqual(["limit", "solutions"]);
    const full: PartThread = {
      ask: async () => answer({ state: "limit", limitedBy: "memory" }),
      end: async () => {},
    };
    const stopped = await searchParts(three, [full], {});
    expect([stopped.ending, stopped.limitedBy]).toEqual(["limit", "memory"]);
  });

  test("end at a signal", async () => {
    const slow: PartThread = {
      ask: () =>
        new Promise((resolve) => setTimeout(() => resolve(answer({ state: "running", count: 4n })), 5)),
      end: async () => {},
    };
    const run = await searchParts(three, [slow, slow], { signal: AbortSignal.timeout(50) });
    expect([run.ending, run.count]).toEqual(["stopped", 8n]);
  });
});

describe("threads", () => {
  const { file, built } = builtWorker();

  test.each<[string, Problem, number]>([
    ["queens 8", queens(8), 1],
    ["queens 10", queens(10), 2],
    ["queens 10", queens(10), 3],
    ["more than 2^53", dominoes(12, 12), 2],
  ])("count %s", async (_, problem, count) => {
    const threads = Array.from({ length: count }, () => startPartThread(task(problem), file()));
    const run = await searchParts(partsOf(problem, 12), threads, {});
    await Promise.all(threads.map((thread) => thread.end()));
    expect([run.ending, run.count]).toEqual(["done", countSolutions(problem)]);
  });

  test.each([
    ["before its first answer", 1, queens(12), 16],
    // It takes longer than three answers do, and there is nothing for the other to do.
    ["at work", 3, queens(14), 1],
  ] as const)("one that dies %s: no count", async (_, when, problem, count) => {
    const threads = [startPartThread(task(problem), file()), startPartThread(task(problem), file())];
    let asked = 0;
    const [first, second] = threads;
    if (first === undefined || second === undefined) return;
    const dying: PartThread = {
      ...first,
      ask: (request) => {
        const answered = first.ask(request);
        if (++asked === when) void first.end();
        return answered;
      },
    };
    const run = await searchParts(partsOf(problem, count), [dying, second], {});
    await Promise.all(threads.map((thread) => thread.end()));
    expect(run.ending).toBe("limit");
    expect(run.reason).toContain("a thread ended before its part was searched");
  });

  test("one that cannot begin: no count", async () => {
    built().file("broken.mjs", "process.exit(1);");
    const broken = startPartThread(task(queens(8)), pathToFileURL(join(built().folder, "broken.mjs")));
    const run = await searchParts(partsOf(queens(8), 8), [broken], {});
    expect([run.ending, run.count]).toEqual(["limit", 0n]);
  });
});
