/**
 * The work of a thread on parts of a problem: it is asked to begin a part or to go on with it, works for a moment, and reports its findings since.
 * It does nothing unasked, so that whoever asks is never flooded with solutions, and ends a search by asking no more.
 */

import { prepare } from "../begin-search.js";
import { usefulPlan } from "../beside-diagram.js";
import type { Plan } from "../diagram/program.js";
import { ClauseExchange, type SharedClauses } from "../learn/clause-exchange.js";
import type { Part } from "../parts.js";
import type { OptionId, Problem } from "../problem.js";
import type { Search, Strategy } from "../search.js";
import { FIRST_ENTRIES, FIRST_SLICE, SILENCE_MS, SOLUTIONS_TO_REPORT } from "../thresholds.js";
import { type ShareLevel, type ShareRequest, shareWork } from "./share-work.js";

/** The data that all parts share. It is plain, and handed to the thread when that begins. */
export interface PartsTask {
  readonly problem: Problem;
  readonly strategy: Strategy | "auto";
  readonly countOnly: boolean;
  /** As `SearchOptions` has it: of each part alone. */
  readonly limit: number;
  readonly memoryBytes?: number;
  readonly seed?: number;
  readonly diagram?: boolean;
  /** Whether what is learned is told to others that search the same, and taken from them. */
  readonly exchanges?: boolean;
}

export type PartRequest =
  /** A part to begin with; `undefined`: go on with the last one. */
  | { readonly begin: Part | undefined; readonly clauses?: readonly SharedClauses[] }
  /** Beside the part: this share of a diagram of the whole. */
  | { readonly share: ShareRequest };

/** Everything but `solutions` is of the whole part until now. */
export interface PartAnswer extends Pick<Search, "state" | "limitedBy" | "reason"> {
  /** Of a share alone. */
  readonly share?: ShareLevel;
  readonly solutions: OptionId[][];
  /** Learned since the last answer. */
  readonly clauses?: readonly SharedClauses[];
  readonly count: bigint;
  readonly nodes: number;
  readonly updates: number;
  readonly strategy: Strategy;
  readonly progress: number;
}

/** Nodes of a first step: `most`, but few where one may take long. Later steps go by the clock. */
export function firstStep({ optionItems, rows }: Problem, most: number): number {
  return Math.max(
    1,
    Math.min(most, Math.floor(FIRST_ENTRIES / (1 + optionItems.length + rows.literals.length))),
  );
}

export function partWork(task: PartsTask): (request: PartRequest) => PartAnswer {
  const { problem, exchanges = false, ...options } = task;
  const prepared = prepare(problem);
  const exchange = exchanges ? new ClauseExchange() : undefined;
  let part: (() => PartAnswer) | undefined;
  /** A small diagram is asked for first, then any: it is planned once. */
  let plan: { readonly found: Plan | undefined } | undefined;
  const planned = (): Plan | undefined => {
    plan ??= { found: usefulPlan(problem, options) };
    return plan.found;
  };
  let share: ((request: ShareRequest) => PartAnswer) | undefined;
  return (request) => {
    if ("share" in request) {
      share ??= shareWork(planned, options);
      return share(request.share);
    }
    share = undefined;
    if (request.begin !== undefined)
      part = inMoments(prepared.search({ ...options, assume: request.begin, ...(exchange && { exchange }) }));
    if (part === undefined) throw new Error("a thread is asked to go on with nothing");
    if (exchange === undefined) return part();
    exchange.receive(request.clauses ?? []);
    return { ...part(), clauses: exchange.send() };
  };
}

export interface Moments {
  /** How long it is silent. */
  readonly silence?: number;
  /** Nodes of the first step. */
  readonly first?: number;
}

/** A search, a moment at a time. */
export function inMoments(
  search: Search,
  { silence = SILENCE_MS, first = FIRST_SLICE }: Moments = {},
): () => PartAnswer {
  let slice = first;
  return () => {
    const solutions: OptionId[][] = [];
    const begun = Date.now();
    let before = begun;
    for (;;) {
      search.step(slice);
      for (const solution of search.next()) solutions.push(solution);
      const now = Date.now();
      if (search.state !== "running" || now - begun >= silence || solutions.length >= SOLUTIONS_TO_REPORT)
        break;
      // A slice of a third of the silence: seldom much too long, and few enough of them.
      const ideal = (slice * silence) / 3 / Math.max(0.01, now - before);
      slice = Math.max(Math.min(first, 100), Math.round(Math.min(4 * slice, ideal)));
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
