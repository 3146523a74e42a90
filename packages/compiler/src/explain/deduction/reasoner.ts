/**
 * The facts that follow directly from the board, with minimal reasons.
 *
 * Propagation finds what follows; its reasons (deducer.ts of the engine) are made irreducible by deletion: a rule or a fact goes where what remains still
 * propagates to the same. The links between are read anew from what remains.
 */
import { type Deducer, opposite, type SignedOption } from "@ecp/engine";
import { leaveOut } from "../leave-out.js";
import type { SoftGroup } from "../soften.js";
import { SHORT } from "../techniques/supposition.js";
import type { Alternatives, Among } from "./alternatives.js";
import type { BoardFacts } from "./board-facts.js";
import { Clashes, type Clashing } from "./clashes.js";
import type { Alternative, Clash, Deduction, Link, RuledOut } from "./deduction.js";
import { NeededFacts } from "./needed-facts.js";
import { estimated, type Goal, type Grounds, NOTE_OF_ENTRY, type Sketch } from "./sketch.js";
import { waysToKeep } from "./ways-to-keep.js";

interface Ways {
  readonly follows?: SignedOption | undefined;
  readonly supposed?: SignedOption | undefined;
  readonly either: Alternatives;
}

/** With the number of entries on the way to the goal. */
interface Seen extends Grounds {
  readonly entries: number;
}

type Branches = Required<Pick<Deduction, "either">> & Pick<Deduction, "before">;

/** The number of times that a deduction is read again with the facts that it met on its way. */
const LOOKS = 3;
/** The same where several ways are gone through, which takes longer and rests on more. */
const LOOKS_AT_WAYS = 1;

/** The known facts, each with its place in the order in which they were found. */
export type KnownFacts = ReadonlyMap<SignedOption, number>;

export class Reasoner {
  /** Holds all rules and all that is known. */
  private readonly base: Deducer;
  /** Holds a few of them, to see whether they do. */
  private readonly trial: Deducer;
  /** The trial as it stands, with all that it holds. */
  private last: { readonly goal: Goal; readonly grounds: Seen } | undefined;
  private known: KnownFacts = new Map();
  /** So many of the known facts the base holds, without a clash; undefined before the first. */
  private held: number | undefined;

  constructor(private readonly board: BoardFacts) {
    this.base = board.openDeducer();
    this.trial = board.openDeducer();
  }

  /** The one name of what two options may say. */
  canonical(fact: SignedOption): SignedOption {
    return this.base.canonical(fact);
  }

  /** From now on this is known. False: it clashes with the rules. `anew`: all reasons are found again, from all that is known, and so may be shorter. */
  begin(known: KnownFacts, { anew = false } = {}): boolean {
    const { base, board, held } = this;
    const facts = [...known.keys()];
    const isPossible =
      anew || held === undefined || known !== this.known
        ? base.begin([...board.selectors, ...facts])
        : base.add(facts.slice(held));
    this.known = known;
    this.held = isPossible ? facts.length : undefined;
    return isPossible;
  }

  holds(fact: SignedOption): boolean | undefined {
    return this.base.holds(fact);
  }

  /** It holds whatever is assumed. */
  isCertain(fact: SignedOption): boolean {
    return this.base.isCertain(fact);
  }

  /** The reasons of a fact that follows. Pre: it holds, and is not known. */
  sketch(fact: SignedOption): Sketch {
    const rules = new Set<SoftGroup>();
    const facts = new Set<SignedOption>();
    const why = this.base.why(fact);
    const entries = this.gather(why, new Set([fact]), rules, facts, this.known);
    const own = why.filter((each) => this.board.groupOf(each) !== undefined).length;
    // That one value is left is a look as one at a rule is.
    return {
      follows: fact,
      rules,
      facts,
      estimate: estimated(entries, facts.size === 0 ? own : Math.max(1, own), facts.size),
    };
  }

  /** The reasons why the opposite of a fact, when supposed, leads to a clash; undefined if nothing clashes. */
  suppose(fact: SignedOption): Sketch | undefined {
    const { base } = this;
    if (base.suppose(fact)) return undefined;
    const supposed = this.canonical(fact);
    const rules = new Set<SoftGroup>();
    /** Facts that held before: known, or visible directly. */
    const before = new Set<SignedOption>();
    const entries = this.gather(base.whyClash(), new Set([supposed]), rules, before);
    const estimate = estimated(entries, rules.size, before.size);
    const facts = new Set<SignedOption>();
    this.gather([...before], new Set(), rules, facts, this.known);
    return { follows: this.canonical(opposite(supposed)), supposed, rules, facts, estimate };
  }

  clashes(fact: SignedOption): boolean {
    return !this.base.suppose(fact);
  }

  /** Further facts that follow from one that is supposed; undefined if it clashes. */
  after(fact: SignedOption): readonly SignedOption[] | undefined {
    return this.base.suppose(fact) ? this.base.decided() : undefined;
  }

  /** The reasons of a fact that follows from all alternatives; and those by which one of these holds. */
  eitherWay(follows: SignedOption, { either, because, by }: Among): Sketch {
    const { base } = this;
    const rules = new Set<SoftGroup>();
    const facts = new Set<SignedOption>();
    let entries = 0;
    for (const supposed of either) {
      const why = base.suppose(supposed) ? base.why(follows) : base.whyClash();
      entries += this.gather(why, new Set([this.canonical(supposed)]), rules, facts, this.known);
    }
    for (const each of because?.rules ?? []) rules.add(each);
    this.gather(because?.facts ?? [], new Set(), rules, facts, this.known);
    const estimate = estimated(entries, rules.size, facts.size);
    return { follows, either, ...(by === undefined ? {} : { among: by }), rules, facts, estimate };
  }

  /** Supposes a fact until it is taken back; false if it clashes at once. */
  keepSupposing(fact: SignedOption): boolean {
    return this.base.push([fact]);
  }

  takeBack(): void {
    this.base.pop();
  }

  /** The reasons why none of the ways is left, of which one must be taken; undefined if one of them does not clash. Pre: the opposite of what follows is supposed. */
  inNoWay(follows: SignedOption, { either, because, by }: Among): Sketch | undefined {
    const { base } = this;
    const supposed = this.canonical(opposite(follows));
    const rules = new Set<SoftGroup>(because?.rules);
    /** Facts that hold whichever way is taken. */
    const before = new Set<SignedOption>(because?.facts);
    let entries = 0;
    for (const way of either) {
      if (base.suppose(way)) return undefined;
      entries += this.gather(base.whyClash(), new Set([supposed, this.canonical(way)]), rules, before);
    }
    const facts = new Set<SignedOption>();
    entries += this.gather([...before], new Set([supposed]), rules, facts, this.known);
    const estimate = estimated(entries, rules.size, facts.size);
    return { follows, supposed, either, ...(by === undefined ? {} : { among: by }), rules, facts, estimate };
  }

  /**
   * The reasons why the opposite of a fact clashes after some of the ways to go on are ruled out, one after the other; undefined where they are more than `most`, or
   * nothing is seen. `open`: what may be tried.
   */
  rulingOut(follows: SignedOption, open: Iterable<SignedOption>, most: number): Sketch | undefined {
    const { base } = this;
    const supposed = this.canonical(opposite(follows));
    const clashes = new Clashes();
    const assumed = new Set([supposed]);
    const look = (met: readonly SignedOption[]): Clashing => {
      const rules = new Set<SoftGroup>();
      const facts = new Set<SignedOption>();
      const entries = this.gather(base.whyClash(), new Set(met), rules, facts, this.known, assumed);
      return { rules, facts, entries };
    };
    let pushed = 1;
    let last: Clashing | undefined;
    if (base.push([supposed]))
      for (let found = true; found && last === undefined; ) {
        const ways: (Clashing & { readonly way: SignedOption })[] = [];
        for (const way of open)
          if (base.holds(way) === undefined && !base.suppose(way))
            ways.push({ way, ...look([this.canonical(way)]) });
        found = ways.length > 0;
        for (const way of ways.sort((one, other) => one.entries - other.entries)) {
          const other = this.canonical(opposite(way.way));
          clashes.add(other, way);
          assumed.add(other);
          pushed++;
          if (base.push([other])) continue;
          last = look([]);
          break;
        }
      }
    for (let level = 0; level < pushed; level++) base.pop();
    return last === undefined ? undefined : clashes.sketch({ follows, supposed, last, most });
  }

  /** Why what is known cannot be. Pre: `begin` was false just now. */
  clash(): Clash {
    const rules = new Set<SoftGroup>();
    const facts = new Set<SignedOption>();
    this.gather(this.base.whyClash(), new Set(), rules, facts, this.known);
    return this.reduced({}, { rules, facts }, LOOKS) ?? { rules: [...rules], facts: [...facts], links: [] };
  }

  private gather(
    first: readonly SignedOption[],
    met: Set<SignedOption>,
    rules: Set<SoftGroup>,
    facts: Set<SignedOption>,
    known?: KnownFacts,
    assumed?: ReadonlySet<SignedOption>,
  ): number {
    const { base, board } = this;
    const isKnown = (fact: SignedOption): boolean =>
      assumed?.has(fact) === true || (known === undefined ? base.heldBefore(fact) : known.has(fact));
    return gather({ deducer: base, board }, first, met, rules, facts, isKnown);
  }

  /** With nothing that could be left out; undefined where it does not follow from its own reasons alone. */
  irreducible(sketch: Sketch): Deduction | undefined {
    const { follows, supposed, either, among, ruledOut } = sketch;
    const reduced = this.reduced(
      sketch,
      sketch,
      either === undefined && ruledOut === undefined ? LOOKS : LOOKS_AT_WAYS,
    );
    if (reduced === undefined) return undefined;
    const deduction = { follows, ...(supposed === undefined ? {} : { supposed }), ...reduced };
    if (ruledOut !== undefined)
      return { ...deduction, ruledOut: this.partsRuledOut({ ...sketch, ruledOut }, reduced.facts) };
    return either === undefined
      ? deduction
      : {
          ...deduction,
          ...this.branches({ ...sketch, either }, new Set(reduced.facts)),
          ...(among === undefined ? {} : { among }),
        };
  }

  /** With the ways that are gone through, where they are few. */
  withWays(deduction: Deduction): Deduction {
    this.last = undefined;
    const ways = waysToKeep(this.board, this.trial, deduction);
    return ways === undefined ? deduction : { ...deduction, ways };
  }

  /** By what something else rests on, all of it; undefined where it does not follow from that. */
  by({ follows, supposed }: Sketch, other: Clash): Deduction | undefined {
    const goal = { follows, ...(supposed === undefined ? {} : { supposed }) };
    const facts = new Set(other.facts);
    if (facts.has(follows) || this.premises(goal, { rules: new Set(other.rules), facts }) === undefined)
      return undefined;
    return { ...goal, rules: other.rules, facts: other.facts, links: this.linksOf(goal, facts) };
  }

  private reduced(goal: Goal, sketch: Grounds, patience: number): Clash | undefined {
    const { follows } = goal;
    /** Facts that were found later may rest on it. */
    const since = (follows === undefined ? undefined : this.known.get(follows)) ?? Number.POSITIVE_INFINITY;
    const whole = this.premises(goal, sketch);
    if (whole === undefined) return undefined;
    const fewest = this.withFewest(goal, sketch, whole);
    const isLonger = fewest.entries > Math.max(SHORT, whole.entries);
    const kept = isLonger ? this.withShortChain(goal, whole) : fewest;
    this.premises(goal, kept);
    const { rules, facts } = kept;
    const links = this.linksOf(goal, facts);
    const known = links.flatMap(({ follows: each }) =>
      each !== undefined && (this.known.get(each) ?? Number.POSITIVE_INFINITY) < since ? [each] : [],
    );
    // What was there to begin with was left out.
    if (patience > 0 && known.some((fact) => !sketch.facts.has(fact)))
      return this.reduced(goal, { rules, facts: new Set([...facts, ...known]) }, patience - 1);
    return { rules: [...rules], facts: [...facts], links };
  }

  /** With less on the board, a chain may be too long to follow: what would make it longer stays. */
  private withShortChain(goal: Goal, whole: Seen): Seen {
    let kept = whole;
    const longest = Math.max(SHORT, whole.entries);
    const take = (fewer: Seen | undefined): boolean => {
      if (fewer === undefined || fewer.entries > longest) return false;
      kept = fewer;
      return true;
    };
    leaveOut(
      [...whole.rules],
      (rule) => kept.rules.has(rule),
      (some) => take(this.premises(goal, { rules: without(kept.rules, some), facts: kept.facts })),
    );
    leaveOut(
      [...whole.facts].sort(this.leftOutFirst),
      (fact) => kept.facts.has(fact),
      (some) => take(this.premises(goal, { rules: kept.rules, facts: without(kept.facts, some) })),
    );
    return kept;
  }

  private withFewest(goal: Goal, sketch: Grounds, whole: Seen): Seen {
    let kept = whole;
    leaveOut(
      [...sketch.rules],
      (rule) => kept.rules.has(rule),
      (some) => {
        const fewer = this.premises(goal, { rules: without(kept.rules, some), facts: kept.facts });
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
    return this.premises(goal, kept) ?? { ...sketch, entries: whole.entries };
  }

  /** With the facts that are needed, and with those of which it is not sure. */
  private withNeeded(
    goal: Goal,
    whole: Seen,
  ): { readonly grounds: Seen; readonly unsure: readonly SignedOption[] } {
    const sorted = [...whole.facts].sort(this.leftOutFirst);
    const all = { grounds: whole, unsure: sorted };
    if (sorted.length === 0) return all;
    this.last = undefined;
    const { trial, board } = this;
    const { supposed } = goal;
    const used = (isPossible: boolean): ReadonlySet<SignedOption> => {
      const usedFacts = new Set<SignedOption>();
      this.gatherTried(goal, isPossible, new Set(), usedFacts, (fact) => whole.facts.has(fact));
      return usedFacts;
    };
    const rules = [...whole.rules].map((rule) => board.selectorOf(rule));
    const needed = new NeededFacts(trial, {
      rules,
      // The name that reasons have for it.
      supposed: supposed === undefined ? undefined : this.canonical(supposed),
      isThere: () => this.isThere(goal),
      used,
    });
    const facts = new Set(needed.of(sorted));
    const grounds = this.premises(goal, { rules: whole.rules, facts });
    return grounds === undefined ? all : { grounds, unsure: needed.shown };
  }

  /** Undefined where one of them is needed. Those that the others show stay: seeing them again would take longer than looking at them. */
  private withoutFacts(goal: Goal, kept: Seen, some: readonly SignedOption[]): Seen | undefined {
    for (let left = some; left.length > 0; ) {
      const grounds = { rules: kept.rules, facts: without(kept.facts, left) };
      this.assume(grounds);
      const unseen = left.filter((fact) => this.trial.holds(fact) !== true);
      if (unseen.length === left.length) return this.premises(goal, grounds);
      left = unseen;
    }
    return kept;
  }

  /** One would rather do without notes than without entries. */
  private readonly leftOutFirst = (one: SignedOption, other: SignedOption): number =>
    Number(this.board.isExclusion(other)) - Number(this.board.isExclusion(one));

  /** The facts among these that propagation uses, and the trial in the state that shows it; undefined if it does not reach the conclusion. */
  private premises(goal: Goal, grounds: Grounds): Seen | undefined {
    const { last } = this;
    if (last?.goal === goal && last.grounds.rules === grounds.rules && last.grounds.facts === grounds.facts)
      return last.grounds;
    const seen = this.premisesOf(goal, grounds);
    if (seen === undefined) return undefined;
    const isAll = seen.rules.size === grounds.rules.size && seen.facts.size === grounds.facts.size;
    if (isAll) this.last = { goal, grounds: seen };
    return seen;
  }

  private premisesOf(goal: Goal, { rules, facts }: Grounds): Seen | undefined {
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
  private isThere({ follows, supposed, either, ruledOut }: Goal): boolean {
    const { trial } = this;
    if (ruledOut !== undefined) return this.rulesOut(ruledOut, () => {});
    const isSeen = (): boolean =>
      supposed === undefined && follows !== undefined && trial.holds(follows) === true;
    if (either === undefined) return supposed === undefined ? isSeen() : !trial.suppose(supposed);
    // That none of them holds clashes.
    const isComplete = !trial.push(this.noneOf(either));
    trial.pop();
    return isComplete && either.every((way) => !trial.suppose(way) || isSeen());
  }

  /** Whether each of these clashes without those before, and nothing is left without all; `looks` is asked at each clash, with what holds since those are ruled out. Pre: the opposite is supposed. */
  private rulesOut(
    ways: Alternatives,
    looks: (way: SignedOption | undefined, others: readonly SignedOption[]) => void,
  ): boolean {
    const { trial } = this;
    let isPossible = true;
    const others: SignedOption[] = [];
    for (const way of ways) {
      // It goes without saying.
      if (trial.holds(way) === false) continue;
      if (trial.suppose(way)) break;
      looks(way, others);
      const other = this.canonical(opposite(way));
      others.push(other);
      isPossible = trial.push([other]);
      if (!isPossible) break;
    }
    if (!isPossible) looks(undefined, others);
    for (let level = 0; level < others.length; level++) trial.pop();
    return !isPossible;
  }

  private noneOf(either: Alternatives): readonly SignedOption[] {
    return either.map((fact) => this.canonical(opposite(fact)));
  }

  /** Takes in the reasons for the goal, or for a clash of what stands; returns how many entries are on the way. Pre: it is there, or something clashes. */
  private gatherTried(
    { follows, supposed, either, ruledOut }: Goal,
    isPossible: boolean,
    rules: Set<SoftGroup>,
    facts: Set<SignedOption>,
    isKnown: (fact: SignedOption) => boolean,
  ): number {
    const { trial, board } = this;
    const tried = supposed === undefined ? [] : [this.canonical(supposed)];
    const use = (why: readonly SignedOption[], met: readonly SignedOption[]): number =>
      gather({ deducer: trial, board }, why, new Set([...tried, ...met]), rules, facts, isKnown);
    const why = (isThere: boolean): readonly SignedOption[] =>
      isThere && supposed === undefined && follows !== undefined ? trial.why(follows) : trial.whyClash();
    if (ruledOut !== undefined && isPossible) {
      let entries = 0;
      this.rulesOut(ruledOut, (way, others) => {
        entries += use(trial.whyClash(), way === undefined ? others : [...others, this.canonical(way)]);
      });
      return entries;
    }
    if (either === undefined || !isPossible)
      return use(why(isPossible), supposed === undefined && follows !== undefined ? [follows] : []);
    const none = this.noneOf(either);
    trial.push(none);
    use(trial.whyClash(), none);
    trial.pop();
    let entries = 0;
    for (const way of either) entries += use(why(trial.suppose(way)), [this.canonical(way)]);
    return entries;
  }

  /** From the trial, with what was assumed last. */
  private branches({ follows, supposed, either }: Ways, facts: ReadonlySet<SignedOption>): Branches {
    const before = new Map<SignedOption, Link>();
    const known = new Set(supposed === undefined ? facts : [...facts, this.canonical(supposed)]);
    const ways = either.map((way): Alternative => {
      const end = this.trial.suppose(way) && supposed === undefined ? follows : undefined;
      const links: Link[] = [];
      for (const link of this.linksTo(end, way, known)) {
        // It follows from what was supposed before.
        const isCommon =
          supposed !== undefined && link.follows !== undefined && this.trial.heldBefore(link.follows);
        if (isCommon) before.set(link.follows, link);
        else links.push(link);
      }
      return { supposed: way, links };
    });
    return { either: ways, ...(supposed === undefined ? {} : { before: [...before.values()] }) };
  }

  /** From the trial, with what was assumed last. */
  private partsRuledOut(
    { supposed, ruledOut }: Goal & Required<Pick<Goal, "ruledOut">>,
    facts: Iterable<SignedOption>,
  ): readonly RuledOut[] {
    const { trial } = this;
    const known = new Set([...facts, ...(supposed === undefined ? [] : [this.canonical(supposed)])]);
    const parts: RuledOut[] = [];
    this.rulesOut(ruledOut, (way, others) => {
      for (const other of others) known.add(other);
      const before: Link[] = [];
      const links: Link[] = [];
      for (const link of this.linksTo(undefined, way, known)) {
        const isBefore = way !== undefined && link.follows !== undefined && trial.heldBefore(link.follows);
        (isBefore ? before : links).push(link);
      }
      for (const { follows } of before) if (follows !== undefined) known.add(follows);
      parts.push({ supposed: way, before, links });
    });
    return parts;
  }

  private assume({ rules, facts }: Grounds): boolean {
    this.last = undefined;
    const selectors = [...rules].map((rule) => this.board.selectorOf(rule));
    return this.trial.begin(facts, selectors);
  }

  private linksOf(goal: Goal, facts: ReadonlySet<SignedOption>): readonly Link[] {
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
    const { trial, board } = this;
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
          add(each, trial.why(each));
        }
      }
      links.push({ follows: fact, rules, because });
    };
    if (end !== undefined && trial.holds(end) === true) add(end, trial.why(end));
    else add(undefined, trial.whyClash());
    return links;
  }
}

function without<Each>(all: ReadonlySet<Each>, some: readonly Each[]): ReadonlySet<Each> {
  const left = new Set(all);
  for (const each of some) left.delete(each);
  return left;
}

/** Follows reasons back to what is known, and takes in rules and facts; returns how many entries are on the way. */
function gather(
  { deducer, board }: { readonly deducer: Deducer; readonly board: BoardFacts },
  first: readonly SignedOption[],
  met: Set<SignedOption>,
  rules: Set<SoftGroup>,
  facts: Set<SignedOption>,
  isKnown: (fact: SignedOption) => boolean,
): number {
  let entries = 0;
  const open = [...first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (met.has(next)) continue;
    met.add(next);
    const group = board.groupOf(next);
    if (group !== undefined) rules.add(group);
    else if (isKnown(next)) facts.add(next);
    else {
      entries += board.isExclusion(next) || board.isAbsence(next) ? NOTE_OF_ENTRY : 1;
      open.push(...deducer.why(next));
    }
  }
  return entries;
}
