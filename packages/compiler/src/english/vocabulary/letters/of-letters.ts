/** Values of a list, read along rows: `the first letter of each row is A`, `the top row spells CAB`, `in alphabetical order`. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type Said, type Thing, UNSAID, unsaid } from "../../meanings.js";
import { allTrue, compared, nearby, notOne, ofAll, ofCells, ofSets, soMany } from "../../say.js";
import { wordForms } from "../../word-forms.js";
import { lineEnds } from "../occurrences.js";

const IS_IN = "appear|appears|occur|occurs|be|stand|stands";
const BEFORE = "come|comes|be|stand|stands|appear|appears";

/** The directions in which a line is read, by the side from which it is. */
const readFrom: Readonly<Record<"row" | "column", readonly [start: string, end: string]>> = {
  row: ["left", "right"],
  column: ["top", "bottom"],
};

/** No longer list of conditions is offered. */
const MOST_VALUES = 9;

/** No value of a line stands before one that the alphabet has earlier. */
function inAlphabeticalOrder(values: readonly string[], set: string): Said {
  const sorted = values.toSorted();
  if (values.length > MOST_VALUES || values.length < 2) return unsaid;
  const never = sorted.slice(1).map((later, at) => {
    const earlier = sorted.slice(0, at + 1).map((value) => `y is ${value}`);
    return `not (x is ${later} and ${earlier.length > 1 ? `(${earlier.join(" or ")})` : earlier[0]})`;
  });
  const text = `all(${never.join(" and ")} for cells x, y in ${set} where x before y)`;
  return { text, denied: `not ${text}` };
}

interface Letters {
  readonly values: readonly string[];
  readonly mayBeNone: boolean;
}

/** Sentences about the values of one layer, some cells of which may be empty. */
export function ofLetters(layer: string, { values, mayBeNone }: Letters): readonly PhraseRule[] {
  const words = wordForms(layer);
  const first = (set: string, end: string): string =>
    mayBeNone ? `(cells of ${set} where ${layer}).${end}.${layer}` : `${set}.${end}.${layer}`;
  return [
    ...lineEnds.flatMap(([said, end], at) => [
      ...rule(
        "measure",
        `${said} ${words}`,
        () =>
          ({ variable, role }) =>
            role === "cell" ? UNSAID : first(variable, end),
      ),
      ...(at > 0
        ? []
        : (["row", "column"] as const).flatMap((sort) =>
            readFrom[sort].flatMap((from, side) =>
              rule(
                "measure",
                `${said} ${words} seen|read|looking? from the? ${from}`,
                () => (line: Thing) =>
                  line.sort === sort ? first(line.variable, side === 0 ? "first" : "last") : UNSAID,
              ),
            ),
          )),
    ]),
    ...(mayBeNone
      ? rule("verb", "be completely|entirely? empty", () => ({
          of: ({ variable, role }) =>
            role === "cell"
              ? unsaid
              : compared(`count(x in ${variable} where x has ${layer})`, "=", "!=", "0"),
        }))
      : []),
    ...rule(
      "verb",
      ["be in? alphabetical order", `have its|their|the? ${words} in alphabetical order`],
      () => ({
        of: ({ variable, role }) => (role === "line" ? inAlphabeticalOrder(values, variable) : unsaid),
      }),
    ),
    ...rule(
      "statement",
      [
        `all? the? ${words} in|of|on <each> <families> be|stand|appear in? alphabetical order`,
        `in <each> <families> ,? all? the? ${words} be in? alphabetical order`,
        `all? the? ${words} in|of|on <each> <families> be sorted|ordered? alphabetically`,
      ],
      ({ families }) =>
        (scope) =>
          ofSets(families, scope, ({ variable, role }) =>
            role === "line" ? inAlphabeticalOrder(values, variable) : unsaid,
          ),
    ),
    // None is equal to none.
    ...rule(
      "statement",
      [
        "no 2 <sets> be the? same|equal|alike",
        "all|both? the? <sets> be all? different",
        "the 2 <sets> be different",
      ],
      ({ sets: { sort, role } }) => {
        const along = { row: "column", column: "row" }[sort];
        return role !== "line" || along === undefined || !mayBeNone
          ? undefined
          : () =>
              `for each ${sort}s a, b: some(x.${layer} != y.${layer} for x in a, y in b where x.${along} = y.${along})`;
      },
    ),
    ...rule(
      "statement",
      [
        `the same ${words} not ${IS_IN} in 2? adjacent|neighbouring cells`,
        `adjacent|neighbouring cells not have the same ${words}`,
      ],
      () => () =>
        mayBeNone
          ? `for each link (x, y) where x has ${layer} and y has ${layer}: x.${layer} != y.${layer}`
          : `for each link (x, y): x.${layer} != y.${layer}`,
    ),
  ];
}

/** The layer that is named like what the letters are: cells of a line, one for each letter. */
const spelled = (line: string, letters: readonly string[]): Said => {
  const each = letters.map((letter, at) => `${line}[${at + 1}] is ${letter}`);
  return allTrue([
    { text: `size(${line}) = ${letters.length}`, denied: `size(${line}) != ${letters.length}` },
    ...each.map((text) => ({ text, denied: text.replace(" is ", " is not ") })),
  ]);
};

export const letterPhrases = table(() => [
  rule("letters", ["<person:a> ,? and|or? <person:b>"], ({ a, b }) => [a, b]),
  rule("letters", ["<person:a> , <letters:rest>"], ({ a, rest }) => [a, ...rest]),
  rule("saying", ["be a|an|the? <person:a> or a|an|the? <person:b>"], ({ a, b }) => (number) => {
    const text = `(${number} = ${a.plain ?? UNSAID} or ${number} = ${b.plain ?? UNSAID})`;
    return { text, denied: `not ${text}` };
  }),
  rule("saying", ["be a|an|the? <person>"], ({ person: { plain } }) =>
    plain === undefined ? undefined : (number) => compared(number, "=", "!=", plain),
  ),
  rule(
    "verb",
    ["spell|spells|read|reads the? word? <letters>", "have the? <tone> <letters> in this|that order"],
    ({ letters }) => ({
      of: ({ variable, role }) =>
        role === "line"
          ? spelled(
              variable,
              letters.map(({ plain = UNSAID }) => plain),
            )
          : unsaid,
    }),
  ),
  rule(
    "statement",
    ["the? word? <letters> be read|spelled|spelt in|by|along <named>"],
    ({ letters, named }) =>
      named.role === "line"
        ? () =>
            spelled(
              named.variable,
              letters.map(({ plain = UNSAID }) => plain),
            ).text
        : undefined,
  ),
  rule(
    "verb",
    ["have the <tone> <letters>", "have all of <letters>", "have all? <letters>"],
    ({ letters }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell"
          ? unsaid
          : allTrue(
              letters.map((letter) =>
                soMany({ bound: "at least", number: () => "1" }, { conditions: [letter] }, variable, scope),
              ),
            ),
    }),
  ),
  rule(
    "statement",
    [`<letters> all? ${IS_IN} in|on <each> <families>`, `<letters> each ${IS_IN} in|on <each> <families>`],
    ({ letters, families }) =>
      (scope) =>
        letters
          .map((letter) =>
            ofSets(families, scope, ({ variable }, inner) =>
              soMany({ bound: "at least", number: () => "1" }, { conditions: [letter] }, variable, inner),
            ),
          )
          .join("; "),
  ),
  rule(
    "statement",
    [
      "<letters> all? appear|appears|occur|occurs in|on the board",
      "<letters> all? appear|appears|occur|occurs somewhere?",
      "<letters> all? be used",
    ],
    ({ letters }) =>
      (scope) =>
        letters
          .map(
            (letter) =>
              soMany({ bound: "at least", number: () => "1" }, { conditions: [letter] }, "cells", scope).text,
          )
          .join("; "),
  ),
  rule(
    "statement",
    [
      `<person:a> ${BEFORE} before <person:b> in <each> <families>`,
      `in <each> <families> ,? <person:b> ${BEFORE} after <person:a>`,
      `<person:b> ${BEFORE} after <person:a> in <each> <families>`,
      `<person:a> ${BEFORE} to? the? left of <person:b> in <each> <families>`,
      `<person:a> ${BEFORE} somewhere to the left of <person:b> in <each> <families>`,
      `in <each> <families> ,? a|an|the? <person:a> ${BEFORE} before a|an|the? <person:b>`,
    ],
    ({ a, b, families }) =>
      (scope) =>
        ofSets(families, scope, ({ variable, role }) => {
          if (role !== "line") return unsaid;
          const both = allTrue([a.of("x"), b.of("y")]).text;
          return {
            text: `all(x before y for cells x, y in ${variable} where ${both})`,
            denied: `some(y before x for cells x, y in ${variable} where ${both})`,
          };
        }),
  ),
  // Of each cell that has the value, however many these are.
  rule(
    "statement",
    "<person:a> not <be> <near> a|an|the? <person:b>",
    ({ a, near, b }) =>
      (scope) =>
        ofCells(
          { conditions: [a] },
          scope,
          ({ variable }, inner) => soMany(notOne, { conditions: [b] }, nearby(variable, near), inner).text,
        ),
  ),
  ...(["right", "left"] as const).flatMap((side) => [
    rule("verb", `have <counted> somewhere? to|on its ${side} side?`, ({ counted: { amount, noun } }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell" ? soMany(amount, noun, `${variable}.look(${side})`, scope) : unsaid,
    })),
  ]),
  ...(["above", "below"] as const).map((side, at) =>
    rule("verb", `have <counted> somewhere ${side} it?`, ({ counted: { amount, noun } }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell"
          ? soMany(amount, noun, `${variable}.look(${at === 0 ? "up" : "down"})`, scope)
          : unsaid,
    })),
  ),
  // Between two of a kind: next to both, in its row or in its column.
  rule("verb", ["be|stand|stands|lie|lies|sit|sits between 2 <core>"], ({ core: { conditions } }) => ({
    of: ({ variable: c, role }) => {
      if (role !== "cell" || conditions.length === 0) return unsaid;
      const sides = [
        ["left", "right"],
        ["up", "down"],
      ].map((pair) =>
        pair.map((side) => `${c} has ${side} and ${ofAll(conditions, `${c}.${side}`).text}`).join(" and "),
      );
      const text = sides.map((side) => `(${side})`).join(" or ");
      return { text, denied: `not (${text})` };
    },
  })),
]);
