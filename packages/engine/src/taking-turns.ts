/**
 * An enumerating search (`dance` or `walk`) and `learn`, in turns, until one of the two has finished. Enumeration is the
 * better one where there are many solutions, learning where there are few and they are hard to find; which it is
 * shows only in the doing. The enumerating one is alone at first, because easy problems should not pay for learning, as long as it seems to be
 * nearly done, and again once `learn` has met so many solutions that there must be very many.
 *
 * Both find the same answers in another order. Those of the enumerating search are handed out as they come, and where only some are wanted those of `learn`
 * too, each once: an answer is not to wait for the proof that it is the only one. Where all are wanted, `learn` adds those that are still missing, if it
 * finishes first.
 */

import { answerKey } from "./answer-key.js";
import type { ItemId, OptionId, Problem } from "./problem.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "./search.js";
import { MANY_ENUMERATED, MANY_LEARNED } from "./thresholds.js";

/** Nodes of the first trial, and of each turn after that. */
export interface Turns {
  readonly trial: number;
  readonly enumerate: number;
  readonly learn: number;
  /** Nodes of the first turn of `learn`; absent: as of any. */
  readonly learnFirst?: number;
  /**
   * While the enumerating search seems to end within so many nodes in all, it goes on alone: beginning to learn costs about as much. In all, and not from here
   * on, since a search that seems to be nearly done may seem so for ever.
   */
  readonly finish: number;
}

export class TakingTurns implements Search {
  private learner: Search | undefined;
  /** Set once there is only one left whose results count. */
  private decided: Search | undefined;
  private outOfNodes = false;
  private turn: "enumerate" | "learn" = "enumerate";
  private leftInTurn: number;
  /** The answers handed out while it was open who would finish. */
  private readonly handedOut = new Set<string>();
  /** Those of them that the enumerating search has not found yet. */
  private readonly early = new Set<string>();
  private told = 0;

  constructor(
    private readonly problem: Problem,
    private readonly enumerator: Search,
    private readonly learn: (options: SearchOptions) => Search,
    private readonly options: SearchOptions,
    private readonly turns: Turns,
  ) {
    this.leftInTurn = turns.trial;
    if (enumerator.state !== "running") this.decided = enumerator;
  }

  get state(): SearchState {
    return this.outOfNodes ? "limit" : (this.winner()?.state ?? "running");
  }
  get limitedBy(): Limit | undefined {
    return this.outOfNodes ? "nodes" : this.winner()?.limitedBy;
  }
  get reason(): string | undefined {
    return this.outOfNodes ? `stopped after ${this.nodes()} nodes` : this.winner()?.reason;
  }
  get uncoverable(): readonly ItemId[] {
    return this.enumerator.uncoverable;
  }

  step(nodeBudget: number): SearchState {
    // Each of the two has a limit of its own; here it is that of both together.
    const { nodeLimit = Number.POSITIVE_INFINITY } = this.options;
    let left = Math.min(nodeBudget, nodeLimit - this.nodes());
    while (left > 0 && this.winner() === undefined) {
      const running = this.turn === "learn" ? (this.learner ?? this.enumerator) : this.enumerator;
      const before = running.stats().nodes;
      const state = running.step(Math.min(left, this.leftInTurn));
      const used = Math.max(1, running.stats().nodes - before);
      left -= used;
      this.leftInTurn -= used;
      if (running === this.enumerator) {
        if (state !== "running" || running.count() >= MANY_ENUMERATED) this.decide(running);
      } else if (state === "done" || running.limitedBy === "solutions") this.decide(running);
      else if (state === "limit" || running.count() >= MANY_LEARNED) this.decide(this.enumerator);
      if (this.leftInTurn <= 0) this.changeTurns();
    }
    if (left > 0) this.decided?.step(left);
    if (this.state === "running" && this.nodes() >= nodeLimit) this.outOfNodes = true;
    return this.state;
  }

  /** The search that has won. The enumerating one may also have been ended from outside: superseded by another one. */
  private winner(): Search | undefined {
    if (this.decided === undefined && this.enumerator.state !== "running") this.decide(this.enumerator);
    return this.decided;
  }

  /** From now on only this one counts. Solutions that the enumerating search has found and not handed out are still to be fetched. */
  private decide(search: Search): void {
    this.decided = search;
    if (search === this.enumerator) this.learner?.stop();
    else this.enumerator.stop();
  }

  private changeTurns(): void {
    if (this.decided !== undefined) return;
    if (this.turn === "enumerate" && this.isNearlyDone()) {
      this.leftInTurn = this.turns.trial;
      return;
    }
    const { turns } = this;
    this.turn = this.turn === "enumerate" ? "learn" : "enumerate";
    this.leftInTurn = turns[this.turn];
    if (this.learner !== undefined) return;
    this.learner = this.learn(this.options);
    this.leftInTurn = turns.learnFirst ?? turns.learn;
  }

  /** At the pace so far. */
  private isNearlyDone(): boolean {
    const done = this.enumerator.progress();
    return done > 0 && this.enumerator.stats().nodes / done <= this.turns.finish;
  }

  next(): OptionId[][] {
    const { limit = 0 } = this.options;
    const found: OptionId[][] = [];
    const hand = (solution: OptionId[], isNew: boolean): void => {
      if (!isNew || (limit > 0 && this.told >= limit)) return;
      this.told++;
      found.push(solution);
    };
    for (const solution of this.enumerator.next()) {
      // Once it alone counts there may be very many, and no key is made of an answer that nobody has found before.
      const isAlone = this.decided === this.enumerator;
      const key = isAlone && this.early.size === 0 ? undefined : answerKey(this.problem, solution);
      hand(solution, key === undefined || (!this.early.delete(key) && (isAlone || this.isNew(key))));
    }
    if (this.learner === undefined || !this.handsOutLearned) return found;
    for (const solution of this.learner.next()) {
      const key = answerKey(this.problem, solution);
      const isNew = this.isNew(key);
      if (isNew) this.early.add(key);
      hand(solution, isNew);
    }
    return found;
  }

  private get handsOutLearned(): boolean {
    if (this.decided === undefined) return (this.options.limit ?? 0) > 0;
    return this.decided === this.learner;
  }

  /** Whether the answer of this key was not handed out while it was open who would finish; it is now. */
  private isNew(key: string): boolean {
    if (this.handedOut.has(key)) return false;
    this.handedOut.add(key);
    return true;
  }

  /** Of two searches that have found different answers neither has found all that were handed out. */
  count(): bigint {
    const count = (this.decided ?? this.enumerator).count();
    return count < this.told ? BigInt(this.told) : count;
  }

  stats(): SearchStats {
    const stats = (this.decided ?? this.enumerator).stats();
    return { ...stats, nodes: this.nodes(), solutions: this.count() };
  }

  private nodes(): number {
    return this.enumerator.stats().nodes + (this.learner?.stats().nodes ?? 0);
  }

  progress(): number {
    return Math.max(this.enumerator.progress(), this.learner?.progress() ?? 0);
  }

  stop(): void {
    if (this.state !== "running") return;
    const search = this.decided ?? this.enumerator;
    this.decide(search);
    search.stop();
  }
}
