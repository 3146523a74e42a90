/**
 * `--threads`: one problem, searched by several. Small problems are done before a thread has begun, so one search has a trial first; it is measured
 * in nodes, so that the order of the answers does not depend on the machine. Then, where answers are listed or counted, the problem is cut into
 * parts; where one answer and its proof are wanted, the search that had the trial goes on, and others with other seeds race it.
 */
import {
  countWholeAndParts,
  inMoments,
  type OptionId,
  type PartsRun,
  type PartsTask,
  type PartThread,
  type Problem,
  partsOf,
  raceThreads,
  type Search,
  search,
  searchParts,
} from "@ecp/engine";
import { type Ending, nextTurn, runSearch } from "../solving/run-search.js";
import { type Limits, type Running, type Searched, searched, type Threads } from "../solving/searched.js";
import { startPartThread } from "./part-thread.js";

const TRIAL_NODES = { dance: 5_000, walk: 250 };
/** Most proofs are done before others could begin to race. */
const ALONE_MS = 200;
/** Parts differ a lot in size: with so many the threads end at about the same time. Not by thread, so that the order of answers is the same. */
const PARTS = 64;
/** With more threads than this, more parts. */
const PARTS_A_THREAD = 8;
/** A search for no more than this is a proof (`auto` then learns from dead ends, and what is learned holds in all parts). */
const FEW = 2;
/** What a search does in this thread before others are heard. */
const MOMENT_MS = 20;

export async function searchByThreads(
  problem: Problem,
  limits: Limits,
  { threads, note }: Threads,
  running: Running,
): Promise<Searched> {
  const { limit = 0, countOnly = false, strategy = "auto", memoryBytes } = limits;
  const isForOne = limit > 0 && limit <= FEW;
  // Answers of several racers are compared, so each tells them.
  const trial = search(problem, isForOne ? { ...limits, countOnly: false } : limits);
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
  const task: PartsTask = { problem, strategy, countOnly, limit };
  if (isForOne && (strategy === "auto" || strategy === "learn")) {
    const others = Array.from({ length: threads - 1 }, (_, k) =>
      afterwards(ALONE_MS, () =>
        startPartThread({
          ...task,
          ...memoryFor(memoryBytes, threads),
          strategy: "learn",
          countOnly: false,
          seed: k + 1,
        }),
      ),
    );
    const racers = [inThisThread(trial, found), ...others];
    const run = await untilStopped(running, (signal) =>
      raceThreads(problem, racers, limit, { ...options(running), signal }),
    );
    return { ...run, uncoverable: trial.uncoverable, strategy: run.strategy ?? trial.stats().strategy };
  }
  if (isForOne || strategy === "diagram") {
    note("this searches with one thread");
    return goOnAlone();
  }
  const isForDiagram = strategy === "auto" && countOnly && limit === 0;
  const ofPart: PartsTask = {
    ...{ ...task, ...memoryFor(memoryBytes, threads) },
    ...(isForDiagram ? { diagram: false } : {}),
  };
  // Threads take a while to begin, and do so while the problem is cut.
  const workers = Array.from({ length: threads }, () => startPartThread(ofPart));
  try {
    const parts = partsOf(problem, Math.max(PARTS, threads * PARTS_A_THREAD));
    for (const worker of workers.splice(parts.length)) void worker.end();
    if (parts.length < 2) {
      note("this searches with one thread");
      return await goOnAlone();
    }
    trial.stop();
    const searchThem = isForDiagram ? countWholeAndParts : searchParts;
    const enough = countOnly && limit > 0 ? BigInt(limit - 1) : undefined;
    const run = await untilStopped(running, (signal) =>
      searchThem(parts, workers, { ...options(running), enough, signal }),
    );
    return { ...run, uncoverable: trial.uncoverable, strategy: run.strategy ?? trial.stats().strategy };
  } finally {
    for (const worker of workers) void worker.end();
  }
}

const memoryFor = (memoryBytes: number | undefined, threads: number): Pick<PartsTask, "memoryBytes"> =>
  memoryBytes === undefined ? {} : { memoryBytes: memoryBytes / threads };

const options = ({ take, flushed, progress }: Running) => ({ take, flushed, show: progress.show });

/** A search that has begun, and what it has found so far. */
function inThisThread(begun: Search, found: readonly OptionId[][]): PartThread {
  const goOn = inMoments(begun, { silence: MOMENT_MS });
  let before = found;
  return {
    ask: async () => {
      await nextTurn();
      const answer = goOn();
      const solutions = [...before, ...answer.solutions];
      before = [];
      return { ...answer, solutions };
    },
    end: async () => begun.stop(),
  };
}

/** A thread that begins only if what it is asked is still wanted then. */
function afterwards(milliseconds: number, start: () => PartThread): PartThread {
  const state: { thread: PartThread | undefined; wake: (() => void) | undefined; ended: boolean } = {
    thread: undefined,
    wake: undefined,
    ended: false,
  };
  return {
    ask: async (request) => {
      if (state.thread === undefined && !state.ended)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          state.wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      if (state.ended) throw new Error("it was ended");
      state.thread ??= start();
      return state.thread.ask(request);
    },
    end: async () => {
      state.ended = true;
      state.wake?.();
      await state.thread?.end();
    },
  };
}

/** Until it is done, or Ctrl-C or the clock comes first. */
async function untilStopped(
  { interrupt, deadline }: Running,
  run: (signal: AbortSignal) => Promise<PartsRun>,
): Promise<Omit<PartsRun, "ending"> & { readonly ending: Ending }> {
  const controller = new AbortController();
  let why: Ending | undefined;
  const stop = (ending: Ending): void => {
    why ??= ending;
    controller.abort();
  };
  interrupt.listen();
  const release = interrupt.onRequest(() => stop("interrupted"));
  const clock =
    deadline === undefined
      ? undefined
      : setTimeout(() => stop("timeout"), Math.min(2 ** 31 - 1, Math.max(0, deadline - performance.now())));
  try {
    const ended = await run(controller.signal);
    return { ...ended, ending: ended.ending === "stopped" ? (why ?? "interrupted") : ended.ending };
  } finally {
    clearTimeout(clock);
    release();
  }
}
