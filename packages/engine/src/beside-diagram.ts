/**
 * A count by enumerating, and beside it a diagram, until one of the two has finished. Which is the better one shows only in the doing:
 * a diagram counts 10^30 tilings in a moment, and drowns in its own states where a search has a few thousand solutions to visit.
 *
 * The enumerating search is alone at first, since most problems are small. Then a diagram whose size is seen to be small beforehand goes
 * first; any other one gets a share of the time that grows as the enumeration goes on without an end, and all of it once its levels have ceased to grow,
 * so that the rest of it is seen to be small. It is dropped for good when its states
 * hardly ever meet, and when it takes more memory than half of what is allowed.
 */

import { DiagramSearch, planDiagram } from "./diagram/diagram-search.js";
import type { Plan } from "./diagram/program.js";
import type { ItemId, OptionId, Problem } from "./problem.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "./search.js";
import {
  COUNTING_TRIAL,
  COUNTING_TURN,
  DEFAULT_BYTES,
  DIAGRAM_TURN,
  LARGE_DIAGRAM,
  LARGEST_PLANNED,
  LITTLE_SEEN,
  LONGEST_DIAGRAM_TURN,
  MERGING_JUDGED_AT,
  PATIENT_TURNS,
  SMALL_DIAGRAM,
  WIDEST_STATE,
  WORTH_MERGING,
} from "./thresholds.js";

/**
 * Of searches of one problem with other options assumed: where a diagram did not pay once, no other search tries one. Nor if one was
 * overtaken before any had won: what is alike is decided alike, and planning takes as long as some ten thousand nodes.
 */
export interface Experience {
  dropped: boolean;
  won: boolean;
}

export class BesideDiagram implements Search {
  private diagram: DiagramSearch | undefined;
  /** Set once there is only one left. */
  private decided: Search | undefined;
  private planned = false;
  /** Of the diagram; 0 while it is alone, since it is small. */
  private turns = 0;
  private isDiagrams = true;
  private turnLeft = 0;
  /** About how many states it has. */
  private cost = 0;
  private readonly pace: "dance" | "walk";

  constructor(
    private readonly problem: Problem,
    private readonly enumerator: Search,
    private readonly options: SearchOptions,
    private readonly experience: Experience = { dropped: false, won: false },
  ) {
    this.pace = enumerator.stats().strategy === "dance" ? "dance" : "walk";
    if (enumerator.state !== "running") this.decided = enumerator;
  }

  get state(): SearchState {
    return this.winner()?.state ?? "running";
  }
  get limitedBy(): Limit | undefined {
    return this.winner()?.limitedBy;
  }
  get reason(): string | undefined {
    return this.winner()?.reason;
  }
  get uncoverable(): readonly ItemId[] {
    return this.enumerator.uncoverable;
  }

  step(nodeBudget: number): SearchState {
    let left = nodeBudget;
    while (left > 0 && this.winner() === undefined) {
      if (!this.planned && this.enumerator.stats().nodes >= COUNTING_TRIAL[this.pace]) this.begin();
      const { diagram } = this;
      if (diagram === undefined) left -= stepped(this.enumerator, Math.min(left, this.trialLeft()));
      else if (this.isAlone(diagram)) left -= this.goOn(diagram, left, true);
      else {
        if (this.turnLeft <= 0) this.nextTurn();
        const most = Math.min(left, this.turnLeft);
        const took = this.isDiagrams ? this.goOn(diagram, most, false) : stepped(this.enumerator, most);
        this.turnLeft -= took;
        left -= took;
      }
    }
    if (left > 0 && this.decided === this.enumerator) this.enumerator.step(left);
    return this.state;
  }

  private isAlone(diagram: DiagramSearch): boolean {
    if (this.turns === 0 || diagram.foreseen() <= SMALL_DIAGRAM.dance) return true;
    if (this.turns < PATIENT_TURNS || this.cost > LARGE_DIAGRAM) return false;
    return this.enumerator.progress() < LITTLE_SEEN;
  }

  private trialLeft(): number {
    return COUNTING_TRIAL[this.pace] - this.enumerator.stats().nodes;
  }

  /** A turn may take many steps of the whole: whoever calls looks at the clock in between. */
  private nextTurn(): void {
    if (this.isDiagrams) this.turns++;
    this.isDiagrams = !this.isDiagrams;
    this.turnLeft = this.isDiagrams
      ? Math.min(LONGEST_DIAGRAM_TURN, Math.floor(DIAGRAM_TURN * Math.sqrt(this.turns)))
      : COUNTING_TURN[this.pace];
  }

  private goOn(diagram: DiagramSearch, budget: number, isSure: boolean): number {
    const took = stepped(diagram, budget);
    if (diagram.state === "done") this.decide(diagram);
    else if (diagram.state === "limit" || (!isSure && !pays(diagram))) {
      this.experience.dropped = true;
      this.decide(this.enumerator);
    }
    return took;
  }

  private begin(): void {
    this.planned = true;
    const plan = this.experience.dropped ? undefined : usefulPlan(this.problem, this.options);
    if (plan === undefined) {
      this.decide(this.enumerator);
      return;
    }
    const memoryBytes = (this.options.memoryBytes ?? DEFAULT_BYTES) / 2;
    this.diagram = new DiagramSearch(plan, { ...this.options, memoryBytes });
    this.cost = plan.cost;
    this.turns = plan.cost <= SMALL_DIAGRAM[this.pace] ? 0 : 1;
  }

  /** The search that has won. The enumerating one may also have been ended from outside: superseded by another one. */
  private winner(): Search | undefined {
    if (this.decided === undefined && this.enumerator.state !== "running") this.decide(this.enumerator);
    return this.decided;
  }

  private decide(search: Search): void {
    this.decided = search;
    if (search !== this.enumerator) {
      this.experience.won = true;
      this.enumerator.stop();
    } else if (this.diagram !== undefined) {
      if (!this.experience.won) this.experience.dropped = true;
      this.diagram.stop();
    }
  }

  next(): OptionId[][] {
    return this.enumerator.next();
  }

  /** While it goes on, what was enumerated so far. */
  count(): bigint {
    return (this.decided ?? this.enumerator).count();
  }

  stats(): SearchStats {
    const stats = (this.decided ?? this.enumerator).stats();
    const nodes = this.enumerator.stats().nodes + (this.diagram?.stats().nodes ?? 0);
    return { ...stats, nodes, solutions: this.count() };
  }

  progress(): number {
    return Math.max(this.enumerator.progress(), this.diagram?.progress() ?? 0);
  }

  stop(): void {
    if (this.state !== "running") return;
    this.decide(this.enumerator);
    this.enumerator.stop();
  }
}

/** Undefined where no diagram is worth a trial. */
export function usefulPlan(problem: Problem, options: SearchOptions): Plan | undefined {
  if (problem.optionItems.length + problem.rows.literals.length > LARGEST_PLANNED) return undefined;
  const plan = planDiagram(problem, options);
  return plan === "unsupported" || plan === "none" || plan.width > WIDEST_STATE ? undefined : plan;
}

/** It is done in a moment. */
export const isSmall = ({ cost }: Plan): boolean => cost <= SMALL_DIAGRAM.dance;

const pays = (diagram: DiagramSearch): boolean => mergesEnough(diagram.stats().nodes, diagram.shareMerged());

/** After so many states, with this share of the ways to one that led to one that was there already. */
export const mergesEnough = (nodes: number, merged: number): boolean =>
  nodes < MERGING_JUDGED_AT || merged >= WORTH_MERGING;

/** Runs a search and says how many nodes it took, one at least. */
function stepped(search: Search, budget: number): number {
  const before = search.stats().nodes;
  search.step(Math.max(1, budget));
  return Math.max(1, search.stats().nodes - before);
}
