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
import { expandState } from "./expand.js";
import { declaredOrder, greedyOrder, sweptOrder } from "./order.js";
import { makePlan } from "./plan.js";
import type { Plan, Step } from "./program.js";
import { States } from "./states.js";
import type { Tracker } from "./trackers.js";

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

export class DiagramSearch implements Search {
  state: SearchState = "running";
  limitedBy: Limit | undefined;
  reason: string | undefined;
  readonly uncoverable: readonly ItemId[] = [];
  private readonly steps: readonly Step[];
  private readonly trackers: readonly Tracker[];
  private readonly scratch: Int32Array;
  private readonly memory: number;
  private readonly deadline: number;
  private readonly nodeLimit: number;
  private level = 0;
  private index = 0;
  private now: States;
  private following: States;
  private total = 0n;
  private nodes = 0;
  private updates = 0;
  /** States of the levels before the one being made. */
  private created = 1;
  private mostBytes = 0;
  /** Of the levels that are done. */
  private readonly sizes: number[] = [];

  constructor(
    plan: Plan | "none",
    private readonly options: SearchOptions,
  ) {
    const width = plan === "none" ? 1 : plan.width;
    this.steps = plan === "none" ? [] : plan.steps;
    this.trackers = plan === "none" ? [] : plan.trackers;
    this.scratch = new Int32Array(width);
    this.now = new States(width, 1);
    this.following = new States(width, 1);
    this.memory = options.memoryBytes ?? DEFAULT_BYTES;
    this.nodeLimit = options.nodeLimit ?? Number.POSITIVE_INFINITY;
    this.deadline =
      options.timeLimit === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.timeLimit;
    if (plan === "none") this.state = "done";
    else this.now.begin(this.scratch);
  }

  /** A node is a state. */
  step(nodeBudget: number): SearchState {
    let left = nodeBudget;
    while (this.state === "running" && left > 0) {
      const step = this.steps[this.level];
      if (step === undefined || this.now.count === 0) {
        this.finish();
        break;
      }
      const most = Math.min(left, STRIDE, this.nodeLimit - this.nodes);
      if (most <= 0) {
        this.end("nodes", `stopped after ${this.nodes} nodes`);
        break;
      }
      const until = Math.min(this.now.count, this.index + most);
      left -= until - this.index;
      this.nodes += until - this.index;
      const { scratch, now, following, trackers } = this;
      for (let s = this.index; s < until; s++)
        this.updates += expandState(step, trackers, now, s, scratch, following);
      this.index = until;
      this.mostBytes = Math.max(this.mostBytes, this.now.bytes + this.following.bytes);
      if (this.now.bytes + this.following.bytes + this.following.bytesToGrow > this.memory) {
        const mebibytes = Math.ceil(this.memory / 2 ** 20);
        this.end("memory", `the diagram would take more than ${mebibytes} MiB, which is its limit`);
      } else if (this.deadline < Number.POSITIVE_INFINITY && Date.now() > this.deadline) {
        this.end("time", `stopped after ${this.options.timeLimit} ms`);
      } else if (until === this.now.count) this.descend();
    }
    return this.state;
  }

  private descend(): void {
    const { now } = this;
    this.created += this.following.count;
    this.sizes.push(this.following.count);
    this.now = this.following;
    this.following = now;
    now.clear(this.now.limbCount);
    this.level++;
    this.index = 0;
    if (this.level === this.steps.length) this.finish();
  }

  private finish(): void {
    for (let s = 0; s < this.now.count; s++) this.total += this.now.waysTo(s);
    this.state = "done";
    this.release();
  }

  private end(limitedBy: Limit, reason: string): void {
    this.state = "limit";
    this.limitedBy = limitedBy;
    this.reason = reason;
    this.release();
  }

  private release(): void {
    this.now = new States(1, 1);
    this.following = new States(1, 1);
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
    return (after ?? 0) * (this.steps.length - this.level);
  }

  /** How many of the ways to a state led to one that was there already. */
  shareMerged(): number {
    return this.updates === 0 ? 0 : 1 - (this.created - 1 + this.following.count) / this.updates;
  }

  /** 0 until the end: nothing is known before. */
  count(): bigint {
    return this.total;
  }

  stats(): SearchStats {
    return {
      strategy: "diagram",
      nodes: this.nodes,
      updates: this.updates,
      solutions: this.total,
      depth: this.level,
      bytes: this.mostBytes,
    };
  }

  progress(): number {
    if (this.state === "done") return 1;
    const within = this.now.count === 0 ? 0 : this.index / this.now.count;
    return this.steps.length === 0 ? 0 : Math.min(1, (this.level + within) / this.steps.length);
  }

  stop(): void {
    if (this.state === "running") this.end("stopped", "stopped");
  }
}
