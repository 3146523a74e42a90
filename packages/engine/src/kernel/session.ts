/**
 * Many questions to one problem, one after the other, with all that was learned kept: which answers hold under these assumptions, and if there is
 * none, which of the assumptions are to blame. A learned clause never rests on an assumption (they are decisions), so it stays true for the next
 * question; answers that are excluded stay excluded.
 *
 * Deterministic: the same questions in the same order get the same answers.
 */
import { exclusion } from "../learn/exclusion.js";
import { Learner } from "../learn/learner.js";
import type { OptionId, Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import { at, at8 } from "./indexing.js";
import { DeductionKernel } from "./kernel.js";
import { translate } from "./translate.js";

export interface SessionQuestion {
  /**
   * Options that must be chosen, and options that may not be. Where there is no answer, blame falls on what is forbidden rather than on what is
   * assumed, and on what is named first rather than on what comes later.
   */
  readonly assume?: readonly OptionId[];
  readonly forbid?: readonly OptionId[];
  /** The first try: these options chosen, and all others not (or the other way round). */
  readonly prefer?: { readonly options: readonly OptionId[]; readonly chosen: boolean };
  /** Not 0: decisions in another order, and other values first. */
  readonly seed?: number;
}

export type SessionAnswer =
  | { readonly kind: "solution"; readonly options: OptionId[] }
  /** Those of the assumed and the forbidden options that already leave no answer; none if there is none in any case. */
  | { readonly kind: "none"; readonly assume: OptionId[]; readonly forbid: OptionId[] };

export interface Session {
  /** Begins another question; what the one before still had to find is forgotten. */
  ask(question: SessionQuestion): void;
  /** Goes on for about `nodes` nodes. Undefined: not done yet. */
  step(nodes: number): SessionAnswer | undefined;
  /** From now on the solution found last is none, nor is any that looks the same to the user. Pre: `step` gave one, and nothing was asked since. */
  exclude(): void;
  /** Nodes of all questions so far. */
  readonly nodes: number;
  readonly conflicts: number;
  readonly bytes: number;
}

export function openSession(problem: Problem): Session {
  return new KernelSession(problem);
}

class KernelSession implements Session {
  private readonly kernel: DeductionKernel;
  private readonly learner: Learner;
  private readonly optionLiteral: Int32Array;
  private readonly visible: Int32Array;
  private question: SessionQuestion = {};
  /** The clause that excludes the solution found last. */
  private found: Int32Array | undefined;

  constructor(problem: Problem) {
    const { model, optionLiteral, visible } = translate(problem);
    this.kernel = new DeductionKernel(model);
    this.optionLiteral = optionLiteral;
    this.visible = visible;
    this.learner = new Learner(this.kernel, { visible, assumptions: [], seed: 0 });
    if (isUncoverable(problem)) this.kernel.refuted = true;
  }

  get nodes(): number {
    return this.learner.nodes;
  }

  get conflicts(): number {
    return this.learner.conflicts;
  }

  get bytes(): number {
    return this.kernel.bytes;
  }

  ask(question: SessionQuestion): void {
    const { assume = [], forbid = [], prefer, seed = 0 } = question;
    this.question = question;
    this.found = undefined;
    const unwanted = forbid.map((option) => this.literalOf(option) ^ 1);
    const wanted = assume.map((option) => this.literalOf(option));
    // Each once: there is room for a level for each variable.
    this.learner.assumeInstead([...new Set([...unwanted, ...wanted])], seed);
    if (prefer === undefined) return;
    const { phase } = this.kernel;
    const wish = (literal: number, holds: boolean): void => {
      phase[literal >> 1] = (literal & 1) ^ Number(holds);
    };
    for (const literal of this.optionLiteral) wish(literal, !prefer.chosen);
    for (const option of prefer.options) wish(this.literalOf(option), prefer.chosen);
  }

  step(nodes: number): SessionAnswer | undefined {
    const status = this.learner.run(nodes);
    if (status === "paused") return undefined;
    if (status === "exhausted") {
      const core = new Set(this.learner.core);
      const { assume = [], forbid = [] } = this.question;
      return {
        kind: "none",
        assume: assume.filter((option) => core.has(this.literalOf(option))),
        forbid: forbid.filter((option) => core.has(this.literalOf(option) ^ 1)),
      };
    }
    const options: OptionId[] = [];
    for (let option = 0; option < this.optionLiteral.length; option++)
      if (at8(this.kernel.value, at(this.optionLiteral, option)) > 0) options.push(option as OptionId);
    this.found = exclusion(this.kernel, this.visible);
    return { kind: "solution", options };
  }

  exclude(): void {
    const { found, kernel } = this;
    if (found === undefined) throw new ProblemError("unsupported", "there is no solution to exclude");
    kernel.cancel(0);
    kernel.addClause([...found]);
    this.found = undefined;
    this.learner.assumeInstead([], 0);
  }

  private literalOf(option: OptionId): number {
    const literal = this.optionLiteral[option];
    if (literal === undefined) throw new ProblemError("unknown-option", `there is no option ${option}`);
    return literal;
  }
}

function isUncoverable(problem: Problem): boolean {
  const holders = new Int32Array(problem.itemCount);
  for (const item of problem.optionItems) holders[item] = at(holders, item) + 1;
  return holders.some((count, item) => count < (problem.itemLo[item] ?? 0));
}
