/** The best of all answers, of a puzzle that says which these are. */
import { bestInWords, type Diagnostic, type Lowered, type LoweredObjective } from "@ecp/compiler";
import { search as startSearch, worthOf } from "@ecp/engine";
import type { Report } from "./job.js";
import { reasonOf, slices } from "./slices.js";

interface Around {
  readonly diagnostics: readonly Diagnostic[];
  readonly memory: { readonly memoryBytes?: number };
}

/** Each answer takes the place of the one before. Yields after each slice; the last report is the verdict. */
export function* bestJob(
  lowered: Lowered,
  objective: LoweredObjective,
  { diagnostics, memory }: Around,
  now: () => number,
): Generator<Report, void> {
  const { problem } = lowered;
  const search = startSearch(problem, { ...memory, best: true });
  let reached: number | undefined;
  for (const { solutions, ended } of slices(search, now)) {
    const last = solutions.at(-1);
    if (last !== undefined) {
      reached = worthOf(problem, last);
      yield { kind: "answer", solution: lowered.decode(last), instead: true };
    }
    const done = search.state === "done";
    const best =
      reached === undefined ? undefined : objective.best(reached, done ? reached : search.bound?.());
    if (!ended) {
      const found = best === undefined ? "0" : bestInWords(best, false);
      yield { kind: "progress", fraction: search.progress(), found };
      continue;
    }
    const base = { kind: "verdict", diagnostics } as const;
    if (done && best !== undefined) yield { ...base, status: "best", best };
    else if (done)
      yield { ...base, status: "none", count: "0", reason: reasonOf(search, lowered, diagnostics) };
    else
      yield {
        ...base,
        status: "unknown",
        reason: search.reason ?? "stopped by a limit",
        ...(best === undefined ? {} : { best }),
      };
    return;
  }
}
