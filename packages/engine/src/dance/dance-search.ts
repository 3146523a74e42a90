/**
 * The strategy `dance` as a `Search`: sets the arena up (assumed and forbidden options, items that cannot be covered),
 * runs the machine of `dance.ts` in slices, and collects what it finds.
 */
import { type ItemId, isPure, itemName, type OptionId, type Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "../search.js";
import {
  at,
  CHOICES,
  EVENT_END,
  EVENTS,
  EXHAUSTED,
  ITEM_ID,
  LEVEL,
  MAX_LEVEL,
  NODES,
  SIZE,
  SOLUTION_STOP,
  SOLUTIONS,
  UPDATES,
  WIPED,
} from "./arena.js";
import { chosenOptions, isLive } from "./choices.js";
import { choose, removeOption } from "./cover.js";
import { dance } from "./dance.js";
import { forwardEvents } from "./events.js";
import { type Layout, layOut, measure } from "./layout.js";
import { estimateProgress } from "./progress.js";

/** Nodes a slice: short enough that the counters of a slice cannot overflow, long enough not to matter. */
const SLICE = 2000;
/** `step` pauses when this many options wait in solutions not yet fetched. */
const QUEUE_OPTIONS = 1 << 22;
const DEFAULT_BYTES = 2 ** 30;
/** Arena indices must stay below 2^31. */
const MAX_WORDS = 2 ** 31 - 1;

/**
 * A function that begins searches of this problem. With `reuse`, they share one arena, which is set back from a
 * template each time (a copy of some words an entry); the next search then ends the one before.
 */
export function danceStrategy(problem: Problem, reuse: boolean): (options: SearchOptions) => Search {
  if (!isPure(problem)) {
    throw new ProblemError("unsupported", "strategy `dance` knows neither rows nor globals");
  }
  let layout: Layout | undefined;
  let template: Int32Array | undefined;
  let latest: DanceSearch | undefined;
  return (options) => {
    latest?.supersede();
    latest = undefined;
    const traced = options.onEvent !== undefined;
    const size = measure(problem, traced);
    const bytes = 4 * (size.words + problem.itemCount + problem.optionCount);
    if (bytes > (options.memoryBytes ?? DEFAULT_BYTES) || size.words > MAX_WORDS) {
      return new DanceSearch(problem, undefined, options, bytes);
    }
    if (!reuse || traced) return new DanceSearch(problem, layOut(problem, size), options, bytes);
    if (layout === undefined) {
      layout = layOut(problem, size);
      template = layout.arena.slice(0, layout.stacksFrom);
    } else if (template !== undefined) layout.arena.set(template);
    latest = new DanceSearch(problem, layout, options, 4 * (size.words + (template?.length ?? 0)));
    return latest;
  };
}

class DanceSearch implements Search {
  state: SearchState = "running";
  limitedBy: Limit | undefined;
  reason: string | undefined;
  uncoverable: readonly ItemId[] = [];
  private layout: Layout | undefined;
  private readonly limit: bigint;
  private readonly nodeLimit: number;
  private readonly countOnly: boolean;
  private readonly deadline: number;
  private queue: OptionId[][] = [];
  private queuedOptions = 0;
  private nodes = 0;
  private updates = 0;
  private solutions = 0n;
  private depth = 0;
  private lastProgress = 0;

  constructor(
    private readonly problem: Problem,
    layout: Layout | undefined,
    private readonly options: SearchOptions,
    private readonly bytes: number,
  ) {
    this.limit = BigInt(checkedLimit(options.limit ?? 0));
    this.nodeLimit = options.nodeLimit ?? Number.POSITIVE_INFINITY;
    this.countOnly = options.countOnly ?? false;
    this.deadline =
      options.timeLimit === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.timeLimit;
    this.layout = layout;
    if (layout === undefined) {
      this.end("memory", `the search would take ${Math.ceil(bytes / 2 ** 20)} MiB, which is over its limit`);
    } else this.setUp(layout);
  }

  step(nodeBudget: number): SearchState {
    const layout = this.layout;
    if (layout === undefined || this.state !== "running") return this.state;
    const A = layout.arena;
    const { onEvent } = this.options;
    let left = nodeBudget;
    while (this.state === "running") {
      const budget = Math.min(left, SLICE, this.nodeLimit - this.nodes);
      if (budget <= 0) {
        if (this.nodes >= this.nodeLimit) this.end("nodes", `stopped after ${this.nodes} nodes`);
        break;
      }
      A[SOLUTION_STOP] = this.countOnly && onEvent === undefined ? this.solutionsWanted() : 1;
      const status = dance(A, budget);
      left -= at(A, NODES);
      const found = this.takeCounters(A);
      if (onEvent !== undefined) {
        forwardEvents(A, onEvent);
        A[EVENT_END] = at(A, EVENTS);
      }
      if (found > 0 && !this.countOnly) this.keepSolution(A);
      if (status === EXHAUSTED) {
        this.state = "done";
        this.release();
      } else if (this.limit > 0n && this.solutions >= this.limit) {
        this.end("solutions", `stopped after ${this.solutions} solutions`);
      } else if (this.deadline < Number.POSITIVE_INFINITY && Date.now() > this.deadline) {
        this.end("time", `stopped after ${this.options.timeLimit} ms`);
      }
      if (this.queuedOptions >= QUEUE_OPTIONS) break;
    }
    return this.state;
  }

  next(): OptionId[][] {
    const found = this.queue;
    this.queue = [];
    this.queuedOptions = 0;
    return found;
  }

  count(): bigint {
    return this.solutions;
  }

  stats(): SearchStats {
    return {
      strategy: "dance",
      nodes: this.nodes,
      updates: this.updates,
      solutions: this.solutions,
      depth: this.depth,
      bytes: this.bytes,
    };
  }

  progress(): number {
    if (this.state === "done") return 1;
    if (this.layout !== undefined && this.nodes > 0) {
      this.lastProgress = Math.max(this.lastProgress, estimateProgress(this.layout.arena));
    }
    return this.lastProgress;
  }

  stop(): void {
    if (this.state === "running") this.end("stopped", "stopped");
  }

  supersede(): void {
    if (this.state === "running")
      this.end("superseded", "another search has taken over the prepared problem");
    else this.release();
  }

  private end(limitedBy: Limit, reason: string): void {
    this.progress();
    this.state = "limit";
    this.limitedBy = limitedBy;
    this.reason = reason;
    this.release();
  }

  private release(): void {
    this.layout = undefined;
  }

  /** Ends the search before it begins, because there can be no solution. */
  private refuse(reason: string): void {
    this.state = "done";
    this.reason = reason;
    this.release();
  }

  private setUp(layout: Layout): void {
    const A = layout.arena;
    const uncoverable: ItemId[] = [];
    for (let item = 0; item < this.problem.itemCount; item++) {
      if (at(A, at(layout.itemAt, item) + SIZE) < (this.problem.itemLo[item] ?? 0))
        uncoverable.push(item as ItemId);
    }
    const [first] = uncoverable;
    if (first !== undefined) {
      this.uncoverable = uncoverable;
      const has = at(A, at(layout.itemAt, first) + SIZE);
      const needs = this.problem.itemLo[first] ?? 0;
      const name = itemName(this.problem, first);
      this.refuse(
        has === 0
          ? `no option holds item \`${name}\``
          : `only ${has} of ${needs} options needed hold item \`${name}\``,
      );
      return;
    }
    for (const option of this.options.forbid ?? []) {
      const node = this.nodeOf(layout, option);
      if (node === 0 || !isLive(A, node)) continue;
      if (removeOption(A, node) === 0) {
        this.refuse(`what is forbidden leaves too few options for item \`${this.wipedName(A)}\``);
        return;
      }
    }
    for (const option of this.options.assume ?? []) {
      const node = this.nodeOf(layout, option);
      if (node === 0 || !isLive(A, node)) {
        if (this.isChosen(A, node)) continue;
        this.refuse(
          `option ${option}, which is assumed, clashes with what is assumed or forbidden before it`,
        );
        return;
      }
      removeOption(A, node);
      if (choose(A, node, 1) === 0) {
        this.refuse(`what is assumed leaves too few options for item \`${this.wipedName(A)}\``);
        return;
      }
    }
    A[MAX_LEVEL] = at(A, LEVEL);
    this.takeCounters(A);
  }

  private nodeOf(layout: Layout, option: OptionId): number {
    if (!Number.isInteger(option) || option < 0 || option >= this.problem.optionCount) {
      throw new ProblemError("unknown-option", `there is no option ${option}`);
    }
    return at(layout.nodeAt, option);
  }

  private isChosen(A: Int32Array, node: number): boolean {
    const choices = at(A, CHOICES);
    return A.subarray(choices, choices + at(A, LEVEL)).includes(node);
  }

  private wipedName(A: Int32Array): string {
    return itemName(this.problem, at(A, at(A, WIPED) + ITEM_ID) as ItemId);
  }

  private solutionsWanted(): number {
    const most = 2 ** 30;
    if (this.limit === 0n) return most;
    const left = this.limit - this.solutions;
    return left < BigInt(most) ? Number(left) : most;
  }

  private takeCounters(A: Int32Array): number {
    const found = at(A, SOLUTIONS);
    this.nodes += at(A, NODES);
    this.updates += at(A, UPDATES);
    this.depth = at(A, MAX_LEVEL);
    if (found > 0) this.solutions += BigInt(found);
    A[NODES] = 0;
    A[UPDATES] = 0;
    A[SOLUTIONS] = 0;
    return found;
  }

  private keepSolution(A: Int32Array): void {
    const solution = chosenOptions(A);
    this.queue.push(solution);
    this.queuedOptions += solution.length + 1;
  }
}

function checkedLimit(limit: number): number {
  if (!Number.isSafeInteger(limit) || limit < 0) {
    throw new ProblemError("unsupported", `limit ${limit} is not a number of solutions`);
  }
  return limit;
}
