/**
 * Enumeration on the kernel without learning: chronological backtracking, so that memory does not grow with the answers.
 *
 * Visible literals are decided first. Once they all have values the rest is only looked at for one completion, and
 * then the latest visible decision is turned round: so what is counted is answers as the user sees them, whether or
 * not the auxiliary literals are functions of the visible ones.
 *
 * Branching. Each exactly-one row of an item is a variable with as many values as it has open literals, each visible
 * literal outside such rows one with two. Chosen is the smallest quotient of values and weight, where a
 * variable's weight is 1 plus the conflicts it was named in (dom/wdeg, Boussemart et al. 2004; without conflicts it is
 * MRV), and the one declared first among equals, which keeps neighbours together. `NextItem` has the other rules, for comparison.
 *
 * A decision is tried true first in a row, false first otherwise; turned round, it is a consequence at the level below.
 * `weightLeft[l]` is the share of the whole tree that is left at level l, if it were uniform.
 */

import { at, at8, atReal, atU8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";
import type { MachineStatus, SearchMachine } from "../kernel/search-machine.js";
import type { NextItem } from "../search.js";
import { MOST_BLAMED } from "../thresholds.js";

export class Walker implements SearchMachine {
  readonly strategy = "walk";
  readonly restarts = 0;
  readonly core: readonly number[] = [];
  nodes = 0;
  conflicts = 0;
  depth = 0;
  private readonly isVisible: Uint8Array;
  /** Visible variables outside rows of choice, in the order given; the rest of the variables. */
  private readonly singles: Int32Array;
  private readonly others: Int32Array;
  private readonly rows: readonly Int32Array[];
  private readonly weight: Float64Array;
  private readonly weightLeft: Float64Array;
  /** By level: no entry of `singles`, or of `others`, before this one is open. */
  private readonly firstSingle: Int32Array;
  private readonly firstOther: Int32Array;
  private done = 0;
  /** For `blame`: what it has met, and in which order. */
  private readonly seen: Uint8Array;
  private readonly pending = new Int32Array(MOST_BLAMED);
  private state: "fresh" | "running" | "solved" | "exhausted" = "fresh";

  constructor(
    private readonly kernel: DeductionKernel,
    visible: Int32Array,
    choices: readonly Int32Array[],
    private readonly assumptions: readonly number[],
    private readonly nextItem: NextItem = "weighted",
  ) {
    const n = kernel.variableCount;
    kernel.heap.eligible.fill(0);
    this.isVisible = new Uint8Array(n);
    for (const literal of visible) this.isVisible[literal >> 1] = 1;
    this.rows = choices.filter((row) => row.every((literal) => atU8(this.isVisible, literal >> 1) === 1));
    const inRow = new Uint8Array(n);
    for (const row of this.rows) for (const literal of row) inRow[literal >> 1] = 1;
    this.singles = visible.map((literal) => literal >> 1).filter((v) => atU8(inRow, v) === 0);
    this.others = Int32Array.from({ length: n }, (_, v) => v).filter((v) => atU8(this.isVisible, v) === 0);
    this.weight = new Float64Array(n).fill(1);
    this.weightLeft = new Float64Array(n + 2);
    this.weightLeft[0] = 1;
    this.seen = new Uint8Array(n);
    this.firstSingle = new Int32Array(n + 2);
    this.firstOther = new Int32Array(n + 2);
  }

  run(budget: number): MachineStatus {
    const { kernel } = this;
    if (this.state === "exhausted" || kernel.refuted) return this.exhaust();
    if (this.state === "fresh" && !this.assume()) return this.exhaust();
    if (this.state === "solved") {
      this.leaveCompletion();
      if (!this.turnRound()) return this.exhaust();
    }
    this.state = "running";
    const last = this.nodes + budget;
    while (this.nodes < last) {
      if (!kernel.propagate()) {
        this.nodes++;
        this.conflicts++;
        if (this.nextItem === "weighted") this.blame();
        if (!this.turnRound()) return this.exhaust();
        continue;
      }
      const literal = this.nextItem === "first" ? this.chooseFirst() : this.choose();
      if (literal < 0) {
        this.state = "solved";
        return "solution";
      }
      this.nodes++;
      this.decide(literal);
    }
    return "paused";
  }

  progress(): number {
    return this.state === "exhausted" ? 1 : Math.min(this.done, 1);
  }

  private exhaust(): MachineStatus {
    this.state = "exhausted";
    return "exhausted";
  }

  private assume(): boolean {
    return this.assumptions.every((literal) => this.kernel.enqueue(literal, 0));
  }

  private decide(literal: number): void {
    const { kernel, weightLeft, firstSingle, firstOther } = this;
    const level = kernel.decisionLevel;
    weightLeft[level + 1] = atReal(weightLeft, level) / 2;
    firstSingle[level + 1] = at(firstSingle, level);
    firstOther[level + 1] = at(firstOther, level);
    if (level >= this.depth) this.depth = level + 1;
    kernel.decide(literal);
  }

  /** The latest decision has nothing more to give: takes it back, and has its negation as a consequence. */
  private turnRound(): boolean {
    const { kernel, weightLeft } = this;
    const level = kernel.decisionLevel;
    this.done += atReal(weightLeft, level);
    if (level === 0) return false;
    const decided = at(kernel.trail, at(kernel.levelStart, level - 1));
    kernel.cancel(level - 1);
    weightLeft[level - 1] = atReal(weightLeft, level - 1) - atReal(weightLeft, level);
    return kernel.enqueue(decided ^ 1, 0);
  }

  /** Takes back the decisions that only completed the answer. */
  private leaveCompletion(): void {
    const { kernel, weightLeft } = this;
    let level = kernel.decisionLevel;
    while (level > 0) {
      const decided = at(kernel.trail, at(kernel.levelStart, level - 1));
      if (atU8(this.isVisible, decided >> 1) === 1) break;
      level--;
    }
    if (level === kernel.decisionLevel) return;
    // The level that is left is turned round next, which accounts for all of it.
    kernel.cancel(level);
    weightLeft[level + 1] = 0;
  }

  /**
   * The visible variables that the conflict rests on become heavier. Auxiliary ones are nothing to branch on: what they follow from is blamed in
   * their place, back to visible variables (without that, sums along order literals were met with no sense of direction at all).
   */
  private blame(): void {
    const { kernel, weight, seen, pending } = this;
    let count = 0;
    const meet = (literal: number): void => {
      const variable = literal >> 1;
      if (atU8(seen, variable) === 1 || count === MOST_BLAMED) return;
      seen[variable] = 1;
      pending[count++] = literal;
    };
    for (let i = 0; i < kernel.conflictSize; i++) meet(at(kernel.conflict, i));
    for (let next = 0; next < count; next++) {
      const literal = at(pending, next);
      const variable = literal >> 1;
      weight[variable] = atReal(weight, variable) + 1;
      if (atU8(this.isVisible, variable) === 1 || at(kernel.reason, variable) === 0) continue;
      kernel.explain(literal ^ 1);
      for (let i = 0; i < kernel.becauseSize; i++) meet(at(kernel.becauseLiterals, i));
    }
    for (let i = 0; i < count; i++) seen[at(pending, i) >> 1] = 0;
  }

  /** The next literal to decide on; -1 if every variable has a value. */
  private choose(): number {
    const { value } = this.kernel;
    const level = this.kernel.decisionLevel;
    let best = -1;
    let bestScore = Number.POSITIVE_INFINITY;
    for (const row of this.rows) {
      const score = this.scoreOf(row, bestScore);
      if (score >= bestScore) continue;
      bestScore = score;
      best = row.find((literal) => at8(value, literal) === 0) ?? -1;
    }
    const { singles, weight } = this;
    this.firstOpenSingle(level);
    for (let i = at(this.firstSingle, level); i < singles.length; i++) {
      const variable = at(singles, i);
      if (at8(value, 2 * variable) !== 0) continue;
      const score = 2 / atReal(weight, variable);
      if (score < bestScore) {
        bestScore = score;
        best = 2 * variable + 1;
      }
    }
    return best >= 0 ? best : this.chooseOther(level);
  }

  /** The same, of the visible variable that is first in the order given, rows among them by their first literal. */
  private chooseFirst(): number {
    const { value } = this.kernel;
    const level = this.kernel.decisionLevel;
    const row = this.rows.find((each) => Number.isFinite(this.scoreOf(each, Number.POSITIVE_INFINITY)));
    const single = this.firstOpenSingle(level);
    if (row !== undefined && (single < 0 || at(row, 0) >> 1 < single))
      return row.find((literal) => at8(value, literal) === 0) ?? -1;
    return single < 0 ? this.chooseOther(level) : 2 * single + 1;
  }

  /** The variable; -1 if there is none. */
  private firstOpenSingle(level: number): number {
    const { singles } = this;
    const { value } = this.kernel;
    let i = at(this.firstSingle, level);
    while (i < singles.length && at8(value, 2 * at(singles, i)) !== 0) i++;
    this.firstSingle[level] = i;
    return i < singles.length ? at(singles, i) : -1;
  }

  /** Open literals by weight; infinite for a row that is settled, or cannot be better than `limit`. */
  private scoreOf(row: Int32Array, limit: number): number {
    const { value } = this.kernel;
    let open = 0;
    let weight = 0;
    for (let i = 0; i < row.length; i++) {
      const literal = at(row, i);
      const v = at8(value, literal);
      if (v > 0) return Number.POSITIVE_INFINITY;
      if (v < 0) continue;
      open++;
      weight += atReal(this.weight, literal >> 1);
    }
    // The weight is the mean of those of the open literals: open / (weight / open).
    return open === 0 || open > limit * weight ? Number.POSITIVE_INFINITY : (open * open) / weight;
  }

  private chooseOther(level: number): number {
    const { others } = this;
    const { value } = this.kernel;
    let i = at(this.firstOther, level);
    while (i < others.length && at8(value, 2 * at(others, i)) !== 0) i++;
    this.firstOther[level] = i;
    return i < others.length ? 2 * at(others, i) + 1 : -1;
  }
}
