/** A proof that is to be checked: asked of the thread that solves, watched, and cancelled. */
import type { VerifyResult } from "../protocol.js";
import type { VerifyJob } from "./job.js";
import type { Watch } from "./results.js";
import type { Solver } from "./solver.js";

type Told = Omit<VerifyResult, "version" | "instance">;

export const verify = (solver: Solver, job: VerifyJob, watch: Watch): Promise<Told> =>
  new Promise((resolve) => {
    let told: Told | undefined;
    const settle = (result: Told): void => {
      watch.onEnd();
      resolve(result);
    };
    const work = solver.start(job, (report) => {
      if (report.kind === "progress") watch.onProgress(report.fraction, report.found);
      else if (report.kind === "verified") {
        const { kind: _, ...rest } = report;
        told = rest;
      } else if (report.kind === "verdict") {
        const { status, reason = "stopped" } = report;
        settle(
          told ?? { status: status === "error" ? "error" : "unknown", says: `There is no proof: ${reason}.` },
        );
      }
    });
    watch.onStart(() => {
      work.cancel();
      settle({ status: "cancelled", says: "Cancelled." });
    });
  });
