/**
 * Rules that say what one region of a division is like: they read the division only as "these two cells are in one region" and as the cells of a
 * region. They are expanded for one region of which nothing is known (`instance/one-region-world.ts`), and tried while regions are listed
 * (`structures/trial/region-trial.ts`). Of a set that fails them no region is made; and a rule that all sets in the list keep, whatever the
 * other regions are, is not said once more.
 */
import type { AuxiliaryId, Condition } from "../../../condition.js";
import { readOfOneRegion, type SaidOfOneRegion } from "../../../normalize/readings/one-region.js";
import type { LayerId, Statement } from "../../../typed.js";
import type { Pattern } from "../pattern.js";

/** The region in question, and how a statement is expanded for it. */
export interface OneRegion {
  readonly layer: LayerId;
  /** For whoever asks why something follows: rules that read givens are said, and not tried. */
  readonly saysGivens: boolean;
  /** Undefined where it says more than conditions, or does not come to an end. */
  readonly expand: (statement: Statement) => readonly Condition[] | undefined;
  /** By cell. */
  readonly atoms: ReadonlyMap<number, Atoms>;
}

/** The propositions about a cell. */
export interface Atoms {
  /** The cell is in the region. */
  readonly inside: AuxiliaryId;
  /** The cell is in another one: unknown where it is not inside. */
  readonly elsewhere: readonly AuxiliaryId[];
}

export interface OfOneRegion {
  readonly statement: Statement;
  readonly conditions: readonly Condition[];
  /** It is said of the region itself, and not of cells, each of which is in some region. */
  readonly ofEvery: boolean;
  /** All that it says is in the conditions. */
  readonly complete: boolean;
}

export const ofOneRegion: Pattern<Statement, OneRegion, SaidOfOneRegion, OfOneRegion> = {
  name: "rules of one region",
  role: "derive",
  phase: "found",
  makes: "tried on each set of cells that a region may be",
  counts:
    "a set that is not listed is in no answer, and a rule that is not said again holds of all choices of sets",
  match(facts, statement, { layer, saysGivens }) {
    const said = readOfOneRegion(facts, statement, layer);
    return said === undefined || (saysGivens && said.readsGivens) ? undefined : said;
  },
  admit(_world, { statement, ofEvery, readsUnprinted }, { expand }) {
    const conditions = expand(statement);
    if (conditions === undefined || conditions.length === 0) return undefined;
    // A `?` binds together the statements that name it.
    return { statement, conditions, ofEvery, complete: !readsUnprinted };
  },
};
