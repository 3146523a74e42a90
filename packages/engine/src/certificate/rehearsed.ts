/**
 * A search with a certificate that is done without one first, to see which strategy is done with it: where there are many answers `dance` walks in seconds what
 * `learn` would take hours for, and where there are few and they are hard to find it is the other way round. Only the second search finds anything.
 */
import type { ItemId, OptionId } from "../problem.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "../search.js";
import { MANY_ENUMERATED, MOST_REHEARSED } from "../thresholds.js";

export class Rehearsed implements Search {
  private certified: Search | undefined;
  private readonly begun = Date.now();

  /** `rehearsal`: the same search without a certificate, of which nobody takes the answers. `begin` begins one with it, if `timeLimit` is left. */
  constructor(
    private readonly rehearsal: Search,
    private readonly begin: (strategy: "dance" | "learn", timeLimit: number | undefined) => Search,
    private readonly options: SearchOptions,
  ) {}

  step(nodeBudget: number): SearchState {
    if (this.certified !== undefined) return this.certified.step(nodeBudget);
    const { rehearsal } = this;
    const state = rehearsal.step(nodeBudget);
    const { strategy, nodes } = rehearsal.stats();
    const isMany = rehearsal.count() >= MANY_ENUMERATED;
    if (state === "running" && !isMany && nodes < MOST_REHEARSED) return "running";
    const isEnded = state === "done" || rehearsal.limitedBy === "solutions";
    return this.certify(isMany || (isEnded && strategy === "dance") ? "dance" : "learn").state;
  }

  private certify(strategy: "dance" | "learn"): Search {
    this.rehearsal.stop();
    const { timeLimit } = this.options;
    const left = timeLimit === undefined ? undefined : Math.max(1, timeLimit - (Date.now() - this.begun));
    this.certified = this.begin(strategy, left);
    return this.certified;
  }

  get state(): SearchState {
    return this.certified?.state ?? "running";
  }
  get limitedBy(): Limit | undefined {
    return this.certified?.limitedBy;
  }
  get reason(): string | undefined {
    return this.certified?.reason;
  }
  get uncoverable(): readonly ItemId[] {
    return (this.certified ?? this.rehearsal).uncoverable;
  }

  next(): OptionId[][] {
    return this.certified?.next() ?? [];
  }

  count(): bigint {
    return this.certified?.count() ?? 0n;
  }

  stats(): SearchStats {
    return this.certified?.stats() ?? { ...this.rehearsal.stats(), solutions: 0n };
  }

  progress(): number {
    return this.certified?.progress() ?? 0;
  }

  /** The certificate says that it is open whether there are others. */
  stop(): void {
    (this.certified ?? this.certify("learn")).stop();
  }
}
