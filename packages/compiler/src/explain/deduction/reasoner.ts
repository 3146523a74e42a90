/**
 * The facts that follow directly from the board, with minimal reasons.
 *
 * Propagation finds what follows; its reasons (deducer.ts of the engine) are made irreducible by deletion (`irreducible.ts`), on a few of them (`fact-trial.ts`).
 * The links between are read anew from what remains.
 */
import { type Deducer, opposite, type SignedOption } from "@ecp/engine";
import type { SoftGroup } from "../soften.js";
import type { Among } from "./alternatives.js";
import { type Packing, packed } from "./blocks/packing.js";
import { eachWay, hasRoomFor } from "./blocks/room-for.js";
import type { BoardFacts } from "./board-facts.js";
import { Clashes, type Clashing } from "./clashes.js";
import type { Clash, Deduction } from "./deduction.js";
import { FactTrial } from "./fact-trial.js";
import { followReasons } from "./follow-reasons.js";
import { Irreducible, type KnownFacts } from "./irreducible.js";
import { estimated, type Sketch } from "./sketch.js";
import { waysToKeep } from "./ways-to-keep.js";

/** The number of times that a deduction is read again with the facts that it met on its way. */
const LOOKS = 3;
/** The same where several ways are gone through, which takes longer and rests on more. */
const LOOKS_AT_WAYS = 1;
/** Ways to fill a block that are looked at: with more, they hardly have something in common. */
const MOST_WAYS = 200;

export class Reasoner {
  /** Holds all rules and all that is known. */
  private readonly base: Deducer;
  /** Holds a few of them, to see whether they do. */
  private readonly trial: FactTrial;
  private readonly reasons: Irreducible;
  private known: KnownFacts = new Map();
  /** So many of the known facts the base holds, without a clash; undefined before the first. */
  private held: number | undefined;

  /** `entryFor`: the entry that says more than a fact, if there is one on the board. */
  constructor(
    private readonly board: BoardFacts,
    private readonly entryFor: (fact: SignedOption) => SignedOption | undefined = () => undefined,
  ) {
    this.base = board.openDeducer();
    this.trial = new FactTrial(board, (fact) => this.base.canonical(fact));
    this.reasons = new Irreducible(this.trial, entryFor);
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

  /** Whether so many of these may hold at once. */
  hasRoomFor(of: readonly SignedOption[], number: number): boolean {
    return hasRoomFor(this.base, of, number);
  }

  /** Those of the sought facts that hold in each way to have so many of these, where they do not hold anyway. */
  inAllWays(
    of: readonly SignedOption[],
    number: number,
    sought: readonly SignedOption[],
  ): readonly SignedOption[] {
    const { base } = this;
    let common = sought.filter((fact) => base.holds(fact) === undefined);
    let ways = 0;
    const isMixed = eachWay(base, of, number, () => {
      common = common.filter((fact) => base.holds(fact) === true);
      return common.length === 0 || ++ways > MOST_WAYS;
    });
    return isMixed ? [] : common;
  }

  /** The facts that follow where blocks have just room for what a count needs; nothing of the reason could be left out. */
  packed(follows: SignedOption, packing: Packing): Deduction | undefined {
    return packed(this.base, this.trial, this.known, { follows, packing });
  }

  /** Why what is known cannot be. Pre: `begin` was false just now. */
  clash(): Clash {
    const rules = new Set<SoftGroup>();
    const facts = new Set<SignedOption>();
    this.gather(this.base.whyClash(), new Set(), rules, facts, this.known);
    return (
      this.reasons.reduced({}, { rules, facts }, this.known, LOOKS) ?? {
        rules: [...rules],
        facts: [...facts],
        links: [],
      }
    );
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
    const knownAs = (fact: SignedOption): SignedOption | undefined => {
      const isKnown =
        assumed?.has(fact) === true || (known === undefined ? base.heldBefore(fact) : known.has(fact));
      if (isKnown || known === undefined) return isKnown ? fact : undefined;
      const entry = this.entryFor(fact);
      const isLook = entry !== undefined && base.why(fact).filter((why) => !board.groupOf(why)).length <= 1;
      // One look at one fact is as short.
      return isLook ? undefined : entry;
    };
    return followReasons({ deducer: base, board }, first, met, rules, facts, knownAs);
  }

  /** With nothing that could be left out; undefined where it does not follow from its own reasons alone. */
  irreducible(sketch: Sketch): Deduction | undefined {
    const { follows, supposed, either, among, ruledOut } = sketch;
    const reduced = this.reasons.reduced(
      sketch,
      sketch,
      this.known,
      either === undefined && ruledOut === undefined ? LOOKS : LOOKS_AT_WAYS,
    );
    if (reduced === undefined) return undefined;
    const deduction = { follows, ...(supposed === undefined ? {} : { supposed }), ...reduced };
    if (ruledOut !== undefined)
      return { ...deduction, ruledOut: this.trial.partsRuledOut({ ...sketch, ruledOut }, reduced.facts) };
    return either === undefined
      ? deduction
      : {
          ...deduction,
          ...this.trial.branches({ ...sketch, either }, new Set(reduced.facts)),
          ...(among === undefined ? {} : { among }),
        };
  }

  /** With the ways that are gone through, where they are few. */
  withWays(deduction: Deduction): Deduction {
    this.trial.forget();
    const ways = waysToKeep(this.board, this.trial.deducer, deduction);
    return ways === undefined ? deduction : { ...deduction, ways };
  }

  /** By what something else rests on, all of it; undefined where it does not follow from that. */
  by({ follows, supposed }: Sketch, other: Clash): Deduction | undefined {
    const goal = { follows, ...(supposed === undefined ? {} : { supposed }) };
    const facts = new Set(other.facts);
    if (facts.has(follows) || this.trial.premises(goal, { rules: new Set(other.rules), facts }) === undefined)
      return undefined;
    return { ...goal, rules: other.rules, facts: other.facts, links: this.trial.linksOf(goal, facts) };
  }
}
