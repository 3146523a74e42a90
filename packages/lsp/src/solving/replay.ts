/** A search that is to be shown. */
import type { ReplayFilm } from "../protocol.js";
import { askOnce } from "./ask-once.js";
import type { ReplayJob } from "./job.js";
import type { Watch } from "./results.js";
import type { Solver } from "./solver.js";
import { noFilm } from "./told-frame.js";

export const replay = (solver: Solver, job: ReplayJob, watch: Watch): Promise<ReplayFilm> =>
  askOnce<ReplayFilm>(solver, job, watch, {
    told: (report) => {
      if (report.kind !== "replayed") return undefined;
      const { kind: _, ...film } = report;
      return film;
    },
    ended: (status, reason) => noFilm(status, `It ends here: ${reason}.`),
    cancelled: noFilm("cancelled", "Cancelled."),
  });
