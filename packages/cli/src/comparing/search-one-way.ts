/** One problem, searched one way: how it ended, and what it took. */
import { type Problem, ProblemError, type Strategy } from "@ecp/engine";
import { TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { boundedSearch } from "../solving/bounded-search.js";
import type { Interrupt } from "../solving/interrupt.js";
import { bytesOf } from "../solving/options.js";
import type { Progress } from "../solving/progress.js";
import { stopReason } from "../solving/reasons.js";
import { type Ending, runSearch } from "../solving/run-search.js";
import { BRIEF_MS } from "../thresholds.js";
import type { CompareOptions } from "./options.js";
import type { Way } from "./ways.js";

export interface Taken {
  readonly nodes: number;
  readonly updates: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

export interface Searched extends Taken {
  readonly way: Way;
  /** `all`: the whole problem was searched. `enough`: more answers were found than were asked for. */
  readonly ending: "all" | "enough" | "stopped";
  readonly reason?: string;
  readonly found: bigint;
  /** The strategy that finished. */
  readonly strategy: Strategy;
}

/** One that cannot search this problem. */
export interface Unfit {
  readonly way: Way;
  readonly ending: "unfit";
  readonly reason: string;
}

export type Row = Searched | Unfit;

export interface Circumstances {
  readonly interrupt: Interrupt;
  readonly progress: Progress;
}

/**
 * One that takes a moment only is searched twice, and the second time is told: the first begins with code that has never run.
 */
export async function searchOneWay(
  problem: Problem,
  way: Way,
  options: CompareOptions,
  circumstances: Circumstances,
): Promise<Row> {
  const first = await once(problem, way, options, circumstances);
  const isBrief = first.ending !== "unfit" && first.ending !== "stopped" && first.milliseconds < BRIEF_MS;
  if (!isBrief || circumstances.interrupt.requested) return first;
  const second = await once(problem, way, options, circumstances);
  return second.ending === "stopped" ? first : second;
}

async function once(
  problem: Problem,
  way: Way,
  options: CompareOptions,
  { interrupt, progress }: Circumstances,
): Promise<Row> {
  if (way.unfit !== undefined) return { way, ending: "unfit", reason: way.unfit };
  const { limit, timeout } = options;
  const memoryBytes = bytesOf(options);
  const begun = clock();
  const bounds = { deadline: begun + 1000 * timeout, timeout };
  try {
    const search = boundedSearch(
      problem,
      {
        strategy: way.strategy,
        countOnly: true,
        ...(way.nextItem === undefined ? {} : { nextItem: way.nextItem }),
        ...(limit > 0 ? { limit: limit + 1 } : {}),
        ...(memoryBytes === undefined ? {} : { memoryBytes }),
      },
      bounds,
    );
    const ending = await runSearch(search, { ...bounds, interrupt, progress }, problem);
    const milliseconds = clock() - begun;
    const found = search.count();
    const { strategy, nodes, updates, bytes } = search.stats();
    const taken = { way, found, strategy, nodes, updates, bytes, milliseconds };
    const reached = ending === "limit" && limit > 0 && found > BigInt(limit);
    if (ending === "done" || reached) return { ...taken, ending: reached ? "enough" : "all" };
    return { ...taken, ending: "stopped", reason: stopReason(ending, search, { timeout }) };
  } catch (error) {
    if (error instanceof ProblemError && error.code === "unsupported")
      return { way, ending: "unfit", reason: error.message };
    if (!(error instanceof TimeIsUp)) throw error;
    return stoppedBefore(way, "timeout", clock() - begun, timeout);
  }
}

/** It was not even set up by then. */
function stoppedBefore(way: Way, ending: Ending, milliseconds: number, timeout: number): Searched {
  return {
    way,
    ending: "stopped",
    reason: stopReason(ending, {}, { timeout }),
    found: 0n,
    strategy: way.strategy === "auto" ? "learn" : way.strategy,
    nodes: 0,
    updates: 0,
    bytes: 0,
    milliseconds,
  };
}
