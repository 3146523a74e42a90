/**
 * Which facts a deduction needs: one after the other is left out, where what remains still comes to the same. Those that are tried stand on those that are not, and half of a
 * list on the other half, so that propagation begins from few facts each time.
 */
import type { Deducer, SignedOption } from "@ecp/engine";

interface Asked {
  /** Options that switch rules on. */
  readonly rules: readonly SignedOption[];
  readonly supposed?: SignedOption | undefined;
  /** Whether the facts that stand now come to the goal without a clash; questions to the trial are taken back. */
  readonly isThere: () => boolean;
  /** The facts among those that stand which are used for it. Pre: it is there, or what stands clashes. */
  readonly used: (isPossible: boolean) => Iterable<SignedOption>;
}

export class NeededFacts {
  /** Facts that stay since others show them, whether they are needed or not. */
  readonly shown: SignedOption[] = [];
  private readonly stack: (readonly SignedOption[])[] = [];
  private isPossible = true;
  private isReached = false;

  constructor(
    private readonly trial: Deducer,
    private readonly asked: Asked,
  ) {}

  /** Those that are left; the first are left out first. Pre: together they are enough. */
  of(facts: readonly SignedOption[]): readonly SignedOption[] {
    this.begin();
    return this.among(facts);
  }

  private begin(): void {
    const { rules, supposed } = this.asked;
    this.look(this.trial.begin(supposed === undefined ? [] : [supposed], rules));
    for (const facts of this.stack) this.push(facts);
  }

  private push(facts: readonly SignedOption[]): void {
    this.look(this.trial.push(facts));
  }

  private look(isPossible: boolean): void {
    this.isPossible = isPossible;
    this.isReached = !isPossible || this.asked.isThere();
  }

  /** Pre: with what stands now, they are enough. */
  private among(facts: readonly SignedOption[]): readonly SignedOption[] {
    if (this.isReached) return this.shownByOthers(facts);
    if (facts.length <= 1) return facts;
    const middle = facts.length >> 1;
    const [tried, others] = [facts.slice(0, middle), facts.slice(middle)];
    const first = this.standingOn(others, tried);
    return [...first, ...this.standingOn(first, others)];
  }

  private standingOn(
    others: readonly SignedOption[],
    facts: readonly SignedOption[],
  ): readonly SignedOption[] {
    this.stack.push(others);
    this.push(others);
    const needed = this.among(facts);
    this.stack.pop();
    this.trial.pop();
    return needed;
  }

  /** Seeing them again would take longer than looking at them. */
  private shownByOthers(facts: readonly SignedOption[]): readonly SignedOption[] {
    if (facts.length === 0) return facts;
    const { trial, asked } = this;
    trial.begin([...asked.used(this.isPossible)], asked.rules);
    const shown = facts.filter((fact) => trial.holds(fact) === true);
    this.shown.push(...shown);
    this.begin();
    return shown;
  }
}
