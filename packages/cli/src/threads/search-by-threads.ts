/**
 * `--threads`: one problem, cut into parts. Small problems are done before a thread has begun, so one search has a trial first; it goes on alone
 * where parts do not help. The trial is measured in nodes, so that the order of the answers does not depend on the machine.
 */
import { hasSmallDiagram, type OptionId, type Problem, partsOf, search } from "@ecp/engine";
import { runSearch } from "../solving/run-search.js";
import { type Limits, type Running, type Searched, searched, type Threads } from "../solving/searched.js";
import { startPartThread } from "./part-thread.js";
import { searchParts } from "./search-parts.js";

const TRIAL_NODES = { dance: 5_000, walk: 250 };
/** Parts differ a lot in size: with so many the threads end at about the same time. Not by thread, so that the order of answers is the same. */
const PARTS = 64;
/** With more threads than this, more parts. */
const PARTS_A_THREAD = 8;
/** A search for no more than this is a proof (`auto` then learns from dead ends, and what is learned holds in all parts). */
const FEW = 2;

export async function searchByThreads(
  problem: Problem,
  limits: Limits,
  { threads, note }: Threads,
  running: Running,
): Promise<Searched> {
  const { limit = 0, countOnly = false, strategy = "auto", memoryBytes } = limits;
  const trial = search(problem, limits);
  const found: OptionId[][] = [];
  const trialNodes = trial.stats().strategy === "dance" ? TRIAL_NODES.dance : TRIAL_NODES.walk;
  for (
    let left = trialNodes;
    left > 0 && trial.state === "running";
    left = trialNodes - trial.stats().nodes
  ) {
    trial.step(left);
    for (const solution of trial.next()) found.push(solution);
  }
  const goOnAlone = async (): Promise<Searched> => {
    for (const solution of found) if (running.take?.(solution) === false) return searched(trial, "limit");
    return searched(trial, await runSearch(trial, running));
  };
  if (trial.state !== "running") return goOnAlone();
  const isForOne =
    (limit > 0 && limit <= FEW) ||
    strategy === "diagram" ||
    (strategy === "auto" && countOnly && limit === 0 && hasSmallDiagram(problem));
  const parts = isForOne ? [] : partsOf(problem, Math.max(PARTS, threads * PARTS_A_THREAD));
  if (parts.length < 2) {
    note("this searches with one thread");
    return goOnAlone();
  }
  trial.stop();
  const most = Math.min(threads, parts.length);
  const task = {
    problem,
    strategy,
    countOnly,
    limit,
    ...(memoryBytes === undefined ? {} : { memoryBytes: memoryBytes / most }),
  };
  const workers = Array.from({ length: most }, () => startPartThread(task));
  try {
    const enough = countOnly && limit > 0 ? BigInt(limit - 1) : undefined;
    const run = await searchParts(parts, workers, { ...running, enough });
    return { ...run, uncoverable: trial.uncoverable, strategy: run.strategy ?? trial.stats().strategy };
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}
