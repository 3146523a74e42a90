/**
 * Deductions as a graph: unit propagation, with the immediate reason of each option that it decides. There is no search, and nothing is learned, so
 * that a reason is about the problem as it is stated: which options, chosen or not, leave no room for the opposite of this one.
 *
 * Reasons stop at the options that the caller watches (values of cells, selectors of rules); what stands between two of them (sums that lowering
 * added, colours, options that nobody watches) is followed back.
 */
import type { OptionId, Problem } from "../problem.js";
import { at, at8 } from "./indexing.js";
import { DeductionKernel } from "./kernel.js";
import { translate } from "./translate.js";

declare const signedBrand: unique symbol;
/** An option that is chosen, 2 · option, or is not, 2 · option + 1. */
export type SignedOption = number & { readonly [signedBrand]: true };

export const chosen = (option: OptionId): SignedOption => (2 * option) as SignedOption;
export const notChosen = (option: OptionId): SignedOption => (2 * option + 1) as SignedOption;
export const opposite = (signed: SignedOption): SignedOption => (signed ^ 1) as SignedOption;
export const optionOf = (signed: SignedOption): OptionId => (signed >> 1) as OptionId;
export const isPositive = (signed: SignedOption): boolean => (signed & 1) === 0;

export interface Deducer {
  /**
   * Begins anew: these hold, and all that propagation makes of them. False: they clash. What many questions have in common may stand in `first`: it is
   * propagated once for all calls in a row that have the same there.
   */
  begin(facts: Iterable<SignedOption>, first?: readonly SignedOption[]): boolean;
  /** These hold too, for good; what was supposed is taken back. Pre: `begin`, and each `add` since, was true. False: they clash. */
  add(facts: Iterable<SignedOption>): boolean;
  /** These hold too, until `pop`; what was supposed is taken back. False: they clash, or what held before did. */
  push(facts: Iterable<SignedOption>): boolean;
  /** Takes back what was pushed last. */
  pop(): void;
  /** One more holds, and all that follows; what was supposed before is taken back. Pre: `begin` was true. False: it clashes. */
  suppose(fact: SignedOption): boolean;
  /** Whether it holds now; undefined where that is open. */
  holds(fact: SignedOption): boolean | undefined;
  /** Whether it holds whatever is assumed. */
  isCertain(fact: SignedOption): boolean;
  /** Whether it held before something was supposed. Pre: it holds. */
  heldBefore(fact: SignedOption): boolean;
  /** The watched options that are decided since `begin`, or since `suppose` if something is supposed; in the order found, without those that were assumed. */
  decided(): readonly SignedOption[];
  /** Why it holds: watched and assumed ones that held before it and leave no room for its opposite. Pre: it holds, and was not assumed. */
  why(fact: SignedOption): readonly SignedOption[];
  /** Why what holds clashes. Pre: `begin` or `suppose` was false just now. */
  whyClash(): readonly SignedOption[];
  /** One name for what two options say: the cell is shaded, or is not white. Of the watched ones, a chosen one if there is one. */
  canonical(fact: SignedOption): SignedOption;
}

/** `watched`: where reasons stop. Options that are assumed are watched in any case. */
export function openDeducer(problem: Problem, watched: Iterable<OptionId>): Deducer {
  return new KernelDeducer(problem, watched);
}

const NO_REASON = 0;
/** The decision levels of what stands first, and of what is assumed with it; each `push` has one more, and what is supposed has the next. */
const FIRST = 1;
const ASSUMED = 2;
const UNNAMED = -1;

class KernelDeducer implements Deducer {
  private readonly kernel: DeductionKernel;
  private readonly optionLiteral: Int32Array;
  /** By kernel literal, the signed option that names it; UNNAMED. */
  private readonly nameOf: Int32Array;
  /** By kernel literal, the first option that is it; UNNAMED. */
  private readonly firstOption: Int32Array;
  /** By kernel variable, the walk it was last met in. */
  private readonly met: Int32Array;
  private walk = 0;
  private isClashing = false;
  /** Assumptions that were false already, as the kernel's literals. */
  private refused: number | undefined;
  /** The level of what was assumed or pushed last, and the levels at which something clashed. */
  private top = ASSUMED;
  private clashedAt = Number.POSITIVE_INFINITY;
  /** What stands first, without a clash; undefined if nothing does. */
  private first: readonly SignedOption[] | undefined;

  constructor(problem: Problem, watched: Iterable<OptionId>) {
    const { model, optionLiteral } = translate(problem);
    this.kernel = new DeductionKernel(model);
    this.optionLiteral = optionLiteral;
    this.nameOf = new Int32Array(2 * this.kernel.variableCount).fill(UNNAMED);
    this.firstOption = new Int32Array(2 * this.kernel.variableCount).fill(UNNAMED);
    for (let option = optionLiteral.length - 1; option >= 0; option--)
      this.firstOption[at(optionLiteral, option)] = option;
    this.met = new Int32Array(this.kernel.variableCount);
    for (const option of watched) this.name(option);
    if (!this.kernel.refuted && !this.kernel.propagate()) this.kernel.refuted = true;
  }

  /** The positive name of a literal is kept where there is one. */
  private name(option: OptionId): void {
    const literal = at(this.optionLiteral, option);
    const { nameOf } = this;
    if (at(nameOf, literal) === UNNAMED || !isPositive(at(nameOf, literal) as SignedOption))
      nameOf[literal] = chosen(option);
    if (at(nameOf, literal ^ 1) === UNNAMED) nameOf[literal ^ 1] = notChosen(option);
  }

  begin(facts: Iterable<SignedOption>, first: readonly SignedOption[] = []): boolean {
    const { kernel } = this;
    this.top = ASSUMED;
    if (!this.stands(first)) {
      this.first = undefined;
      this.clashedAt = FIRST;
      kernel.cancel(0);
      this.refused = undefined;
      this.isClashing = true;
      if (kernel.refuted) return false;
      kernel.decideNothing();
      if (!this.assume(first)) return false;
      this.first = [...first];
    }
    kernel.cancel(FIRST);
    this.refused = undefined;
    kernel.decideNothing();
    this.clashedAt = Number.POSITIVE_INFINITY;
    return this.assume(facts) || this.clashes();
  }

  push(facts: Iterable<SignedOption>): boolean {
    const { kernel } = this;
    this.top++;
    // What clashes already is looked at no further.
    if (this.top > this.clashedAt) return false;
    kernel.cancel(this.top - 1);
    this.refused = undefined;
    kernel.decideNothing();
    return this.assume(facts) || this.clashes();
  }

  pop(): void {
    this.top--;
    this.kernel.cancel(this.top);
    if (this.top < this.clashedAt) this.clashedAt = Number.POSITIVE_INFINITY;
  }

  private clashes(): false {
    this.clashedAt = this.top;
    return false;
  }

  /** It stands first since a call before. */
  private stands(first: readonly SignedOption[]): boolean {
    const before = this.first;
    return before?.length === first.length && first.every((fact, index) => fact === before[index]);
  }

  add(facts: Iterable<SignedOption>): boolean {
    this.kernel.cancel(ASSUMED);
    this.refused = undefined;
    this.top = ASSUMED;
    return this.assume(facts) || this.clashes();
  }

  private assume(facts: Iterable<SignedOption>): boolean {
    const { kernel } = this;
    this.isClashing = true;
    for (const fact of facts) {
      const literal = this.literalOf(fact);
      if (at(this.nameOf, literal) === UNNAMED) this.name(optionOf(fact));
      if (kernel.enqueue(literal, NO_REASON)) continue;
      this.refused = literal;
      return false;
    }
    this.isClashing = !kernel.propagate();
    return !this.isClashing;
  }

  suppose(fact: SignedOption): boolean {
    const { kernel } = this;
    kernel.cancel(this.top);
    this.refused = undefined;
    const literal = this.literalOf(fact);
    const value = at8(kernel.value, literal);
    this.isClashing = value < 0;
    if (value < 0) {
      this.refused = literal;
      return false;
    }
    if (value > 0) kernel.decideNothing();
    else kernel.decide(literal);
    this.isClashing = !kernel.propagate();
    return !this.isClashing;
  }

  holds(fact: SignedOption): boolean | undefined {
    const value = at8(this.kernel.value, this.literalOf(fact));
    return value === 0 ? undefined : value > 0;
  }

  isCertain(fact: SignedOption): boolean {
    const literal = this.literalOf(fact);
    return at8(this.kernel.value, literal) > 0 && at(this.kernel.level, literal >> 1) === 0;
  }

  heldBefore(fact: SignedOption): boolean {
    return at(this.kernel.level, this.literalOf(fact) >> 1) <= this.top;
  }

  decided(): readonly SignedOption[] {
    const { kernel, nameOf } = this;
    const found: SignedOption[] = [];
    const level = kernel.decisionLevel;
    // Before something is supposed, what stands first and what is assumed with it count alike.
    const from =
      level > this.top ? at(kernel.levelStart, level - 1) : level === 0 ? 0 : at(kernel.levelStart, 0);
    for (let i = from; i < kernel.trailSize; i++) {
      const literal = at(kernel.trail, i);
      const name = at(nameOf, literal);
      if (name !== UNNAMED && at(kernel.reason, literal >> 1) !== NO_REASON) found.push(name as SignedOption);
    }
    return found;
  }

  why(fact: SignedOption): readonly SignedOption[] {
    const literal = this.literalOf(fact);
    this.walk++;
    this.met[literal >> 1] = this.walk;
    const found: SignedOption[] = [];
    if (at(this.kernel.level, literal >> 1) > 0) this.follow(literal, found);
    return found;
  }

  whyClash(): readonly SignedOption[] {
    const { kernel, refused } = this;
    if (!this.isClashing) throw new Error("there is no clash");
    const found: SignedOption[] = [];
    this.walk++;
    if (refused !== undefined) {
      // The literal that was to be assumed, and the one that holds instead.
      found.push(this.nameFor(refused));
      this.meet(refused ^ 1, found);
      return found;
    }
    if (kernel.refuted) return found;
    for (const literal of kernel.conflict.slice(0, kernel.conflictSize)) this.meet(literal ^ 1, found);
    return found;
  }

  canonical(fact: SignedOption): SignedOption {
    return this.nameFor(this.literalOf(fact));
  }

  /** Takes in a true literal: by its name, or else by its reasons. */
  private meet(literal: number, found: SignedOption[]): void {
    const { kernel, met, walk } = this;
    const variable = literal >> 1;
    if (at(met, variable) === walk) return;
    met[variable] = walk;
    if (at(kernel.level, variable) === 0) return;
    const name = at(this.nameOf, literal);
    if (name !== UNNAMED) found.push(name as SignedOption);
    else this.follow(literal, found);
  }

  /** Takes in all that implies a true literal. */
  private follow(literal: number, found: SignedOption[]): void {
    const open = [literal];
    const { kernel, met, walk } = this;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (at(kernel.reason, next >> 1) === NO_REASON) continue;
      kernel.explain(next);
      for (const because of kernel.becauseLiterals.slice(0, kernel.becauseSize)) {
        const variable = because >> 1;
        if (at(met, variable) === walk) continue;
        met[variable] = walk;
        if (at(kernel.level, variable) === 0) continue;
        const name = at(this.nameOf, because ^ 1);
        if (name !== UNNAMED) found.push(name as SignedOption);
        else open.push(because ^ 1);
      }
    }
  }

  private nameFor(literal: number): SignedOption {
    const name = at(this.nameOf, literal);
    if (name !== UNNAMED) return name as SignedOption;
    const { firstOption } = this;
    const option = at(firstOption, literal);
    return option >= 0 ? chosen(option as OptionId) : notChosen(at(firstOption, literal ^ 1) as OptionId);
  }

  private literalOf(fact: SignedOption): number {
    return at(this.optionLiteral, optionOf(fact)) ^ (fact & 1);
  }
}
