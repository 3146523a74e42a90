/** A search that is to be shown: asked of the thread that solves, watched, and cancelled. */
import type { ReplayFilm } from "../protocol.js";
import type { ReplayJob } from "./job.js";
import type { Watch } from "./results.js";
import type { Solver } from "./solver.js";
import { noFilm } from "./told-frame.js";

export const replay = (solver: Solver, job: ReplayJob, watch: Watch): Promise<ReplayFilm> =>
  new Promise((resolve) => {
    let film: ReplayFilm | undefined;
    const settle = (result: ReplayFilm): void => {
      watch.onEnd();
      resolve(result);
    };
    const work = solver.start(job, (report) => {
      if (report.kind === "progress") watch.onProgress(report.fraction, report.found);
      else if (report.kind === "replayed") {
        const { kind: _, ...told } = report;
        film = told;
      } else if (report.kind === "verdict") {
        const { status, reason = "stopped" } = report;
        settle(film ?? noFilm(status === "error" ? "error" : "unknown", `It ends here: ${reason}.`));
      }
    });
    watch.onStart(() => {
      work.cancel();
      settle(noFilm("cancelled", "Cancelled."));
    });
  });
