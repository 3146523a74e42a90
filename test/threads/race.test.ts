/** Searches of one problem that race each other: what is said does not depend on who wins, and a racer that dies takes nothing with it. */
import { fixedBy, type PartThread, type Problem, partWork, raceThreads, solveAll } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { startPartThread } from "../../packages/cli/src/threads/part-thread.js";
import { queens } from "../engine/families.js";
import { bruteForce } from "../kernel/brute-force.js";
import { KINDS, randomProblem } from "../kernel/random-problem.js";
import { builtWorker } from "./worker-file.js";

const task = (problem: Problem, seed: number) =>
  ({ problem, strategy: "learn", countOnly: false, limit: 2, seed }) as const;

/** Answers in this thread, after so many turns of the event loop; dies after so many answers. */
function racer(problem: Problem, seed: number, delay: number, dies = Number.POSITIVE_INFINITY): PartThread {
  const work = partWork(task(problem, seed));
  let answers = 0;
  return {
    ask: async (request) => {
      for (let k = 0; k < delay; k++) await new Promise((resolve) => setImmediate(resolve));
      if (answers++ >= dies) throw new Error("it ended");
      return work(request);
    },
    end: async () => {},
  };
}

/** With the visible literals of the problem left out, a solution is its options. */
const plain = (problem: Problem): Problem => ({ ...problem, visible: new Int32Array() });
const key = (options: readonly number[]): string => String([...options].sort((a, b) => a - b));

describe("racers", () => {
  test("say what one search says, whoever is first", async () => {
    const met = new Set<number>();
    for (let seed = 1; seed <= 120; seed++) {
      const whole = plain(randomProblem(seed, KINDS[seed % KINDS.length] ?? "none"));
      const [only = []] = bruteForce(whole);
      // Every third has one solution at most: what is not in the first one is forbidden.
      const forbidden = Int32Array.from({ length: whole.optionCount }, (_, o) =>
        only.some((own) => own === o) ? o : -2,
      );
      const problem = seed % 3 === 0 ? fixedBy(whole, forbidden) : whole;
      const all = new Set(bruteForce(problem).map(key));
      const found: string[] = [];
      const delays = seed % 2 === 0 ? [0, 3, 1] : [2, 0, 4];
      const run = await raceThreads(
        problem,
        delays.map((delay, k) => racer(problem, k, delay, k === seed % 5 ? 0 : undefined)),
        2,
        { take: (solution) => found.push(key(solution)) > 0 },
      );
      met.add(Math.min(2, all.size));
      expect([seed, found.length, Number(run.count)]).toEqual([seed, Math.min(2, all.size), found.length]);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((each) => all.has(each))).toBe(true);
      expect(run.ending).toBe(all.size > 1 ? "limit" : "done");
    }
    expect([...met].sort()).toEqual([0, 1, 2]);
  });

  test("if all die, nothing is said", async () => {
    const problem = queens(8);
    const run = await raceThreads(problem, [racer(problem, 0, 0, 0), racer(problem, 1, 2, 0)], 2, {});
    expect([run.ending, run.count, run.limitedBy]).toEqual(["limit", 0n, undefined]);
    expect(run.reason).toContain("a thread ended before it was done");
  });

  test("a signal ends them", async () => {
    const problem = queens(8);
    const run = await raceThreads(problem, [racer(problem, 0, 5)], 2, { signal: AbortSignal.abort() });
    expect([run.ending, run.count]).toEqual(["stopped", 0n]);
  });

  test("of two answers neither of which proves anything alone, it is known that there are two", async () => {
    const problem = queens(6);
    const [first = [], second = []] = solveAll(problem).solutions;
    const telling = (solution: readonly number[]): PartThread => ({
      ask: async () => ({
        ...{ state: "running", limitedBy: undefined, reason: undefined, count: 1n },
        ...{ nodes: 1, updates: 1, strategy: "learn", progress: 0, solutions: [[...solution]] as never },
      }),
      end: async () => {},
    });
    const run = await raceThreads(problem, [telling(first), telling(second)], 2, {});
    expect([run.ending, run.limitedBy, run.count]).toEqual(["limit", "solutions", 2n]);
  });
});

describe("threads", () => {
  const { file } = builtWorker();

  test("race, and one that is killed leaves the others to it", async () => {
    const problem = queens(10);
    const threads = [1, 2, 3].map((seed) => startPartThread(task(problem, seed), file()));
    void threads[0]?.end();
    const run = await raceThreads(problem, threads, 2, {});
    expect([run.ending, run.limitedBy, run.count]).toEqual(["limit", "solutions", 2n]);
  });
});
