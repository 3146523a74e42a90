/**
 * What a thread does with parts of a problem: it is asked to begin a part or to go on with it, works for a moment, and says what it found since.
 * It does nothing unasked, so that whoever asks is never flooded with solutions, and ends a search by asking no more.
 */
import { type OptionId, type Part, type Problem, prepare, type Search, type Strategy } from "@ecp/engine";

/** What all parts share. Plain data: it is handed to the thread when that begins. */
export interface PartsTask {
  readonly problem: Problem;
  readonly strategy: Strategy | "auto";
  readonly countOnly: boolean;
  /** As `SearchOptions` has it: of each part alone. */
  readonly limit: number;
  readonly memoryBytes?: number;
}

/** A part to begin with; `undefined`: go on with the last one. */
export interface PartRequest {
  readonly begin: Part | undefined;
}

/** Everything but `solutions` is of the whole part until now. */
export interface PartAnswer extends Pick<Search, "state" | "limitedBy" | "reason"> {
  readonly solutions: OptionId[][];
  readonly count: bigint;
  readonly nodes: number;
  readonly updates: number;
  readonly strategy: Strategy;
  readonly progress: number;
}

/** How long a thread is silent at most, about; and how many solutions end its silence earlier. */
const SILENCE_MS = 50;
const MANY_SOLUTIONS = 1_000;
const FIRST_SLICE = 500;

export function partWork(task: PartsTask): (request: PartRequest) => PartAnswer {
  const { problem, ...options } = task;
  const prepared = prepare(problem);
  const state: { search: Search | undefined; slice: number } = { search: undefined, slice: FIRST_SLICE };
  return ({ begin }) => {
    if (begin !== undefined) {
      state.search = prepared.search({ ...options, assume: begin });
      state.slice = FIRST_SLICE;
    }
    const { search } = state;
    if (search === undefined) throw new Error("a thread is asked to go on with nothing");
    const solutions: OptionId[][] = [];
    const begun = performance.now();
    let before = begun;
    for (;;) {
      search.step(state.slice);
      for (const solution of search.next()) solutions.push(solution);
      const now = performance.now();
      if (search.state !== "running" || now - begun >= SILENCE_MS || solutions.length >= MANY_SOLUTIONS)
        break;
      // A slice of a third of the silence: seldom much too long, and few enough of them.
      const ideal = (state.slice * SILENCE_MS) / 3 / Math.max(0.01, now - before);
      state.slice = Math.max(100, Math.round(Math.min(4 * state.slice, ideal)));
      before = now;
    }
    const { nodes, updates, strategy } = search.stats();
    const { limitedBy, reason } = search;
    return {
      state: search.state,
      limitedBy,
      reason,
      solutions,
      count: search.count(),
      nodes,
      updates,
      strategy,
      progress: search.progress(),
    };
  };
}
