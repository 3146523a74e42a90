/** A proof that is to be checked. */
import type { VerifyResult } from "../protocol.js";
import { askOnce } from "./ask-once.js";
import type { VerifyJob } from "./job.js";
import type { Watch } from "./results.js";
import type { Solver } from "./solver.js";

type Told = Omit<VerifyResult, "version" | "instance">;

export const verify = (solver: Solver, job: VerifyJob, watch: Watch): Promise<Told> =>
  askOnce<Told>(solver, job, watch, {
    told: (report) => {
      if (report.kind !== "verified") return undefined;
      const { kind: _, ...told } = report;
      return told;
    },
    ended: (status, reason) => ({ status, says: `There is no proof: ${reason}.` }),
    cancelled: { status: "cancelled", says: "Cancelled." },
  });
