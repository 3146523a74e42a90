/**
 * The strategies `learn` and `walk` as a `Search`: translates the problem once, drives the machine in slices, decodes
 * what it finds, and sees to the limits.
 */

import { CertificateLog } from "../certificate/certificate-log.js";
import { changesOf } from "../certificate/changes.js";
import { refuseAssumptions } from "../certificate/refuse-assumptions.js";
import { insertScattered } from "../learn/first-order.js";
import { Learner } from "../learn/learner.js";
import { type ItemId, itemName, type OptionId, type Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import type { Limit, Search, SearchOptions, SearchState, SearchStats } from "../search.js";
import { CONFLICTS_BEFORE_NEAR, DEFAULT_BYTES, QUEUE_OPTIONS } from "../thresholds.js";
import { Walker } from "../walk/walker.js";
import { hasFreeWays } from "../ways/free-ways.js";
import { StraightWays } from "../ways/straight-ways.js";
import { at, at8 } from "./indexing.js";
import { DeductionKernel } from "./kernel.js";
import type { Oracle } from "./oracle.js";
import type { SearchMachine } from "./search-machine.js";
import { TracedKernel } from "./traced-kernel.js";
import { type Translation, translate } from "./translate.js";

/** Nodes between two looks at the clock and at the memory. */
const SLICE = 500;
/** Slices after which memory is looked at, which costs as much as there are literals. */
const MEMORY_SLICES = 8;

/** Checks every explanation; for tests. Made for each search, once the problem has been translated. */
export type MakeOracle = (translation: Translation) => Oracle;

/** A function that begins searches of this problem; what translating it took is paid once. */
export function kernelStrategy(
  problem: Problem,
  strategy: "learn" | "walk",
  oracle?: MakeOracle,
): (options: SearchOptions) => KernelSearch {
  let plain: Translation | undefined;
  let straight: Translation | undefined;
  let improving: Translation | undefined;
  const translated = (options: SearchOptions): Translation => {
    if (options.best === true) {
      improving ??= translate(problem, { best: true });
      return improving;
    }
    if (strategy === "learn" && hasFreeWays(problem, options)) {
      straight ??= translate(problem, { freeWays: true });
      return straight;
    }
    plain ??= translate(problem);
    return plain;
  };
  return (options) => {
    if (options.certificate !== undefined) return certified(problem, options, options.certificate);
    const translation = translated(options);
    return new KernelSearch(problem, translation, strategy, options, oracle?.(translation));
  };
}

/** A search that writes down all that it rests on. It learns. */
function certified(problem: Problem, options: SearchOptions, write: (text: string) => void): KernelSearch {
  refuseAssumptions(options);
  const best = options.best === true;
  const straight =
    !best && hasFreeWays(problem, options)
      ? translate(problem, { asStated: true, freeWays: true })
      : undefined;
  const changes = straight === undefined ? undefined : changesOf(problem, straight);
  const translation =
    changes === undefined || straight === undefined ? translate(problem, { asStated: true, best }) : straight;
  const log = new CertificateLog(problem, translation, write, { best, changes });
  return new KernelSearch(problem, translation, "learn", options, log, log);
}

/** Where the time of a search went, by what ran. */
export interface PropagatorStats {
  readonly name: string;
  readonly runs: number;
  /** 0 unless the search was given a clock. */
  readonly milliseconds: number;
}

export class KernelSearch implements Search {
  state: SearchState = "running";
  limitedBy: Limit | undefined;
  reason: string | undefined;
  uncoverable: readonly ItemId[] = [];
  private readonly kernel: DeductionKernel;
  private slices = 0;
  private readonly machine: SearchMachine;
  private readonly deadline: number;
  private readonly limit: number;
  private solutions = 0;
  private queue: OptionId[][] = [];
  private queuedOptions = 0;
  private finalProgress: number | undefined;

  constructor(
    private readonly problem: Problem,
    private readonly translation: Translation,
    strategy: "learn" | "walk",
    private readonly options: SearchOptions,
    oracle: Oracle | undefined,
    private readonly log?: CertificateLog,
  ) {
    this.limit = options.limit ?? 0;
    if (!Number.isSafeInteger(this.limit) || this.limit < 0) {
      throw new ProblemError("unsupported", `limit ${this.limit} is not a number of solutions`);
    }
    const { onEvent } = options;
    this.kernel =
      onEvent === undefined
        ? new DeductionKernel(translation.model, oracle)
        : new TracedKernel(problem, translation, onEvent, oracle);
    this.kernel.clock = options.clock;
    log?.watch(this.kernel);
    const assumptions = [
      ...(options.assume ?? []).map((o) => this.literalOf(o)),
      ...(options.forbid ?? []).map((o) => this.literalOf(o) ^ 1),
      ...(options.assumeLiterals ?? []).map((l) => translation.literal(l)),
    ];
    const { visible, freeWays } = translation;
    const { seed = 0, best = false } = options;
    // Of what others have learned nobody could say why it holds; and a better answer than the last is another question for each.
    const exchange = best || oracle !== undefined ? undefined : options.exchange;
    // Other seeds have an order of their own. Ways gain nothing by it: of six real puzzles three take fewer nodes, and one that took 3 s was not done in 120.
    if (strategy === "learn" && seed === 0 && freeWays === undefined) insertScattered(this.kernel);
    if (strategy === "walk")
      this.machine = new Walker(this.kernel, visible, translation.choices(), assumptions, options.nextItem);
    else if (freeWays !== undefined)
      this.machine = new StraightWays(this.kernel, freeWays, visible, seed, CONFLICTS_BEFORE_NEAR, exchange);
    else this.machine = new Learner(this.kernel, { visible, assumptions, seed, best, exchange });
    this.deadline =
      options.timeLimit === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.timeLimit;
    this.findUncoverable();
    this.checkMemory();
  }

  step(nodeBudget: number): SearchState {
    const nodeLimit = this.options.nodeLimit ?? Number.POSITIVE_INFINITY;
    const end = this.machine.nodes + nodeBudget;
    while (this.state === "running") {
      const budget = Math.min(end, nodeLimit) - this.machine.nodes;
      if (budget <= 0) {
        if (this.machine.nodes >= nodeLimit) this.end("nodes", `stopped after ${this.machine.nodes} nodes`);
        break;
      }
      const status = this.machine.run(Math.min(budget, SLICE));
      if (status === "exhausted") this.finish();
      else if (status === "solution") {
        this.takeSolution();
        if (this.limit > 0 && this.solutions >= this.limit) {
          this.end("solutions", `stopped after ${this.solutions} solutions`);
        }
      }
      if (this.state === "running" && (status === "paused" || this.solutions % SLICE === 0))
        this.checkLimits();
      if (this.queuedOptions >= QUEUE_OPTIONS) break;
    }
    return this.state;
  }

  next(): OptionId[][] {
    const found = this.queue;
    this.queue = [];
    this.queuedOptions = 0;
    return found;
  }

  count(): bigint {
    return BigInt(this.solutions);
  }

  stats(): SearchStats {
    const { machine, kernel } = this;
    return {
      strategy: machine.strategy,
      nodes: machine.nodes,
      updates: kernel.propagations,
      solutions: BigInt(this.solutions),
      depth: machine.depth,
      bytes: kernel.bytes,
      conflicts: machine.conflicts,
      restarts: machine.restarts,
    };
  }

  /** Runs and, with a clock, milliseconds of each propagator, the most expensive first. */
  propagatorStats(): PropagatorStats[] {
    const { propagators, runs, runTime } = this.kernel;
    const stats = propagators.map(({ name }, slot) => ({
      name,
      runs: runs[slot] ?? 0,
      milliseconds: runTime[slot] ?? 0,
    }));
    return stats.sort((a, b) => b.milliseconds - a.milliseconds || b.runs - a.runs);
  }

  progress(): number {
    return this.finalProgress ?? (this.state === "done" ? 1 : this.machine.progress());
  }

  bound(): number {
    return this.kernel.raisedBound;
  }

  stop(): void {
    if (this.state === "running") this.end("stopped", "stopped");
  }

  /**
   * After `done` without a solution: indices into assumed options, forbidden options, and assumed literals (in that
   * order, as one list) that already leave none. Empty if there is none without assumptions either.
   */
  core(): number[] {
    const core = new Set(this.machine.core);
    const assumed = [
      ...(this.options.assume ?? []).map((o) => this.literalOf(o)),
      ...(this.options.forbid ?? []).map((o) => this.literalOf(o) ^ 1),
      ...(this.options.assumeLiterals ?? []).map((l) => this.translation.literal(l)),
    ];
    return assumed.flatMap((literal, i) => (core.has(literal) ? [i] : []));
  }

  private literalOf(option: OptionId): number {
    const literal = this.translation.optionLiteral[option];
    if (literal === undefined) throw new ProblemError("unknown-option", `there is no option ${option}`);
    return literal;
  }

  private takeSolution(): void {
    this.solutions++;
    this.log?.answer((literal) => at8(this.kernel.value, literal) > 0);
    const { onEvent, countOnly } = this.options;
    if (countOnly === true && onEvent === undefined) return;
    const { optionLiteral } = this.translation;
    const solution: OptionId[] = [];
    for (let o = 0; o < optionLiteral.length; o++) {
      if (at8(this.kernel.value, at(optionLiteral, o)) > 0) solution.push(o as OptionId);
    }
    if (this.kernel instanceof TracedKernel) this.kernel.tellSolution(solution);
    if (countOnly === true) return;
    this.queue.push(solution);
    this.queuedOptions += solution.length + 1;
  }

  private finish(): void {
    this.state = "done";
    this.log?.end(true);
    if (this.solutions > 0 || this.reason !== undefined) return;
    const { assume = [], forbid = [], assumeLiterals = [] } = this.options;
    if (this.machine.core.length > 0) {
      this.reason = `nothing agrees with ${this.core().length} of the ${assume.length + forbid.length + assumeLiterals.length} assumptions`;
    }
  }

  private checkLimits(): void {
    if (Date.now() > this.deadline) this.end("time", `stopped after ${this.options.timeLimit} ms`);
    else if (++this.slices % MEMORY_SLICES === 0) this.checkMemory();
  }

  private checkMemory(): void {
    const limit = this.options.memoryBytes ?? DEFAULT_BYTES;
    const { bytes } = this.kernel;
    if (this.state === "running" && bytes > limit) {
      this.end("memory", `the search takes ${Math.ceil(bytes / 2 ** 20)} MiB, which is over its limit`);
    }
  }

  private end(limitedBy: Limit, reason: string): void {
    this.finalProgress = this.machine.progress();
    this.state = "limit";
    this.log?.end(false);
    this.limitedBy = limitedBy;
    this.reason = reason;
  }

  private findUncoverable(): void {
    const { problem } = this;
    const holders = new Int32Array(problem.itemCount);
    for (const item of problem.optionItems) holders[item] = at(holders, item) + 1;
    const uncoverable: ItemId[] = [];
    for (let item = 0; item < problem.itemCount; item++) {
      if (at(holders, item) < (problem.itemLo[item] ?? 0)) uncoverable.push(item as ItemId);
    }
    const [first] = uncoverable;
    if (first === undefined) return;
    this.uncoverable = uncoverable;
    const has = at(holders, first);
    const name = itemName(problem, first);
    this.reason =
      has === 0
        ? `no option holds item \`${name}\``
        : `only ${has} of ${problem.itemLo[first]} options needed hold item \`${name}\``;
    this.state = "done";
    this.log?.end(true);
  }
}
