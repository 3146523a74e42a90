/**
 * The strategy `dance` as a `Search`: sets the arena up (assumed and forbidden options, items that cannot be covered),
 * runs the compiled search in slices, and collects what it finds.
 */
import { type ItemId, isPure, itemName, type OptionId, type Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "../search.js";
import {
  CELL_BYTES,
  CHOICE_END,
  CHOICE_MAX,
  CHOICES,
  EVENT_END,
  EVENTS,
  EXHAUSTED,
  ITEM_ID,
  NODES,
  SOLUTION_STOP,
  SOLUTIONS,
  UPDATES,
  WIPED,
} from "./arena.js";
import { chosenOptions, isChosen, isLive } from "./choices.js";
import { forwardEvents } from "./events.js";
import { type Kernel, kernels } from "./kernel.js";
import { type Layout, type LayoutSize, layOut, measure } from "./layout.js";
import { estimateProgress } from "./progress.js";
import { setWord, wordAt } from "./words.js";

/**
 * Nodes a slice: short enough that the counters of a slice cannot overflow. A call that lasts longer stays in the code that the
 * engine's quick first compiler made: 1.8 times slower (measured), since only a new call enters what its second one made.
 */
const SLICE = 2000;
/** `step` pauses when this many options wait in solutions not yet fetched. */
const QUEUE_OPTIONS = 1 << 22;
const DEFAULT_BYTES = 2 ** 30;
/** Addresses must stay below 2^31. */
const MAX_BYTES = 2 ** 31 - 2 ** 16;

/** A kernel whose memory holds the problem. */
interface Stage {
  readonly kernel: Kernel;
  readonly layout: Layout;
  /** Called once, when the search has ended. */
  readonly leave: () => void;
}

/**
 * A function that begins searches of this problem. With `reuse`, they share one kernel, whose arena is set back from a
 * copy each time; the next search then ends the one before.
 */
export function danceStrategy(problem: Problem, reuse: boolean): (options: SearchOptions) => Search {
  if (!isPure(problem)) {
    throw new ProblemError("unsupported", "strategy `dance` knows neither rows nor globals");
  }
  let untraced: LayoutSize | undefined;
  let shared: Stage | undefined;
  let latest: DanceSearch | undefined;
  const begin = (options: SearchOptions): DanceSearch => {
    const traced = options.onEvent !== undefined;
    if (!traced) untraced ??= measure(problem, false);
    const size = traced || untraced === undefined ? measure(problem, true) : untraced;
    const { bytes } = size;
    if (bytes > Math.min(options.memoryBytes ?? DEFAULT_BYTES, MAX_BYTES)) {
      return new DanceSearch(problem, undefined, options, bytes);
    }
    const copied = 2 * bytes;
    if (!reuse || traced || copied > MAX_BYTES) {
      return new DanceSearch(problem, newStage(problem, size), options, bytes);
    }
    if (shared === undefined) {
      const kernel = kernels.lend(copied)?.kernel;
      if (kernel === undefined) return new DanceSearch(problem, undefined, options, bytes);
      shared = { kernel, layout: layOut(problem, size, kernel.words), leave: () => {} };
      kernel.words.copyWithin(bytes >> 2, 0, shared.layout.stateEnd >> 2);
    } else {
      const from = bytes >> 2;
      shared.kernel.words.copyWithin(0, from, from + (shared.layout.stateEnd >> 2));
    }
    const kept = shared.layout.stateEnd + shared.layout.nodeAt.byteLength;
    return new DanceSearch(problem, shared, options, bytes + kept);
  };
  return (options) => {
    latest?.supersede();
    latest = undefined;
    const search = begin(options);
    if (reuse) latest = search;
    return search;
  };
}

function newStage(problem: Problem, size: LayoutSize): Stage | undefined {
  const loan = kernels.lend(size.bytes);
  if (loan === undefined) return undefined;
  const { kernel, giveBack } = loan;
  return { kernel, layout: layOut(problem, size, kernel.words), leave: giveBack };
}

class DanceSearch implements Search {
  state: SearchState = "running";
  limitedBy: Limit | undefined;
  reason: string | undefined;
  uncoverable: readonly ItemId[] = [];
  /** Where the search is; without its tables, which are needed no more once it has begun. */
  private stage: Omit<Stage, "layout"> | undefined;
  private readonly limit: number;
  private readonly nodeLimit: number;
  private readonly countOnly: boolean;
  private readonly deadline: number;
  private queue: OptionId[][] = [];
  private queuedOptions = 0;
  private nodes = 0;
  private updates = 0;
  /** Each was visited, so there are fewer than 2^53. */
  private solutions = 0;
  private depth = 0;
  private lastProgress = 0;

  constructor(
    private readonly problem: Problem,
    stage: Stage | undefined,
    private readonly options: SearchOptions,
    private readonly bytes: number,
  ) {
    this.limit = checkedLimit(options.limit ?? 0);
    this.nodeLimit = options.nodeLimit ?? Number.POSITIVE_INFINITY;
    this.countOnly = options.countOnly ?? false;
    this.deadline =
      options.timeLimit === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.timeLimit;
    this.stage = stage && { kernel: stage.kernel, leave: stage.leave };
    if (stage === undefined) {
      this.end("memory", `the search would take ${Math.ceil(bytes / 2 ** 20)} MiB, which is over its limit`);
    } else this.setUp(stage);
  }

  step(nodeBudget: number): SearchState {
    const { stage } = this;
    if (stage === undefined || this.state !== "running") return this.state;
    const { kernel } = stage;
    const { words: W } = kernel;
    const { onEvent } = this.options;
    let left = nodeBudget;
    while (this.state === "running") {
      const budget = Math.min(left, SLICE, this.nodeLimit - this.nodes);
      if (budget <= 0) {
        if (this.nodes >= this.nodeLimit) this.end("nodes", `stopped after ${this.nodes} nodes`);
        break;
      }
      setWord(W, SOLUTION_STOP, this.countOnly && onEvent === undefined ? this.solutionsWanted() : 1);
      const status = kernel.dance(budget);
      left -= wordAt(W, NODES);
      const found = this.takeCounters(W);
      if (onEvent !== undefined) {
        forwardEvents(W, onEvent);
        setWord(W, EVENT_END, wordAt(W, EVENTS));
      }
      if (found > 0 && !this.countOnly) this.keepSolution(W);
      if (status === EXHAUSTED) {
        this.state = "done";
        this.release();
      } else if (this.limit > 0 && this.solutions >= this.limit) {
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
    return BigInt(this.solutions);
  }

  stats(): SearchStats {
    return {
      strategy: "dance",
      nodes: this.nodes,
      updates: this.updates,
      solutions: BigInt(this.solutions),
      depth: this.depth,
      bytes: this.bytes,
    };
  }

  progress(): number {
    if (this.state === "done") return 1;
    if (this.stage !== undefined && this.nodes > 0) {
      this.lastProgress = Math.max(this.lastProgress, estimateProgress(this.stage.kernel.words));
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
    this.stage?.leave();
    this.stage = undefined;
  }

  /** Ends the search before it begins, because there can be no solution. */
  private refuse(reason: string): void {
    this.state = "done";
    this.reason = reason;
    this.release();
  }

  private setUp(stage: Stage): void {
    const { kernel, layout } = stage;
    const { words: W } = kernel;
    const [first] = layout.uncoverable;
    if (first !== undefined) {
      this.uncoverable = layout.uncoverable;
      const has = layout.firstHas;
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
      if (node === 0 || !isLive(W, node)) continue;
      if (kernel.removeOption(node) === 0) {
        this.refuse(`what is forbidden leaves too few options for item \`${this.wipedName(W)}\``);
        return;
      }
    }
    for (const option of this.options.assume ?? []) {
      const node = this.nodeOf(layout, option);
      if (node === 0 || !isLive(W, node)) {
        if (isChosen(W, node)) continue;
        this.refuse(
          `option ${option}, which is assumed, clashes with what is assumed or forbidden before it`,
        );
        return;
      }
      kernel.removeOption(node);
      if (kernel.choose(node, 1) === 0) {
        this.refuse(`what is assumed leaves too few options for item \`${this.wipedName(W)}\``);
        return;
      }
    }
    setWord(W, CHOICE_MAX, wordAt(W, CHOICE_END));
    this.takeCounters(W);
  }

  private nodeOf(layout: Layout, option: OptionId): number {
    if (!Number.isInteger(option) || option < 0 || option >= this.problem.optionCount) {
      throw new ProblemError("unknown-option", `there is no option ${option}`);
    }
    return layout.nodeAt[option] ?? 0;
  }

  private wipedName(W: Int32Array): string {
    return itemName(this.problem, wordAt(W, wordAt(W, WIPED) + ITEM_ID) as ItemId);
  }

  private solutionsWanted(): number {
    const most = 2 ** 30;
    return this.limit === 0 ? most : Math.min(most, this.limit - this.solutions);
  }

  private takeCounters(W: Int32Array): number {
    const found = wordAt(W, SOLUTIONS);
    this.nodes += wordAt(W, NODES);
    this.updates += wordAt(W, UPDATES);
    this.depth = (wordAt(W, CHOICE_MAX) - wordAt(W, CHOICES)) / CELL_BYTES;
    this.solutions += found;
    setWord(W, NODES, 0);
    setWord(W, UPDATES, 0);
    setWord(W, SOLUTIONS, 0);
    return found;
  }

  private keepSolution(W: Int32Array): void {
    const solution = chosenOptions(W);
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
