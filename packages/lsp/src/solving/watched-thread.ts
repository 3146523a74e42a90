/**
 * A thread that tells of itself, or is given up. A browser does not say how much memory a worker takes, and a worker that is short of it (or expands a
 * rule for hours) says nothing at all: that is how it is known.
 */
import type { Thread } from "./solver.js";

/** So often it is looked whether the thread has told anything, in milliseconds. */
const beat = 1000;

/**
 * `patience`: after so many beats without a report the thread has failed. Beats are counted, not time: a page that the browser has put to sleep misses
 * both alike.
 */
export function watchedThread(thread: Thread, patience: number): Thread {
  let silent = 0;
  let failed: (reason: string) => void = () => {};
  let watch: ReturnType<typeof setInterval> | undefined;
  const rest = (): void => clearInterval(watch);
  return {
    post: (job) => {
      silent = 0;
      watch = setInterval(() => {
        silent++;
        if (silent < patience) return;
        rest();
        failed(`nothing was heard of it for ${patience} s, and it was ended: it is too large for a page`);
      }, beat);
      thread.post(job);
    },
    listen: (onReport, onFailure) => {
      failed = onFailure;
      thread.listen(
        (report) => {
          silent = 0;
          if (report.kind === "verdict") rest();
          onReport(report);
        },
        (reason) => {
          rest();
          onFailure(reason);
        },
      );
    },
    end: () => {
      rest();
      thread.end();
    },
  };
}
