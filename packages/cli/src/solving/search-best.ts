/** The best of all answers: each that is found is better than the one before, until none can be. */
import { type Best, bestInWords, type LoweredObjective, type Solution } from "@ecp/compiler";
import { worthOf } from "@ecp/engine";
import { clock } from "../clock.js";
import { UsageError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { boundedSearch } from "./bounded-search.js";
import { bytesOf, type SolvingOptions } from "./options.js";
import { noSolutionReason, stopReason } from "./reasons.js";
import { type Ending, runSearch } from "./run-search.js";
import { searched, statsOf } from "./searched.js";
import type { Compiled, Outcome, Task } from "./solve-instance.js";

export async function searchBest(
  compiled: Compiled,
  objective: LoweredObjective,
  task: Task,
): Promise<Outcome> {
  const { ground, lowered, diagnostics } = compiled;
  const { instance, options, interrupt, deadline } = task;
  const { problem } = lowered;
  refuseOtherStrategies(options);
  if ((task.threads?.threads ?? 1) > 1) task.threads?.note("one thread looks for the best answer");
  const memoryBytes = bytesOf(options);
  const before = clock();
  const bounds = { deadline, timeout: options.timeout };
  const search = boundedSearch(
    problem,
    {
      best: true,
      ...(memoryBytes === undefined ? {} : { memoryBytes }),
      ...(task.certificate === undefined ? {} : { certificate: task.certificate }),
    },
    bounds,
  );
  const kept: { solution?: Solution; reached?: number } = {};
  const best = (): Best => objective.best(kept.reached, search.bound?.());
  const ending = await runSearch(
    search,
    {
      interrupt,
      ...bounds,
      flushed: task.flushed,
      progress: {
        show: (underway) =>
          task.progress.show(
            underway,
            kept.solution === undefined ? "none so far" : bestInWords(best(), false),
          ),
        clear: task.progress.clear,
      },
      take: (chosen) => {
        kept.solution = lowered.decode(chosen);
        kept.reached = worthOf(problem, chosen);
        return true;
      },
    },
    problem,
  );
  task.progress.clear();
  const { solution } = kept;
  if (solution !== undefined) task.onSolution?.(solution, ground);
  const result = searched(search, ending);
  return {
    instance,
    ground,
    solutions: solution === undefined ? [] : [solution],
    diagnostics,
    ...verdict(solution === undefined ? undefined : best(), ending, {
      none: () => noSolutionReason(result, lowered, task.loaded, diagnostics),
      stopped: () => stopReason(ending, result, options),
    }),
    stats: statsOf(compiled, result, clock() - before),
  };
}

export function refuseOtherStrategies({ strategy }: Pick<SolvingOptions, "strategy">): void {
  if (strategy !== "auto" && strategy !== "learn")
    throw new UsageError(
      `--strategy ${strategy} finds no best answer: leave it out, or count all answers with \`ecpc count\``,
    );
}

function verdict(
  best: Best | undefined,
  ending: Ending,
  why: { readonly none: () => string; readonly stopped: () => string },
): Pick<Outcome, "status" | "exitCode" | "reason" | "count" | "best"> {
  if (ending === "done") {
    if (best === undefined)
      return { status: "none", exitCode: exitCodes.noSolution, reason: why.none(), count: 0n };
    return { status: "best", exitCode: exitCodes.answered, best: { ...best, bound: best.value } };
  }
  const exitCode = ending === "interrupted" ? exitCodes.interrupted : exitCodes.unknown;
  return { status: "unknown", exitCode, reason: why.stopped(), ...(best === undefined ? {} : { best }) };
}
