/**
 * One answer, and the proof that it is the only one, where nothing but `paths` speaks of the edges of a graph: only straight systems of ways are
 * searched (`straight-rows.ts` says why that is enough), first those without any possible flip. If there is one alone, the changes that lead to it
 * are looked at, and one that is possible gives a second answer.
 *
 * It is asked for two answers at most: which they are of several is not that of other strategies, and more are not all.
 * Invariant: `ways` holds the edges of the answer reported first; it is what the last stage looks at.
 */
import { at, at8 } from "../kernel/indexing.js";
import type { Kernel } from "../kernel/kernel.js";
import { TRUE } from "../kernel/model.js";
import type { MachineStatus, SearchMachine } from "../kernel/search-machine.js";
import { Learner } from "../learn/learner.js";
import type { FreeWays } from "./free-ways.js";
import { otherWay, type Pair } from "./other-ways.js";
import { edgesByEnds } from "./straight-rows.js";

export class StraightWays implements SearchMachine {
  readonly strategy = "learn";
  private readonly learner: Learner;
  private stage: "settled" | "straight" | "changed" = "settled";
  private ways: number[][] | undefined;
  private found = 0;

  constructor(
    private readonly kernel: Kernel,
    private readonly free: FreeWays,
    visible: Int32Array,
    seed: number,
  ) {
    this.learner = new Learner(kernel, { visible, assumptions: [free.straight, free.settled], seed });
  }

  run(budget: number): MachineStatus {
    const status = this.learner.run(budget);
    if (status === "solution" && ++this.found === 1) this.ways = this.joined();
    // Refuted whatever is assumed: there is nothing else, straight or not.
    if (status !== "exhausted" || this.kernel.refuted) return status;
    switch (this.stage) {
      case "settled":
        this.stage = "straight";
        this.learner.assumeInstead([this.free.straight, this.free.settled ^ 1]);
        return "paused";
      case "straight": {
        const changed = this.changed();
        if (changed === undefined) return status;
        this.stage = "changed";
        this.learner.assumeInstead(changed);
        return "paused";
      }
      case "changed":
        return status;
      default: {
        const missed: never = this.stage;
        throw new Error(`no stage ${String(missed)}`);
      }
    }
  }

  /** By vertex, the neighbours it is joined to, in the answer at hand. */
  private joined(): number[][] {
    const { graph, literals } = this.free;
    const joined: number[][] = Array.from({ length: graph.vertexCount }, () => []);
    for (let e = 0; e < graph.edgeCount; e++) {
      if (at8(this.kernel.value, at(literals, e)) <= 0) continue;
      joined[at(graph.from, e)]?.push(at(graph.to, e));
      joined[at(graph.to, e)]?.push(at(graph.from, e));
    }
    return joined;
  }

  /** A value for each edge such that the ways are others, and an answer. Undefined: there is one answer alone, or none. */
  private changed(): readonly number[] | undefined {
    const { graph, literals, labels, straight, settled } = this.free;
    const { ways } = this;
    if (ways === undefined || this.found > 1) return undefined;
    const free = (v: number): boolean => at(labels, v) === 0 && ways[v]?.length === 0;
    const change = otherWay(edgesByEnds(literals, graph), ways, free);
    if (change === undefined) return undefined;
    const isIn = (pairs: readonly Pair[], u: number, v: number): boolean =>
      pairs.some(([p, q]) => (p === u && q === v) || (p === v && q === u));
    const values = new Set([straight ^ 1, settled ^ 1]);
    for (let e = 0; e < graph.edgeCount; e++) {
      const [u, v] = [at(graph.from, e), at(graph.to, e)];
      const holds = isIn(change.add, u, v) || (ways[u]?.includes(v) === true && !isIn(change.remove, u, v));
      values.add(at(literals, e) ^ (holds ? 0 : 1));
    }
    values.delete(TRUE);
    return [...values];
  }

  get nodes(): number {
    return this.learner.nodes;
  }
  get conflicts(): number {
    return this.learner.conflicts;
  }
  get restarts(): number {
    return this.learner.restarts;
  }
  get depth(): number {
    return this.learner.depth;
  }
  /** It assumes nothing that it was asked to. */
  get core(): readonly number[] {
    return [];
  }
  progress(): number {
    return this.learner.progress();
  }
}
