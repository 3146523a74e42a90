/** One instance, compiled and searched: what became of it, whatever prints it. */

import {
  type Best,
  compileInstance,
  type Diagnostic,
  type Ground,
  type Lowered,
  type Settings,
  type Solution,
  type StatsOfRun,
  type Status,
  type TypedInstance,
  timeIsUp,
} from "@ecp/compiler";
import { isDetermined, type OptionId } from "@ecp/engine";
import { type Bounds, bounded, Interrupted, TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import type { Loaded } from "../input/load.js";
import { limitsMet } from "../report/limits.js";
import { hasErrors } from "../report/print-diagnostics.js";
import { MOMENT_MS } from "../thresholds.js";
import type { Interrupt } from "./interrupt.js";
import { oneOfEach } from "./one-of-each.js";
import { bytesOf, type SolvingOptions } from "./options.js";
import type { Progress } from "./progress.js";
import { noSolutionReason, stopReason } from "./reasons.js";
import { type Ending, nextTurn } from "./run-search.js";
import { searchProblem } from "./search-problem.js";
import { statsOf, type Threads } from "./searched.js";
import { symmetriesOf } from "./symmetry.js";

export interface Outcome {
  readonly instance: TypedInstance;
  readonly status: Status;
  readonly exitCode: ExitCode;
  readonly reason?: string | undefined;
  readonly ground?: Ground | undefined;
  readonly solutions: readonly Solution[];
  /** Where it is exact. */
  readonly count?: bigint | undefined;
  /** How many were seen: as many as there are at least. */
  readonly found?: bigint;
  /** How many symmetries of the board keep the rules, the identity among them; where they were asked for. */
  readonly symmetries?: number | undefined;
  /** How many answers there are up to those; where it is exact. */
  readonly upToSymmetry?: bigint | undefined;
  /** Where the best answer was asked for, and one was found. */
  readonly best?: Best | undefined;
  readonly stats?: StatsOfRun | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Task {
  readonly loaded: Loaded;
  readonly instance: TypedInstance;
  readonly settings: Settings;
  readonly options: SolvingOptions;
  /** Solutions to keep; 0 for all. One more is looked for, to know whether there are more. */
  readonly limit: number;
  /** Solutions are counted and not kept. */
  readonly countOnly: boolean;
  /** Only one is wanted of answers that symmetries of the board map to each other; `limit` counts such classes. Not with `countOnly`. */
  readonly distinct?: boolean | undefined;
  /** Of a puzzle that says which answers are best, one of these is wanted. `limit` says nothing then. */
  readonly best?: boolean | undefined;
  readonly interrupt: Interrupt;
  readonly progress: Progress;
  /** One, if left out. */
  readonly threads?: Threads;
  /** In milliseconds of `clock()`; counts from the start of the command. */
  readonly deadline: number | undefined;
  /** Takes a certificate of what is found, in pieces. */
  readonly certificate?: ((text: string) => void) | undefined;
  /** Takes each solution as it is found, before the end is known. */
  readonly onSolution?: (solution: Solution, ground: Ground) => void;
  /** Until whoever reads the solutions is ready for more. */
  readonly flushed?: () => Promise<void>;
}

/** Something to search. */
export interface Compiled {
  readonly ready: true;
  readonly ground: Ground;
  readonly lowered: Lowered;
  readonly diagnostics: readonly Diagnostic[];
  readonly compileMs: number;
}

/** The result of compiling: a problem to search, or an outcome already. */
export type Ready = Compiled | { readonly ready: false; readonly outcome: Outcome };

/** The limits of the work: the clock, and Ctrl-C. */
type Limits = Partial<Pick<Task, "deadline" | "interrupt">> & {
  readonly options?: Pick<SolvingOptions, "timeout">;
};

/**
 * The deadline and Ctrl-C bind compiling as well as the search. Until Ctrl-C is listened to, it has its usual meaning. That another thread was told
 * of it is seen.
 */
export async function compileTask(
  task: Pick<Task, "loaded" | "instance" | "settings"> & Limits,
  begun?: (ground: Ground) => Ground,
): Promise<Ready> {
  const { loaded, instance, settings, deadline, interrupt, options = {} } = task;
  const before = clock();
  const expired = (): boolean =>
    interrupt?.requested === true || (deadline !== undefined && clock() >= deadline);
  const compile = (): ReturnType<typeof compileInstance> =>
    compileInstance(loaded.analysis.typed, instance, { ...settings, expired }, loaded.host, begun);
  const compiled = await compileWithin({ deadline, timeout: options.timeout }, interrupt, compile);
  if (compiled === undefined) {
    const outcome = {
      instance,
      solutions: [],
      ...stopped([], interrupt, options),
      status: "unknown",
    } as const;
    return { ready: false, outcome };
  }
  const { ground, lowered, diagnostics } = compiled;
  const compileMs = clock() - before;
  const limits = limitsMet(diagnostics);
  const base = { instance, ground, solutions: [], diagnostics };
  if (hasErrors(diagnostics) && limits.length === 0) {
    return { ready: false, outcome: { ...base, status: "error", exitCode: exitCodes.errors } };
  }
  if (ground === undefined || lowered === undefined || limits.length > 0) {
    const ended = limits.some(({ code }) => code === timeIsUp.code);
    const outcome = ended
      ? { ...base, ...stopped(diagnostics, interrupt, options) }
      : {
          ...base,
          exitCode: exitCodes.unknown,
          reason: limits[0]?.message ?? "it could not be compiled",
        };
    return { ready: false, outcome: { ...outcome, status: "unknown" } };
  }
  return { ready: true, ground, lowered, diagnostics, compileMs };
}

/**
 * Returns the result of `compile`; undefined where the time was up, or Ctrl-C came. Where the one before was done in a moment, so will be this one: it is tried
 * for a moment, and only where it takes longer it is begun again, so that Ctrl-C breaks it off (`Bounds.isQuick` tells why not at once).
 */
async function compileWithin<T>(
  bounds: Bounds,
  interrupt: Interrupt | undefined,
  compile: () => T,
): Promise<T | undefined> {
  if (interrupt?.isListening !== true) return endedOr(bounds, compile);
  await nextTurn();
  const before = clock();
  if (interrupt.pace.isQuick) {
    const compiled = endedOr(
      { deadline: Math.min(before, bounds.deadline ?? before), isQuick: true },
      compile,
    );
    if (compiled !== undefined) return compiled;
    await nextTurn();
  }
  if (interrupt.requested) return undefined;
  const compiled = endedOr(bounds, compile);
  interrupt.pace.isQuick = clock() - before < MOMENT_MS;
  return compiled;
}

/** Returns undefined if it did not end by itself. */
function endedOr<T>(bounds: Bounds, work: () => T): T | undefined {
  try {
    return bounded(bounds, work);
  } catch (error) {
    if (error instanceof TimeIsUp || error instanceof Interrupted) return undefined;
    throw error;
  }
}

/** It is told as the end of a search by the same limit is, and once. */
function stopped(
  diagnostics: readonly Diagnostic[],
  interrupt: Interrupt | undefined,
  options: Pick<SolvingOptions, "timeout">,
): Pick<Outcome, "exitCode" | "reason" | "diagnostics"> {
  const ending = interrupt?.requested === true ? "interrupted" : "timeout";
  return {
    diagnostics: diagnostics.filter(({ code }) => code !== timeIsUp.code),
    reason: stopReason(ending, {}, options),
    exitCode: ending === "interrupted" ? exitCodes.interrupted : exitCodes.unknown,
  };
}

/** Whether the message says already why there is no answer: a rule can never hold. */
const saysTheReason = (code: string): boolean => code === "ECP4127";

export async function solveInstance(task: Task): Promise<Outcome> {
  const compiled = await compileTask(task);
  if (!compiled.ready) return compiled.outcome;
  const { with: command, form: format = "dimacs" } = task.options;
  if (command === undefined) return searchInstance(compiled, task);
  const { solveWith } = await import("../others/solve-with.js");
  return solveWith({ command, format }, compiled, task);
}

export async function searchInstance(compiled: Compiled, task: Task): Promise<Outcome> {
  const solutions: Solution[] = [];
  try {
    const { objective } = compiled.lowered;
    if (task.best !== true || objective === undefined) return await searchCompiled(compiled, task, solutions);
    const { searchBest } = await import("./search-best.js");
    return await searchBest(compiled, objective, task);
  } catch (error) {
    if (!(error instanceof TimeIsUp || error instanceof Interrupted)) throw error;
    task.progress.clear();
    const { ground, diagnostics } = compiled;
    const { instance, interrupt, options } = task;
    return {
      instance,
      ground,
      solutions,
      ...stopped(diagnostics, interrupt, options),
      status: solutions.length > 1 ? "multiple" : "unknown",
    };
  }
}

/** `solutions`: takes those that are kept, as they are found. */
async function searchCompiled(compiled: Compiled, task: Task, solutions: Solution[]): Promise<Outcome> {
  const { ground, lowered, diagnostics } = compiled;
  const { instance, options, limit, countOnly, onSolution } = task;
  const { problem } = lowered;
  const memoryBytes = bytesOf(options);
  const before = clock();
  const symmetries = task.distinct === true ? await symmetriesOf(compiled, task) : undefined;
  if (symmetries !== undefined && "reason" in symmetries) {
    const { reason } = symmetries;
    return {
      instance,
      ground,
      solutions: [],
      diagnostics,
      status: "unknown",
      exitCode: exitCodes.unknown,
      reason,
    };
  }
  const isNew =
    symmetries === undefined
      ? isAnother(lowered, options)
      : oneOfEach(symmetries.turnings, symmetries.group, limit);
  const searchOptions = {
    strategy: options.strategy,
    countOnly: countOnly && isNew === undefined,
    ...(limit > 0 && isNew === undefined ? { limit: limit + 1 } : {}),
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
    ...(task.certificate === undefined ? {} : { certificate: task.certificate }),
  };
  let seen = 0n;
  const search = await searchProblem(problem, searchOptions, task.threads, {
    interrupt: task.interrupt,
    deadline: task.deadline,
    timeout: options.timeout,
    progress: task.progress,
    flushed: task.flushed,
    take: (chosen) => {
      if (isNew?.(chosen) === false) return true;
      const solution = lowered.decode(chosen);
      seen++;
      if (!countOnly && (limit === 0 || solutions.length < limit)) {
        if (onSolution === undefined || limit > 0) solutions.push(solution);
        onSolution?.(solution, ground);
      }
      return limit === 0 || seen <= BigInt(limit);
    },
  });
  task.progress.clear();
  const solveMs = clock() - before;
  const { ending } = search;
  const found = isNew === undefined ? search.count : seen;
  const bySymmetry: Partial<Outcome> =
    symmetries === undefined
      ? {}
      : {
          symmetries: symmetries.group.length,
          ...(ending === "done" ? { count: search.count, upToSymmetry: seen } : {}),
        };
  return {
    instance,
    ground,
    solutions,
    diagnostics: diagnostics.filter(({ code }) => !saysTheReason(code)),
    found,
    ...verdict(
      found,
      ending,
      limit,
      () => noSolutionReason(search, lowered, task.loaded, diagnostics),
      () => stopReason(ending, search, options),
    ),
    ...bySymmetry,
    stats: statsOf(compiled, search, solveMs),
  };
}

/**
 * Answers that differ only in what nobody sees (a hidden layer, the number of a `?`) are one answer. Strategies see to that themselves, but `dance`
 * does not: what it finds has to be kept to be told apart.
 */
function isAnother(
  { problem, seenOf }: Lowered,
  { strategy }: SolvingOptions,
): ((chosen: readonly OptionId[]) => boolean) | undefined {
  if (strategy !== "dance" || isDetermined(problem)) return undefined;
  const known = new Set<string>();
  return (chosen) => {
    const key = String(chosen.filter((option) => seenOf(option) !== undefined).sort((a, b) => a - b));
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
}

/** `found` solutions were seen when the search ended so; up to `limit` were asked for, and one more looked for. */
function verdict(
  found: bigint,
  ending: Ending,
  limit: number,
  whyNone: () => string,
  whyStopped: () => string,
): Pick<Outcome, "status" | "exitCode" | "reason" | "count"> {
  const complete = ending === "done";
  const stopped = ending === "interrupted" ? exitCodes.interrupted : exitCodes.unknown;
  if (complete && found === 0n) {
    return { status: "none", exitCode: exitCodes.noSolution, reason: whyNone(), count: 0n };
  }
  if (complete) {
    return { status: found === 1n ? "unique" : "multiple", exitCode: exitCodes.answered, count: found };
  }
  const enough = limit > 0 && found > BigInt(limit);
  if (enough) return { status: "multiple", exitCode: exitCodes.answered };
  if (found > 1n) return { status: "multiple", exitCode: stopped, reason: whyStopped() };
  return { status: "unknown", exitCode: stopped, reason: whyStopped() };
}
