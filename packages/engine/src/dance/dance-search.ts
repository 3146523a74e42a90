/**
 * The strategy `dance` as a `Search`: sets the arena up (assumed and forbidden options, items that cannot be covered),
 * runs the compiled search in slices, and collects what it finds.
 */

import { refuseAssumptions } from "../certificate/refuse-assumptions.js";
import { TreeLog } from "../certificate/tree-log.js";
import { type ItemId, isPure, itemName, type OptionId, type Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "../search.js";
import { DEFAULT_BYTES, QUEUE_OPTIONS } from "../thresholds.js";
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
  SOLUTIONS,
  UPDATES,
  WIPED,
} from "./arena.js";
import { forwardEvents } from "./events.js";
import { measureMasks } from "./mask-measure.js";
import { maskStages } from "./mask-stage.js";
import { sharedSparseStages, sparseStages } from "./sparse-stage.js";
import type { OpenedStage, Opening, Stage, Stages } from "./stage.js";
import { setWord, wordAt } from "./words.js";

/**
 * Nodes a slice: short enough that the counters of a slice cannot overflow. A call that lasts longer stays in the code that the
 * engine's quick first compiler made: 1.8 times slower (measured), since only a new call enters what its second one made.
 */
const SLICE = 2000;

/**
 * A function that begins searches of this problem. With `reuse`, they share one kernel; the next search then ends the one
 * before.
 */
export function danceStrategy(problem: Problem, reuse: boolean): (options: SearchOptions) => Search {
  if (!isPure(problem)) {
    throw new ProblemError("unsupported", "strategy `dance` knows neither rows nor globals");
  }
  let stages: Stages | undefined;
  let latest: DanceSearch | undefined;
  return (options) => {
    latest?.supersede();
    latest = undefined;
    let chosen: Stages;
    if (options.nextItem === "weighted")
      throw new ProblemError("unsupported", "strategy `dance` gives items no weights");
    if (options.certificate !== undefined) refuseAssumptions(options);
    const isTraced = options.onEvent !== undefined || options.certificate !== undefined;
    if (!isTraced && options.nextItem === undefined) {
      stages ??=
        maskStages(problem, reuse) ?? (reuse ? sharedSparseStages(problem) : sparseStages(problem, false));
      chosen = stages;
    } else chosen = sparseStages(problem, isTraced, options.nextItem === "first");
    const { bytes } = chosen;
    const isTooMuch = bytes > (options.memoryBytes ?? DEFAULT_BYTES);
    const search = new DanceSearch(problem, isTooMuch ? undefined : chosen.open(), options, bytes);
    if (reuse) latest = search;
    return search;
  };
}

/** True if `dance` by default keeps sets of options as masks; nodes are then counted in another way (`SearchStats`). */
export const dancesOnMasks = (problem: Problem): boolean => measureMasks(problem) !== undefined;

class DanceSearch implements Search {
  state: SearchState = "running";
  limitedBy: Limit | undefined;
  reason: string | undefined;
  uncoverable: readonly ItemId[] = [];
  private stage: Stage | undefined;
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
  private readonly log: TreeLog | undefined;
  private readonly onEvent: SearchOptions["onEvent"];

  constructor(
    private readonly problem: Problem,
    opened: OpenedStage | undefined,
    private readonly options: SearchOptions,
    private readonly bytes: number,
  ) {
    this.limit = checkedLimit(options.limit ?? 0);
    this.nodeLimit = options.nodeLimit ?? Number.POSITIVE_INFINITY;
    this.countOnly = options.countOnly ?? false;
    this.deadline =
      options.timeLimit === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.timeLimit;
    const { certificate, onEvent } = options;
    const log = certificate && new TreeLog(problem, certificate);
    this.log = log;
    this.onEvent =
      log === undefined
        ? onEvent
        : (event) => {
            log.take(event);
            onEvent?.(event);
          };
    this.stage = opened?.stage;
    if (opened === undefined) {
      this.end("memory", `the search would take ${Math.ceil(bytes / 2 ** 20)} MiB, which is over its limit`);
      log?.end(false);
    } else this.setUp(opened.stage, opened.opening);
  }

  step(nodeBudget: number): SearchState {
    const { stage } = this;
    if (stage === undefined || this.state !== "running") return this.state;
    const { words: W } = stage;
    const { onEvent } = this;
    // Events are read slice by slice, and a solution ends a slice if it is one.
    const listing = !this.countOnly || onEvent !== undefined;
    let left = nodeBudget;
    while (this.state === "running") {
      const budget = Math.min(left, SLICE, this.nodeLimit - this.nodes);
      if (budget <= 0) {
        if (this.nodes >= this.nodeLimit) this.end("nodes", `stopped after ${this.nodes} nodes`);
        break;
      }
      const status = stage.run(budget, this.solutionsWanted(), listing);
      left -= wordAt(W, NODES);
      const found = this.takeCounters(W);
      if (onEvent !== undefined) {
        forwardEvents(W, onEvent);
        setWord(W, EVENT_END, wordAt(W, EVENTS));
      }
      if (found > 0 && !this.countOnly) this.keep(stage.takeSolutions());
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
      this.lastProgress = Math.max(this.lastProgress, this.stage.progress());
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
    if (this.stage === undefined) return;
    this.stage.leave();
    this.stage = undefined;
    this.log?.end(this.state === "done");
  }

  /** Ends the search before it begins, because there can be no solution. */
  private refuse(reason: string): void {
    this.state = "done";
    this.reason = reason;
    this.release();
  }

  private setUp(stage: Stage, opening: Opening): void {
    const { words: W } = stage;
    const [first] = opening.uncoverable;
    if (first !== undefined) {
      this.uncoverable = opening.uncoverable;
      const has = opening.firstHas;
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
      this.checkOption(option);
      if (!opening.isLive(option)) continue;
      if (!opening.remove(option)) {
        this.refuse(`what is forbidden leaves too few options for item \`${this.wipedName(W)}\``);
        return;
      }
    }
    for (const option of this.options.assume ?? []) {
      this.checkOption(option);
      if (!opening.isLive(option)) {
        if (opening.isChosen(option)) continue;
        this.refuse(
          `option ${option}, which is assumed, clashes with what is assumed or forbidden before it`,
        );
        return;
      }
      if (!opening.choose(option)) {
        this.refuse(`what is assumed leaves too few options for item \`${this.wipedName(W)}\``);
        return;
      }
    }
    setWord(W, CHOICE_MAX, wordAt(W, CHOICE_END));
    this.takeCounters(W);
  }

  private checkOption(option: OptionId): void {
    if (!Number.isInteger(option) || option < 0 || option >= this.problem.optionCount) {
      throw new ProblemError("unknown-option", `there is no option ${option}`);
    }
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

  private keep(solutions: OptionId[][]): void {
    for (const solution of solutions) {
      this.queue.push(solution);
      this.queuedOptions += solution.length + 1;
    }
  }
}

function checkedLimit(limit: number): number {
  if (!Number.isSafeInteger(limit) || limit < 0) {
    throw new ProblemError("unsupported", `limit ${limit} is not a number of solutions`);
  }
  return limit;
}
