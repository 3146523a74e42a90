/**
 * Facts that follow where propagation finds nothing more: by supposing the opposite; by adding up counts; by all ways to keep a few rules; by a fact and its opposite. The
 * easiest is taken, and what takes long to find is looked for only where the rest is hard.
 */
import { chosen, isPositive, notChosen, type OptionId, opposite, type SignedOption } from "@ecp/engine";
import type { Slices } from "../judge.js";
import { type Alternatives, AlternativesLeft, type Among } from "./alternatives.js";
import { PackedBlocks } from "./blocks/packed-blocks.js";
import type { BoardFacts } from "./board-facts.js";
import { CountedTogether, type CountsKnown } from "./counted-together.js";
import { countsOf, type FactNames } from "./counts.js";
import type { Cost, Deduction } from "./deduction.js";
import { FewRules } from "./few-rules.js";
import type { KnownFacts } from "./irreducible.js";
import type { KnownAnswers } from "./known-answers.js";
import type { Reasoner } from "./reasoner.js";
import { isSame } from "./same.js";
import { byEstimate, ENTRY, type Sketch, sketchOf } from "./sketch.js";
import { WeighedCounts } from "./weighed-counts.js";

/** Suppositions that are made irreducible, to compare what they come to. */
const COMPARED = 6;
/** The estimate of a chain that is too long for the head: counts are added up, and the ways to keep a few rules looked at, before. */
const LONG = 9 * ENTRY;
/** The cost of a step with a long chain (steps/step.ts). */
const HARD = 700;
/** That of a supposition. */
const TRIED = 600;
/** The estimate of what is no entry, beside one that is. */
const NOTE = 1_000;
/** Suppositions tried before others may have their turn. */
const SLICE = 50;
/** The same, where each has all others tried with it. */
const PAIRS = 10;
/** Ways that are ruled out one after the other: with more, one loses the thread. */
const MOST_RULED_OUT = 3;
/** Things tried for it. */
const RULED_OUT_OF = 50_000;

/** The deduction is undefined where it has not been made irreducible. */
export interface Way {
  readonly sketch: Sketch;
  readonly deduction: Deduction | undefined;
}

interface Means {
  readonly board: BoardFacts;
  /** Holds what is known. */
  readonly reasoner: Reasoner;
  readonly cost: Cost;
  readonly answers: KnownAnswers | undefined;
}

export class HardWays {
  /** By what follows: suppositions that clash, the easiest first. */
  private readonly clashes = new Map<SignedOption, Sketch>();
  /** So many entries were known when these were found. */
  private supposedWith = 0;
  private few: FewRules | undefined;
  private counted: CountedTogether | undefined;
  private weighed: WeighedCounts | undefined;
  private packed: PackedBlocks | undefined;
  private places: AlternativesLeft | undefined;
  private known: KnownFacts = new Map();
  /** The names of what is to be found. */
  private entries: ReadonlySet<SignedOption> = new Set();

  constructor(private readonly means: Means) {}

  /** Pre: the reasoner holds what is known, and none of the targets. */
  *best(known: KnownFacts, targets: ReadonlySet<OptionId>): Slices<Way | undefined> {
    const { reasoner } = this.means;
    this.known = known;
    this.entries = new Set([...targets].map((option) => reasoner.canonical(chosen(option))));
    const supposed = yield* this.bestSupposition();
    const made = supposed === undefined || supposed.estimate > LONG ? undefined : this.made(supposed);
    if (made !== undefined && !this.isHard(made)) return this.taken(made);
    const counted = this.bestCounted((fact) => this.entries.has(fact));
    if (counted !== undefined) return wayOf(counted);
    if (supposed === undefined) return yield* this.withoutSupposition();
    const searched = yield* this.bestOfFewRules((fact) => this.entries.has(fact));
    if (searched !== undefined && this.means.cost(searched) < TRIED) return wayOf(searched);
    const shortest = this.shortest() ?? made ?? this.made(supposed);
    const ways = [shortest, ...(searched === undefined ? [] : [wayOf(searched)])];
    const [easiest = shortest] = this.byCost(ways);
    if (!this.isHard(easiest)) return this.taken(easiest);
    const either = yield* this.madeEitherWay();
    const best = yield* this.unlessHard(either === undefined ? ways : [either, ...ways]);
    return best === undefined ? undefined : this.taken(best);
  }

  private byCost(ways: readonly Way[]): readonly Way[] {
    return [...ways].sort((one, other) => this.costOf(one) - this.costOf(other));
  }

  /** The easiest of these; where it is hard, what is found by trying a fact with each way that is left then, by counts with weights, or by blocks that are full. */
  private *unlessHard(ways: readonly Way[]): Slices<Way | undefined> {
    const [best] = this.byCost(ways);
    if (best !== undefined && !this.isHard(best)) return best;
    const tried = this.madeOf(yield* this.inNoWay());
    if (tried !== undefined && !this.isHard(tried)) return tried;
    const weighed = this.bestWeighed();
    if (weighed !== undefined) return wayOf(weighed);
    const packed = yield* this.bestPacked();
    if (packed !== undefined && !this.isHard(packed)) return packed;
    const ruledOut = this.madeOf(yield* this.rulingOut());
    return ruledOut !== undefined && !this.isHard(ruledOut) ? ruledOut : (best ?? tried);
  }

  /** Others whose opposite clashes with the same rules: all places outside the overlap of two rows. */
  alike(entry: Deduction, isSought: (fact: SignedOption) => boolean): readonly Deduction[] {
    const { board, reasoner } = this.means;
    if (!board.isAbsence(entry.follows)) return [];
    const same: Deduction[] = [];
    for (const sketch of [...this.clashes.values()]) {
      const { follows, rules } = sketch;
      if (!isSought(follows) || !board.isAbsence(follows)) continue;
      if (!isSame([...rules], entry.rules)) continue;
      const other = reasoner.irreducible(sketch);
      if (other === undefined || !isSame(entry.rules, other.rules) || !isSame(entry.facts, other.facts))
        continue;
      this.clashes.delete(follows);
      same.push(other);
    }
    return same;
  }

  /** Notes are made irreducible only if an entry rests on them. */
  private made(sketch: Sketch): Way {
    const isEntry = this.entries.has(sketch.follows);
    return { sketch, deduction: isEntry ? this.means.reasoner.irreducible(sketch) : undefined };
  }

  private taken(way: Way): Way {
    this.clashes.delete(way.sketch.follows);
    return way;
  }

  private costOf({ deduction }: Way): number {
    return deduction === undefined ? Number.POSITIVE_INFINITY : this.means.cost(deduction);
  }

  private isHard({ deduction }: Way): boolean {
    return deduction !== undefined && this.means.cost(deduction) >= HARD;
  }

  /** The easiest of those that clash, as far as that can be told before it is made irreducible. */
  private *bestSupposition(): Slices<Sketch | undefined> {
    const { clashes } = this;
    this.dropKnown();
    const [before] = clashes.values();
    // With more entries by now, there may be shorter chains.
    const isOld = before !== undefined && before.estimate > LONG && this.entriesKnown() > this.supposedWith;
    if (before === undefined || isOld) yield* this.supposeAll();
    const [best] = clashes.values();
    return best;
  }

  /** Without notes, which are many and change little. */
  private entriesKnown(): number {
    return [...this.known.keys()].filter(isPositive).length;
  }

  /** From the front, as far as the easiest that is open. */
  private dropKnown(): void {
    for (const follows of this.clashes.keys()) {
      if (this.isOpen(follows)) return;
      this.clashes.delete(follows);
    }
  }

  /** A note that follows from what is known, as that an element with a value has no other, is none to be told. */
  private isOpen(fact: SignedOption): boolean {
    if (this.known.has(fact)) return false;
    return this.entries.has(fact) || this.means.reasoner.holds(fact) === undefined;
  }

  private *supposeAll(): Slices<void> {
    const { clashes } = this;
    const { reasoner, answers } = this.means;
    const found: Sketch[] = [];
    let tried = 0;
    for (const fact of this.openFacts()) {
      if (answers?.someHas(fact) === true) continue;
      const sketch = reasoner.suppose(fact);
      if (sketch !== undefined) found.push(sketch);
      if (++tried % SLICE === 0) yield;
    }
    this.supposedWith = this.entriesKnown();
    clashes.clear();
    for (const sketch of found.sort(byEstimate)) clashes.set(sketch.follows, sketch);
    reasoner.begin(this.known);
  }

  private openFacts(): ReadonlySet<SignedOption> {
    const { reasoner, board } = this.means;
    const open = new Set<SignedOption>();
    for (const option of board.all())
      for (const fact of [chosen(option), notChosen(option)])
        if (reasoner.holds(fact) === undefined) open.add(reasoner.canonical(fact));
    return open;
  }

  /** Chains that are long are compared by what they come to. */
  private shortest(): Way | undefined {
    const { reasoner } = this.means;
    const sketches = [...this.clashes.values()].filter(({ follows }) => this.isOpen(follows));
    let best: Way | undefined;
    for (const sketch of sketches.slice(0, COMPARED)) {
      const way = { sketch, deduction: reasoner.irreducible(sketch) };
      if (way.deduction !== undefined && (best === undefined || this.costOf(way) < this.costOf(best)))
        best = way;
    }
    return best;
  }

  private bestCounted(isSought: (fact: SignedOption) => boolean): Deduction | undefined {
    const { board, reasoner } = this.means;
    reasoner.begin(this.known);
    this.counted ??= new CountedTogether(board, this.names());
    return this.counted.best(this.countsKnown(isSought));
  }

  private bestWeighed(): Deduction | undefined {
    const { board, reasoner } = this.means;
    reasoner.begin(this.known);
    this.weighed ??= new WeighedCounts(countsOf(board, this.names()), this.names());
    return this.weighed.best(this.countsKnown((fact) => this.entries.has(fact)));
  }

  private *bestPacked(): Slices<Way | undefined> {
    const { board, reasoner, cost, answers } = this.means;
    if (answers === undefined) return undefined;
    reasoner.begin(this.known);
    this.packed ??= new PackedBlocks({ board, reasoner, names: this.names(), answers });
    const sought = [...this.entries].filter((fact) => answers.allHave(fact));
    const best = yield* this.packed.best(sought, cost);
    return best === undefined ? undefined : wayOf(best);
  }

  private countsKnown(isSought: (fact: SignedOption) => boolean): CountsKnown {
    const { reasoner, answers } = this.means;
    return {
      holds: (fact) => this.known.has(fact),
      isCertain: (fact) => reasoner.isCertain(fact),
      isSought: (fact) =>
        reasoner.holds(fact) === undefined && isSought(fact) && answers?.allHave(fact) !== false,
    };
  }

  /** All ways to keep a few rules, or what follows from a fact and from its opposite; notes are dear: they are looked for only if nothing else is found. */
  private *withoutSupposition(): Slices<Way | undefined> {
    const searched =
      (yield* this.bestOfFewRules((fact) => this.entries.has(fact))) ??
      this.bestCounted((fact) => !isPositive(fact)) ??
      (yield* this.bestOfFewRules((fact) => !isPositive(fact)));
    const either = yield* this.madeEitherWay();
    return yield* this.unlessHard([
      ...(searched === undefined ? [] : [wayOf(searched)]),
      ...(either === undefined ? [] : [either]),
    ]);
  }

  private names(): FactNames {
    const { reasoner } = this.means;
    return {
      canonical: (fact) => reasoner.canonical(fact),
      opposite: (fact) => reasoner.canonical(opposite(fact)),
    };
  }

  private *madeEitherWay(): Slices<Way | undefined> {
    return this.madeOf(yield* this.eitherWays());
  }

  private madeOf(sketches: readonly Sketch[]): Way | undefined {
    for (const sketch of sketches) {
      const deduction = this.means.reasoner.irreducible(sketch);
      if (deduction !== undefined) return wayOf(deduction);
    }
    return undefined;
  }

  private *bestOfFewRules(isSought: (fact: SignedOption) => boolean): Slices<Deduction | undefined> {
    const { board, reasoner, answers } = this.means;
    reasoner.begin(this.known);
    const open = [...this.openFacts()].filter((fact) => isSought(fact) && answers?.allHave(fact) !== false);
    this.few ??= new FewRules(board);
    const best = yield* this.few.best(this.known, open);
    return best === undefined ? undefined : yield* this.withWays(best);
  }

  /** The easiest of what follows from a fact and from its opposite, or from each place that something may be at; an entry, if there is one. */
  private *eitherWays(): Slices<readonly Sketch[]> {
    const { reasoner, answers } = this.means;
    reasoner.begin(this.known);
    const open = this.openFacts();
    const isPossible = (fact: SignedOption): boolean => answers?.allHave(fact) !== false;
    if (![...open].some(isPossible)) return [];
    const easiest = new Easiest(this.entries);
    let tried = 0;
    // All of them first: what is supposed later would count as known.
    for (const among of [...this.alternatives(open)]) {
      if (++tried % SLICE === 0) yield;
      for (const follows of this.inAll(among.either).filter(isPossible))
        easiest.look(reasoner.eitherWay(follows, among));
    }
    reasoner.begin(this.known);
    return easiest.sketches();
  }

  /** With the ways that are gone through; or, where they are many, by how each of a few ways to go on clashes with the opposite. */
  private *withWays(searched: Deduction): Slices<Deduction> {
    const told = this.means.reasoner.withWays(searched);
    if (told.ways !== undefined) return told;
    const { deduction: refuted } = this.madeOf(yield* this.inNoWay([searched.follows])) ?? {};
    if (refuted === undefined || this.means.cost(refuted) >= HARD) return searched;
    const shown = { ...refuted, isSearched: true };
    return this.means.cost(shown) <= this.means.cost(searched) ? shown : searched;
  }

  /** The easiest of these whose opposite clashes in each of the ways that are left with it. */
  private *inNoWay(sought: Iterable<SignedOption> = this.entries): Slices<readonly Sketch[]> {
    const { reasoner, answers } = this.means;
    reasoner.begin(this.known);
    const easiest = new Easiest(this.entries);
    let tried = 0;
    for (const follows of sought) {
      if (reasoner.holds(follows) !== undefined || answers?.allHave(follows) === false) continue;
      if (++tried % PAIRS === 0) yield;
      for (const among of this.clashingWith(opposite(follows))) {
        const sketch = reasoner.inNoWay(follows, among);
        if (sketch !== undefined) easiest.look(sketch);
      }
      reasoner.takeBack();
    }
    reasoner.begin(this.known);
    return easiest.sketches();
  }

  /** The easiest of these whose opposite clashes after a few ways to go on are ruled out, one after the other. */
  private *rulingOut(): Slices<readonly Sketch[]> {
    const { reasoner, answers } = this.means;
    reasoner.begin(this.known);
    const open = this.openFacts();
    const easiest = new Easiest(this.entries);
    let left = RULED_OUT_OF;
    let tried = 0;
    for (const follows of this.entries) {
      if (reasoner.holds(follows) !== undefined || answers?.allHave(follows) === false) continue;
      if (++tried % PAIRS === 0) yield;
      const sketch = reasoner.rulingOut(follows, open, MOST_RULED_OUT);
      if (sketch !== undefined) easiest.look(sketch);
      left -= open.size;
      if (left < 0) break;
    }
    reasoner.begin(this.known);
    return easiest.sketches();
  }

  /** Keeps supposing it; gives the ways of which one must be taken then, and of which each clashes. */
  private clashingWith(supposed: SignedOption): readonly Among[] {
    const { reasoner } = this.means;
    if (!reasoner.keepSupposing(supposed)) return [];
    const open = this.openFacts();
    const clashing = new Set([...open].filter((fact) => reasoner.clashes(fact)));
    if (clashing.size < 2) return [];
    // Else the last supposition would count as known.
    reasoner.takeBack();
    reasoner.keepSupposing(supposed);
    return [...this.alternatives(open, clashing)];
  }

  /** Of these facts alone, if some are given. */
  private *alternatives(open: ReadonlySet<SignedOption>, some = open): Iterable<Among> {
    const { board, reasoner } = this.means;
    const names = this.names();
    const left = new Set(some);
    for (const one of left) {
      const other = names.opposite(one);
      if (some !== open && !left.has(other)) continue;
      left.delete(other);
      yield { either: [one, other] };
    }
    this.places ??= new AlternativesLeft(board, names);
    yield* this.places.all(reasoner, some === open ? undefined : some);
  }

  /** The facts that follow from each of these that does not clash. */
  private inAll(either: Alternatives): readonly SignedOption[] {
    const { reasoner } = this.means;
    let common: readonly SignedOption[] | undefined;
    for (const one of either) {
      const after = reasoner.after(one);
      if (after === undefined) continue;
      const before = common === undefined ? undefined : new Set(common);
      common = before === undefined ? after : after.filter((fact) => before.has(fact));
      if (common.length === 0) return [];
    }
    return common ?? [];
  }
}

/** The easiest of some, of which an entry comes before what is none. */
class Easiest {
  private found: { readonly sketch: Sketch; readonly estimate: number }[] = [];

  constructor(private readonly entries: ReadonlySet<SignedOption>) {}

  look(sketch: Sketch): void {
    const estimate = sketch.estimate + (this.entries.has(sketch.follows) ? 0 : NOTE);
    this.found.push({ sketch, estimate });
    if (this.found.length > 2 * COMPARED) this.found = this.first();
  }

  sketches(): readonly Sketch[] {
    return this.first().map(({ sketch }) => sketch);
  }

  private first(): { readonly sketch: Sketch; readonly estimate: number }[] {
    return this.found.sort((one, other) => one.estimate - other.estimate).slice(0, COMPARED);
  }
}

const wayOf = (deduction: Deduction): Way => ({ sketch: sketchOf(deduction), deduction });
