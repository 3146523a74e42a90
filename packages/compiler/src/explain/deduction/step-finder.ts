/**
 * The next step, as a person looks for it: the cheapest technique that finds something first, near the last step where two cost the same. What
 * propagation finds comes first; only where it finds nothing, a fact is supposed until something clashes.
 *
 * A value that an element does not have is a note, and no step of its own where one rule and one look show it. Others wait until an entry rests on
 * them, and are told then; those that nothing needed are never told.
 */
import {
  chosen,
  isPositive,
  notChosen,
  type OptionId,
  opposite,
  optionOf,
  type SignedOption,
} from "@ecp/engine";
import type { Slices } from "../judge.js";
import type { BoardFacts } from "./board-facts.js";
import type { Clash, Deduction, Link } from "./deduction.js";
import { FewRules } from "./few-rules.js";
import type { KnownAnswers } from "./known-answers.js";
import { alternativesOf, Reasoner, type Sketch } from "./reasoner.js";

/** One step: what the same rules and facts decide. */
export type Told = readonly [Deduction, ...Deduction[]];

/** How hard a deduction is; less is easier. */
export type Cost = (deduction: Deduction) => number;

/** Drafts that are made irreducible, to compare what they come to. */
const LOOKED_AT = 6;
/** The cost of an estimate, for each entry on the way (reasoner.ts). */
const ENTRY = 20;
/** The estimate of a chain that is too long for the head: then the ways to keep a few rules are looked at before. */
const LONG = 9 * ENTRY;
/** The estimate of what is no entry, beside one that is. */
const NOTE = 1_000;
/** Suppositions tried before others may have their turn. */
const SLICE = 50;

export class StepFinder {
  private readonly reasoner: Reasoner;
  private readonly known = new Map<SignedOption, number>();
  /** By what follows: deductions that are right whatever else is known. */
  private readonly found = new Map<SignedOption, Deduction>();
  private readonly sketches = new Map<SignedOption, Sketch>();
  /** Notes that no step has needed so far; their reasons are made irreducible when one does. */
  private readonly notes = new Map<SignedOption, Sketch>();
  /** By what follows: suppositions that clash, the easiest first. */
  private readonly clashes = new Map<SignedOption, Sketch>();
  private few: FewRules | undefined;
  private lastCells: readonly number[] = [];

  /** `answers`: some that have all that is known, if there are such. */
  constructor(
    private readonly board: BoardFacts,
    known: Iterable<SignedOption>,
    private readonly cost: Cost,
    private readonly answers?: KnownAnswers,
  ) {
    this.reasoner = new Reasoner(board);
    for (const fact of known) this.find(this.reasoner.canonical(fact));
  }

  /** Steps in the order in which they are told, the last of which decides a target; none if there is none to be seen. */
  *next(all: ReadonlySet<OptionId>): Slices<readonly Told[]> {
    let targets = this.mayFollow(all);
    const certain = this.saidAlready(targets);
    if (certain !== undefined) return [[certain]];
    for (let anew = true; ; anew = false) {
      if (!this.reasoner.begin(this.known, { anew })) return [];
      const entry = this.bestEntry(targets);
      if (entry !== undefined) {
        const needed = this.firstNote(entry);
        if (needed === undefined || this.known.has(needed.follows)) return this.told(entry, targets);
        if (this.isTarget(needed.follows, targets)) return this.told(needed, targets);
        // With the note it is another deduction.
        this.found.delete(entry.follows);
        this.sketches.delete(entry.follows);
        this.note(sketchOf(needed));
        continue;
      }
      yield* this.answers?.seek(this.known.keys(), targets) ?? [];
      targets = this.mayFollow(targets);
      if (targets.size === 0) return [];
      const supposed = yield* this.bestSupposition();
      if (supposed === undefined || supposed.estimate > LONG) {
        const other = yield* this.easierThan(supposed, targets);
        if (other !== undefined && this.isTarget(other.follows, targets)) return this.told(other, targets);
        if (other !== undefined) {
          this.found.set(other.follows, other);
          this.note(sketchOf(other));
          continue;
        }
        if (supposed === undefined) return [];
      }
      const target = this.isTarget(supposed.follows, targets)
        ? this.reasoner.irreducible(supposed)
        : undefined;
      if (target !== undefined) return this.told(target, targets);
      this.note(supposed);
    }
  }

  /** Without those that an answer has otherwise. */
  private mayFollow(targets: ReadonlySet<OptionId>): ReadonlySet<OptionId> {
    const { answers } = this;
    return answers === undefined
      ? targets
      : new Set([...targets].filter((option) => answers.allHave(chosen(option))));
  }

  /** A target that says what is known, or what holds whatever is known: all of these say the same. */
  private saidAlready(targets: ReadonlySet<OptionId>): Deduction | undefined {
    for (const option of targets) {
      const follows = this.nameOf(option);
      if (!this.known.has(follows)) continue;
      const facts = this.reasoner.isCertain(follows) ? [] : [follows];
      return { follows, rules: [], facts, links: [{ follows, rules: [], because: facts }] };
    }
    return undefined;
  }

  /** Why what is known by now cannot be, with the notes that it rests on before it; undefined where nothing is seen that clashes. */
  clash(): { readonly before: readonly Told[]; readonly clash: Clash } | undefined {
    if (this.reasoner.begin(this.known)) return undefined;
    const clash = this.reasoner.clash();
    return { before: this.joined(this.notesOf(clash.facts)), clash };
  }

  private isTarget(fact: SignedOption, targets: ReadonlySet<OptionId>): boolean {
    return (isPositive(fact) && targets.has(optionOf(fact))) || this.saidBy(fact, targets).length > 0;
  }

  /** The one name of what this option, and perhaps others, says. */
  nameOf(option: OptionId): SignedOption {
    return this.reasoner.canonical(chosen(option));
  }

  /** The options among these that say the same. */
  saidBy(fact: SignedOption, options: Iterable<OptionId>): readonly OptionId[] {
    return [...options].filter((option) => this.nameOf(option) === fact);
  }

  /** Adds a fact that was found in another way. */
  know(option: OptionId): void {
    this.find(this.nameOf(option));
  }

  private find(fact: SignedOption): void {
    if (!this.known.has(fact)) this.known.set(fact, this.known.size);
  }

  private note(sketch: Sketch): void {
    this.notes.set(sketch.follows, sketch);
    this.find(sketch.follows);
  }

  /** The easiest to see of the targets that follow directly. */
  private bestEntry(targets: ReadonlySet<OptionId>): Deduction | undefined {
    const { reasoner, found, known } = this;
    const sketches: Sketch[] = [];
    let best: Deduction | undefined;
    let least = Number.POSITIVE_INFINITY;
    const look = (deduction: Deduction): void => {
      const cost = this.costHere(deduction);
      if (cost >= least) return;
      least = cost;
      best = deduction;
    };
    for (const option of targets) {
      const fact = reasoner.canonical(chosen(option));
      if (known.has(fact) || reasoner.holds(fact) !== true) continue;
      const before = found.get(fact);
      if (before === undefined) sketches.push(this.sketch(fact));
      else look(before);
    }
    sketches.sort(byEstimate);
    for (const sketch of sketches.slice(0, LOOKED_AT)) {
      const deduction = reasoner.irreducible(sketch);
      if (deduction === undefined) continue;
      if (this.firstNeeded(deduction) === undefined) found.set(deduction.follows, deduction);
      look(deduction);
    }
    return best;
  }

  /** One without entries on the way is right whatever else is known. */
  private sketch(fact: SignedOption): Sketch {
    const before = this.sketches.get(fact);
    if (before !== undefined) return before;
    const sketch = this.reasoner.sketch(fact);
    if (sketch.estimate < ENTRY) this.sketches.set(fact, sketch);
    return sketch;
  }

  private costHere(deduction: Deduction): number {
    const cells = this.board.factOf(deduction.follows)?.cells ?? [];
    const isNear = cells.some((cell) => this.lastCells.includes(cell));
    return this.cost(deduction) + (isNear ? 0 : 0.5);
  }

  /** The first link that is more than a look at one rule, with its own reasons; undefined if all before the last are. */
  private firstNote(deduction: Deduction, met: ReadonlySet<SignedOption> = new Set()): Deduction | undefined {
    if (isTried(deduction)) return undefined;
    const needed = this.firstNeeded(deduction);
    if (needed?.follows === undefined || met.has(needed.follows)) return undefined;
    const before = this.found.get(needed.follows);
    if (before !== undefined) return before;
    if (this.reasoner.holds(needed.follows) !== true) return undefined;
    const alone = this.reasoner.irreducible(this.reasoner.sketch(needed.follows));
    if (alone === undefined || alone.follows === deduction.follows) return undefined;
    return this.firstNote(alone, new Set([...met, deduction.follows])) ?? alone;
  }

  private firstNeeded({ links, facts }: Deduction): Link | undefined {
    const known = new Set(facts);
    return links
      .slice(0, -1)
      .find(
        (link) => link.follows !== undefined && !this.known.has(link.follows) && !this.isLook(link, known),
      );
  }

  private isLook({ follows, rules, because }: Link, known: ReadonlySet<SignedOption>): boolean {
    return (
      follows !== undefined &&
      this.board.isExclusion(follows) &&
      rules.filter(({ definition }) => !definition).length <= 1 &&
      because.every((fact) => known.has(fact))
    );
  }

  /** With the notes it rests on before it; and as known from now on. */
  private told(entry: Deduction, targets: ReadonlySet<OptionId>): readonly Told[] {
    const same = this.sameReason(entry, targets);
    const seen = this.withLooks(entry);
    const told: readonly Told[] = [...this.notesOf(seen.facts), [seen, ...same]];
    this.lastCells = [entry, ...same].flatMap(({ follows }) => this.board.factOf(follows)?.cells ?? []);
    for (const { follows } of [entry, ...same]) this.find(follows);
    return this.joined(told);
  }

  /** The notes among these facts, each after those that it rests on: they are told now. */
  private notesOf(facts: readonly SignedOption[]): readonly Told[] {
    return facts.flatMap((fact): readonly Told[] => {
      const note = this.noted(fact);
      if (note === undefined) return [];
      this.notes.delete(fact);
      const seen = this.withLooks(note);
      return [...this.notesOf(seen.facts), [seen]];
    });
  }

  /** Notes on one cell by the same rules, one after the other, are one step. */
  private joined(told: readonly Told[]): readonly Told[] {
    const joined: Told[] = [];
    for (const step of told) {
      const before = joined.at(-1);
      if (before === undefined || !this.isOneNote(before[0], step[0])) joined.push(step);
      else {
        const [first, ...rest] = before;
        const own = new Set(before.map(({ follows }) => follows));
        const facts = [...new Set([...first.facts, ...step[0].facts])].filter((fact) => !own.has(fact));
        joined[joined.length - 1] = [{ ...first, facts }, ...rest, ...step];
      }
    }
    return joined;
  }

  private isOneNote(one: Deduction, other: Deduction): boolean {
    const { board } = this;
    const cells = board.factOf(one.follows)?.cells ?? [];
    return (
      board.isExclusion(one.follows) &&
      board.isExclusion(other.follows) &&
      isSame(one.rules, other.rules) &&
      isSame(cells, board.factOf(other.follows)?.cells ?? [])
    );
  }

  private noted(fact: SignedOption): Deduction | undefined {
    const note = this.notes.get(fact);
    if (note === undefined) return undefined;
    const before = this.found.get(fact);
    if (before !== undefined) return before;
    const deduction = this.reasoner.irreducible(note);
    if (deduction !== undefined) this.found.set(fact, deduction);
    return deduction;
  }

  /** The note by what another one of the same place rests on: values that are ruled out together are seen together. */
  private alike(fact: SignedOption, looks: readonly Deduction[]): Deduction | undefined {
    const note = this.notes.get(fact);
    if (note === undefined || this.found.has(fact)) return undefined;
    const { board, reasoner } = this;
    const cells = board.factOf(fact)?.cells ?? [];
    const other = looks.findLast(({ follows }) => isSame(cells, board.factOf(follows)?.cells ?? []));
    return other === undefined ? undefined : reasoner.by(note, other);
  }

  /** Notes that one look shows are part of the step that rests on them. */
  private withLooks(deduction: Deduction): Deduction {
    const looks: Deduction[] = [];
    for (const fact of deduction.facts) {
      const note = this.alike(fact, looks) ?? this.noted(fact);
      if (note !== undefined && isOneLook(this.board, note)) looks.push(note);
    }
    if (looks.length === 0) return deduction;
    const seen = new Set(looks.map(({ follows }) => follows));
    const whole: Deduction = {
      ...deduction,
      rules: [...new Set([...looks.flatMap(({ rules }) => rules), ...deduction.rules])],
      facts: [
        ...new Set([
          ...looks.flatMap(({ facts }) => facts),
          ...deduction.facts.filter((fact) => !seen.has(fact)),
        ]),
      ],
      links: [...looks.flatMap(({ links }) => links), ...deduction.links],
    };
    // With the rules of the notes there may be a shorter way.
    const shorter = isTried(whole) ? undefined : this.reasoner.irreducible(sketchOf(whole));
    return shorter !== undefined && shorter.rules.length < whole.rules.length ? shorter : whole;
  }

  /**
   * Other targets that are told with it: what is not there, for the same reason; and where one look at one rule is enough, all that this rule says at
   * once, wherever.
   */
  private sameReason(entry: Deduction, targets: ReadonlySet<OptionId>): readonly Deduction[] {
    if (entry.either !== undefined || entry.isSearched === true) return [];
    if (entry.supposed !== undefined) return this.sameSupposition(entry, targets);
    const isFree = isSaidAtOnce(entry);
    if (!isFree && !this.board.isAbsence(entry.follows)) return [];
    const same: Deduction[] = [];
    for (const fact of new Set([...targets].map((option) => this.nameOf(option)))) {
      if (fact === entry.follows || this.known.has(fact) || this.reasoner.holds(fact) !== true) continue;
      if (!isFree && !this.board.isAbsence(fact)) continue;
      const sketch = isFree ? this.reasoner.sketch(fact) : { ...sketchOf(entry), follows: fact };
      if (isFree && (sketch.facts.size > 0 || sketch.rules.size > 1)) continue;
      const other = this.reasoner.irreducible(sketch);
      if (other === undefined) continue;
      const isTogether = isFree
        ? isSaidAtOnce(other) && isSameStatement(entry, other)
        : isSame(entry.rules, other.rules) && isSame(entry.facts, other.facts);
      if (isTogether) same.push(other);
    }
    return same;
  }

  /** Others whose opposite clashes with the same rules: all places outside the overlap of two rows. */
  private sameSupposition(entry: Deduction, targets: ReadonlySet<OptionId>): readonly Deduction[] {
    if (!this.board.isAbsence(entry.follows)) return [];
    const same: Deduction[] = [];
    for (const sketch of [...this.clashes.values()]) {
      const { follows, rules } = sketch;
      if (this.known.has(follows) || !this.isTarget(follows, targets) || !this.board.isAbsence(follows))
        continue;
      if (!isSame([...rules], entry.rules)) continue;
      const other = this.reasoner.irreducible(sketch);
      if (other === undefined || !isSame(entry.rules, other.rules) || !isSame(entry.facts, other.facts))
        continue;
      this.clashes.delete(follows);
      same.push(other);
    }
    return same;
  }

  /** The easiest of those that clash, as far as that can be told before it is made irreducible. */
  private *bestSupposition(): Slices<Sketch | undefined> {
    const { clashes } = this;
    this.dropKnown();
    if (clashes.size === 0) yield* this.supposeAll();
    const [best] = clashes.values();
    if (best !== undefined) clashes.delete(best.follows);
    return best;
  }

  /** From the front, as far as the easiest that is not known. */
  private dropKnown(): void {
    for (const follows of this.clashes.keys()) {
      if (!this.known.has(follows)) return;
      this.clashes.delete(follows);
    }
  }

  private openFacts(): ReadonlySet<SignedOption> {
    const { reasoner, board } = this;
    const open = new Set<SignedOption>();
    for (const option of board.all())
      for (const fact of [chosen(option), notChosen(option)])
        if (reasoner.holds(fact) === undefined) open.add(reasoner.canonical(fact));
    return open;
  }

  /** The easiest of what follows from a fact and from its opposite; an entry, if there is one. */
  private *bestEitherWay(targets: ReadonlySet<OptionId>): Slices<Sketch | undefined> {
    const { reasoner } = this;
    const names = new Set([...targets].map((option) => this.nameOf(option)));
    let best: Sketch | undefined;
    let least = Number.POSITIVE_INFINITY;
    let tried = 0;
    reasoner.begin(this.known);
    const open = new Set(this.openFacts());
    const isPossible = (fact: SignedOption): boolean => this.answers?.allHave(fact) !== false;
    if (![...open].some(isPossible)) return undefined;
    for (const one of open) {
      const other = reasoner.canonical(opposite(one));
      open.delete(other);
      if (++tried % SLICE === 0) yield;
      const after = new Set(reasoner.after(one));
      const both = reasoner.after(other)?.filter((fact) => after.has(fact) && isPossible(fact)) ?? [];
      for (const follows of both) {
        const isEntry = names.has(follows);
        if (best !== undefined && !isEntry && names.has(best.follows)) continue;
        const sketch = reasoner.eitherWay(follows, [one, other]);
        const estimate = sketch.estimate + (isEntry ? 0 : NOTE);
        if (estimate >= least) continue;
        least = estimate;
        best = sketch;
      }
    }
    reasoner.begin(this.known);
    return best;
  }

  /** In other ways: by all ways to keep a few rules, or by what follows from a fact and from its opposite. */
  private *easierThan(
    supposed: Sketch | undefined,
    targets: ReadonlySet<OptionId>,
  ): Slices<Deduction | undefined> {
    const searched = yield* this.bestOfFewRules(targets, supposed === undefined);
    if (supposed !== undefined) {
      const deduction = this.reasoner.irreducible(supposed);
      const isEasier =
        searched !== undefined && (deduction === undefined || this.cost(searched) < this.cost(deduction));
      return isEasier ? searched : undefined;
    }
    const sketch = yield* this.bestEitherWay(targets);
    const either = sketch === undefined ? undefined : this.reasoner.irreducible(sketch);
    if (searched === undefined || either === undefined) return searched ?? either;
    return this.cost(either) < this.cost(searched) ? either : searched;
  }

  /** Notes are dear: they are looked for only if nothing else is found. */
  private *bestOfFewRules(targets: ReadonlySet<OptionId>, withNotes: boolean): Slices<Deduction | undefined> {
    this.reasoner.begin(this.known);
    const open = [...this.openFacts()].filter((fact) => this.answers?.allHave(fact) !== false);
    const entries = open.filter((fact) => this.isTarget(fact, targets));
    this.few ??= new FewRules(this.board);
    const entry = yield* this.few.best(this.known, entries);
    if (entry !== undefined || !withNotes) return entry;
    return yield* this.few.best(
      this.known,
      open.filter((fact) => !isPositive(fact)),
    );
  }

  private *supposeAll(): Slices<void> {
    const { reasoner, clashes } = this;
    const found: Sketch[] = [];
    let tried = 0;
    for (const fact of this.openFacts()) {
      if (this.answers?.someHas(fact) === true) continue;
      const sketch = reasoner.suppose(fact);
      if (sketch !== undefined) found.push(sketch);
      if (++tried % SLICE === 0) yield;
    }
    for (const sketch of found.sort(byEstimate)) clashes.set(sketch.follows, sketch);
    reasoner.begin(this.known);
  }
}

const sketchOf = ({ follows, supposed, either, rules, facts }: Deduction): Sketch => ({
  follows,
  ...(supposed === undefined ? {} : { supposed }),
  ...(either === undefined ? {} : { either: alternativesOf(either) }),
  rules: new Set(rules),
  facts: new Set(facts),
  estimate: 0,
});

/** Something has to be supposed. */
const isTried = ({ supposed, either, isSearched }: Deduction): boolean =>
  supposed !== undefined || either !== undefined || isSearched === true;

const byEstimate = (one: Sketch, other: Sketch): number => one.estimate - other.estimate;

/** One rule shows it, without an entry on the way: a person sees that while looking for something else. */
const isOneLook = (board: BoardFacts, { links, rules, follows, either, isSearched }: Deduction): boolean =>
  either === undefined &&
  isSearched !== true &&
  board.isExclusion(follows) &&
  rules.filter(({ definition }) => !definition).length <= 1 &&
  links.every((link) => link.follows === undefined || board.isExclusion(link.follows));

/** Nothing need be known. */
const isSaidAtOnce = ({ facts, rules, links }: Deduction): boolean =>
  facts.length === 0 && rules.length <= 1 && links.length === 1;

const isSameStatement = ({ rules: [one] }: Deduction, { rules: [other] }: Deduction): boolean =>
  one?.origin.span.start === other?.origin.span.start && one?.origin.span.file === other?.origin.span.file;

const isSame = <Each>(some: readonly Each[], others: readonly Each[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));
