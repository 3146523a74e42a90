/** The text of a job, understood. */
import { type Analysis, analyse, type Host } from "@ecp/compiler";
import { nameOfPath } from "../addresses.js";
import type { JobOf } from "./job.js";

/** It reads what the job has brought along. */
export function analyseJob(job: Omit<JobOf<unknown>, "task">): {
  readonly analysis: Analysis;
  readonly host: Host;
} {
  const host: Host = {
    read: (path, from) => {
      const name = nameOfPath(path, from);
      const text = name === undefined ? undefined : job.files.get(name);
      return name === undefined || text === undefined
        ? { refused: "it could not be read" }
        : { file: name, text };
    },
  };
  return { analysis: analyse(job.file, job.text, host), host };
}
