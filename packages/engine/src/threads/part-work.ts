/**
 * What a thread does with parts of a problem: it is asked to begin a part or to go on with it, works for a moment, and says what it found since.
 * It does nothing unasked, so that whoever asks is never flooded with solutions, and ends a search by asking no more.
 */
import type { Part } from "../parts.js";
import type { OptionId, Problem } from "../problem.js";
import { prepare, type Search, type Strategy } from "../search.js";

/** What all parts share. Plain data: it is handed to the thread when that begins. */
export interface PartsTask {
  readonly problem: Problem;
  readonly strategy: Strategy | "auto";
  readonly countOnly: boolean;
  /** As `SearchOptions` has it: of each part alone. */
  readonly limit: number;
  readonly memoryBytes?: number;
  readonly seed?: number;
  readonly diagram?: boolean;
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
  let goOn: (() => PartAnswer) | undefined;
  return ({ begin }) => {
    if (begin !== undefined) goOn = inMoments(prepared.search({ ...options, assume: begin }));
    if (goOn === undefined) throw new Error("a thread is asked to go on with nothing");
    return goOn();
  };
}

/** A search, a moment at a time. */
export function inMoments(search: Search, silence = SILENCE_MS): () => PartAnswer {
  let slice = FIRST_SLICE;
  return () => {
    const solutions: OptionId[][] = [];
    const begun = Date.now();
    let before = begun;
    for (;;) {
      search.step(slice);
      for (const solution of search.next()) solutions.push(solution);
      const now = Date.now();
      if (search.state !== "running" || now - begun >= silence || solutions.length >= MANY_SOLUTIONS) break;
      // A slice of a third of the silence: seldom much too long, and few enough of them.
      const ideal = (slice * silence) / 3 / Math.max(0.01, now - before);
      slice = Math.max(100, Math.round(Math.min(4 * slice, ideal)));
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
