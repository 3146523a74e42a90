/** A draft of a deduction: its goal, and rules and facts that are enough for it. */
import type { SignedOption } from "@ecp/engine";
import type { SoftGroup } from "../soften.js";
import type { Alternatives } from "./alternatives.js";
import type { Counter } from "./counts.js";
import type { Alternative, Deduction } from "./deduction.js";

/** The goal of a proof: a fact, by its own reasons or by supposing its opposite; or, without a fact, that the known facts clash. */
export interface Goal {
  readonly follows?: SignedOption;
  readonly supposed?: SignedOption;
  /** One of these holds; it follows from each, or, where its opposite is supposed, each of them clashes. */
  readonly either?: Alternatives;
  /** The count that leaves just these. */
  readonly among?: Counter;
  /** Where its opposite is supposed: each of these clashes once those before it are ruled out, and without all of them everything does. */
  readonly ruledOut?: Alternatives;
}

export interface Grounds {
  readonly rules: ReadonlySet<SoftGroup>;
  readonly facts: ReadonlySet<SignedOption>;
}

export interface Sketch extends Goal, Grounds {
  readonly follows: SignedOption;
  readonly rules: ReadonlySet<SoftGroup>;
  readonly facts: ReadonlySet<SignedOption>;
  /** How hard it may be to see: entries on the way, then rules, then facts that they rest on. */
  readonly estimate: number;
}

export const alternativesOf = (either: readonly Alternative[]): Alternatives =>
  either.map(({ supposed }) => supposed);

export const byEstimate = (one: Sketch, other: Sketch): number => one.estimate - other.estimate;

export const sketchOf = ({
  follows,
  supposed,
  either,
  among,
  ruledOut,
  rules,
  facts,
}: Deduction): Sketch => ({
  follows,
  ...(supposed === undefined ? {} : { supposed }),
  ...(either === undefined ? {} : { either: alternativesOf(either) }),
  ...(among === undefined ? {} : { among }),
  ...(ruledOut === undefined ? {} : { ruledOut: ruledOut.flatMap(({ supposed: one }) => one ?? []) }),
  rules: new Set(rules),
  facts: new Set(facts),
  estimate: 0,
});

/** The cost of an estimate, for each entry on the way. */
export const ENTRY = 20;
/** Of several that are as easy, the one with the fewest notes on the way is nearest to the board. */
export const NOTE_OF_ENTRY = 1 / 1024;

export const estimated = (entries: number, rules: number, facts: number): number =>
  ENTRY * entries + 10 * rules + facts;
