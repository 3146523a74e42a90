/** Numbers along a path, or a line, in which some cells may be empty: `the digits along the snail repeat 1, 2, 3`. */
import type { TypeExpression } from "../../../ast.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { type Meanings, type Sets, type Thing, UNSAID, unsaid } from "../../meanings.js";
import { compared, latest, setIn } from "../../say.js";
import { wordForms } from "../../word-forms.js";

/** `1, 2, 3, 1, 2, 3`: what is said again and again, if it goes up from 1. */
function roundOf(series: readonly string[]): number | undefined {
  const again = series.indexOf("1", 1);
  const round = again < 0 ? series.length : again;
  const fits = series.every((number, at) => number === `${(at % round) + 1}`);
  return fits && round > 1 ? round : undefined;
}

const AND_SO_ON = ",? .? .? .? and? so? on?";

interface Parts {
  readonly series?: readonly string[];
  readonly number?: string;
  readonly where?: Meanings["where"];
  readonly sets?: Sets;
}

const isOrdered = ({ role }: { readonly role: Thing["role"] }): boolean => role === "path" || role === "line";

/** Said of a set that the sentence has named, or names behind the subject: `HERE` in a pattern. */
const along = (
  patterns: readonly string[],
  said: (set: string, parts: Parts) => string | undefined,
): readonly PhraseRule[] => {
  const at = (here: string): readonly string[] => patterns.map((each) => each.replace(" HERE", here));
  return [
    ...["", " <where>"].flatMap((here) =>
      rule("clause", at(here), (found: unknown) => (scope) => {
        const parts = found as Parts;
        const where = parts.where?.(scope);
        const set = latest(scope, isOrdered)?.variable;
        if (set === undefined || (where !== undefined && where !== set)) return unsaid;
        return { text: said(set, parts) ?? UNSAID, denied: UNSAID };
      }),
    ),
    ...rule("statement", at(" in|on|of|along <each> <sets>"), (found: unknown) => {
      const { sets, ...parts } = found as Parts;
      if (sets === undefined || !isOrdered(sets)) return undefined;
      return (scope) => {
        const { sort, variable } = setIn(scope, sets);
        return `for each ${sort} ${variable}: ${said(variable, parts) ?? UNSAID}`;
      };
    }),
  ];
};

/** `mayBeNone`: the cells without a number are passed over. */
export function sequencesOf(layer: string, type: TypeExpression, mayBeNone: boolean): readonly PhraseRule[] {
  const words = [wordForms(layer), "digits", "numbers"].join("|");
  const cellsOf = (set: string): string => (mayBeNone ? `(cells of ${set} where ${layer})` : set);
  const first = (set: string): string =>
    mayBeNone ? `first(${set} with ${layer}).${layer}` : `${set}.first.${layer}`;
  const differ = (set: string): string =>
    `for each consecutive cells a, b in ${cellsOf(set)}: a.${layer} != b.${layer}`;
  /** `isAgain`: the sentence shows by its numbers that they are repeated. */
  const repeated =
    (isAgain: boolean) =>
    (set: string, { series = [] }: Parts): string | undefined => {
      const round = roundOf(series);
      return round === undefined || (isAgain && round === series.length)
        ? undefined
        : `${first(set)} = 1; for each consecutive cells a, b in ${cellsOf(set)}: b.${layer} = a.${layer} mod ${round} + 1`;
    };
  return [
    ...rule("verb", `start|starts|begin|begins with a|an|the? ${words}? <number>`, ({ number }) => ({
      of: (thing) => (isOrdered(thing) ? compared(first(thing.variable), "=", "!=", number) : unsaid),
    })),
    ...along(
      [
        `the? first cell with a|an? ${words} HERE have a|an|the? ${words} <number>`,
        `the? first ${words} HERE be a|an? <number>`,
      ],
      (set, { number }) => `${first(set)} = ${number}`,
    ),
    ...along(
      hasTwoValues(type) ? [`the? ${words} HERE alternate`, `the? ${words} alternate HERE`] : [],
      differ,
    ),
    ...along(
      [
        `2? ${words} that|which follow|follows eachother HERE be|have different`,
        `consecutive|successive ${words} HERE be different`,
      ],
      differ,
    ),
    ...along(
      [
        `the? ${words} HERE be|come|go|run <series> ${AND_SO_ON} in? this|the? order?`,
        `the? ${words} HERE come|appear|stand|be in this|the order <series> ${AND_SO_ON}`,
      ],
      repeated(true),
    ),
    ...along(
      [
        `the? ${words} HERE repeat|cycle through? the? sequence|order|pattern? <series>`,
        `the? ${words} repeat|cycle through? the? sequence|order|pattern? <series> HERE`,
        `the? sequence|order|pattern <series> repeat|repeats over? and? over? HERE`,
        `the? ${words} HERE be <series> ,? again and again`,
      ],
      repeated(false),
    ),
  ];
}

const hasTwoValues = (type: TypeExpression): boolean =>
  type.kind === "range-type" &&
  type.from.kind === "number" &&
  type.to.kind === "number" &&
  Number(type.to.value) === Number(type.from.value) + 1;
