/** A few rules and facts, to see whether a goal follows from them by propagation, and by which of them. */
import { type Deducer, opposite, type SignedOption } from "@ecp/engine";
import type { SoftGroup } from "../soften.js";
import type { Alternatives } from "./alternatives.js";
import type { BoardFacts } from "./board-facts.js";
import type { Alternative, Deduction, Link, RuledOut } from "./deduction.js";
import { followReasons } from "./follow-reasons.js";
import type { Goal, Grounds } from "./sketch.js";

interface Ways {
  readonly follows?: SignedOption | undefined;
  readonly supposed?: SignedOption | undefined;
  readonly either: Alternatives;
}

/** With the number of entries on the way to the goal. */
export interface UsedGrounds extends Grounds {
  readonly entries: number;
}

type Branches = Required<Pick<Deduction, "either">> & Pick<Deduction, "before">;

export class FactTrial {
  /** Holds these, and nothing else. */
  readonly deducer: Deducer;
  /** As it stands, with all that it holds. */
  private last: { readonly goal: Goal; readonly grounds: UsedGrounds } | undefined;

  /** `canonical`: the one name of what two options may say. */
  constructor(
    readonly board: BoardFacts,
    readonly canonical: (fact: SignedOption) => SignedOption,
  ) {
    this.deducer = board.openDeducer();
  }

  /** It is about to hold something else. */
  forget(): void {
    this.last = undefined;
  }

  /** The facts among these that propagation uses, and the trial in the state that shows it; undefined if it does not reach the conclusion. */
  premises(goal: Goal, grounds: Grounds): UsedGrounds | undefined {
    const { last } = this;
    if (last?.goal === goal && last.grounds.rules === grounds.rules && last.grounds.facts === grounds.facts)
      return last.grounds;
    const seen = this.premisesOf(goal, grounds);
    if (seen === undefined) return undefined;
    const isAll = seen.rules.size === grounds.rules.size && seen.facts.size === grounds.facts.size;
    if (isAll) this.last = { goal, grounds: seen };
    return seen;
  }

  private premisesOf(goal: Goal, { rules, facts }: Grounds): UsedGrounds | undefined {
    const { supposed, either, ruledOut } = goal;
    const usedRules = new Set<SoftGroup>();
    const usedFacts = new Set<SignedOption>();
    const isWays = either !== undefined || ruledOut !== undefined;
    const first = isWays && supposed !== undefined ? new Set([...facts, this.canonical(supposed)]) : facts;
    const isPossible = this.assume({ rules, facts: first });
    // Without a clash in each way, it is no goal of ways.
    if (isPossible ? !this.isThere(goal) : isWays) return undefined;
    const entries = this.gatherTried(goal, isPossible, usedRules, usedFacts, (fact) => facts.has(fact));
    return { rules: usedRules, facts: usedFacts, entries };
  }

  /** Whether the trial comes to the goal: to what follows; to a clash, when its opposite is supposed; or to one of these in each way. Pre: nothing clashes so far. */
  isThere({ follows, supposed, either, ruledOut }: Goal): boolean {
    const { deducer } = this;
    if (ruledOut !== undefined) return this.rulesOut(ruledOut, () => {});
    const isSeen = (): boolean =>
      supposed === undefined && follows !== undefined && deducer.holds(follows) === true;
    if (either === undefined) return supposed === undefined ? isSeen() : !deducer.suppose(supposed);
    // That none of them holds clashes.
    const isComplete = !deducer.push(this.noneOf(either));
    deducer.pop();
    return isComplete && either.every((way) => !deducer.suppose(way) || isSeen());
  }

  /** Whether each of these clashes without those before, and nothing is left without all; `looks` is asked at each clash, with what holds since those are ruled out. Pre: the opposite is supposed. */
  private rulesOut(
    ways: Alternatives,
    looks: (way: SignedOption | undefined, others: readonly SignedOption[]) => void,
  ): boolean {
    const { deducer } = this;
    let isPossible = true;
    const others: SignedOption[] = [];
    for (const way of ways) {
      // It goes without saying.
      if (deducer.holds(way) === false) continue;
      if (deducer.suppose(way)) break;
      looks(way, others);
      const other = this.canonical(opposite(way));
      others.push(other);
      isPossible = deducer.push([other]);
      if (!isPossible) break;
    }
    if (!isPossible) looks(undefined, others);
    for (let level = 0; level < others.length; level++) deducer.pop();
    return !isPossible;
  }

  private noneOf(either: Alternatives): readonly SignedOption[] {
    return either.map((fact) => this.canonical(opposite(fact)));
  }

  /** Takes in the reasons for the goal, or for a clash of what stands; returns how many entries are on the way. Pre: it is there, or something clashes. */
  gatherTried(
    { follows, supposed, either, ruledOut }: Goal,
    isPossible: boolean,
    rules: Set<SoftGroup>,
    facts: Set<SignedOption>,
    isKnown: (fact: SignedOption) => boolean,
  ): number {
    const { deducer, board } = this;
    const tried = supposed === undefined ? [] : [this.canonical(supposed)];
    const use = (why: readonly SignedOption[], met: readonly SignedOption[]): number =>
      followReasons({ deducer, board }, why, new Set([...tried, ...met]), rules, facts, (fact) =>
        isKnown(fact) ? fact : undefined,
      );
    const why = (isThere: boolean): readonly SignedOption[] =>
      isThere && supposed === undefined && follows !== undefined ? deducer.why(follows) : deducer.whyClash();
    if (ruledOut !== undefined && isPossible) {
      let entries = 0;
      this.rulesOut(ruledOut, (way, others) => {
        entries += use(deducer.whyClash(), way === undefined ? others : [...others, this.canonical(way)]);
      });
      return entries;
    }
    if (either === undefined || !isPossible)
      return use(why(isPossible), supposed === undefined && follows !== undefined ? [follows] : []);
    const none = this.noneOf(either);
    deducer.push(none);
    use(deducer.whyClash(), none);
    deducer.pop();
    let entries = 0;
    for (const way of either) entries += use(why(deducer.suppose(way)), [this.canonical(way)]);
    return entries;
  }

  /** From the trial, with what was assumed last. */
  branches({ follows, supposed, either }: Ways, facts: ReadonlySet<SignedOption>): Branches {
    const before = new Map<SignedOption, Link>();
    const known = new Set(supposed === undefined ? facts : [...facts, this.canonical(supposed)]);
    const ways = either.map((way): Alternative => {
      const end = this.deducer.suppose(way) && supposed === undefined ? follows : undefined;
      const links: Link[] = [];
      for (const link of this.linksTo(end, way, known)) {
        // It follows from what was supposed before.
        const isCommon =
          supposed !== undefined && link.follows !== undefined && this.deducer.heldBefore(link.follows);
        if (isCommon) before.set(link.follows, link);
        else links.push(link);
      }
      return { supposed: way, links };
    });
    return { either: ways, ...(supposed === undefined ? {} : { before: [...before.values()] }) };
  }

  /** From the trial, with what was assumed last. */
  partsRuledOut(
    { supposed, ruledOut }: Goal & Required<Pick<Goal, "ruledOut">>,
    facts: Iterable<SignedOption>,
  ): readonly RuledOut[] {
    const { deducer } = this;
    const known = new Set([...facts, ...(supposed === undefined ? [] : [this.canonical(supposed)])]);
    const parts: RuledOut[] = [];
    this.rulesOut(ruledOut, (way, others) => {
      for (const other of others) known.add(other);
      const before: Link[] = [];
      const links: Link[] = [];
      for (const link of this.linksTo(undefined, way, known)) {
        const isBefore = way !== undefined && link.follows !== undefined && deducer.heldBefore(link.follows);
        (isBefore ? before : links).push(link);
      }
      for (const { follows } of before) if (follows !== undefined) known.add(follows);
      parts.push({ supposed: way, before, links });
    });
    return parts;
  }

  assume({ rules, facts }: Grounds): boolean {
    this.last = undefined;
    const selectors = [...rules].map((rule) => this.board.selectorOf(rule));
    return this.deducer.begin(facts, selectors);
  }

  linksOf(goal: Goal, facts: ReadonlySet<SignedOption>): readonly Link[] {
    const { follows, supposed, either, ruledOut } = goal;
    if (ruledOut !== undefined)
      return this.partsRuledOut({ ...goal, ruledOut }, facts).flatMap(({ before, links }) => [
        ...before,
        ...links,
      ]);
    if (follows === undefined || either === undefined)
      return this.linksTo(supposed === undefined ? follows : undefined, supposed, facts);
    const { before = [], either: ways } = this.branches({ ...goal, either }, facts);
    return [...before, ...ways.flatMap(({ links }) => links)];
  }

  /** From the trial as it stands: to a fact, or to a clash. */
  private linksTo(
    end: SignedOption | undefined,
    supposed: SignedOption | undefined,
    facts: ReadonlySet<SignedOption>,
  ): readonly Link[] {
    const { deducer, board } = this;
    const links: Link[] = [];
    const met = new Set<SignedOption>(supposed === undefined ? [] : [this.canonical(supposed)]);
    const add = (fact: SignedOption | undefined, why: readonly SignedOption[]): void => {
      const rules: SoftGroup[] = [];
      const because: SignedOption[] = [];
      for (const each of why) {
        const group = board.groupOf(each);
        if (group !== undefined) rules.push(group);
        else {
          because.push(each);
          if (met.has(each) || facts.has(each)) continue;
          met.add(each);
          add(each, deducer.why(each));
        }
      }
      links.push({ follows: fact, rules, because });
    };
    if (end !== undefined && deducer.holds(end) === true) add(end, deducer.why(end));
    else add(undefined, this.whyClash(facts));
    return links;
  }

  /** Where something is assumed and its opposite holds: why the latter does, beside the former, so that the clash is one of the rule and not of the place. */
  private whyClash(facts: ReadonlySet<SignedOption>): readonly SignedOption[] {
    const { deducer } = this;
    const clash = deducer.whyClash();
    const [one, other, another] = clash;
    if (one === undefined || other === undefined || another !== undefined) return clash;
    const isOpposite = this.canonical(opposite(one)) === other && !facts.has(other);
    const why = isOpposite && deducer.holds(other) === true ? deducer.why(other) : [];
    return why.length === 0 ? clash : [one, ...why];
  }
}
