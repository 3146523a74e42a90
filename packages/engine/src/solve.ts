import { search } from "./begin-search.js";
import type { OptionId, Problem } from "./problem.js";
import type { SearchOptions, SearchStats } from "./search.js";

/** Nodes between two looks at what was found. */
const STRIDE = 100_000;

export interface SolveResult {
  readonly solutions: readonly (readonly OptionId[])[];
  /** Whether these are all the solutions there are. */
  readonly complete: boolean;
  readonly reason: string | undefined;
  readonly stats: SearchStats;
}

/** Finds all solutions, or the first `limit`. All are kept in memory: use `search` to take them as they come. */
export function solveAll(problem: Problem, options: SearchOptions = {}): SolveResult {
  const run = search(problem, options);
  const solutions: OptionId[][] = [];
  for (;;) {
    const state = run.step(STRIDE);
    for (const solution of run.next()) solutions.push(solution);
    if (state !== "running") {
      return { solutions, complete: state === "done", reason: run.reason, stats: run.stats() };
    }
  }
}

export type CountOptions = Omit<SearchOptions, "countOnly">;

/** How many solutions there are, exactly; undefined if a limit other than `limit` stopped the count. */
export function countSolutions(problem: Problem, options: CountOptions = {}): bigint | undefined {
  const run = search(problem, { ...options, countOnly: true });
  while (run.step(STRIDE) === "running");
  return run.state === "done" || run.limitedBy === "solutions" ? run.count() : undefined;
}
