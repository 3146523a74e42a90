/** A deduction in words and forms, for techniques to read. */
import { optionOf, type SignedOption } from "@ecp/engine";
import type { Constraint, Ground } from "../../ground.js";
import { addTo } from "../../maps.js";
import { Clues } from "../clues.js";
import { fromEndToEnd } from "../end-to-end.js";
import { type Fact, valueFact } from "../facts.js";
import { howItFails } from "../failing/how-it-fails.js";
import { cellNamed, groupMember, type SourceTexts, unitMember } from "../member.js";
import { premisesOf } from "../premises.js";
import { isElementOfBoard } from "../said-here.js";
import type { SoftGroup } from "../soften.js";
import {
  formOfRule,
  type RuleForm,
  type Shape,
  type ShapeCount,
  type ShapeCounts,
  type ShapeDivision,
  type ShapeFailure,
  type ShapeLink,
  type ShapePacked,
  type ShapeRule,
  type ShapeRuledOut,
  type ShapeWay,
} from "../techniques/shape.js";
import { unitAt, unitsOf } from "../units.js";
import { AreasLeft } from "./areas-left.js";
import type { BoardFacts } from "./board-facts.js";
import type { Counter, FactCount } from "./counts.js";
import type { Alternative, Clash, Deduction, Link, PackedCount, RuledOut } from "./deduction.js";
import { inTheOrderOfEntries } from "./telling/entry-order.js";

/** The rules of the last link, and of those that rest on the supposition: the others are visible directly. */
function mainRules({ links, supposed, either, ruledOut, before = [] }: Deduction): readonly SoftGroup[] {
  if (ruledOut !== undefined) return links.flatMap(({ rules }) => rules);
  if (either !== undefined)
    return [
      ...before.flatMap(({ rules }) => rules),
      ...either.flatMap((branch) => rulesAfter(branch.links, branch.supposed)),
    ];
  const last = links.at(-1);
  return supposed === undefined ? (last?.rules ?? []) : rulesAfter(links, supposed);
}

function rulesAfter(links: readonly Link[], supposed: SignedOption): readonly SoftGroup[] {
  const last = links.at(-1);
  const after = new Set<SignedOption>([supposed]);
  const rules: SoftGroup[] = [];
  for (const link of links) {
    if (link !== last && !link.because.some((fact) => after.has(fact))) continue;
    if (link.follows !== undefined) after.add(link.follows);
    rules.push(...link.rules);
  }
  return rules;
}

/** In reading order, without a value that an element does not have where the one that it has is among them. */
function onBoard(facts: readonly Fact[]): readonly Fact[] {
  const decided = new Set(facts.flatMap(({ of }) => (of.kind === "value" ? [of.variable] : [])));
  return facts.filter(({ of }) => of.kind !== "excluded" || !decided.has(of.variable)).sort(inReadingOrder);
}

const inReadingOrder = ({ cells: [one = 0] }: Fact, { cells: [other = 0] }: Fact): number => one - other;

const isOfOthers = (count: FactCount): boolean => count.isOfOthers === true;

/** Constraints that lay ways from one end to the other, whatever rules are left out. */
const waysLaid = ({ constraints }: Ground): readonly Constraint[] =>
  constraints.filter((each) => each.kind === "graph" && each.property === "paths");

const placeOfGroup = ({ origin: { at } }: SoftGroup): string => at.join(", ");

export class Shapes {
  private readonly rules = new Map<SoftGroup, ShapeRule>();
  private readonly told = new Map<SignedOption, Fact>();
  private atPlace: Map<string, SoftGroup[]> | undefined;
  private readonly areas: AreasLeft;
  private readonly clues: Clues;
  private unnamed: ShapeDivision["by"] | undefined;

  constructor(
    private readonly board: BoardFacts,
    private readonly sources: SourceTexts,
  ) {
    this.areas = new AreasLeft(board.posed.ground);
    this.clues = new Clues(board.posed.ground);
  }

  /** `found`: what they come to, where it has other names. Pre: all of them have the same reason. */
  of(deductions: readonly [Deduction, ...Deduction[]], found?: readonly Fact[]): Shape {
    const [first] = deductions;
    const rules = deductions.flatMap(mainRules);
    return {
      found: found ?? this.facts(deductions.map(({ follows }) => follows)),
      isNote: this.board.isExclusion(first.follows),
      isSearched: first.isSearched === true,
      ...(first.ways === undefined ? {} : { ways: first.ways.map((way) => this.there(way)) }),
      ...(first.counted === undefined ? {} : { counted: this.counted(first, first.counted) }),
      ...(first.packed === undefined ? {} : { packed: this.packed(first.packed) }),
      ...(first.supposed === undefined ? {} : this.tried(first.supposed)),
      ...(first.either === undefined ? {} : { either: first.either.map((branch) => this.way(branch)) }),
      ...(first.ruledOut === undefined ? {} : { ruledOut: first.ruledOut.map((part) => this.part(part)) }),
      ...(first.before === undefined ? {} : { before: this.links(first.before) }),
      ...(first.among === undefined ? {} : { among: this.counter(first.among) }),
      links: this.links(first.links, first.isSearched),
      failures: () => this.failures(deductions, found),
      rules: this.written(rules),
      looks: this.written(deductions.flatMap(({ rules }) => rules)),
      ...this.onBoard(first.facts, rules),
    };
  }

  private counted(
    { follows }: Deduction,
    { needing, allowing, supposed }: NonNullable<Deduction["counted"]>,
  ): ShapeCounts {
    const shaped = ({ by }: FactCount): ShapeCount => this.counter(by);
    const isAsked = needing.some(({ of }) => of.includes(follows));
    // Where places that stay free are counted, to need so many of them is to have room for fewer others.
    const [need, room] = [
      [...needing.filter((count) => !isOfOthers(count)), ...allowing.filter(isOfOthers)],
      [...allowing.filter((count) => !isOfOthers(count)), ...needing.filter(isOfOthers)],
    ];
    const isBeyond = needing.some(isOfOthers) ? !isAsked : isAsked;
    return {
      ...(supposed === undefined ? {} : this.tried(supposed)),
      needing: need.map(shaped),
      allowing: room.map(shaped),
      isBeyond,
    };
  }

  private packed({ count, number, blocks, isOfOthers }: PackedCount): ShapePacked {
    return {
      of: this.counter(count.by).of,
      isFull: !isOfOthers,
      number,
      blocks: blocks.flatMap((block) => {
        const facts = this.facts(block.told);
        const [first] = facts;
        if (first === undefined) return [];
        const cells = facts.flatMap((fact) => fact.cells);
        const whole = fromEndToEnd(this.board.posed.ground, cells);
        const places = whole === undefined ? facts.map(({ at }) => at) : [whole];
        return [{ places, words: first.words, number: block.number }];
      }),
    };
  }

  private counter(by: Counter): ShapeCount {
    return "rule" in by
      ? { of: this.rule(by.rule), what: by.what }
      : { of: valueFact(this.board.posed.ground, by.element, 0).at, what: undefined };
  }

  /** The shape of a step that finds a contradiction on the board. */
  ofClash({ links, rules, facts }: Clash): Shape {
    return {
      found: [],
      isNote: false,
      isSearched: false,
      links: this.links(links),
      failures: () => [],
      rules: this.written(links.at(-1)?.rules ?? []),
      looks: this.written(rules),
      ...this.onBoard(facts),
    };
  }

  /** The facts that it rests on; of cases, those that are known in other ways. */
  private onBoard(
    facts: Iterable<SignedOption>,
    rules: readonly SoftGroup[] = [],
  ): Pick<Shape, "known" | "premises"> {
    return this.restingOn(this.withClues(onBoard(this.facts(facts)), rules));
  }

  /** The places of facts, each with what is printed there if one of the rules reads it: `r1c4 (clue 1)`. */
  private withClues(facts: readonly Fact[], rules: readonly SoftGroup[]): readonly Fact[] {
    const layers = new Set(rules.flatMap((rule) => [...this.clues.readBy(rule)]));
    if (layers.size === 0) return facts;
    return facts.map((fact) => {
      const [cell, another] = fact.cells;
      const clue = cell === undefined || another !== undefined ? undefined : this.clues.inCell(cell, layers);
      return clue === undefined ? fact : { ...fact, at: `${fact.at} (${clue})` };
    });
  }

  restingOn(known: readonly Fact[]): Pick<Shape, "known" | "premises"> {
    return { known, premises: premisesOf(this.board.posed.ground, known) };
  }

  /** Not there, or said already by the whole that it rests on: no entry that one must keep in mind. */
  private isNote(follows: SignedOption, { rules, because: [whole, another] }: Link): boolean {
    const { board } = this;
    if (board.isExclusion(follows) || board.isAbsence(follows)) return true;
    const isOfWhole = rules.length === 0 && whole !== undefined && another === undefined;
    return isOfWhole && board.saidByWhole(whole).some((said) => optionOf(said) === optionOf(follows));
  }

  private links(links: readonly Link[], isSearched = false): Shape["links"] {
    const { board } = this;
    const named = links.map((link) => ({
      link,
      fact: link.follows === undefined ? undefined : board.factOf(link.follows),
      isNote: link.follows !== undefined && this.isNote(link.follows, link),
    }));
    return inTheOrderOfEntries(board.posed.ground, named).map(({ link, fact, isNote, goesOn }) => ({
      ...(fact === undefined ? {} : { follows: fact }),
      isNote,
      goesOn,
      rules: this.written(link.rules),
      because: this.facts(link.because),
      failure: () => this.failure(link),
      ...this.division(link, isSearched),
    }));
  }

  /** How the last rule fails without each of what is found: once, where that is the same; nothing, where it cannot be told of all. */
  private failures(
    deductions: readonly Deduction[],
    found: readonly Fact[] = this.facts(deductions.map(({ follows }) => follows)),
  ): readonly ShapeFailure[] {
    const last = deductions.flatMap(({ links }) => links.at(-1) ?? []);
    const told = last.map((link) => this.failure(link));
    const byWords = new Map<string, Fact[]>();
    for (const [index, words] of told.entries()) {
      if (words === undefined) return [];
      const fact = found[index];
      if (fact !== undefined) addTo(byWords, words, fact);
    }
    const [only, another] = byWords.keys();
    if (only !== undefined && another === undefined) return [{ found, words: only }];
    return found.length === deductions.length
      ? [...byWords].map(([words, facts]) => ({ found: facts, words }))
      : [];
  }

  private failure({ follows, rules, because }: Link): string | undefined {
    const denied = follows === undefined ? [] : this.board.factOf(follows);
    return howItFails(
      this.board.posed.ground,
      rules.flatMap(({ constraints }) => constraints),
      because.flatMap((fact) => this.board.factOf(fact) ?? []),
      denied === undefined ? [] : [denied].flat(),
    );
  }

  /** Of a clash, or of all ways, where no rule is at work. */
  private division({ follows, rules, because }: Link, isSearched: boolean): Pick<ShapeLink, "division"> {
    if (rules.length > 0 || (follows !== undefined && !isSearched)) return {};
    const facts = this.facts(because);
    const [found] = follows === undefined ? [] : this.facts([follows]);
    const left = found === undefined ? this.areas.uncovered(facts) : this.areas.deciding(facts, found);
    return { division: { by: this.rulesWithoutSelector(), ...(left === undefined ? {} : { left }) } };
  }

  /** Statements that became part of the choice of areas: no rule of the problem says them. */
  private rulesWithoutSelector(): ShapeDivision["by"] {
    if (this.unnamed === undefined) {
      const { rules, ground } = this.board.posed;
      const units = unitsOf(ground.puzzle.statements);
      const said = new Set(rules.map(({ origin }) => unitAt(units, origin.span)));
      const ways = new Set(waysLaid(ground).map(({ origin }) => unitAt(units, origin.span)));
      // Ways are laid by all rules that are there; an area is chosen by those that are no longer.
      const named = units.filter((unit) =>
        ways.size > 0 ? ways.has(unit) || said.has(unit) : !said.has(unit),
      );
      this.unnamed = named.map((unit) => unitMember(this.sources, unit));
    }
    return this.unnamed;
  }

  /** From now on what follows has the name under which it was told. */
  name(follows: SignedOption, fact: Fact): void {
    if (!this.told.has(follows)) this.told.set(follows, fact);
  }

  private way({ supposed, links }: Alternative): ShapeWay {
    return { ...this.tried(supposed), links: this.links(links) };
  }

  private part({ supposed, before, links }: RuledOut): ShapeRuledOut {
    return {
      ...(supposed === undefined ? {} : this.tried(supposed)),
      before: this.links(before),
      links: this.links(links),
    };
  }

  private there(facts: readonly SignedOption[]): readonly Fact[] {
    return onBoard(this.facts(facts.filter((fact) => !this.board.isAbsence(fact))));
  }

  private tried(fact: SignedOption): { readonly supposed: Fact } | undefined {
    const supposed = this.board.factOf(fact);
    return supposed === undefined ? undefined : { supposed };
  }

  private facts(all: Iterable<SignedOption>): readonly Fact[] {
    return [...all].flatMap((each) => this.told.get(each) ?? this.board.factOf(each) ?? []);
  }

  /** Without what grounding added, where a rule that somebody wrote is among them. */
  private written(groups: Iterable<SoftGroup>): readonly ShapeRule[] {
    const all = [...new Set(groups)];
    const written = all.filter(({ definition }) => !definition);
    return (written.length > 0 ? written : all).map((group) => this.rule(group));
  }

  rule(group: SoftGroup): ShapeRule {
    let rule = this.rules.get(group);
    if (rule === undefined) {
      const form = formOfRule(group.constraints);
      rule = {
        ...groupMember(this.board.posed.ground, this.sources, group),
        form,
        sharesPlace: this.sharesPlace(group, form),
        constraints: group.constraints,
        clue: this.clueOf(group),
      };
      this.rules.set(group, rule);
    }
    return rule;
  }

  /** Whether another rule is meant at the same place: of a count, another count, since the others are not told by their place. */
  private sharesPlace(group: SoftGroup, form: RuleForm): boolean {
    if (this.atPlace === undefined) {
      this.atPlace = new Map();
      for (const each of this.board.posed.rules)
        if (!each.definition) addTo(this.atPlace, placeOfGroup(each), each);
    }
    const others = (this.atPlace.get(placeOfGroup(group)) ?? []).filter(
      ({ origin: { span } }) =>
        span.start !== group.origin.span.start || span.file !== group.origin.span.file,
    );
    return others.some(({ constraints }) => form !== "count" || formOfRule(constraints) === "count");
  }

  /** The number or sign printed in the one cell that a rule is about by name; of a rule with a title, the number at its one row or column. */
  private clueOf(group: SoftGroup): string | undefined {
    const { ground } = this.board.posed;
    const [line, more] = (group.origin.values ?? []).filter(isElementOfBoard);
    if (group.origin.rule !== undefined && line?.family.sort === "line" && more === undefined)
      return this.clues.atLine(line, group);
    const [cell, another] = group.origin.at.flatMap((name) => cellNamed(ground, name) ?? []);
    return cell === undefined || another !== undefined
      ? undefined
      : this.clues.inCell(cell, this.clues.readBy(group));
  }
}
