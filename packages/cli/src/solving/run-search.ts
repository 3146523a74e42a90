/**
 * Runs a search in slices, so that Ctrl-C, the clock and the progress bar get their turn. A slice is as many nodes as take about
 * `SLICE_MS`; the first is small, because most problems are.
 */

import { firstStep, type OptionId, type Problem, type Search } from "@ecp/engine";
import { clock } from "../clock.js";
import { FIRST_SLICE, LARGEST_SLICE, LISTENING_MS, SLICE_MS } from "../thresholds.js";
import type { Interrupt } from "./interrupt.js";
import type { Progress } from "./progress.js";

export type Ending =
  /** The whole tree was searched. */
  | "done"
  /** The engine stopped: `search.limitedBy` says why. */
  | "limit"
  | "timeout"
  | "interrupted";

export interface SearchRunOptions {
  readonly interrupt?: Interrupt | undefined;
  /** In milliseconds of `clock()`. */
  readonly deadline?: number | undefined;
  /** Seconds, of which the deadline is the end. */
  readonly timeout?: number | undefined;
  readonly progress?: Progress | undefined;
  /** Waited for between slices, and between solutions: until whoever reads the results is ready for more. */
  readonly flushed?: (() => Promise<void>) | undefined;
  /** Takes the solutions as they come; false ends the search as if its limit were reached. */
  readonly take?: ((options: OptionId[]) => boolean) | undefined;
}

export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** `problem`: what is searched, where that may be so large that a node takes long. */
export async function runSearch(
  search: Search,
  options: SearchRunOptions,
  problem?: Problem,
): Promise<Ending> {
  const { interrupt, deadline, progress, take } = options;
  interrupt?.listen();
  const first = problem === undefined ? FIRST_SLICE : firstStep(problem, FIRST_SLICE);
  let slice = first;
  // Setting up a large search takes long as well.
  if (first < FIRST_SLICE && deadline !== undefined && clock() >= deadline) {
    search.stop();
    return "timeout";
  }
  for (;;) {
    const before = clock();
    const state = search.step(slice);
    let listened = clock();
    for (const solution of search.next()) {
      if (take?.(solution) === false) {
        search.stop();
        return "limit";
      }
      // Node writes into a pipe while its reader is slow, and hears nothing meanwhile: Ctrl-C is not to wait for all that a slice has found.
      if (clock() < listened + LISTENING_MS) continue;
      await options.flushed?.();
      await nextTurn();
      listened = clock();
      if (interrupt?.requested === true) {
        search.stop();
        return "interrupted";
      }
    }
    if (state === "done") return "done";
    if (state === "limit") return "limit";
    const now = clock();
    slice = Math.max(Math.min(first, 100), nextSlice(slice, now - before));
    if (deadline !== undefined && now >= deadline) {
      search.stop();
      return "timeout";
    }
    progress?.show(search);
    await options.flushed?.();
    await nextTurn();
    if (interrupt?.requested === true) {
      search.stop();
      return "interrupted";
    }
  }
}

function nextSlice(slice: number, took: number): number {
  const ideal = took <= 0 ? slice * 4 : (slice * SLICE_MS) / took;
  return Math.max(1, Math.min(LARGEST_SLICE, slice * 4, Math.round(ideal)));
}
