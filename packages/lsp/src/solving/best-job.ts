/** The best of all answers, of a puzzle that says which these are. */
import { type Best, bestInWords, type Diagnostic, type Lowered, type LoweredObjective } from "@ecp/compiler";
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
  let value: number | undefined;
  let isFound = false;
  const best = (bound: number | undefined): Best => ({ sense: objective.sense, value, bound });
  for (const { solutions, ended } of slices(search, now)) {
    const last = solutions.at(-1);
    if (last !== undefined) {
      isFound = true;
      value = objective.numberOf(worthOf(problem, last));
      yield { kind: "answer", solution: lowered.decode(last), instead: true };
    }
    const bound = objective.numberOf(search.bound?.());
    if (!ended) {
      const found = isFound ? bestInWords(best(bound), false) : "0";
      yield { kind: "progress", fraction: search.progress(), found };
      continue;
    }
    const base = { kind: "verdict", diagnostics } as const;
    const done = search.state === "done";
    if (done && !isFound)
      yield { ...base, status: "none", count: "0", reason: reasonOf(search, lowered, diagnostics) };
    else if (done) yield { ...base, status: "best", best: best(value) };
    else
      yield {
        ...base,
        status: "unknown",
        reason: search.reason ?? "stopped by a limit",
        ...(isFound ? { best: best(bound) } : {}),
      };
    return;
  }
}
