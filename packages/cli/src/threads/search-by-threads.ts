/**
 * `--threads`: one problem, searched by several. Small problems are done before a thread has begun, so one search has a trial first; it is measured
 * in nodes, so that the order of the answers does not depend on the machine. Then, where answers are listed or counted, the problem is cut into
 * parts; where a proof is wanted (`auto` then learns from dead ends, and what is learned holds in all parts), the search that had the trial goes on,
 * and others with other seeds race it.
 */

import {
  ClauseExchange,
  countWholeAndParts,
  isProof,
  type OptionId,
  type PartsTask,
  type Problem,
  partsOf,
  raceThreads,
  type Search,
  type SearchOptions,
  searchParts,
} from "@ecp/engine";
import { bounded } from "../bounded.js";
import { clock } from "../clock.js";
import { boundedSearch } from "../solving/bounded-search.js";
import { runSearch } from "../solving/run-search.js";
import { type Limits, type Running, type Searched, searched, type Threads } from "../solving/searched.js";
import { ALONE_MS, PARTS, PARTS_A_THREAD, TRIAL_NODES } from "../thresholds.js";
import { startPartThread } from "./part-thread.js";
import { afterwards, inThisThread } from "./racers.js";
import { type EndedRun, untilStopped } from "./until-stopped.js";

export async function searchByThreads(
  problem: Problem,
  limits: Limits,
  { threads, note }: Threads,
  running: Running,
): Promise<Searched> {
  const { limit = 0, countOnly = false, strategy = "auto", memoryBytes } = limits;
  const isForOne = isProof(problem, limits);
  const isRace = isForOne && (strategy === "auto" || strategy === "learn");
  const exchange = new ClauseExchange();
  // Answers of several racers are compared, so each tells them.
  const asked = isForOne ? { ...limits, countOnly: false } : limits;
  const trial = tryAlone(problem, isRace ? { ...asked, exchange } : asked, running);
  const begun = trial.search;
  if (begun.state !== "running") return goOnAlone(trial, running);
  const task: PartsTask = {
    ...{ problem, strategy, countOnly, limit },
    ...(memoryBytes === undefined ? {} : { memoryBytes: memoryBytes / threads }),
  };
  const isInParts = !isForOne && strategy !== "diagram";
  const run = isRace
    ? await race(trial, exchange, task, threads, running)
    : isInParts
      ? await inParts(begun, task, threads, running)
      : undefined;
  if (run === undefined) {
    note("this searches with one thread");
    return goOnAlone(trial, running);
  }
  return { ...run, uncoverable: begun.uncoverable, strategy: run.strategy ?? begun.stats().strategy };
}

/** A search that has begun, and what it has found so far. */
interface Trial {
  readonly search: Search;
  readonly found: readonly OptionId[][];
}

function tryAlone(problem: Problem, limits: SearchOptions, running: Running): Trial {
  const begun = boundedSearch(problem, limits, running);
  const found: OptionId[][] = [];
  const nodes = begun.stats().strategy === "dance" ? TRIAL_NODES.dance : TRIAL_NODES.walk;
  const isLate = (): boolean => running.deadline !== undefined && clock() >= running.deadline;
  for (
    let left = nodes;
    left > 0 && begun.state === "running" && !isLate();
    left = nodes - begun.stats().nodes
  ) {
    begun.step(left);
    for (const solution of begun.next()) found.push(solution);
  }
  return { search: begun, found };
}

async function goOnAlone({ search: begun, found }: Trial, running: Running): Promise<Searched> {
  for (const solution of found) if (running.take?.(solution) === false) return searched(begun, "limit");
  return searched(begun, await runSearch(begun, running));
}

function race(
  trial: Trial,
  exchange: ClauseExchange,
  task: PartsTask,
  threads: number,
  running: Running,
): Promise<EndedRun> {
  const others = Array.from({ length: threads - 1 }, (_, k) =>
    afterwards(ALONE_MS, () =>
      startPartThread({ ...task, strategy: "learn", countOnly: false, seed: k + 1, exchanges: true }),
    ),
  );
  const racers = [inThisThread(trial.search, trial.found, exchange), ...others];
  return untilStopped(running, (signal) =>
    raceThreads(task.problem, racers, task.limit, { ...told(running), signal }),
  );
}

/** Returns undefined if it cannot be cut: the search that has begun is then as it was. */
async function inParts(
  begun: Search,
  task: PartsTask,
  threads: number,
  running: Running,
): Promise<EndedRun | undefined> {
  const { problem, strategy, countOnly, limit } = task;
  const isForDiagram = strategy === "auto" && countOnly && limit === 0;
  const ofPart = isForDiagram ? { ...task, diagram: false } : task;
  // Threads take a while to begin, and do so while the problem is cut.
  const workers = Array.from({ length: threads }, () => startPartThread(ofPart));
  try {
    const parts = bounded(running, () => partsOf(problem, Math.max(PARTS, threads * PARTS_A_THREAD)));
    for (const worker of workers.splice(parts.length)) void worker.end();
    if (parts.length < 2) return undefined;
    begun.stop();
    const searchThem = isForDiagram ? countWholeAndParts : searchParts;
    const enough = countOnly && limit > 0 ? BigInt(limit - 1) : undefined;
    return await untilStopped(running, (signal) =>
      searchThem(parts, workers, { ...told(running), enough, signal }),
    );
  } finally {
    for (const worker of workers) void worker.end();
  }
}

const told = ({ take, flushed, progress }: Running) => ({ take, flushed, show: progress.show });
