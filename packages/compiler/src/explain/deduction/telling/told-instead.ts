/**
 * Entries that say more than notes. A value that an element does not have may be noted before the element has one. Once it has, the note is forgotten, unless it has been
 * told: steps that rested on it rest on the entry.
 */

import { isPositive, type SignedOption } from "@ecp/engine";
import type { GroundVariableId } from "../../../ground.js";
import type { BoardFacts } from "../board-facts.js";
import type { Deduction, Link } from "../deduction.js";
import type { KnownFacts } from "../irreducible.js";
import type { Reasoner } from "../reasoner.js";
import { sketchOf } from "../sketch.js";

export class ToldInstead {
  private readonly entries = new Map<GroundVariableId, SignedOption>();

  constructor(private readonly board: BoardFacts) {}

  /** From now on this is on the board; gives the notes among these that say less. */
  add(fact: SignedOption, notes: Iterable<SignedOption>): readonly SignedOption[] {
    const of = isPositive(fact) ? this.board.factOf(fact)?.of : undefined;
    if (of?.kind !== "value") return [];
    this.entries.set(of.variable, fact);
    return [...notes].filter((note) => this.entryFor(note) === fact);
  }

  /** Where this says that an element has not a value, and it has another one on the board, the latter. */
  entryFor(fact: SignedOption): SignedOption | undefined {
    if (this.entries.size === 0 || !this.board.isExclusion(fact)) return undefined;
    const of = this.board.factOf(fact)?.of;
    return of?.kind === "excluded" ? this.entries.get(of.variable) : undefined;
  }

  /** Resting on entries instead of notes that were forgotten, and without all that these make needless. */
  restated(deduction: Deduction, known: KnownFacts, reasoner: Reasoner): Deduction {
    const renamed = this.renamed(deduction, known);
    if (renamed === deduction) return deduction;
    const { isSearched, counted, packed } = deduction;
    const isByPropagation = isSearched !== true && counted === undefined && packed === undefined;
    return (isByPropagation ? reasoner.irreducible(sketchOf(renamed)) : undefined) ?? renamed;
  }

  private renamed(deduction: Deduction, known: KnownFacts): Deduction {
    const instead = (fact: SignedOption): SignedOption =>
      known.has(fact) ? fact : (this.entryFor(fact) ?? fact);
    if (deduction.facts.every((fact) => instead(fact) === fact)) return deduction;
    const list = (facts: readonly SignedOption[]): readonly SignedOption[] => [
      ...new Set(facts.map(instead)),
    ];
    const links = deduction.links.map((link): Link => ({ ...link, because: list(link.because) }));
    return { ...deduction, facts: list(deduction.facts), links };
  }
}
