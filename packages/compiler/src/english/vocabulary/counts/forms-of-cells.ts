/** The form that cells of a kind have together, and that some form has no place: `the shaded cells form a rectangle`. */
import { rule, table } from "../../grammar.js";
import type { Noun } from "../../meanings.js";
import { cellsBeing, denied, isKind, ofAll, ofEach, ofSets, soMany } from "../../say.js";
import { inCorner } from "../whereabouts.js";

const attribute =
  (name: string) =>
  (set: string): { readonly text: string; readonly denied: string } => ({
    text: `${set} is ${name}`,
    denied: `${set} is not ${name}`,
  });

const FORM = "form|forms|make|makes|be|build|builds";
const STRIP =
  "strip|line|bar|run|rectangle|area|block|group|cell|region|strips|lines|rectangles|areas|blocks|cells";
const GROUPS = "groups|areas|regions|islands|clusters|pieces|shapes|blocks|patches";

/** In brackets, as a set of which something is said. */
const together = (noun: Noun, set: string): string => `(${cellsBeing(set, noun, [])})`;

const opposite = "cell(board.height + 1 - c.row, board.width + 1 - c.column)";

/** No rectangle of that size has only cells of a kind. */
const noneFilled = (noun: Noun, sizes: readonly (readonly [h: string, w: string])[]) => (): string =>
  sizes
    .map(([h, w]) =>
      ofSets([{ sort: `block ${h}x${w}`, role: "line" }], [], ({ variable }, scope) =>
        denied(ofEach({ conditions: [] }, variable, scope, (x) => ofAll(noun.conditions, x))),
      ),
    )
    .join("; ");

export const formPhrases = table(() => [
  rule("form", ["a|1|a single? rectangle", "a single rectangle"], () => attribute("rectangle")),
  rule("form", ["a|1|a straight? line", "a single straight? line"], () => attribute("straight")),
  rule("form", ["a|1 squareshaped", "squareshaped"], () => (set) => {
    const text = `${set} is rectangle and ${set}.width = ${set}.height`;
    return { text, denied: `not (${text})` };
  }),
  rule("statement", `the? <noun> ${FORM} <form>`, ({ noun, form }) =>
    isKind(noun) ? () => form(together(noun, "cells")).text : undefined,
  ),
  rule(
    "statement",
    [
      `the? <core:noun> in|of|on <each> <families> ${FORM} <form>`,
      `in|on <each> <families> ,? the? <noun> ${FORM} <form>`,
    ],
    ({ noun, families, form }) =>
      isKind(noun)
        ? (scope) => ofSets(families, scope, ({ variable }) => form(together(noun, variable)))
        : undefined,
  ),
  rule(
    "statement",
    [
      `<noun> form|forms|make|makes ${GROUPS} of <amount> cells?`,
      `<noun> come|comes in ${GROUPS} of <amount> cells?`,
      `<noun> form|forms|make|makes connected ${GROUPS} of <amount> cells?`,
      `<noun> be arranged|grouped in ${GROUPS} of <amount> cells?`,
    ],
    ({ noun, amount }) =>
      !isKind(noun) || amount.isIndefinite === true
        ? undefined
        : (scope) => {
            const of = cellsBeing("cells", noun, [{ variable: "c", sort: "cell", role: "cell" }]);
            return `for each group g of ${of}: ${soMany(amount, { conditions: [] }, "g", scope).text}`;
          },
  ),
  ...(
    [
      ["larger|bigger|greater", "more"],
      ["smaller|less", "fewer"],
    ] as const
  ).map(([said, sense]) =>
    rule("verb", `be ${said} than <number> cells?`, ({ number }) => ({
      of: ({ variable, role }) => {
        const [sign, other] = sense === "more" ? [">", "<="] : ["<", ">="];
        return role === "cell"
          ? { text: "\0", denied: "\0" }
          : { text: `size(${variable}) ${sign} ${number}`, denied: `size(${variable}) ${other} ${number}` };
      },
    })),
  ),
  rule(
    "statement",
    [
      `there be no <number:h> x <number:w> ${STRIP} of <noun>`,
      `there not be a|an <number:h> x <number:w> ${STRIP} of <noun>`,
      `no <number:h> x <number:w> ${STRIP} of <noun> be allowed`,
      `no <number:h> x <number:w> ${STRIP} have only <noun>`,
    ],
    ({ h, w, noun }) => (isKind(noun) ? noneFilled(noun, [[h, w]]) : undefined),
  ),
  rule(
    "statement",
    [
      `there be no <number:h> x <number:w> or|and <number:i> x <number:j> ${STRIP} of <noun>`,
      `there not be a|an <number:h> x <number:w> or|and <number:i> x <number:j> ${STRIP} of <noun>`,
      `no <number:h> x <number:w> or|and <number:i> x <number:j> ${STRIP} of <noun> be allowed`,
    ],
    ({ h, w, i, j, noun }) =>
      isKind(noun)
        ? noneFilled(noun, [
            [h, w],
            [i, j],
          ])
        : undefined,
  ),
  rule("kind", "corner", () => ({ conditions: [{ ...inCorner, where: "in" }] })),
  rule("verb", ["have <counted> in|at|on the opposite cell|side"], ({ counted: { amount, noun } }) => ({
    of: ({ variable: c, role }, scope) => {
      const at = opposite.replaceAll("c.", `${c}.`);
      const number = amount.number(scope);
      if (role !== "cell" || !isKind(noun) || !/^[01]$/.test(number)) return { text: "\0", denied: "\0" };
      const said = ofAll(noun.conditions, at);
      return number === "1" ? said : denied(said);
    },
  })),
]);
