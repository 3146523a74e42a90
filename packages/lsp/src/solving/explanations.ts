/** Explanations that were asked for. The last one is kept with its boards: its steps are gone through, and it may be asked for again. */
import type { ExplainedStep, ExplainResult } from "../protocol.js";
import type { InstanceReading, Snapshot } from "../snapshot.js";
import type { ExplainTask } from "./job.js";
import { jobOf, type Watch } from "./results.js";
import type { Solver } from "./solver.js";
import { type Change, changed } from "./text-change.js";

export interface Explanations {
  readonly explain: (
    snapshot: Snapshot,
    reading: InstanceReading,
    task: ExplainTask,
    watch: Watch,
  ) => Promise<ExplainResult>;
  /** The board after a step of the last one; undefined where that is about another text or instance, or has fewer steps. */
  readonly boardAfter: (snapshot: Snapshot, reading: InstanceReading, step: number) => string | undefined;
}

interface Kept {
  /** Of the instance and of what was asked. */
  readonly of: string;
  readonly asked: string;
  readonly told: Pick<ExplainResult, "status" | "says" | "wrong" | "score" | "steps">;
  readonly drawn: readonly Change[];
}

export function makeExplanations(solver: Solver, memoryBytes?: number): Explanations {
  let kept: Kept | undefined;
  const keyOf = ({ name }: Snapshot, reading: InstanceReading): string =>
    `${name}\0${reading.id}\0${reading.key()}`;
  return {
    explain: (snapshot, reading, task, watch) =>
      new Promise((resolve) => {
        const base = { version: snapshot.version, instance: reading.id };
        const of = keyOf(snapshot, reading);
        const asked = JSON.stringify(task);
        if (kept?.of === of && kept.asked === asked) {
          resolve({ ...base, ...kept.told });
          return;
        }
        const steps: ExplainedStep[] = [];
        const drawn: Change[] = [];
        let end: Kept["told"] | undefined;
        const settle = (result: ExplainResult): void => {
          watch.onEnd();
          resolve(result);
        };
        const work = solver.start(jobOf(snapshot, reading, task, memoryBytes), (report) => {
          if (report.kind === "progress") watch.onProgress(report.fraction, report.found);
          else if (report.kind === "step") {
            steps.push(report.step);
            drawn.push(report.drawn);
          } else if (report.kind === "explained") {
            const { kind: _, ...told } = report;
            end = { ...told, steps };
          } else if (report.kind === "verdict") {
            const reason = report.reason ?? "stopped";
            const told = end ?? { status: "unknown", says: `It ends here: ${reason}.`, steps };
            kept = { of, asked, told, drawn };
            settle({ ...base, ...told });
          }
        });
        watch.onStart(() => {
          work.cancel();
          settle({ ...base, status: "cancelled", says: "Cancelled.", steps: [] });
        });
      }),
    boardAfter: (snapshot, reading, step) =>
      kept?.of === keyOf(snapshot, reading) && step < kept.drawn.length
        ? kept.drawn.slice(0, step + 1).reduce(changed, "")
        : undefined,
  };
}
