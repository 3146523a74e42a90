/** Threads for searches: begun when they are needed, or before, and one that was cancelled is not used again. */
import { describe, expect, test } from "vitest";
import type { Job, Report } from "../../packages/lsp/src/solving/job.js";
import { type Thread, threadSolver } from "../../packages/lsp/src/solving/solver.js";

interface Made extends Thread {
  readonly jobs: Job[];
  readonly tell: (report: Report) => void;
  ended: boolean;
}

function maker() {
  const made: Made[] = [];
  const make = (): Thread => {
    const listeners: ((report: Report) => void)[] = [];
    const thread: Made = {
      jobs: [],
      ended: false,
      tell: (report) => listeners.at(-1)?.(report),
      post: (job) => thread.jobs.push(job),
      listen: (onReport) => listeners.push(onReport),
      end: () => {
        thread.ended = true;
      },
    };
    made.push(thread);
    return thread;
  };
  return { made, make };
}

const job: Job = { file: "a.ecp", text: "", files: new Map(), instance: 0, task: { kind: "count" } };
const over: Report = { kind: "verdict", status: "unique", diagnostics: [] };

describe("threads for searches", () => {
  test("those that are to be ready are begun at once, and take the first searches", () => {
    const { made, make } = maker();
    const solver = threadSolver(make, 1);
    expect(made).toHaveLength(1);
    solver.start(job, () => {});
    expect([made.length, made[0]?.jobs.length]).toEqual([1, 1]);
    solver.start(job, () => {});
    expect(made).toHaveLength(2);
  });

  test("a thread whose search is over takes the next; one that was cancelled is ended", () => {
    const { made, make } = maker();
    const solver = threadSolver(make);
    expect(made).toHaveLength(0);
    solver.start(job, () => {});
    made[0]?.tell(over);
    const running = solver.start(job, () => {});
    expect([made.length, made[0]?.jobs.length]).toEqual([1, 2]);
    running.cancel();
    expect(made[0]?.ended).toBe(true);
    solver.start(job, () => {});
    expect(made).toHaveLength(2);
  });

  test("all are ended with the server, also those that were never used", () => {
    const { made, make } = maker();
    threadSolver(make, 2).stop();
    expect(made.map(({ ended }) => ended)).toEqual([true, true]);
  });
});
