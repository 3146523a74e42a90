/**
 * `dance` for a few hundred nodes, and then `dance` and `learn` in turns, until one of the two has finished: for one answer
 * or the proof that it is the only one. At worst this takes a little more than twice the time of the better one.
 *
 * Both find the same solutions in another order, so nothing is handed out before one of them has ended.
 */
import type { ItemId, OptionId } from "./problem.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "./search.js";

const TRIAL = 500;
/** Nodes a turn, such that both take about the same time. */
const DANCE_TURN = 20_000;
const LEARN_TURN = 1_000;

export class TakingTurns implements Search {
  private learner: Search | undefined;
  private leader: Search;
  private turn: "dance" | "learn" = "dance";
  private leftInTurn = TRIAL;

  constructor(
    private readonly dancer: Search,
    private readonly learn: (options: SearchOptions) => Search,
    private readonly options: SearchOptions,
  ) {
    this.leader = dancer;
  }

  get state(): SearchState {
    return this.leader.state;
  }
  get limitedBy(): Limit | undefined {
    return this.leader.limitedBy;
  }
  get reason(): string | undefined {
    return this.leader.reason;
  }
  get uncoverable(): readonly ItemId[] {
    return this.dancer.uncoverable;
  }

  step(nodeBudget: number): SearchState {
    let left = nodeBudget;
    while (this.state === "running" && left > 0) {
      const running = this.turn === "dance" ? this.dancer : this.learner;
      if (running === undefined) break;
      const before = running.stats().nodes;
      const state = running.step(Math.min(left, this.leftInTurn));
      const used = Math.max(1, running.stats().nodes - before);
      left -= used;
      this.leftInTurn -= used;
      if (state !== "running") this.leader = running;
      else if (this.leftInTurn <= 0) this.changeTurns();
    }
    return this.state;
  }

  private changeTurns(): void {
    this.learner ??= this.learn(this.options);
    this.turn = this.turn === "dance" ? "learn" : "dance";
    this.leftInTurn = this.turn === "dance" ? DANCE_TURN : LEARN_TURN;
    if (this.learner.state !== "running") this.leader = this.learner;
  }

  next(): OptionId[][] {
    return this.state === "running" ? [] : this.leader.next();
  }

  count(): bigint {
    return this.state === "running" ? 0n : this.leader.count();
  }

  stats(): SearchStats {
    const stats = this.leader.stats();
    const both = this.dancer.stats().nodes + (this.learner?.stats().nodes ?? 0);
    return { ...stats, nodes: both, solutions: this.count() };
  }

  progress(): number {
    return Math.max(this.dancer.progress(), this.learner?.progress() ?? 0);
  }

  stop(): void {
    this.dancer.stop();
    this.learner?.stop();
  }
}
