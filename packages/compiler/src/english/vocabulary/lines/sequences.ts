/** Numbers along a path, or a line, in which some cells may be empty: `the digits along the snail repeat 1, 2, 3`. */
import type { TypeExpression } from "../../../ast.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { type Meanings, UNSAID, unsaid } from "../../meanings.js";
import { compared, latest } from "../../say.js";
import { wordForms } from "../../word-forms.js";

/** `1, 2, 3, 1, 2, 3`: what is said again and again, if it goes up from 1. */
function roundOf(series: readonly string[]): number | undefined {
  const again = series.indexOf("1", 1);
  const round = again < 0 ? series.length : again;
  const fits = series.every((number, at) => number === `${(at % round) + 1}`);
  return fits && round > 1 ? round : undefined;
}

const ALONG = ["", " <where>"] as const;
const AND_SO_ON = ",? .? .? .? and? so? on?";

/** `mayBeNone`: the cells without a number are passed over. */
export function sequencesOf(layer: string, type: TypeExpression, mayBeNone: boolean): readonly PhraseRule[] {
  const words = [wordForms(layer), "digits", "numbers"].join("|");
  const cellsOf = (set: string): string => (mayBeNone ? `(cells of ${set} where ${layer})` : set);
  const first = (set: string): string =>
    mayBeNone ? `first(${set} with ${layer}).${layer}` : `${set}.first.${layer}`;
  const along =
    (said: (set: string) => string | undefined) =>
    (parts: unknown): Meanings["clause"] =>
    (scope) => {
      const where = (parts as { readonly where?: Meanings["where"] }).where?.(scope);
      const set = latest(scope, ({ role }) => role === "path" || role === "line")?.variable;
      if (set === undefined || (where !== undefined && where !== set)) return unsaid;
      return { text: said(set) ?? UNSAID, denied: UNSAID };
    };
  const starts = (number: string) => (set: string) => compared(first(set), "=", "!=", number);
  const differ = along(
    (set) => `for each consecutive cells a, b in ${cellsOf(set)}: a.${layer} != b.${layer}`,
  );
  const repeated = (series: readonly string[], isAgain: boolean, parts: unknown): Meanings["clause"] =>
    along((set) => {
      const round = roundOf(series);
      return round === undefined || (isAgain && round === series.length)
        ? undefined
        : `${first(set)} = 1; for each consecutive cells a, b in ${cellsOf(set)}: b.${layer} = a.${layer} mod ${round} + 1`;
    })(parts);
  return [
    ...rule("verb", `start|starts|begin|begins with a|an|the? ${words}? <number>`, ({ number }) => ({
      of: ({ variable, role }) => (role === "path" || role === "line" ? starts(number)(variable) : unsaid),
    })),
    ...rule(
      "clause",
      [
        `the? first cell with a|an? ${words} have a|an|the? ${words} <number>`,
        `the? first ${words} be a|an? <number>`,
      ],
      ({ number, ...parts }) => along((set) => starts(number)(set).text)(parts),
    ),
    ...ALONG.flatMap((where) => [
      ...(hasTwoValues(type)
        ? rule("clause", [`the? ${words}${where} alternate`, `the? ${words} alternate${where}`], differ)
        : []),
      ...rule(
        "clause",
        [
          `2? ${words} that|which follow|follows eachother${where} be|have different`,
          `consecutive|successive ${words}${where} be different`,
        ],
        differ,
      ),
      ...rule(
        "clause",
        [
          `the? ${words}${where} be|come|go|run <series> ${AND_SO_ON} in? this|the? order?`,
          `the? ${words}${where} come|appear|stand|be in this|the order <series> ${AND_SO_ON}`,
        ],
        ({ series, ...parts }) => repeated(series, true, parts),
      ),
      ...rule(
        "clause",
        [
          `the? ${words}${where} repeat|cycle through? the? sequence|order|pattern? <series>`,
          `the? sequence|order|pattern <series> repeat|repeats over? and? over?${where}`,
          `the? ${words}${where} be <series> ,? again and again`,
        ],
        ({ series, ...parts }) => repeated(series, false, parts),
      ),
    ]),
  ];
}

const hasTwoValues = (type: TypeExpression): boolean =>
  type.kind === "range-type" &&
  type.from.kind === "number" &&
  type.to.kind === "number" &&
  Number(type.to.value) === Number(type.from.value) + 1;
