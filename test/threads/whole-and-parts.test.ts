import {
  countSolutions,
  countWholeAndParts,
  type PartRequest,
  type PartThread,
  type Problem,
  partsOf,
  partWork,
} from "@ecp/engine";
import { afterEach, describe, expect, test } from "vitest";
import { dominoes, latin, queens } from "../engine/families.js";
import { oneIn } from "../support/sampled.js";

/** The function does not end its threads: what they go on with would take the time of the tests that follow. */
const started: PartThread[] = [];
afterEach(async () => {
  for (const thread of started.splice(0)) await thread.end();
});

/** In this thread, noting what is asked; `until` says when it ends. */
function inThisThread(problem: Problem, asked: PartRequest[], until = (_: PartRequest) => false): PartThread {
  const work = partWork({ problem, strategy: "auto", countOnly: true, limit: 0, diagram: false });
  let isOver = false;
  const thread: PartThread = {
    ask: async (request) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (isOver) return new Promise<never>(() => {});
      asked.push(request);
      if (until(request)) throw new Error("it ended");
      return work(request);
    },
    end: async () => {
      isOver = true;
    },
  };
  started.push(thread);
  return thread;
}

/** How often a share was begun: of a small diagram, of any. */
const begunBy = (asked: readonly PartRequest[]): readonly number[] => {
  const begun = asked.flatMap((request) =>
    "share" in request && typeof request.share === "object" && "begin" in request.share
      ? [request.share]
      : [],
  );
  const small = begun.filter(({ onlyIfSmall }) => onlyIfSmall).length;
  return [small, begun.length - small];
};

describe("a count of the whole beside its parts", () => {
  test.each([1, 2, 3])("is that of a small diagram, by %i threads", async (count) => {
    const problem = dominoes(10, 10);
    const asked: PartRequest[] = [];
    const threads = Array.from({ length: count }, () => inThisThread(problem, asked));
    const run = await countWholeAndParts(partsOf(problem, 12), threads, {});
    expect([run.ending, run.count, run.strategy]).toEqual(["done", 258584046368n, "diagram"]);
    expect(begunBy(asked)).toEqual([count, 0]);
  });

  test.each(oneIn(2, [2, 1]))(
    "is that of the parts where the diagram is not small, by %i threads",
    async (count) => {
      const problem = queens(11);
      const asked: PartRequest[] = [];
      const threads = Array.from({ length: count }, () => inThisThread(problem, asked));
      const run = await countWholeAndParts(partsOf(problem, 12), threads, {});
      expect([run.ending, run.count]).toEqual(["done", countSolutions(problem)]);
      // On a busy machine they seem to take long.
      expect([
        [count, 0],
        [count, count],
      ]).toContainEqual(begunBy(asked));
    },
  );

  test("is tried by a diagram in shares where the parts take long", async () => {
    const problem = latin(6);
    const asked: PartRequest[] = [];
    // The whole diagram would take seconds: it is enough that it has begun.
    let stop = (): void => {};
    const signal = { aborted: false, addEventListener: (_: "abort", then: () => void) => (stop = then) };
    const threads = [0, 1].map(() =>
      inThisThread(problem, asked, () => {
        if (begunBy(asked)[1] === 2) stop();
        return false;
      }),
    );
    const run = await countWholeAndParts(partsOf(problem, 12), threads, {
      signal: { ...signal, removeEventListener: () => {} },
    });
    expect(run.ending).toBe("stopped");
    expect(begunBy(asked)).toEqual([2, 2]);
  });

  test("is not given where a thread ends, whatever it was at", async () => {
    for (const at of oneIn(2, ["share", "begin"])) {
      const problem = queens(11);
      const asked: PartRequest[] = [];
      let ended = false;
      const ends = (request: PartRequest): boolean => {
        ended ||= at in request;
        return ended;
      };
      const threads = [inThisThread(problem, asked, ends), inThisThread(problem, asked)];
      const run = await countWholeAndParts(partsOf(problem, 12), threads, {});
      expect([run.ending, run.reason]).toEqual([
        "limit",
        "a thread ended before its part was searched (it ended)",
      ]);
    }
  });
});
