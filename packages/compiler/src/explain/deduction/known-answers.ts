/**
 * Answers that have all that is known. Propagation, and a search of a few rules, only find what holds in every answer: a fact that one of these lacks
 * follows from nothing, and a fact that one of these has never clashes, so that neither need be looked at.
 */
import { chosen, isPositive, type OptionId, optionOf, type SignedOption } from "@ecp/engine";
import { asAsked, type Slices } from "../judge.js";
import type { Posed } from "../posed.js";

/** Nodes for one more answer: where it takes longer, the search would cost more than it saves. */
const PATIENCE = 2_000;

export class KnownAnswers {
  private readonly all: ReadonlySet<OptionId>[] = [];
  private isSought = false;

  constructor(
    private readonly posed: Posed,
    first: readonly OptionId[],
  ) {
    this.all.push(new Set(first));
  }

  /** Pre: it has all that is known. */
  add(answer: readonly OptionId[]): void {
    this.all.push(new Set(answer));
  }

  /** It cannot be refuted. */
  someHas(fact: SignedOption): boolean {
    return this.all.some((answer) => has(answer, fact));
  }

  firstHas(fact: SignedOption): boolean {
    const [first] = this.all;
    return first !== undefined && has(first, fact);
  }

  /** It may follow. */
  allHave(fact: SignedOption): boolean {
    return this.all.every((answer) => has(answer, fact));
  }

  /** Looks once for answers that are as different as can be in what is to be found. */
  *seek(known: Iterable<SignedOption>, targets: Iterable<OptionId>): Slices<void> {
    if (this.isSought) return;
    this.isSought = true;
    const { judge, rules } = this.posed;
    const facts = asAsked([...known]);
    let same = [...targets].filter((option) => this.allHave(chosen(option)));
    while (same.length > 0) {
      const verdict = yield* judge.ask(rules, { patience: PATIENCE, ...facts, unlike: same });
      if (verdict.kind !== "possible") return;
      this.add(verdict.chosen);
      const still = same.filter((option) => this.allHave(chosen(option)));
      if (still.length === same.length) return;
      same = still;
    }
  }
}

const has = (answer: ReadonlySet<OptionId>, fact: SignedOption): boolean =>
  answer.has(optionOf(fact)) === isPositive(fact);
