/** The instance of a job, compiled; or why it could not be. */
import {
  type Compiled,
  compileInstance,
  type Diagnostic,
  type Ground,
  type Lowered,
  type TypedInstance,
} from "@ecp/compiler";
import { analyseJob } from "./analyse-job.js";
import type { JobOf, Verdict } from "./job.js";
import { entriesWithin } from "./memory.js";

export interface Ready extends Compiled {
  readonly ground: NonNullable<Compiled["ground"]>;
  readonly lowered: Lowered;
  readonly instance: TypedInstance;
}

export function compileJob(
  job: Omit<JobOf<unknown>, "task">,
  begun?: (ground: Ground) => Ground,
): Ready | Verdict {
  const { analysis, host } = analyseJob(job);
  const { typed, diagnostics } = analysis;
  const instance = typed.instances[job.instance];
  const failed = (all: readonly Diagnostic[]): Verdict => {
    const first = all.find(({ severity }) => severity === "error");
    const tooLarge = first?.code.startsWith("ECP5") === true;
    return {
      kind: "verdict",
      status: tooLarge ? "unknown" : "error",
      reason: first?.message ?? "it could not be compiled",
      diagnostics: all,
    };
  };
  if (instance === undefined) return failed(diagnostics);
  const {
    ground,
    lowered,
    diagnostics: said,
  } = compileInstance(
    typed,
    instance,
    {
      set: new Map(),
      ...entriesWithin(job.memoryBytes),
    },
    host,
    begun,
  );
  if (ground === undefined || lowered === undefined || said.some(({ severity }) => severity === "error")) {
    return failed(typed.isSoundInstance(instance) ? said : diagnostics);
  }
  return { ground, lowered, instance, diagnostics: said };
}
