/** A deduction: what follows, from which rules and facts, and what lies between. */
import type { SignedOption } from "@ecp/engine";
import type { SoftGroup } from "../soften.js";
import type { Counter, FactCount } from "./counts.js";

/** One look: these rules and these facts leave no room for the opposite. */
export interface Link {
  /** Undefined for a clash: nothing is left. */
  readonly follows: SignedOption | undefined;
  readonly rules: readonly SoftGroup[];
  readonly because: readonly SignedOption[];
}

/** The values on the board contradict each other: the last link states no fact. */
export interface Clash {
  /** Each rests on facts, and on links before it; the last one tells what follows. */
  readonly links: readonly Link[];
  /** All rules of the links, none of which can be left out, and all facts that were on the board. */
  readonly rules: readonly SoftGroup[];
  readonly facts: readonly SignedOption[];
}

/** One of the ways that things can be, followed to the same end. */
export interface Alternative {
  readonly supposed: SignedOption;
  /** The last one tells what follows, or that this way is none. */
  readonly links: readonly Link[];
}

/** Where the opposite is supposed: one way that is ruled out, with what holds before it; of the last one, the clash that is left without them. */
export interface RuledOut {
  readonly supposed: SignedOption | undefined;
  readonly before: readonly Link[];
  readonly links: readonly Link[];
}

/** These need together all that those have room for; or more, with what is supposed. */
export interface DeducedCounts {
  readonly needing: readonly FactCount[];
  readonly allowing: readonly FactCount[];
  /** The other facts that follow from it. */
  readonly others: readonly SignedOption[];
  readonly supposed?: SignedOption;
}

/** So many of these hold at most. */
export interface PackedBlock {
  readonly of: readonly SignedOption[];
  readonly most: number;
  /** The facts that are counted, and so many of them: at most, or, where the others have room, at least. */
  readonly told: readonly SignedOption[];
  readonly number: number;
}

/** A count that needs all that blocks of its places have room for; or that allows no more than they have at least. */
export interface PackedCount {
  readonly count: FactCount;
  /** So many, besides those that are there. */
  readonly number: number;
  readonly blocks: readonly PackedBlock[];
  /** The blocks are of the opposites of what is counted. */
  readonly isOfOthers: boolean;
  /** The other facts that follow from it. */
  readonly others: readonly SignedOption[];
}

export interface Deduction extends Clash {
  readonly follows: SignedOption;
  /** One of these holds, and it follows from both: the links are those of the one, then those of the other. Where the opposite is supposed, each of them clashes. */
  readonly either?: readonly Alternative[];
  /** Where both are: the links to what holds whichever way is taken. */
  readonly before?: readonly Link[];
  /** The count that leaves just these; undefined of a fact and its opposite, and of what may cover a cell. */
  readonly among?: Counter;
  /** Ways that are ruled out one after the other, until nothing is left. */
  readonly ruledOut?: readonly RuledOut[];
  /** All ways to keep the rules come to it; there is one link. */
  readonly isSearched?: boolean;
  /** These ways, each by what it has where another one has something else. */
  readonly ways?: readonly (readonly SignedOption[])[];
  /** Counts added up, each as often as it stands there. */
  readonly counted?: DeducedCounts;
  readonly packed?: PackedCount;
  /** Its opposite, tried: the links end in a clash. */
  readonly supposed?: SignedOption;
}

/** How hard a deduction is; less is easier. */
export type Cost = (deduction: Deduction) => number;
