/** Reasons without anything that could be left out: a rule or a fact goes where propagation still comes to the goal from what remains. */
import type { SignedOption } from "@ecp/engine";
import { leaveOut } from "../leave-out.js";
import { SHORT } from "../techniques/supposition.js";
import type { Clash } from "./deduction.js";
import type { FactTrial, UsedGrounds } from "./fact-trial.js";
import { NeededFacts } from "./needed-facts.js";
import type { Goal, Grounds } from "./sketch.js";

/** The known facts, each with its place in the order in which they were found. */
export type KnownFacts = ReadonlyMap<SignedOption, number>;

export class Irreducible {
  /** `entryFor`: the entry that says more than a fact, if there is one on the board. */
  constructor(
    private readonly trial: FactTrial,
    private readonly entryFor: (fact: SignedOption) => SignedOption | undefined,
  ) {}

  /** Undefined where the grounds are not enough. `patience`: how often it is read again with the known facts that it met on its way. */
  reduced(goal: Goal, sketch: Grounds, known: KnownFacts, patience: number): Clash | undefined {
    const { follows } = goal;
    /** Facts that were found later may rest on it. */
    const since = (follows === undefined ? undefined : known.get(follows)) ?? Number.POSITIVE_INFINITY;
    const whole = this.trial.premises(goal, sketch);
    if (whole === undefined) return undefined;
    const fewest = this.withFewest(goal, sketch, whole);
    const isLonger = fewest.entries > Math.max(SHORT, whole.entries);
    const kept = isLonger ? this.withShortChain(goal, whole) : fewest;
    this.trial.premises(goal, kept);
    const { rules, facts } = kept;
    const links = this.trial.linksOf(goal, facts);
    const isOlder = (fact: SignedOption): boolean => (known.get(fact) ?? Number.POSITIVE_INFINITY) < since;
    const older = links.flatMap(({ follows: each, because }) => {
      if (each === undefined) return [];
      // One look at one fact is as short.
      const said = isOlder(each) ? each : because.length > 1 ? this.entryFor(each) : undefined;
      return said !== undefined && !facts.has(said) && isOlder(said) ? [said] : [];
    });
    // The others were there to begin with, and were left out.
    if (patience > 0 && older.some((fact) => !sketch.facts.has(fact)))
      return this.reduced(goal, { rules, facts: new Set([...facts, ...older]) }, known, patience - 1);
    return { rules: [...rules], facts: [...facts], links };
  }

  /** With less on the board, a chain may be too long to follow: what would make it longer stays. */
  private withShortChain(goal: Goal, whole: UsedGrounds): UsedGrounds {
    let kept = whole;
    const longest = Math.max(SHORT, whole.entries);
    const take = (fewer: UsedGrounds | undefined): boolean => {
      if (fewer === undefined || fewer.entries > longest) return false;
      kept = fewer;
      return true;
    };
    leaveOut(
      [...whole.rules],
      (rule) => kept.rules.has(rule),
      (some) => take(this.trial.premises(goal, { rules: without(kept.rules, some), facts: kept.facts })),
    );
    leaveOut(
      [...whole.facts].sort(this.leftOutFirst),
      (fact) => kept.facts.has(fact),
      (some) => take(this.trial.premises(goal, { rules: kept.rules, facts: without(kept.facts, some) })),
    );
    return kept;
  }

  private withFewest(goal: Goal, sketch: Grounds, whole: UsedGrounds): UsedGrounds {
    let kept = whole;
    leaveOut(
      [...sketch.rules],
      (rule) => kept.rules.has(rule),
      (some) => {
        const fewer = this.trial.premises(goal, { rules: without(kept.rules, some), facts: kept.facts });
        kept = fewer ?? kept;
        return fewer !== undefined;
      },
    );
    const { grounds, unsure } = this.withNeeded(goal, kept);
    kept = grounds;
    leaveOut(
      unsure,
      (fact) => kept.facts.has(fact),
      (some) => {
        const fewer = this.withoutFacts(goal, kept, some);
        kept = fewer ?? kept;
        return fewer !== undefined;
      },
    );
    // Reasons are enough by their meaning, but not always for propagation to find them again.
    return this.trial.premises(goal, kept) ?? { ...sketch, entries: whole.entries };
  }

  /** With the facts that are needed, and with those of which it is not sure. */
  private withNeeded(
    goal: Goal,
    whole: UsedGrounds,
  ): { readonly grounds: UsedGrounds; readonly unsure: readonly SignedOption[] } {
    const sorted = [...whole.facts].sort(this.leftOutFirst);
    const all = { grounds: whole, unsure: sorted };
    if (sorted.length === 0) return all;
    const { trial } = this;
    const { supposed } = goal;
    trial.forget();
    const used = (isPossible: boolean): ReadonlySet<SignedOption> => {
      const usedFacts = new Set<SignedOption>();
      trial.gatherTried(goal, isPossible, new Set(), usedFacts, (fact) => whole.facts.has(fact));
      return usedFacts;
    };
    const rules = [...whole.rules].map((rule) => trial.board.selectorOf(rule));
    const needed = new NeededFacts(trial.deducer, {
      rules,
      // The name that reasons have for it.
      supposed: supposed === undefined ? undefined : trial.canonical(supposed),
      isThere: () => trial.isThere(goal),
      used,
    });
    const facts = new Set(needed.of(sorted));
    const grounds = trial.premises(goal, { rules: whole.rules, facts });
    return grounds === undefined ? all : { grounds, unsure: needed.shown };
  }

  /** Undefined where one of them is needed. Those that the others show stay: seeing them again would take longer than looking at them. */
  private withoutFacts(
    goal: Goal,
    kept: UsedGrounds,
    some: readonly SignedOption[],
  ): UsedGrounds | undefined {
    for (let left = some; left.length > 0; ) {
      const grounds = { rules: kept.rules, facts: without(kept.facts, left) };
      this.trial.assume(grounds);
      const unseen = left.filter((fact) => this.trial.deducer.holds(fact) !== true);
      if (unseen.length === left.length) return this.trial.premises(goal, grounds);
      left = unseen;
    }
    return kept;
  }

  /** One would rather do without notes than without entries. */
  private readonly leftOutFirst = (one: SignedOption, other: SignedOption): number =>
    Number(this.trial.board.isExclusion(other)) - Number(this.trial.board.isExclusion(one));
}

function without<Each>(all: ReadonlySet<Each>, some: readonly Each[]): ReadonlySet<Each> {
  const left = new Set(all);
  for (const each of some) left.delete(each);
  return left;
}
