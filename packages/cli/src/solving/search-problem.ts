/** A problem, searched by as many threads as were asked for. */
import type { Problem } from "@ecp/engine";
import { boundedSearch } from "./bounded-search.js";
import { runSearch } from "./run-search.js";
import { type Limits, type Running, type Searched, searched, type Threads } from "./searched.js";

export async function searchProblem(
  problem: Problem,
  limits: Limits,
  threads: Threads | undefined,
  running: Running,
): Promise<Searched> {
  if (threads !== undefined && threads.threads > 1) {
    const { searchByThreads } = await import("../threads/search-by-threads.js");
    return searchByThreads(problem, limits, threads, running);
  }
  const alone = boundedSearch(problem, limits, running);
  return searched(alone, await runSearch(alone, running, problem));
}
