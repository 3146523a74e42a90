/**
 * One search by several threads: its parts are a queue, from which each thread takes the next one when it is done with the last. Solutions are
 * passed on in the order of the parts, so that they come in the same order however many threads there are and whichever is faster.
 *
 * A count is right or there is none: `done` is said only if every part was searched to its end.
 */

import type { Part } from "../parts.js";
import type { OptionId } from "../problem.js";
import type { Limit, Strategy } from "../search.js";
import { MOST_WAITING } from "../thresholds.js";
import type { PartThread } from "./part-thread.js";
import type { PartAnswer } from "./part-work.js";

export interface PartsRun {
  /** `stopped`: by the signal. */
  readonly ending: "done" | "limit" | "stopped";
  /** Of all parts, also of those that were not searched to the end. */
  readonly count: bigint;
  readonly nodes: number;
  readonly updates: number;
  readonly strategy: Strategy | undefined;
  readonly limitedBy: Limit | undefined;
  readonly reason: string | undefined;
}

interface PartState {
  last: PartAnswer | undefined;
  /** Found and not yet passed on. */
  found: OptionId[][];
  goOn: (() => void) | undefined;
}

/** The part of an `AbortSignal` that is used. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", then: () => void): void;
  removeEventListener(type: "abort", then: () => void): void;
}

/** How far it is, of all threads together. */
export interface Underway {
  readonly progress: () => number;
  readonly stats: () => { readonly nodes: number; readonly solutions: bigint };
}

export interface PartsOptions {
  /** Takes the solutions as they come; false ends the search as if its limit were reached. */
  readonly take?: ((options: OptionId[]) => boolean) | undefined;
  /** Waited for between requests: until whoever reads the solutions is ready for more. */
  readonly flushed?: (() => Promise<void>) | undefined;
  /** Stop as soon as there are more, in whatever parts. */
  readonly enough?: bigint | undefined;
  readonly signal?: StopSignal | undefined;
  /**
   * The work of a thread before it is asked for more, or ends for want of parts; nobody waits for that once all parts are done. `working` is the number of threads
   * that have not ended: each of them comes here again.
   */
  readonly before?:
    | ((thread: PartThread, search: Underway, working: number) => Promise<void> | undefined)
    | undefined;
  readonly show?: ((search: Underway) => void) | undefined;
}

export async function searchParts(
  parts: readonly Part[],
  threads: readonly PartThread[],
  options: PartsOptions,
): Promise<PartsRun> {
  const { signal, show, take, flushed, enough, before } = options;
  const states = parts.map((): PartState => ({ last: undefined, found: [], goOn: undefined }));
  const run: {
    ending: PartsRun["ending"] | undefined;
    reason: string | undefined;
    limitedBy: Limit | undefined;
  } = {
    ending: undefined,
    reason: undefined,
    limitedBy: undefined,
  };
  let next = 0;
  let due = 0;
  let waiting = 0;
  let working = threads.length;
  let sayOver = (): void => {};
  /** All parts are searched, or no more will be. */
  const over = new Promise<void>((resolve) => {
    sayOver = resolve;
  });
  const isOver = (): boolean => run.ending !== undefined;
  const wakeAll = (): void => {
    for (const state of states) state.goOn?.();
  };
  const endAs = (ending: PartsRun["ending"], reason?: string, limitedBy?: Limit): void => {
    if (isOver()) return;
    Object.assign(run, { ending, reason, limitedBy });
    sayOver();
    wakeAll();
  };

  const passOn = (state: PartState): void => {
    const { found } = state;
    state.found = [];
    waiting -= found.length;
    for (const solution of found) {
      if (take?.(solution) !== false) continue;
      endAs("limit", undefined, "solutions");
      return;
    }
  };
  const passOnWhatIsDue = (): void => {
    for (;;) {
      const state = states[due];
      if (state === undefined) sayOver();
      if (state === undefined || isOver()) return;
      passOn(state);
      if (state.last === undefined || state.last.state === "running") {
        state.goOn?.();
        return;
      }
      due++;
    }
  };
  const hear = (state: PartState, answer: PartAnswer): void => {
    state.last = answer;
    for (const solution of answer.solutions) state.found.push(solution);
    waiting += answer.solutions.length;
    if (answer.state === "limit" && answer.limitedBy !== "solutions")
      endAs("limit", answer.reason, answer.limitedBy);
    if (enough !== undefined && summary.stats().solutions > enough) endAs("limit", undefined, "solutions");
    passOnWhatIsDue();
    show?.(summary);
  };
  const isTurnOf = (index: number): boolean => index === due || waiting < MOST_WAITING;
  const waitFor = async (state: PartState): Promise<void> => {
    await new Promise<void>((resolve) => {
      state.goOn = resolve;
    });
    state.goOn = undefined;
  };

  const attend = async (thread: PartThread): Promise<void> => {
    const first = before?.(thread, summary, working);
    if (first !== undefined) await Promise.race([first, over]);
  };
  const work = async (thread: PartThread): Promise<void> => {
    for (;;) {
      await attend(thread);
      const index = next++;
      const begin = parts[index];
      const state = states[index];
      if (begin === undefined || state === undefined) {
        working--;
        return;
      }
      for (let request: Part | undefined = begin; ; request = undefined) {
        if (isOver()) return;
        const answer = await thread.ask({ begin: request }).catch((error: unknown) => {
          endAs("limit", `a thread ended before its part was searched (${messageOf(error)})`);
        });
        if (answer === undefined) return;
        hear(state, answer);
        if (answer.state !== "running") break;
        await flushed?.();
        while (!isTurnOf(index) && !isOver()) await waitFor(state);
        await attend(thread);
      }
    }
  };

  const summary = {
    progress: () =>
      total(states, ({ progress: done, state }) => (state === "running" ? done : 1)) / parts.length,
    stats: () => ({
      nodes: total(states, ({ nodes }) => nodes),
      solutions: states.reduce((sum, { last }) => sum + (last?.count ?? 0n), 0n),
    }),
  };
  const stop = (): void => endAs("stopped");
  if (signal?.aborted === true) stop();
  signal?.addEventListener("abort", stop);
  try {
    await Promise.all(threads.map(work));
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  const isWhole = states.every(({ last }) => last?.state === "done");
  endAs(isWhole ? "done" : "limit");
  // Answers found until then are passed on as well, still in the order of the parts.
  if (run.ending !== "done" && run.limitedBy !== "solutions") states.forEach(passOn);
  return {
    ending: run.ending ?? "limit",
    count: summary.stats().solutions,
    nodes: summary.stats().nodes,
    updates: total(states, ({ updates }) => updates),
    strategy: states.find(({ last }) => last !== undefined)?.last?.strategy,
    limitedBy: run.limitedBy,
    reason: run.reason,
  };
}

const total = (states: readonly PartState[], of: (answer: PartAnswer) => number): number =>
  states.reduce((sum, { last }) => sum + (last === undefined ? 0 : of(last)), 0);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
