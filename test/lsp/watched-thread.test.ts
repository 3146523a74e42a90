/** A thread that says nothing for too long is given up; one that tells how far it is may take as long as it likes. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Job, Report } from "../../packages/lsp/src/solving/job.js";
import { type Thread, threadSolver } from "../../packages/lsp/src/solving/solver.js";
import { watchedThread } from "../../packages/lsp/src/solving/watched-thread.js";

const job: Job = { file: "a.ecp", text: "", files: new Map(), instance: 0, task: { kind: "count" } };
const underway: Report = { kind: "progress", fraction: 0.1, found: "1" };
const over: Report = { kind: "verdict", status: "unique", diagnostics: [] };

function watched() {
  const heard: { tell: (report: Report) => void; ended: number } = { tell: () => {}, ended: 0 };
  const thread: Thread = {
    post: () => {},
    listen: (onReport) => {
      heard.tell = onReport;
    },
    end: () => {
      heard.ended++;
    },
  };
  const reports: Report[] = [];
  const solver = threadSolver(() => watchedThread(thread, 5));
  const running = solver.start(job, (report) => reports.push(report));
  return { heard, reports, running };
}

describe("a thread that is watched", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is ended when it has been silent for too long, and its search says why", () => {
    const { heard, reports } = watched();
    vi.advanceTimersByTime(4_900);
    expect([heard.ended, reports]).toEqual([0, []]);
    vi.advanceTimersByTime(200);
    expect(heard.ended).toBe(1);
    expect(reports).toMatchObject([{ kind: "verdict", status: "unknown" }]);
    vi.advanceTimersByTime(60_000);
    expect(reports).toHaveLength(1);
  });

  test("may take as long as it likes while it tells how far it is", () => {
    const { heard, reports } = watched();
    for (let step = 0; step < 20; step++) {
      vi.advanceTimersByTime(4_000);
      heard.tell(underway);
    }
    heard.tell(over);
    vi.advanceTimersByTime(60_000);
    expect([heard.ended, reports.at(-1)]).toEqual([0, over]);
  });

  test("is not watched any more when its search was cancelled", () => {
    const { heard, reports, running } = watched();
    running.cancel();
    vi.advanceTimersByTime(60_000);
    expect([heard.ended, reports]).toEqual([1, []]);
  });
});
