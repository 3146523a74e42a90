/** A search that the clock and Ctrl-C end within a step too: where a problem is large, a single node may take seconds. */

import { firstStep, type Problem, type Search, type SearchOptions, search as startSearch } from "@ecp/engine";
import { type Bounds, bounded, Interrupted, TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { FIRST_SLICE, MOMENT_MS } from "../thresholds.js";

/** Throws `TimeIsUp` or `Interrupted` where it is not even set up before. */
export function boundedSearch(problem: Problem, options: SearchOptions, bounds: Bounds): Search {
  // A small one is begun and asked again within a moment.
  if (bounds.deadline === undefined && firstStep(problem, FIRST_SLICE) === FIRST_SLICE)
    return startSearch(problem, options);
  return within(
    bounded(bounds, () => startSearch(problem, options)),
    bounds,
  );
}

/** The same search, whose step ends some moments after the deadline; what is known of it then is what was known before that step. */
function within(search: Search, bounds: Bounds): Search {
  let isQuick = false;
  let cut: Required<Pick<Search, "count" | "stats" | "progress" | "bound">> | undefined;
  return {
    step: (nodes) => {
      if (cut !== undefined) return "running";
      const [count, stats, progress] = [search.count(), search.stats(), search.progress()];
      const bound = search.bound?.() ?? Number.POSITIVE_INFINITY;
      try {
        const before = clock();
        const state = bounded({ ...bounds, isQuick }, () => search.step(nodes));
        isQuick = clock() - before < MOMENT_MS;
        return state;
      } catch (error) {
        if (!(error instanceof TimeIsUp || error instanceof Interrupted)) throw error;
        cut = { count: () => count, stats: () => stats, progress: () => progress, bound: () => bound };
        return "running";
      }
    },
    get state() {
      return cut === undefined ? search.state : "running";
    },
    next: () => (cut === undefined ? search.next() : []),
    count: () => (cut ?? search).count(),
    stats: () => (cut ?? search).stats(),
    progress: () => (cut ?? search).progress(),
    bound: () => (cut === undefined ? search.bound?.() : cut.bound()) ?? Number.POSITIVE_INFINITY,
    stop: () => {
      if (cut === undefined) search.stop();
    },
    get limitedBy() {
      return cut === undefined ? search.limitedBy : undefined;
    },
    get reason() {
      return cut === undefined ? search.reason : undefined;
    },
    get uncoverable() {
      return cut === undefined ? search.uncoverable : [];
    },
  };
}
