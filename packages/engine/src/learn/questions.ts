/**
 * One problem, asked many times whether it has a solution in which some options are chosen and others are not. Each question goes on with what
 * the ones before have learned; nothing is translated or allocated anew. For explanations, which ask thousands of small ones.
 */
import { at, at8 } from "../kernel/indexing.js";
import { Kernel } from "../kernel/kernel.js";
import { type Translation, translate } from "../kernel/translate.js";
import type { OptionId, Problem } from "../problem.js";
import { ProblemError } from "../problem-error.js";
import { Learner } from "./learner.js";

/** Of what was asked, what no solution agrees with; both empty if there is no solution at all. */
export interface Refutation {
  readonly chosen: readonly OptionId[];
  readonly forbidden: readonly OptionId[];
}

export class Questions {
  private readonly translation: Translation;
  private readonly kernel: Kernel;
  private readonly learner: Learner;
  private chosen: readonly OptionId[] = [];
  private forbidden: readonly OptionId[] = [];
  private ended = false;

  constructor(problem: Problem) {
    this.translation = translate(problem);
    this.kernel = new Kernel(this.translation.model);
    this.learner = new Learner(this.kernel, {
      visible: this.translation.visible,
      assumptions: [],
      seed: 0,
    });
  }

  /** A new question. A refutation prefers what is named first. */
  ask(chosen: readonly OptionId[], forbidden: readonly OptionId[] = []): void {
    this.chosen = chosen;
    this.forbidden = forbidden;
    this.ended = false;
    this.learner.assumeInstead([
      ...forbidden.map((option) => this.literal(option) ^ 1),
      ...chosen.map((option) => this.literal(option)),
    ]);
  }

  /** Goes on for at most as many nodes: decisions, what is asked among them, and dead ends. */
  step(nodes: number): "running" | "possible" | "impossible" {
    if (this.ended) throw new ProblemError("unsupported", "this question has its answer");
    const status = this.learner.run(nodes);
    if (status === "paused") return "running";
    this.ended = true;
    return status === "solution" ? "possible" : "impossible";
  }

  /** After `possible`: a solution. */
  solution(): OptionId[] {
    const { optionLiteral } = this.translation;
    const solution: OptionId[] = [];
    for (let option = 0; option < optionLiteral.length; option++)
      if (at8(this.kernel.value, at(optionLiteral, option)) > 0) solution.push(option as OptionId);
    return solution;
  }

  /** After `impossible`. */
  refutation(): Refutation {
    const core = new Set(this.learner.core);
    return {
      chosen: this.chosen.filter((option) => core.has(this.literal(option))),
      forbidden: this.forbidden.filter((option) => core.has(this.literal(option) ^ 1)),
    };
  }

  private literal(option: OptionId): number {
    const literal = this.translation.optionLiteral[option];
    if (literal === undefined) throw new ProblemError("unknown-option", `there is no option ${option}`);
    return literal;
  }
}
