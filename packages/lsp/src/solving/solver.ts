/**
 * The workers that do jobs: threads of their own where there are any, so that the editor is answered while a search runs, and is rid of it at once when
 * it is cancelled (the thread is ended); else the server itself, in slices.
 */
import { mostThreads, progressMs } from "../thresholds.js";
import { type FilledBoards, makeFilledBoards } from "./filled-boards.js";
import { generateJob } from "./generate-job.js";
import type { GenerateJob, Job, Report } from "./job.js";
import { runJob } from "./run-job.js";

export interface Solver {
  /** The last report is a verdict, unless it was cancelled. */
  readonly start: (job: Job, onReport: (report: Report) => void) => Running;
  readonly stop: () => void;
}

export interface Running {
  readonly cancel: () => void;
}

/** A thread that takes a job at a time. */
export interface Thread {
  readonly post: (job: Job) => void;
  readonly listen: (onReport: (report: Report) => void, onFailure: (reason: string) => void) => void;
  readonly end: () => void;
}

interface Task {
  readonly job: Job;
  readonly onReport: (report: Report) => void;
  thread?: Thread;
  over: boolean;
}

/** `ready`: so many threads are begun at once, so that the first searches need not wait for them. */
export function threadSolver(makeThread: () => Thread, ready = 0): Solver {
  const idle: Thread[] = Array.from({ length: ready }, makeThread);
  const running = new Set<Task>();
  const queue: Task[] = [];

  const next = (): void => {
    while (running.size < mostThreads) {
      const task = queue.shift();
      if (task === undefined) return;
      if (!task.over) begin(task);
    }
  };
  const finish = (task: Task): void => {
    task.over = true;
    running.delete(task);
    next();
  };
  const begin = (task: Task): void => {
    const thread = idle.pop() ?? makeThread();
    task.thread = thread;
    running.add(task);
    thread.listen(
      (report) => {
        if (task.over) return;
        if (report.kind === "verdict") {
          idle.push(thread);
          finish(task);
        }
        task.onReport(report);
      },
      (reason) => {
        thread.end();
        if (task.over) return;
        finish(task);
        task.onReport({ kind: "verdict", status: "unknown", reason, diagnostics: [] });
      },
    );
    thread.post(task.job);
  };
  return {
    start: (job, onReport) => {
      const task: Task = { job, onReport, over: false };
      queue.push(task);
      next();
      return {
        cancel: () => {
          if (task.over) return;
          task.thread?.end();
          finish(task);
        },
      };
    },
    stop: () => {
      for (const thread of idle.splice(0)) thread.end();
      for (const task of [...running]) {
        task.thread?.end();
        task.over = true;
      }
      running.clear();
      queue.length = 0;
    },
  };
}

/** In the server's own thread: a slice, then whatever else waits. */
export function slicedSolver(now: () => number): Solver {
  const boards = makeFilledBoards();
  return {
    start: (job, onReport) => {
      if (isGenerating(job)) return generateHere(job, onReport);
      const work = runJob(job, now, boards);
      let over = false;
      const go = (): void => {
        if (over) return;
        const { value: report } = work.next();
        if (report === undefined) return;
        onReport(report);
        if (report.kind !== "verdict") setTimeout(go, 0);
      };
      setTimeout(go, 0);
      return {
        cancel: () => {
          over = true;
        },
      };
    },
    stop: () => {},
  };
}

class Cancelled extends Error {}

function generateHere(job: GenerateJob, onReport: (report: Report) => void): Running {
  let over = false;
  const pause = async (): Promise<void> => {
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    if (over) throw new Cancelled();
  };
  generateJob(job, onReport, pause).catch((error: unknown) => {
    if (!(error instanceof Cancelled)) onReport(failure(error));
  });
  return {
    cancel: () => {
      over = true;
    },
  };
}

const failure = (error: unknown): Report => ({
  kind: "verdict",
  status: "unknown",
  reason: error instanceof Error ? error.message : String(error),
  diagnostics: [],
});

const isGenerating = (job: Job): job is GenerateJob => job.task.kind === "generate";

/** A thread's work: job after job. */
export function makeWorker(post: (report: Report) => void): (job: Job) => void {
  const boards = makeFilledBoards();
  return (job) => doJob(job, boards, post);
}

/** Reports of progress are held back to a few a second. */
function doJob(job: Job, boards: FilledBoards, post: (report: Report) => void): void {
  const now = (): number => performance.now();
  let last = now();
  const tell = (report: Report): void => {
    if (report.kind === "progress") {
      if (now() - last < progressMs) return;
      last = now();
    }
    post(report);
  };
  if (!isGenerating(job)) {
    for (const report of runJob(job, now, boards)) tell(report);
    return;
  }
  const alive = async (): Promise<void> => tell({ kind: "progress", fraction: 0, found: "" });
  generateJob(job, tell, alive).catch((error: unknown) => tell(failure(error)));
}
