/** Ships: the groups that the cells of a kind form. */
import { rule, table } from "../grammar.js";
import type { ComparingSign, HowMany, Meanings, Quality } from "../meanings.js";
import { numbered, soMany } from "../say.js";

const groupsOf = ({ plain }: Quality): string | undefined =>
  plain === undefined ? undefined : `cells where ${plain}`;

const counted = (of: string, amount: HowMany, size: string): string =>
  numbered(`count(g in groups of (${of}) where size(g) = ${size})`, amount, []).text;

/** Of each group. */
const ofGroups = (flag: Quality, said: string): Meanings["statement"] | undefined => {
  const of = groupsOf(flag);
  return of === undefined ? undefined : () => `for each group g of ${of}: ${said}`;
};

const LENGTH = "length|size";

const bounds: readonly (readonly [said: string, comparison: ComparingSign])[] = [
  ["longer|larger|bigger than", { sign: ">", denied: "<=" }],
  ["shorter|smaller than", { sign: "<", denied: ">=" }],
];

export const fleetPhrases = table(() => [
  rule(
    "statement",
    [
      "all? the? <flag> be straight",
      "<each> <flag> be straight",
      "<each> <flag> occupy|occupies|cover|covers cells? in a straight? line",
    ],
    ({ flag }) => ofGroups(flag, "g.width = 1 or g.height = 1"),
  ),
  rule(
    "sized",
    [`of|with ${LENGTH} <number>`, `of|with a ${LENGTH} of <number>`, "of|with <number> cells"],
    ({ number }) => number,
  ),
  rule(
    "fleet",
    ["there? be? <amount> <sized>", "there? be? <amount> <flag> <sized>"],
    ({ amount, sized }) => [[amount, sized]],
  ),
  rule(
    "statement",
    [
      "there be <amount> <flag> <sized> ,? and? <fleet>",
      "the? fleet|board|ships have|be|consist|consists of? :? <amount> <flag> <sized> ,? and? <fleet>",
    ],
    ({ amount, flag, sized, fleet }) => fleetOf(flag, [[amount, sized], ...fleet]),
  ),
  rule(
    "statement",
    ["there be <amount> <flag> <sized>", "<amount> <flag> <sized>"],
    ({ flag, amount, sized }) => fleetOf(flag, [[amount, sized]]),
  ),
  rule(
    "statement",
    [`<amount> <flag> have ${LENGTH} <number>`, `<amount> <flag> have a ${LENGTH} of <number>`],
    ({ flag, amount, number }) =>
      amount.isIndefinite === true ? undefined : fleetOf(flag, [[amount, number]]),
  ),
  rule("statement", ["there be <amount> <body>", "the? board have <amount> <body>"], ({ amount, body }) => {
    const of = groupsOf(body);
    if (of === undefined || amount.isIndefinite === true) return undefined;
    return () => numbered(`size(groups of (${of}))`, amount, []).text;
  }),
  // One of them: where there is none, and where there are two, a rule of groups says nothing of their number.
  rule(
    "statement",
    [
      `the <lone> have ${LENGTH} <amount>`,
      `the <lone> have a ${LENGTH} of <amount>`,
      "the <lone> be <amount> cells? long",
      "the <lone> cover|covers|use|uses|occupy|occupies <amount> cells",
      `the? ${LENGTH} of the <lone> be <amount>`,
    ],
    ({ lone, amount }) =>
      () =>
        soMany(amount, { conditions: [lone] }, "cells", []).text,
  ),
  ...bounds.map(([said, { sign }]) =>
    rule(
      "statement",
      `the <lone> be ${said} <number> cells?`,
      ({ lone, number }) =>
        () =>
          `count(c in cells where ${lone.of("c").text}) ${sign} ${number}`,
    ),
  ),
  rule(
    "statement",
    [
      `<each> <body> have ${LENGTH} <amount>`,
      `<each> <body> have a ${LENGTH} of <amount>`,
      "<each> <body> be <amount> cells? long",
      "<each> <body> have <amount> cells",
      "<each> <body> cover|covers|use|uses|occupies <amount> cells",
    ],
    ({ body, amount }) => ofGroups(body, numbered("size(g)", amount, []).text),
  ),
  ...bounds.map(([said, { sign, denied }]) => [
    ...rule("statement", `no <body> be ${said} <number> cells?`, ({ body, number }) =>
      ofGroups(body, `size(g) ${denied} ${number}`),
    ),
    ...rule("statement", `<each> <body> be ${said} <number> cells?`, ({ body, number }) =>
      ofGroups(body, `size(g) ${sign} ${number}`),
    ),
  ]),
  // A path of cells none of which touches another but the one before and the one behind.
  rule("statement", ["the? <flag> not touch itself", "the? <flag> not cross or? touch? itself"], ({ flag }) =>
    selfApart(flag, false),
  ),
  rule("statement", "the? <flag> not touch itself diagonallytoo", ({ flag }) => selfApart(flag, true)),
  rule(
    "statement",
    ["cells of the? <flag>", "<flag> cells"].flatMap((two) =>
      ["<flag:same> cell", "cell of the? <flag:same>"].map(
        (one) =>
          `no 2 ${two} touch diagonally unless they|both be? both? next|adjacent to the? same|1 ${one}`,
      ),
    ) as readonly "<flag> <flag:same>"[],
    ({ flag: { plain }, same }) =>
      plain === undefined || same.plain !== plain ? undefined : () => besideOne(plain),
  ),
  rule(
    "statement",
    ["the? <noun> be the 2? ends of the <flag>", "the <flag> start|starts and end|ends at|in|on the? <noun>"],
    ({ noun, flag: { plain } }) => {
      const condition = noun.conditions.map(({ of }) => of("c").text).join(" and ");
      return plain === undefined || condition === ""
        ? undefined
        : () => `for each cell c where ${condition}: c is ${plain} and exactly 1 ${plain} in c.neighbours`;
    },
  ),
]);

function selfApart({ plain }: Quality, diagonally: boolean): Meanings["statement"] | undefined {
  if (plain === undefined) return undefined;
  const path = `path(cells where ${plain})`;
  return () => (diagonally ? `${path}; ${besideOne(plain)}` : path);
}

/** Those that touch by a corner are both beside a third. */
const besideOne = (plain: string): string =>
  `for each cell c, cell x in c.around - c.neighbours where c is ${plain} and x is ${plain}: some(y is ${plain} for y in c.neighbours * x.neighbours)`;

function fleetOf(flag: Quality, fleet: Meanings["fleet"]): Meanings["statement"] | undefined {
  const of = groupsOf(flag);
  return of === undefined
    ? undefined
    : () => fleet.map(([amount, size]) => counted(of, amount, size)).join("; ");
}
