/**
 * The next step, as a person looks for it: the cheapest technique that finds something first, near the last step where two cost the same. What
 * propagation finds comes first; only where it finds nothing, a fact is supposed until something clashes.
 *
 * A value that an element does not have is a note, and no step of its own where one rule and one look show it. Others wait until an entry rests on
 * them, and are told then; those that nothing needed are never told.
 */
import { chosen, isPositive, type OptionId, optionOf, type SignedOption } from "@ecp/engine";
import { variablesOf } from "../../ground/variables-of.js";
import type { Slices } from "../judge.js";
import type { BoardFacts } from "./board-facts.js";
import type { Clash, Cost, DeducedCounts, Deduction, Link } from "./deduction.js";
import { HardWays } from "./hard-ways.js";
import type { KnownAnswers } from "./known-answers.js";
import { Reasoner } from "./reasoner.js";
import { isSame } from "./same.js";
import { byEstimate, ENTRY, type Sketch, sketchOf } from "./sketch.js";
import { GoingOn } from "./telling/going-on.js";
import { ToldInstead } from "./telling/told-instead.js";

/** One step: what the same rules and facts decide. */
export type Told = readonly [Deduction, ...Deduction[]];

/** Drafts that are made irreducible, to compare what they come to. */
const LOOKED_AT = 6;

export class StepFinder {
  private readonly reasoner: Reasoner;
  private readonly known = new Map<SignedOption, number>();
  private order = 0;
  /** By what follows: deductions that are right whatever else is known. */
  private readonly found = new Map<SignedOption, Deduction>();
  private readonly sketches = new Map<SignedOption, Sketch>();
  /** Notes that no step has needed so far; their reasons are made irreducible when one does. */
  private readonly notes = new Map<SignedOption, Sketch>();
  private readonly hard: HardWays;
  private readonly going: GoingOn;
  private readonly instead: ToldInstead;
  private lastCells: readonly number[] = [];

  /** `answers`: some that have all that is known, if there are such. */
  constructor(
    private readonly board: BoardFacts,
    known: Iterable<SignedOption>,
    private readonly cost: Cost,
    private readonly answers?: KnownAnswers,
  ) {
    this.instead = new ToldInstead(board);
    this.reasoner = new Reasoner(board, (fact) => this.instead.entryFor(fact));
    this.hard = new HardWays({ board, reasoner: this.reasoner, cost, answers });
    this.going = new GoingOn(board, this.reasoner);
    for (const fact of known) this.enter(this.reasoner.canonical(fact));
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
      const hard = yield* this.hard.best(this.known, targets);
      if (hard === undefined) return [];
      const { sketch, deduction } = hard;
      if (deduction !== undefined && this.isTarget(sketch.follows, targets))
        return this.told(deduction, targets);
      if (deduction !== undefined) this.found.set(sketch.follows, deduction);
      this.note(sketch);
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
    if (this.reasoner.begin(this.known, { anew: true })) return undefined;
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

  /** It holds whatever is known. */
  isCertain(fact: SignedOption): boolean {
    return this.reasoner.isCertain(fact);
  }

  /** The options among these that say the same. */
  saidBy(fact: SignedOption, options: Iterable<OptionId>): readonly OptionId[] {
    return [...options].filter((option) => this.nameOf(option) === fact);
  }

  /** Adds a fact that was found in another way. */
  know(option: OptionId): void {
    this.enter(this.nameOf(option));
  }

  /** It is on the board from now on, with what it says by itself. */
  private enter(fact: SignedOption): void {
    this.find(fact);
    for (const said of this.board.saidByWhole(fact)) this.find(this.reasoner.canonical(said));
    for (const note of this.instead.add(fact, this.notes.keys())) {
      this.notes.delete(note);
      this.known.delete(note);
    }
  }

  private find(fact: SignedOption): void {
    if (!this.known.has(fact)) this.known.set(fact, this.order++);
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
    const seen = new Set(facts);
    for (const link of links.slice(0, -1)) {
      if (link.follows === undefined || this.known.has(link.follows)) continue;
      if (!this.isLook(link, seen)) return link;
      // A place that has a value has no other.
      if (link.rules.length === 0) seen.add(link.follows);
    }
    return undefined;
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
    for (const { follows } of [entry, ...same]) this.enter(follows);
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

  /** Notes on one cell by the same rules, one after the other, are one step; and so are areas that one rule has no room for. */
  private joined(told: readonly Told[]): readonly Told[] {
    const joined: Told[] = [];
    for (const step of told) {
      const index = this.placeAmong(joined, step[0]);
      const before = joined[index];
      if (before === undefined) joined.push(step);
      else {
        const [first, ...rest] = before;
        const own = new Set(before.map(({ follows }) => follows));
        const facts = [...new Set([...first.facts, ...step[0].facts])].filter((fact) => !own.has(fact));
        joined[index] = [{ ...first, facts }, ...rest, ...step];
      }
    }
    return joined;
  }

  /** The step that it is one with: the last, or an earlier one where it rests on none since; -1 if there is none. */
  private placeAmong(steps: readonly Told[], deduction: Deduction): number {
    for (let index = steps.length - 1; index >= 0; index--) {
      const step = steps[index];
      if (step === undefined) continue;
      const isLast = index === steps.length - 1;
      if (isLast && this.isOneNote(step[0], deduction)) return index;
      if (this.isOneBound(step[0], deduction)) return index;
      if (step.some(({ follows }) => deduction.facts.includes(follows))) return -1;
    }
    return -1;
  }

  /** Both are areas, ways or pieces that the same rules have no room for. */
  private isOneBound(one: Deduction, other: Deduction): boolean {
    const isBound = (deduction: Deduction): boolean =>
      deduction.rules.length > 0 &&
      isOneLook(this.board, deduction) &&
      this.board.factOf(deduction.follows)?.of.kind === "left out";
    return isBound(one) && isBound(other) && isSame(one.rules, other.rules);
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
  private withLooks(found: Deduction): Deduction {
    const deduction = this.instead.restated(found, this.known, this.reasoner);
    const looks: Deduction[] = [];
    for (const fact of deduction.facts) {
      const alike = this.alike(fact, looks) ?? this.noted(fact);
      const note = alike === undefined ? undefined : this.instead.restated(alike, this.known, this.reasoner);
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
    const together = entry.counted ?? entry.packed;
    if (together !== undefined) return this.countedToo(entry, together, targets);
    if (entry.either !== undefined || entry.isSearched === true) return [];
    if (entry.supposed !== undefined)
      return this.hard.alike(entry, (fact) => !this.known.has(fact) && this.isTarget(fact, targets));
    const strokes = this.going.after(
      entry,
      (fact) => !this.known.has(fact) && this.reasoner.holds(fact) === true && this.isTarget(fact, targets),
    );
    if (strokes.length > 0) return strokes;
    const isFree = isSaidAtOnce(entry);
    if (!isFree && !this.board.isAbsence(entry.follows)) return [];
    const same: Deduction[] = [];
    for (const fact of new Set([...targets].map((option) => this.nameOf(option)))) {
      if (fact === entry.follows || this.known.has(fact) || this.reasoner.holds(fact) !== true) continue;
      if (!isFree && !this.board.isAbsence(fact)) continue;
      const sketch = isFree ? this.reasoner.sketch(fact) : this.sketchLike(entry, fact);
      if (isFree && (sketch.facts.size > 0 || sketch.rules.size > 1)) continue;
      const other = this.reasoner.irreducible(sketch);
      if (other === undefined) continue;
      const isTogether = isFree
        ? isSaidAtOnce(other) && isSameStatement(entry, other)
        : isSame(entry.facts, other.facts) &&
          (isSame(entry.rules, other.rules) || (this.isByPair(other) && isSameStatement(entry, other)));
      if (isTogether) same.push(other);
    }
    return same;
  }

  /** The facts that may be told with an entry: by its rules, or by the same rule of another pair, as of all neighbours of a cell. */
  private sketchLike(entry: Deduction, follows: SignedOption): Sketch {
    const own = this.isByPair(entry) ? this.sketch(follows) : undefined;
    const isAlike = own !== undefined && own.rules.size === 1 && isSame([...own.facts], entry.facts);
    return isAlike ? own : { ...sketchOf(entry), follows };
  }

  /** One link shows it, by a rule about two places. */
  private isByPair({ rules: [rule, another], links, supposed }: Deduction): boolean {
    if (rule === undefined || another !== undefined || links.length > 1 || supposed !== undefined)
      return false;
    return variablesOf(this.board.posed.ground, rule.constraints).size === 2;
  }

  /** By the same counts nothing else is there either. */
  private countedToo(
    entry: Deduction,
    { others }: Pick<DeducedCounts, "others">,
    targets: ReadonlySet<OptionId>,
  ): readonly Deduction[] {
    const { board } = this;
    if (!board.isAbsence(entry.follows)) return [];
    const isTold = (fact: SignedOption): boolean => board.isAbsence(fact) && this.isTarget(fact, targets);
    return others.filter(isTold).map((follows) => ({
      ...entry,
      follows,
      links: [{ follows, rules: entry.rules, because: entry.facts }],
    }));
  }
}

/** Something has to be supposed. */
const isTried = ({ supposed, either, isSearched }: Deduction): boolean =>
  supposed !== undefined || either !== undefined || isSearched === true;

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
