/** The cells round the corners that are marked: `around each mark, odd and even digits alternate`. */

import { type PhraseRule, rule, table } from "../../grammar.js";
import type { Mentioned, Thing } from "../../meanings.js";
import { asCondition, bothNouns, ofEach, soMany } from "../../say.js";
import type { OwnName } from "../../word-forms.js";
import { wordForms } from "../../word-forms.js";
import { differ } from "../sentences/of-parity.js";
import { sumIn } from "../values.js";

const k: Thing = { variable: "k.cells", sort: "corner", role: "family" };
const ROUND = "around|round|at|surrounding|about|next";
const CHECKED = "checkerboard|chessboard|checkerboards|chessboards" as const;

/** `mark`: a yes/no layer on corners. */
export function ofCorners({ name, isFree }: OwnName): readonly PhraseRule[] {
  const words = wordForms(name);
  const marked = [`${name}ed`, `${name}ked`]
    .filter(isFree)
    .map((word) => `${word.toLowerCase()} corner|corners`);
  return rule("marks", [words, `corners? with a|an|the? ${words}`, ...marked], () => name);
}

const head = (mark: string): string => `for each corner k with ${mark}`;
const where = [`${ROUND} <each> <marks>`, `${ROUND} <marks>`, "of <each> <marks>"] as const;
const alternating = "for each consecutive cells a, b in k.ring";

export const cornerPhrases = table(() => [
  ...where.map((place) =>
    rule(
      "statement",
      `${place} ,? <clause>`,
      ({ marks, clause }) =>
        (_scope: Mentioned) =>
          `${head(marks)}: ${clause([k]).text}`,
    ),
  ),
  ...where.flatMap((place) => [
    ...rule(
      "statement",
      [
        `${place} ,? all? the? <twoKinds> alternate`,
        `all? the? <twoKinds> ${place} alternate`,
        `the 4? cells ${place} form|make a ${CHECKED} of <twoKinds>`,
        `${place} ,? the 4? cells form|make a ${CHECKED} of <twoKinds>`,
      ],
      ({ marks, twoKinds }) =>
        () =>
          `${head(marks)}: ${alternating}: ${differ(twoKinds, "a", "b").text}`,
    ),
    ...rule(
      "statement",
      [
        `2? adjacent|neighbouring <noun> ${place} <between>`,
        `${place} ,? 2? adjacent|neighbouring <noun> <between>`,
      ],
      ({ marks, noun, between }) => {
        const [a, b] = ["a", "b"].map((variable) => ({
          variable,
          sort: "cell",
          role: "cell" as const,
          ...(noun.value === undefined ? {} : { value: noun.value }),
        }));
        return noun.conditions.length > 0 || a === undefined || b === undefined
          ? undefined
          : () => `${head(marks)}: ${alternating}: ${between(a, b).text}`;
      },
    ),
    ...rule(
      "statement",
      [`all? of? the? 4? <noun> ${place} <together>`],
      ({ marks, noun, together }) =>
        () =>
          `${head(marks)}: ${together(noun, k.variable, [k]).text}`,
    ),
    ...rule(
      "statement",
      [`the? sum|total of all? the? <noun> ${place} <saying>`],
      ({ marks, noun, saying }) => {
        const sum = sumIn(noun, k.variable, [k]);
        return sum === undefined ? undefined : () => `${head(marks)}: ${saying(sum, [k]).text}`;
      },
    ),
    ...rule("statement", [`<amount> of? the? 4? <noun> ${place} <verb>`], ({ marks, amount, noun, verb }) =>
      amount.isIndefinite === true
        ? undefined
        : () =>
            `${head(marks)}: ${soMany(amount, bothNouns(noun, asCondition(verb, noun.value)), k.variable, [k]).text}`,
    ),
    ...rule(
      "statement",
      [`<amount> of? the? 4? <noun> <verb> ${place}`, `${place} there be <counted>`],
      (parts) =>
        "counted" in parts
          ? () =>
              `${head(parts.marks)}: ${soMany(parts.counted.amount, parts.counted.noun, k.variable, [k]).text}`
          : undefined,
    ),
    ...rule("statement", [`${place} there be <counteds>`], ({ marks, counteds }) => () => {
      const said = counteds.map(({ amount, noun }) => soMany(amount, noun, k.variable, [k]).text);
      return `${head(marks)}: ${said.join(" and ")}`;
    }),
    ...rule("statement", [`all|each? of? the? 4? <noun> ${place} <verb>`], ({ marks, noun, verb }) => () => {
      const said = ofEach({ conditions: noun.conditions }, k.variable, [k], (variable) => {
        const cell: Thing = {
          variable,
          sort: "cell",
          role: "cell",
          ...(noun.value === undefined ? {} : { value: noun.value }),
        };
        return verb.of(cell, [k, cell]);
      });
      return `${head(marks)}: ${said.text}`;
    }),
  ]),
]);
