/** The task and the outcome of a search of a problem, by one thread or by several. */
import type { Lowered, StatsOfRun } from "@ecp/compiler";
import type { Search, SearchOptions, SearchStats } from "@ecp/engine";
import type { Terminal } from "../terminal.js";
import type { Interrupt } from "./interrupt.js";
import type { SolvingOptions } from "./options.js";
import type { Progress } from "./progress.js";
import type { Ending, SearchRunOptions } from "./run-search.js";

export interface Threads {
  readonly threads: number;
  /** Says why there is only one. */
  readonly note: (text: string) => void;
}

export const threadsOf = ({ threads }: Pick<SolvingOptions, "threads">, { err }: Terminal): Threads => ({
  threads,
  note: (text) => err.write(`note: ${text}\n`),
});

export type Limits = Pick<SearchOptions, "strategy" | "countOnly" | "limit" | "memoryBytes" | "certificate">;

export interface Running extends SearchRunOptions {
  readonly interrupt: Interrupt;
  readonly progress: Progress;
}

/** The outcome of a search. */
export interface Searched
  extends Pick<Search, "uncoverable" | "reason" | "limitedBy">,
    Pick<SearchStats, "nodes" | "updates" | "strategy"> {
  readonly ending: Ending;
  readonly count: bigint;
}

export function searched(search: Search, ending: Ending): Searched {
  const { uncoverable, reason, limitedBy } = search;
  const { nodes, updates, strategy } = search.stats();
  return { ending, count: search.count(), uncoverable, reason, limitedBy, nodes, updates, strategy };
}

/** `solveMs`: how long the search took, in milliseconds. */
export const statsOf = (
  { lowered: { problem }, compileMs }: { readonly lowered: Lowered; readonly compileMs: number },
  { nodes, updates, strategy }: Searched,
  solveMs: number,
): StatsOfRun => ({
  items: problem.itemCount,
  options: problem.optionCount,
  nodes,
  updates,
  compileMs: rounded(compileMs),
  solveMs: rounded(solveMs),
  strategy,
});

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;
