/**
 * Few answers, and the proof that there are no others, where nothing but `paths` is about the edges of a graph: only straight systems of ways are
 * searched (`straight-rows.ts` says why that is enough), and the others are made of them (`other-ways.ts`).
 *
 * Until there is an answer, systems that leave out no vertex, those without any possible flip, and all straight ones have turns: one that is the only
 * answer is found sooner among the first, one of many among the last. From each system that has an answer, the changes that lead to others are followed,
 * each of which has an answer too. When there are none that have not been met, other straight systems are searched. Where that takes long, it is interrupted
 * once: systems that keep all ways of the first answer but a few that lie beside each other are looked for, with a short turn for each such set of ways
 * (`neighbouring-ways.ts`). When there are no other straight systems, changes have led to all systems there are, since every system comes of a straight one by
 * changes. Variables that are not of the ways may still have other answers beside the systems that changes led to: each of them is asked for those at the end.
 *
 * The order of answers is another than with other strategies.
 */

import { at, at8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";
import { TRUE } from "../kernel/model.js";
import type { MachineStatus, SearchMachine } from "../kernel/search-machine.js";
import type { ClauseExchange } from "../learn/clause-exchange.js";
import { exclusion } from "../learn/exclusion.js";
import { Learner } from "../learn/learner.js";
import {
  CONFLICTS_BEFORE_NEAR,
  LONGER_TURN,
  MOST_NEAR_TURNS,
  MOST_WAYS_CHANGED,
  NEAR_TURN,
  STRAIGHT_TURN,
} from "../thresholds.js";
import type { FreeWays } from "./free-ways.js";
import { neighbouringWays, waysOf } from "./neighbouring-ways.js";
import { type Change, otherWays } from "./other-ways.js";
import { edgesByEnds } from "./straight-rows.js";

/** By edge, 1 if it is on a way. */
type System = Uint8Array;

/** The whole of a search, or a part of it that is searched first. */
type Part = "full" | "settled" | "straight";

/**
 * Parts have turns until one has an answer. `beside`: a system that a change leads to; `near`: those that differ from the first answer in a few ways;
 * `again`: one that has an answer already.
 */
type Stage = Part | "beside" | "near" | "again";

export class StraightWays implements SearchMachine {
  readonly strategy = "learn";
  private readonly learner: Learner;
  private readonly edges: readonly ReadonlyMap<number, number>[];
  private stage: Stage = "full";
  /** Parts that have turns: this one, then the others. */
  private readonly waiting: Part[] = ["settled", "straight"];
  /** Conflicts of a turn of the stage, and those after which the other one has its turn. */
  private turn = STRAIGHT_TURN;
  private turnEnds = STRAIGHT_TURN;
  /** The clause that excludes the answer at hand, which is still to be followed up. */
  private found: Int32Array | undefined;
  /** Systems that have been met, as text. */
  private readonly met = new Set<string>();
  /** From systems that have an answer, others that are one change away. */
  private readonly beside: Iterator<System>[] = [];
  /** Of the first answer, the edges of all but some neighbouring ways. */
  private near: Iterator<readonly number[]> | undefined;
  /** Conflicts after which these are kept, one list after the other. */
  private nearFrom = 0;
  /** Those to which changes led. */
  private readonly changed: System[] = [];

  constructor(
    private readonly kernel: DeductionKernel,
    private readonly free: FreeWays,
    private readonly visible: Int32Array,
    seed: number,
    /** After an answer, before systems near it are looked at. */
    private readonly conflictsBefore = CONFLICTS_BEFORE_NEAR,
    private readonly exchange?: ClauseExchange,
  ) {
    this.edges = edgesByEnds(free.literals, free.graph);
    const assumptions = this.assumed("full");
    this.learner = new Learner(kernel, { visible, assumptions, seed, patient: true, exchange });
  }

  run(budget: number): MachineStatus {
    if (this.found !== undefined) this.followUp(this.found);
    else if (this.learner.conflicts >= this.turnEnds) this.changeTurns();
    // Turns end where they are to, whatever budgets there are: what is searched depends on nothing else.
    const status = this.learner.run(budget, this.turnEnds);
    if (status === "solution") this.found = exclusion(this.kernel, this.visible);
    // Refuted whatever is assumed: there is nothing else, straight or not.
    if (status !== "exhausted" || this.kernel.refuted) return status;
    return this.leaveStage() ? "paused" : "exhausted";
  }

  private changeTurns(): void {
    const { stage } = this;
    if (this.near !== undefined) {
      this.searchNear(this.near);
      return;
    }
    if (stage === "full" || stage === "settled" || stage === "straight") this.waiting.push(stage);
    this.search(this.waiting.shift() ?? "straight");
    this.turnEnds = this.learner.conflicts + this.turn;
    this.turn *= LONGER_TURN;
  }

  /** Begins with what is to be searched when there is no other answer in this stage. False: nothing is. */
  private leaveStage(): boolean {
    if (this.stage === "full" || this.stage === "settled") this.leavePart();
    else if (this.stage === "beside") this.searchOthers();
    else if (this.stage === "near" && this.near !== undefined) this.searchNear(this.near);
    else {
      const system = this.changed.pop();
      if (system === undefined) return false;
      this.searchBeside(system, "again");
    }
    return true;
  }

  /** It has no answer; the others have turns, and the last of them goes on without an end. */
  private leavePart(): void {
    this.search(this.waiting.shift() ?? "straight");
    if (this.waiting.length > 0) this.turnEnds = this.learner.conflicts + this.turn;
  }

  /** Without an end, as all that is begun, unless systems near the first answer have not been looked at. */
  private search(part: Part): void {
    this.begin(part, this.assumed(part));
    if (this.near !== undefined) this.turnEnds = this.nearFrom;
  }

  private searchNear(near: Iterator<readonly number[]>): void {
    const next = near.next();
    if (next.done === true) {
      this.near = undefined;
      this.search("straight");
    } else {
      this.begin("near", [...this.assumed("straight"), ...next.value]);
      this.turnEnds = this.learner.conflicts + NEAR_TURN;
    }
  }

  /** The edges of all ways of the system but some that lie beside each other. */
  private *keptNear(system: System): Generator<readonly number[]> {
    const { graph, literals } = this.free;
    const way = waysOf(this.joined(system));
    for (const few of neighbouringWays(this.edges, way, MOST_WAYS_CHANGED, MOST_NEAR_TURNS))
      yield [...literals].filter((_, e) => system[e] === 1 && !few.has(at(way, at(graph.from, e))));
  }

  private assumed(part: Part): readonly number[] {
    const { straight, settled, full } = this.free;
    return [straight, part === "straight" ? settled ^ 1 : settled, part === "full" ? full : full ^ 1];
  }

  private searchBeside(system: System, stage: "beside" | "again"): void {
    const { literals, straight, settled, full } = this.free;
    const values = new Set([straight ^ 1, settled ^ 1, full ^ 1]);
    for (let e = 0; e < literals.length; e++) values.add(at(literals, e) ^ (system[e] === 1 ? 0 : 1));
    values.delete(TRUE);
    this.begin(stage, [...values]);
  }

  private begin(stage: Stage, assumptions: readonly number[]): void {
    this.stage = stage;
    this.turnEnds = Number.POSITIVE_INFINITY;
    this.learner.assumeInstead(assumptions);
  }

  /** Of the answer that the kernel has still at hand. */
  private followUp(others: Int32Array): void {
    const system = Uint8Array.from(this.free.literals, (l) => (at8(this.kernel.value, l) > 0 ? 1 : 0));
    this.found = undefined;
    this.kernel.oracle?.reported((literal) => at8(this.kernel.value, literal) > 0);
    this.kernel.oracle?.learned([...others], true);
    this.exchange?.exclude(this.kernel, this.visible);
    this.kernel.cancel(0);
    this.kernel.addClause([...others]);
    if (this.met.size === 0) {
      this.near = this.keptNear(system);
      this.nearFrom = this.learner.conflicts + this.conflictsBefore;
    }
    const isNew = this.stage === "beside" || this.isNew(system);
    if (isNew) this.beside.push(this.systemsBeside(system));
    if (this.stage === "again") this.searchBeside(system, "again");
    else this.searchOthers();
  }

  /** Where there are several answers, there mostly is one beside the first. If not, others are straight. */
  private searchOthers(): void {
    const [first] = this.beside;
    const next = first?.next();
    if (next === undefined) this.search("straight");
    else if (next.done === true) {
      this.beside.shift();
      this.searchOthers();
    } else {
      this.changed.push(next.value);
      this.searchBeside(next.value, "beside");
    }
  }

  private isNew(system: System): boolean {
    const key = system.join("");
    if (this.met.has(key)) return false;
    this.met.add(key);
    return true;
  }

  /** Those that have not been met when they are asked for. */
  private *systemsBeside(system: System): Generator<System> {
    const { labels } = this.free;
    const joined = this.joined(system);
    const free = (v: number): boolean => at(labels, v) === 0 && joined[v]?.length === 0;
    for (const change of otherWays(this.edges, joined, free)) {
      const changed = this.changedBy(system, change);
      if (this.isNew(changed)) yield changed;
    }
  }

  /** By vertex, the neighbours it is joined to. */
  private joined(system: System): number[][] {
    const { graph } = this.free;
    const joined: number[][] = Array.from({ length: graph.vertexCount }, () => []);
    system.forEach((used, e) => {
      if (used === 0) return;
      joined[at(graph.from, e)]?.push(at(graph.to, e));
      joined[at(graph.to, e)]?.push(at(graph.from, e));
    });
    return joined;
  }

  private changedBy(system: System, { remove, add }: Change): System {
    const changed = system.slice();
    const { graph } = this.free;
    for (const [pairs, value] of [
      [remove, 0],
      [add, 1],
    ] as const)
      for (const [p, q] of pairs)
        for (let e = 0; e < graph.edgeCount; e++) {
          const [u, v] = [at(graph.from, e), at(graph.to, e)];
          if ((u === p && v === q) || (u === q && v === p)) changed[e] = value;
        }
    return changed;
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
