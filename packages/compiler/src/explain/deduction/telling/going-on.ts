/**
 * A line, or a place without one, that the same rule carries on from cell to cell: on paper it is one stroke, and so it is one step. Each fact rests on the one before it alone.
 */
import { chosen, type SignedOption } from "@ecp/engine";
import { addTo } from "../../../maps.js";
import type { SoftGroup } from "../../soften.js";
import type { BoardFacts } from "../board-facts.js";
import type { Deduction } from "../deduction.js";
import type { Reasoner } from "../reasoner.js";

export class GoingOn {
  /** Facts between cells, by what they say and by each of their cells. */
  private byPlace: ReadonlyMap<string, readonly SignedOption[]> | undefined;

  constructor(
    private readonly board: BoardFacts,
    private readonly reasoner: Reasoner,
  ) {}

  /** The deductions that follow from the entry in this way, in the order in which one would draw them; none where the entry itself does not go on from the fact that it rests on. */
  after(entry: Deduction, isSought: (fact: SignedOption) => boolean): readonly Deduction[] {
    const statement = onlyStatement(entry);
    const [from, another] = entry.facts;
    if (statement === undefined || from === undefined || another !== undefined) return [];
    const places = new Set(this.placesOf(from));
    if (!this.placesOf(entry.follows).some((place) => places.has(place))) return [];
    if (!this.isStroke(entry, new Set(), statement)) return [];
    const told = new Set([entry.follows]);
    const found: Deduction[] = [];
    for (const before of told)
      for (const fact of this.beside(before)) {
        if (told.has(fact) || !isSought(fact)) continue;
        const next = this.reasoner.irreducible(this.reasoner.sketch(fact));
        if (next === undefined || next.facts.length > 1 || next.facts[0] !== from) continue;
        if (!this.isStroke(next, told, statement)) continue;
        told.add(fact);
        found.push(next);
      }
    return found;
  }

  private isStroke(
    { follows, links }: Deduction,
    told: ReadonlySet<SignedOption>,
    statement: Statement,
  ): boolean {
    const isOfIt = (fact: SignedOption | undefined): boolean =>
      fact !== undefined && (fact === follows || told.has(fact) || this.board.isExclusion(fact));
    return links.every((link) => isOfIt(link.follows) && link.rules.every((rule) => isOf(rule, statement)));
  }

  private beside(fact: SignedOption): readonly SignedOption[] {
    this.byPlace ??= this.placed();
    return this.placesOf(fact).flatMap((place) => this.byPlace?.get(place) ?? []);
  }

  private placed(): ReadonlyMap<string, readonly SignedOption[]> {
    const byPlace = new Map<string, SignedOption[]>();
    for (const option of this.board.all()) {
      const fact = this.reasoner.canonical(chosen(option));
      for (const place of this.placesOf(fact)) addTo(byPlace, place, fact);
    }
    return byPlace;
  }

  private placesOf(fact: SignedOption): readonly string[] {
    const { words, cells } = this.board.factOf(fact) ?? { words: "", cells: [] };
    return this.board.isExclusion(fact) || cells.length < 2 ? [] : cells.map((cell) => `${words} ${cell}`);
  }
}

type Statement = SoftGroup["origin"]["span"];

function onlyStatement({
  rules: [rule, another],
  supposed,
  either,
  isSearched,
}: Deduction): Statement | undefined {
  const isTried = supposed !== undefined || either !== undefined || isSearched === true;
  return another === undefined && !isTried ? rule?.origin.span : undefined;
}

const isOf = ({ origin: { span } }: SoftGroup, { file, start }: Statement): boolean =>
  span.file === file && span.start === start;
