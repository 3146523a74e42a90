/** Boards that people fill in, posed as problems: made once for a text, and asked with each entry. A thread keeps the last one. */
import { type FilledBoard, openFilledBoard } from "@ecp/compiler";
import { analyseJob } from "./analyse-job.js";
import type { JobOf, Verdict } from "./job.js";
import { entriesWithin } from "./memory.js";

type TextOfJob = Omit<JobOf<unknown>, "task">;

export interface FilledBoards {
  /** Why there is none, as a verdict. */
  readonly of: (job: TextOfJob) => FilledBoard | Verdict;
}

export function makeFilledBoards(): FilledBoards {
  let last: { readonly job: TextOfJob; readonly board: FilledBoard } | undefined;
  return {
    of: (job) => {
      if (last !== undefined && isSame(last.job, job)) return last.board;
      const { analysis, host } = analyseJob(job);
      const instance = analysis.typed.instances[job.instance];
      if (instance === undefined) return refusal("the text has mistakes", "error");
      const board = openFilledBoard({
        analysis,
        instance,
        settings: { set: new Map(), ...entriesWithin(job.memoryBytes) },
        host,
      });
      if (!("posed" in board)) {
        const [first] = board;
        const isTooLarge = first?.code.startsWith("ECP5") === true;
        return refusal(first?.message ?? "the text has mistakes", isTooLarge ? "unknown" : "error");
      }
      last = { job, board };
      return board;
    },
  };
}

const isSame = (one: TextOfJob, other: TextOfJob): boolean =>
  one.file === other.file &&
  one.text === other.text &&
  one.instance === other.instance &&
  one.files.size === other.files.size &&
  [...one.files].every(([name, text]) => other.files.get(name) === text);

const refusal = (reason: string, status: "error" | "unknown"): Verdict => ({
  kind: "verdict",
  status,
  reason,
  diagnostics: [],
});
