/**
 * The strategy `diagram`: counts without enumerating. It decides the items in a fixed order, keeps of what was decided only what
 * matters for the rest (which items are covered, colours given, sums, ends of paths), and merges what is the same; so it is
 * counting by memo on the remaining items (Nishino, Yasuda, Minato and Nagata 2017; Knuth's DLX6), taken level by level
 * as in frontier-based search (Simpath, TAOCP 7.1.4), so that two levels are all that is kept. Conditions on graphs are followed by the mates of
 * paths' ends, or by labels of what is joined (`trackers.ts`); rows on few options by tables (`local-tables.ts`).
 *
 * It is made for counting. Asked for the solutions themselves, `search.ts` takes another strategy.
 */

import { isDetermined } from "../choose-strategy.js";
import type { ItemId, OptionId, Problem } from "../problem.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "../search.js";
import { DEFAULT_BYTES, GOOD_ORDER } from "../thresholds.js";
import { conditionsOf } from "./conditions.js";
import { Levels } from "./levels.js";
import { declaredOrder, greedyOrder, sweptOrder } from "./order.js";
import { makePlan } from "./plan.js";
import type { Plan } from "./program.js";

/** Looks at the clock and at the memory after so many states. */
const STRIDE = 4096;

/** Levels before anything is foreseen, the latest share of them that is compared with those before, and how much more is growth. */
const FIRST_FORESEEN = 16;
const SHARE_OF_LATEST = 0.25;
const GROWS = 1.1;

/** The best of the orders there are; "none" if there is no solution, "unsupported" if the problem has conditions that no diagram knows. */
export function planDiagram(problem: Problem, options: SearchOptions): Plan | "none" | "unsupported" {
  // It counts sets of options.
  if (!isDetermined(problem)) return "unsupported";
  const plan = planWith(problem, options, true);
  // A graph besides what would be decided in vain has never been worth it, and planning takes long.
  const isWorthMore = plan === "unsupported" && problem.globals.length === 0;
  return isWorthMore ? planWith(problem, options, false) : plan;
}

function planWith(problem: Problem, options: SearchOptions, hides: boolean): Plan | "none" | "unsupported" {
  const conditions = conditionsOf(problem, options, hides);
  if (typeof conditions === "string") return conditions;
  let best: Plan | undefined;
  for (const orderOf of [declaredOrder, sweptOrder, greedyOrder]) {
    const order = orderOf(conditions);
    const plan = order && makePlan(conditions, order);
    if (plan === "none") return plan;
    if (plan !== undefined && plan.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = plan;
    if (best !== undefined && best.cost < GOOD_ORDER) break;
  }
  return best ?? "unsupported";
}

const NO_STEPS: Plan = { steps: [], trackers: [], width: 1, openBits: 0, cost: 0 };

export class DiagramSearch implements Search {
  state: SearchState = "running";
  limitedBy: Limit | undefined;
  reason: string | undefined;
  readonly uncoverable: readonly ItemId[] = [];
  private readonly levels: Levels;
  private readonly memory: number;
  private readonly deadline: number;
  private readonly nodeLimit: number;
  private total = 0n;
  /** States of each level that is done, but for the first one. */
  private readonly sizes: number[] = [];

  constructor(
    plan: Plan | "none",
    private readonly options: SearchOptions,
  ) {
    this.levels = new Levels(plan === "none" ? NO_STEPS : plan);
    this.memory = options.memoryBytes ?? DEFAULT_BYTES;
    this.nodeLimit = options.nodeLimit ?? Number.POSITIVE_INFINITY;
    this.deadline =
      options.timeLimit === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.timeLimit;
    if (plan === "none") this.state = "done";
  }

  /** A node is a state. */
  step(nodeBudget: number): SearchState {
    const { levels, options, memory, deadline } = this;
    let left = nodeBudget;
    while (this.state === "running" && left > 0) {
      const { nodes, sizes } = levels;
      if (levels.isDone || sizes[0] === 0) {
        this.finish();
        break;
      }
      const most = Math.min(left, STRIDE, this.nodeLimit - nodes);
      if (most <= 0) {
        this.end("nodes", `stopped after ${nodes} nodes`);
        break;
      }
      const isLevelDone = levels.step(most);
      left -= levels.nodes - nodes;
      if (levels.bytesWanted > memory) {
        const mebibytes = Math.ceil(memory / 2 ** 20);
        this.end("memory", `the diagram would take more than ${mebibytes} MiB, which is its limit`);
      } else if (deadline < Number.POSITIVE_INFINITY && Date.now() > deadline) {
        this.end("time", `stopped after ${options.timeLimit} ms`);
      } else if (isLevelDone) this.descend();
    }
    return this.state;
  }

  private descend(): void {
    const { levels, sizes } = this;
    levels.descend();
    sizes.push(levels.sizes[0]);
    if (levels.isDone) this.finish();
  }

  private finish(): void {
    this.total = this.levels.isDone ? this.levels.total() : 0n;
    this.state = "done";
    this.levels.release();
  }

  private end(limitedBy: Limit, reason: string): void {
    this.state = "limit";
    this.limitedBy = limitedBy;
    this.reason = reason;
    this.levels.release();
  }

  next(): OptionId[][] {
    return [];
  }

  /**
   * About how many states are still to come, if levels go on as the latest ones: a sweep over a board has its largest levels from some rows on. Infinite while
   * they still grow.
   */
  foreseen(): number {
    const { sizes } = this;
    if (sizes.length < FIRST_FORESEEN) return Number.POSITIVE_INFINITY;
    const latest = Math.floor(sizes.length * (1 - SHARE_OF_LATEST));
    const [before, after] = [sizes.slice(0, latest), sizes.slice(latest)].map((part) => Math.max(...part));
    if ((after ?? 0) > GROWS * (before ?? 0)) return Number.POSITIVE_INFINITY;
    return (after ?? 0) * this.levels.left;
  }

  /** How many of the ways to a state led to one that was there already. */
  shareMerged(): number {
    const { updates, created, sizes } = this.levels;
    return updates === 0 ? 0 : 1 - (created + sizes[1]) / updates;
  }

  /** 0 until the end: nothing is known before. */
  count(): bigint {
    return this.total;
  }

  stats(): SearchStats {
    const { nodes, updates, level, bytes } = this.levels;
    return { strategy: "diagram", nodes, updates, solutions: this.total, depth: level, bytes };
  }

  progress(): number {
    return this.state === "done" ? 1 : this.levels.progress;
  }

  stop(): void {
    if (this.state === "running") this.end("stopped", "stopped");
  }
}
