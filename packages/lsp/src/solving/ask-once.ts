/** A job with one result: asked of the thread that solves, watched, and cancelled. */
import type { Job, Report, Verdict } from "./job.js";
import type { Watch } from "./results.js";
import type { Solver } from "./solver.js";

interface Asking<Told> {
  /** The result, of the report that has it. */
  readonly told: (report: Exclude<Report, Verdict>) => Told | undefined;
  /** Where the job ended without one. */
  readonly ended: (status: "error" | "unknown", reason: string) => Told;
  readonly cancelled: Told;
}

export const askOnce = <Told>(
  solver: Solver,
  job: Job,
  watch: Watch,
  { told, ended, cancelled }: Asking<Told>,
): Promise<Told> =>
  new Promise((resolve) => {
    let result: Told | undefined;
    const settle = (last: Told): void => {
      watch.onEnd();
      resolve(last);
    };
    const work = solver.start(job, (report) => {
      if (report.kind === "progress") watch.onProgress(report.fraction, report.found);
      else if (report.kind !== "verdict") result = told(report) ?? result;
      else {
        const { status, reason = "stopped" } = report;
        settle(result ?? ended(status === "error" ? "error" : "unknown", reason));
      }
    });
    watch.onStart(() => {
      work.cancel();
      settle(cancelled);
    });
  });
