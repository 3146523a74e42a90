/**
 * Conflict-driven clause learning on the kernel: one answer, and the proof that there is no other.
 *
 * Decisions by activity (VSIDS), with a decay that rises from 0.8 to 0.95 (0.98 in long proofs), and the value a variable had last; restarts by
 * Luby's sequence in units of 32 conflicts, which keep as much of the trail as would be decided again (van der Tak et
 * al. 2011). After a solution, a clause excludes what the user saw of it, and the search goes on with all it has learned.
 *
 * From 500 conflicts on, literals are tried now and then at level 0 (`failed-literals.ts`), unless something is assumed.
 *
 * Assumptions are decided first, one a level; `core` says which of them a refutation used.
 * Deterministic: nothing depends on time, and a seed other than 0 only sets the first activities and values.
 */
import { at, at8, atReal, atU8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";
import type { MachineStatus, SearchMachine } from "../kernel/search-machine.js";
import { type ClauseExchange, forEachClause } from "./clause-exchange.js";
import { ConflictAnalysis } from "./conflict-analysis.js";
import { exclusion } from "./exclusion.js";
import { FailedLiterals } from "./failed-literals.js";
import { luby } from "./luby.js";
import { reduceClauses } from "./reduce-clauses.js";

const RESTART_UNIT = 32;
const FIRST_REDUCTION = 3000;
const REDUCTION_STEP = { usual: 300, patient: 1000 };
const FIRST_DECAY = 0.8;
const LAST_DECAY = { usual: 0.95, patient: 0.98 };
const DECAY_STEP = 0.01;
const DECAY_PERIOD = 1024;
/** Conflicts before the first round of trying literals, and between rounds; and updates of a round, to those of the search before it. */
const FIRST_ROUND = 500;
const ROUND_STEP = 1000;
const ROUND_SHARE = 0.5;

export interface LearnerOptions {
  readonly visible: Int32Array;
  readonly assumptions: readonly number[];
  readonly seed: number;
  /** After an answer only better ones are looked for, by the sum that the kernel raises. */
  readonly best?: boolean;
  /**
   * For long proofs: activities fade more slowly in the end, and more clauses are kept. *Measured* on lines that join numbers, 70,000 to 170,000 conflicts
   * and 3.5 to 11.4 s before: conflicts 0.54 to 0.69, time 0.61 to 0.73; either alone 0.65 to 0.87. Restarts after three times as many conflicts took
   * more, and so did fewer clauses.
   */
  readonly patient?: boolean;
  /** With other searches of the same problem, whose clauses are taken in before restarts. */
  readonly exchange?: ClauseExchange | undefined;
}

export class Learner implements SearchMachine {
  readonly strategy = "learn";
  nodes = 0;
  conflicts = 0;
  restarts = 0;
  depth = 0;
  core: readonly number[] = [];
  private readonly analysis: ConflictAnalysis;
  private readonly trials: FailedLiterals;
  private nextRound = FIRST_ROUND;
  private updatesBefore = 0;
  private decay = FIRST_DECAY;
  private nextRestart = RESTART_UNIT;
  private reductions = 0;
  private nextReduction = FIRST_REDUCTION;
  private state: "fresh" | "running" | "solved" | "exhausted" = "fresh";
  private assumptions: readonly number[];
  private readonly pace: "usual" | "patient";

  constructor(
    private readonly kernel: DeductionKernel,
    private readonly options: LearnerOptions,
  ) {
    this.analysis = new ConflictAnalysis(kernel);
    this.trials = new FailedLiterals(kernel, this.analysis, options.visible);
    this.assumptions = options.assumptions;
    this.pace = options.patient === true ? "patient" : "usual";
    options.exchange?.begin(kernel.variableCount);
    if (options.seed !== 0) scatter(kernel, options.seed);
    for (let v = 1; v < kernel.variableCount; v++) kernel.heap.insert(v);
  }

  /**
   * Begins anew with other assumptions. The learned clauses stay: they follow from the problem alone, because assumptions are decisions. A seed other
   * than 0 sets activities and values anew. Post: a refutation without assumptions stays one.
   */
  assumeInstead(assumptions: readonly number[], seed = 0): void {
    const { kernel } = this;
    kernel.cancel(0);
    this.trials.stop();
    this.assumptions = assumptions;
    this.core = [];
    this.nextRestart = this.conflicts + RESTART_UNIT;
    this.restarts = 0;
    this.state = "fresh";
    if (seed === 0) return;
    scatter(kernel, seed);
    kernel.heap.rebuild();
  }

  /** Pauses after about `budget` nodes, and where it has met so many conflicts in all. */
  run(budget: number, mostConflicts = Number.POSITIVE_INFINITY): MachineStatus {
    const { kernel } = this;
    if (this.state === "exhausted" || kernel.refuted) return this.exhaust();
    if (this.state === "solved" && !(this.options.best === true ? this.improve() : this.excludeAnswer()))
      return this.refute();
    this.state = "running";
    const last = this.nodes + budget;
    while (this.nodes < last && this.conflicts < mostConflicts) {
      if (!kernel.propagate()) {
        this.nodes++;
        if (!this.resolve()) return this.refute();
        continue;
      }
      if (this.trials.isTrying) {
        this.nodes++;
        if (!this.trials.tryNext()) return this.refute();
        if (!this.trials.isTrying) this.updatesBefore = kernel.propagations;
        continue;
      }
      if (this.conflicts >= this.nextRestart) {
        if (this.takeClauses()) {
          if (kernel.refuted) return this.refute();
          continue;
        }
        this.restart();
        if (this.conflicts >= this.nextRound && this.assumptions.length === 0) {
          this.beginRound();
          continue;
        }
      }
      if (this.conflicts > this.nextReduction) this.reduce();
      const literal = this.nextDecision();
      if (literal === REFUSED) return this.exhaust();
      if (literal < 0) {
        this.state = "solved";
        return "solution";
      }
      this.nodes++;
      if (kernel.decisionLevel >= this.depth) this.depth = kernel.decisionLevel + 1;
      kernel.decide(literal);
    }
    return "paused";
  }

  progress(): number {
    if (this.state === "exhausted") return 1;
    const { kernel } = this;
    const fixed = kernel.decisionLevel > 0 ? at(kernel.levelStart, 0) : kernel.trailSize;
    return fixed / (kernel.variableCount + 1);
  }

  private exhaust(): MachineStatus {
    this.state = "exhausted";
    return "exhausted";
  }

  /** There is nothing left, whatever is assumed. */
  private refute(): MachineStatus {
    this.kernel.refuted = true;
    return this.exhaust();
  }

  /** Learns from the conflict at hand. False: there is no solution left. */
  private resolve(): boolean {
    const { kernel, analysis } = this;
    this.conflicts++;
    if (!analysis.analyze()) return false;
    kernel.cancel(analysis.backLevel);
    // Nothing is made of it where nobody listens.
    kernel.oracle?.learned(analysis.learned, true);
    this.options.exchange?.offer(analysis.learned, analysis.learnedLevels);
    kernel.keepLearned();
    kernel.heap.decay(this.decay);
    if (this.conflicts % DECAY_PERIOD === 0 && this.decay < LAST_DECAY[this.pace]) this.decay += DECAY_STEP;
    return true;
  }

  /** The next assumption, or the most active open variable; -1 if none is open; REFUSED if an assumption is false. */
  private nextDecision(): number {
    const { kernel } = this;
    const { assumptions } = this;
    while (kernel.decisionLevel < assumptions.length) {
      const literal = assumptions[kernel.decisionLevel] ?? 0;
      const value = at8(kernel.value, literal);
      if (value === 0) return literal;
      if (value < 0) {
        this.core = this.analysis.assumptionsAgainst(literal);
        return REFUSED;
      }
      // True already: a level of its own, without a decision.
      kernel.decideNothing();
    }
    const variable = kernel.heap.takeMostActive();
    if (variable < 0) return -1;
    return 2 * variable + (atU8(kernel.phase, variable) ^ 1);
  }

  private restart(): void {
    const { kernel } = this;
    const { activity } = kernel.heap;
    this.restarts++;
    this.nextRestart = this.conflicts + RESTART_UNIT * luby(this.restarts + 1);
    const next = kernel.heap.mostActive();
    if (next < 0) return;
    let level = this.assumptions.length;
    while (level < kernel.decisionLevel) {
      const decided = at(kernel.trail, at(kernel.levelStart, level)) >> 1;
      if (atReal(activity, decided) <= atReal(activity, next)) break;
      level++;
    }
    kernel.cancel(level);
  }

  /** Those of other searches. False: there were none. Post, else: level 0, where they have yet to be propagated. */
  private takeClauses(): boolean {
    const { kernel } = this;
    const { exchange } = this.options;
    exchange?.offerFacts(kernel);
    const batches = exchange?.take() ?? [];
    if (batches.length === 0) return false;
    kernel.cancel(0);
    for (const batch of batches)
      forEachClause(batch, (clause, levels) => {
        if (!kernel.refuted) kernel.addClause(clause, levels);
      });
    return true;
  }

  private beginRound(): void {
    const { kernel } = this;
    kernel.cancel(0);
    this.nextRound = this.conflicts + ROUND_STEP;
    this.trials.begin(ROUND_SHARE * (kernel.propagations - this.updatesBefore));
  }

  private reduce(): void {
    reduceClauses(this.kernel);
    this.reductions++;
    this.nextReduction = this.conflicts + FIRST_REDUCTION + REDUCTION_STEP[this.pace] * this.reductions;
  }

  /** Asks for more than the answer has that all variables now say. False: there is none that has more. */
  private improve(): boolean {
    const { kernel } = this;
    kernel.oracle?.reported((literal) => at8(kernel.value, literal) > 0);
    return kernel.raise(kernel.raisedValue + 1);
  }

  /** Excludes the answer that all variables now say, and treats that as a conflict. False: there was no other. */
  private excludeAnswer(): boolean {
    const { kernel } = this;
    const { visible, exchange } = this.options;
    const clause = exclusion(kernel, visible);
    exchange?.exclude(kernel, visible);
    kernel.oracle?.reported((literal) => at8(kernel.value, literal) > 0);
    kernel.oracle?.learned(clause, true);
    if (clause.length === 0) return false;
    if (clause.length === 1) {
      kernel.cancel(0);
      return kernel.enqueue(at(clause, 0), 0);
    }
    // Leaves the clause as the conflict.
    kernel.addWatched(clause);
    kernel.conflictSize = clause.length;
    return this.resolve();
  }
}

const REFUSED = -2;

/** First activities and values from a seed (xorshift32), so that racing searches differ. */
function scatter(kernel: DeductionKernel, seed: number): void {
  let state = seed | 0;
  for (let v = 1; v < kernel.variableCount; v++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    kernel.heap.activity[v] = (state >>> 0) / 2 ** 33;
    kernel.phase[v] = state & 1;
  }
}
