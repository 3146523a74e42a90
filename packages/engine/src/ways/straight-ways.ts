/**
 * One answer, and the proof that it is the only one, where nothing but `paths` speaks of the edges of a graph: only straight systems of ways are
 * searched (`straight-rows.ts` says why that is enough). Until there is an answer, those without any possible flip and all others have turns: one
 * that is the only answer is found sooner among the first, one of many among all. Of the first answer, the changes that lead to it are looked at, and
 * one that is possible gives a second answer; where none is, and there is no other straight system, there is no other at all.
 *
 * It is asked for two answers at most: which they are of several is not that of other strategies, and more are not all.
 */
import { at, at8 } from "../kernel/indexing.js";
import type { Kernel } from "../kernel/kernel.js";
import { TRUE } from "../kernel/model.js";
import type { MachineStatus, SearchMachine } from "../kernel/search-machine.js";
import { exclusion } from "../learn/exclusion.js";
import { Learner } from "../learn/learner.js";
import type { FreeWays } from "./free-ways.js";
import { otherWay, type Pair } from "./other-ways.js";
import { edgesByEnds } from "./straight-rows.js";

/** Conflicts of the first turn that settled systems have, and how much longer each turn is. */
const FIRST_TURN = 100;
const LONGER_TURN = 1.5;

interface First {
  /** By vertex, the neighbours that it is joined to. */
  readonly ways: readonly (readonly number[])[];
  readonly exclusion: Int32Array;
}

export class StraightWays implements SearchMachine {
  readonly strategy = "learn";
  private readonly learner: Learner;
  private stage: "settled" | "straight" | "beside" = "settled";
  /** Conflicts of a turn of the stage, and those after which the other one has its turn. */
  private turn = FIRST_TURN;
  private turnEnds = FIRST_TURN;
  private found = false;
  /** The first answer, until it has been looked at. */
  private first: First | undefined;

  constructor(
    private readonly kernel: Kernel,
    private readonly free: FreeWays,
    private readonly visible: Int32Array,
    seed: number,
  ) {
    this.learner = new Learner(kernel, { visible, assumptions: [free.straight, free.settled], seed });
  }

  run(budget: number): MachineStatus {
    if (this.first !== undefined) this.goOnFrom(this.first);
    else if (this.learner.conflicts >= this.turnEnds)
      this.begin(this.stage === "settled" ? "straight" : "settled");
    // Turns end where they are to, whatever budgets there are: what is searched depends on nothing else.
    const status = this.learner.run(budget, this.turnEnds);
    if (status === "solution" && this.stage !== "beside" && !this.found) {
      this.found = true;
      this.first = { ways: this.joined(), exclusion: exclusion(this.kernel, this.visible) };
    }
    // Refuted whatever is assumed: there is nothing else, straight or not.
    if (status !== "exhausted" || this.stage !== "settled" || this.kernel.refuted) return status;
    this.begin("straight");
    this.turnEnds = Number.POSITIVE_INFINITY;
    return "paused";
  }

  private begin(stage: "settled" | "straight"): void {
    const { straight, settled } = this.free;
    this.stage = stage;
    this.learner.assumeInstead([straight, stage === "settled" ? settled : settled ^ 1]);
    this.turnEnds = this.learner.conflicts + this.turn;
    this.turn *= LONGER_TURN;
  }

  /** Where there are several answers, there mostly is one beside the first. If not, others are straight, and not this one. */
  private goOnFrom({ ways, exclusion: others }: First): void {
    this.first = undefined;
    const beside = this.beside(ways);
    if (beside === undefined) {
      this.kernel.cancel(0);
      this.kernel.addClause([...others]);
      this.begin("straight");
    } else {
      this.stage = "beside";
      this.learner.assumeInstead(beside);
    }
    this.turnEnds = Number.POSITIVE_INFINITY;
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

  /** A value for each edge such that the ways are one change away from these, and an answer; undefined where there is no such change. */
  private beside(ways: readonly (readonly number[])[]): readonly number[] | undefined {
    const { graph, literals, labels, straight, settled } = this.free;
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
