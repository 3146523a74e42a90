/** How far those who are told of alone are from each other, and in which of a few places they are. */
import { rule, table } from "../../grammar.js";
import type { Quality } from "../../meanings.js";
import { compared, numbered, ofAll, oneOf } from "../../say.js";

const ofBoth = (a: Quality, b: Quality): string =>
  `for each cell x, cell y where ${ofAll([a], "x").text} and ${ofAll([b], "y").text}`;

const CELLS = "cell|cells|door|doors|step|steps";

/** By its number in the row. */
export const ordinals = [
  ...["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"].map(
    (said, at) => [said, `cells[${at + 1}]`] as const,
  ),
  ["last|final", "cells.last"],
] as const;

const isCell = (cell: string): Quality => ({ of: (c) => compared(c, "is", "is not", cell) });

/** In one of two or three places, by their numbers in the row. */
export const numberedPlaces = table(() => [
  ...rule(
    "statement",
    [
      `<whoever:a> <be> <amount> ${CELLS} away? from <whoever:b>`,
      `<whoever:a> and <whoever:b> <be> <amount> ${CELLS} apart|away? from? eachother?`,
      `<whoever:a> and <whoever:b> be <amount> ${CELLS} from eachother`,
    ],
    ({ a, b, amount }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => `${ofBoth(a, b)}: ${numbered("distance(x, y)", amount, scope).text}`,
  ),
  ...rule(
    "statement",
    [
      "<whoever:a> and <whoever:b> live|lives|be next door to eachother",
      "<whoever:a> and <whoever:b> be direct? neighbours",
      "<whoever:a> and <whoever:b> <be> next to eachother",
      "<whoever:a> and <whoever:b> <be> beside eachother",
    ],
    ({ a, b }) =>
      () =>
        `${ofBoth(a, b)}: distance(x, y) = 1`,
  ),
  ...(
    [
      ["more", ">", "+"],
      ["fewer|less", "<", "-"],
    ] as const
  ).flatMap(([said, sign, step]) => [
    ...rule(
      "statement",
      `<whoever:a> have|scored|scores|got|gets|earned|won ${said} <valued> than <whoever:b>`,
      ({ a, b, valued }) =>
        () =>
          `${ofBoth(a, b)}: x.${valued} ${sign} y.${valued}`,
    ),
    ...rule(
      "statement",
      [
        `<whoever:a> have|scored|scores|got|gets|earned|won exactly? <number> ${said} <valued> than <whoever:b>`,
        `<whoever:a> have|scored|scores|got|gets|earned|won exactly? <number> <valued> ${said} than <whoever:b>`,
      ],
      ({ a, b, valued, number }) =>
        () =>
          `${ofBoth(a, b)}: x.${valued} = y.${valued} ${step} ${number}`,
    ),
  ]),
  ...ordinals.map(([said, cell]) => rule("ordinal", said, () => isCell(cell))),
  rule("ordinal", "middle|central|centre", () =>
    isCell("cell((board.height + 1) / 2, (board.width + 1) / 2)"),
  ),
  rule(
    "place",
    [
      "in|on|at the? <ordinal:a> or in|on|at? the? <ordinal:b> cell",
      "in|on|at the? <ordinal:a> cell or in|on|at? the? <ordinal:b> cell|1",
    ],
    ({ a, b }) => ({
      of: (c) => oneOf(a.of(c), b.of(c)),
    }),
  ),
  ...(["row", "column"] as const).map((line) =>
    rule("place", `in|on ${line} <number:a> or in|on? ${line}? <number:b>` as const, ({ a, b }) => ({
      of: (c) => {
        const text = `${c}.${line} in {${a}, ${b}}`;
        return { text, denied: `not ${text}` };
      },
    })),
  ),
  rule("place", "in|on|at the <ordinal> cell", ({ ordinal }) => ordinal),
]);
