/** A step as it is told. */
import type { Fact } from "../facts.js";
import type { ExplainedMember } from "../member.js";
import type { Premise } from "../premises.js";
import { cases } from "../techniques/cases.js";
import type { Shape, ShapeLink } from "../techniques/shape.js";
import { techniqueOf } from "../techniques/table.js";
import type { Technique } from "../techniques/technique.js";

export interface Step {
  /** For the same reason; of a note, what an element is not; nothing, where what is on the board cannot be. */
  readonly found: readonly Fact[];
  readonly rules: readonly ExplainedMember[];
  /** Of these, the ones to look at: not those that only rule something out on the way. */
  readonly scope: readonly ExplainedMember[];
  readonly known: readonly Fact[];
  /** The same, as a person looks at them: a line that was drawn is one (premises.ts). */
  readonly premises: readonly Premise[];
  /** It cannot be seen at once: a few cases have to be tried. */
  readonly tried: boolean;
  readonly technique: Technique;
  /** The step in a sentence or two. */
  readonly says: string;
  /** The opposite of what is found, where it is tried; each of `chain` follows from it, until nothing is left, or no way to go on. */
  readonly supposed?: Fact;
  readonly chain: readonly ChainLink[];
  /** The number of facts left to be found after it. */
  readonly left: number;
}

export interface ChainLink {
  /** Undefined for the clash at its end. */
  readonly follows?: Fact;
  readonly rules: readonly ExplainedMember[];
}

export function namedStep(shape: Shape, left: number, technique: Technique = techniqueOf(shape)): Step {
  const { found, rules, looks, known, premises, supposed } = shape;
  return {
    found,
    rules: looks.map(plain),
    scope: rules.map(plain),
    known,
    premises,
    tried: technique === cases,
    technique,
    says: technique.sentence(shape),
    ...(supposed === undefined ? {} : { supposed }),
    chain:
      supposed === undefined
        ? []
        : linksTold(shape).map((link) => ({
            ...(link.follows === undefined ? {} : { follows: link.follows }),
            rules: link.rules.map(plain),
          })),
    left,
  };
}

/** The links that follow from the supposition, whichever way is taken then. */
function linksTold({ links, either, ruledOut, before = [] }: Shape): readonly ShapeLink[] {
  if (ruledOut !== undefined) return ruledOut[0]?.before ?? [];
  return either === undefined ? links : before;
}

/** Without what techniques read. */
const plain = ({ kind, span, words, at, cells }: ExplainedMember): ExplainedMember => ({
  kind,
  span,
  words,
  at,
  cells,
});

/** A technique before all; then what one must keep in mind. */
export const costOf = (shape: Shape): number =>
  100 * techniqueOf(shape).rank + 3 * shape.rules.length + shape.premises.length + 0.1 * shape.links.length;
