/** Where regions and groups reach: to a row, to a corner, over so many columns; and beside how many others they are. */
import { rule, table } from "../../grammar.js";
import type { Said, Verb } from "../../meanings.js";
import { unsaid } from "../../meanings.js";
import { atLeastOne, countedSaid, fresh, numbered, several } from "../../say.js";

/** Of sizes of regions. */
const ends = [
  ["largest|biggest|greatest", "max"],
  ["smallest", "min"],
] as const;

const ofRegion = (said: (set: string) => Said): Verb => ({
  of: ({ variable, role }) => (role === "cell" || role === "line" ? unsaid : said(variable)),
});

const TOUCH = "touch|touches|reach|reaches|have|meet|meets";

const lines = [
  ["row", "row|rows", "height", "first|top", "last|bottom"],
  ["column", "column|columns", "width", "first|left|leftmost", "last|right|rightmost"],
] as const;

const cellIn = (set: string, is: (x: string) => string): Said => {
  const text = `some(${is("x")} for x in ${set})`;
  return { text, denied: `not ${text}` };
};

/** Another one, that shares a side with it. */
const besideIt = (set: string, other: string, sort: string): string =>
  `${other} is not ${set} and some(x.${sort} is ${other} for y in ${set}, x in y.neighbours)`;

const isCorner = (x: string): string => `${x}.row in {1, board.height} and ${x}.column in {1, board.width}`;

export const reachPhrases = table(() => [
  rule("verb", ["be a single cell", "be single cells", "be only? 1 cell", "be just a cell"], () =>
    ofRegion((set) => ({ text: `size(${set}) = 1`, denied: `size(${set}) != 1` })),
  ),
  ...ends.map(([said, aggregate]) =>
    rule(
      "statement",
      [`the ${said} <sets> have <amount> cells`, `the? size of the ${said} <sets> be <amount>`],
      ({ sets: { sort, role }, amount }) =>
        role !== "region" || amount.isIndefinite === true
          ? undefined
          : (scope) => numbered(`${aggregate}(size(s) for s in ${several(sort)})`, amount, scope).text,
    ),
  ),
  rule(
    "verb",
    [
      "have <amount> neighbouring|adjacent <sets> of|with the? same size",
      "touch|touches <amount> other? <sets> of|with the? same size",
    ],
    ({ amount, sets }) => ({
      of: ({ variable, role, sort }, scope) => {
        if (role !== "region" || sets.sort !== sort) return unsaid;
        const other = fresh(scope, "b");
        const is = `size(${other}) = size(${variable}) and ${besideIt(variable, other, sort)}`;
        return countedSaid(
          `count(${other} in ${several(sort)} where ${is})`,
          amount.isIndefinite === true ? atLeastOne : amount,
          scope,
        );
      },
    }),
  ),
  rule(
    "statement",
    [
      "no <sets> have more cells than another|others",
      "no <sets> have more cells than another|any|the other? <sets:again>",
      "no <sets> be larger|bigger than another|others",
      "no <sets> be larger|bigger than another|any|the other? <sets:again>",
    ],
    ({ sets: { sort, role }, ...rest }) =>
      role !== "region" || ("again" in rest && rest.again.sort !== sort)
        ? undefined
        : () => `for each ${several(sort)} a, b: size(a) = size(b)`,
  ),
  ...lines.flatMap(([sort, words, extent, first, last]) => [
    ...(
      [
        [first, "1"],
        [last, `board.${extent}`],
      ] as const
    ).map(([said, at]) =>
      rule(
        "verb",
        [
          `touch|touches|reach|reaches|meet|meets the ${said} ${sort}`,
          `have a|1 cell|cells in the ${said} ${sort}`,
          `extend|extends to the ${said} ${sort}`,
        ],
        () => ofRegion((set) => cellIn(set, (x) => `${x}.${sort} = ${at}`)),
      ),
    ),
    rule(
      "verb",
      [
        `have cells|cell in <amount> ${words}`,
        `be|lie|lies|stand|stands in <amount> ${words}`,
        `occupy|occupies|use|uses|touch|touches|cross|crosses|stretch|stretches over? <amount> ${words}`,
      ],
      ({ amount }) => ofConnected((set, scope) => numbered(`${set}.${extent}`, amount, scope)),
    ),
    rule(
      "verb",
      [
        `have a|1? cell|cells in each ${words}`,
        `have a|1? cell|cells in all the? ${words}`,
        `span|spans|cross|crosses|touch|touches|reach|reaches|meet|meets all the? ${words}`,
        `span|spans|cross|crosses|touch|touches|reach|reaches|meet|meets each ${words}`,
      ],
      () =>
        ofConnected((set) => ({
          text: `${set}.${extent} = board.${extent}`,
          denied: `${set}.${extent} != board.${extent}`,
        })),
    ),
    rule(
      "verb",
      [
        `span|spans|cover|covers|cross|crosses|touch|touches|reach|reaches both ${words}`,
        `have a|1? cell|cells in both ${words}`,
      ],
      () => ofConnected((set) => ({ text: `${set}.${extent} = 2`, denied: `${set}.${extent} != 2` })),
    ),
  ]),
  rule(
    "verb",
    [`${TOUCH} a|an|1|any|some corner of? the? board?`, "have a corner cell", "have 1 of the? 4? corners"],
    () => ofRegion((set) => cellIn(set, isCorner)),
  ),
  rule(
    "verb",
    [
      "touch|touches|border|borders <amount> other? <sets>",
      "have <amount> neighbouring|adjacent <sets>",
      "be next|adjacent to <amount> other? <sets>",
      "share|shares a border|side with <amount> other? <sets>",
    ],
    ({ amount, sets }) => ({
      of: ({ variable, role, sort }, scope) => {
        if (role !== "region" || sets.role !== "region" || sets.sort !== sort || amount.isIndefinite === true)
          return unsaid;
        const other = fresh(scope, "b");
        return countedSaid(
          `count(${other} in ${several(sort)} where ${besideIt(variable, other, sort)})`,
          amount,
          scope,
        );
      },
    }),
  ),
]);

/** Of connected sets: they have a cell in each line between their first and their last. */
const ofConnected = (said: (set: string, scope: Parameters<Verb["of"]>[1]) => Said): Verb => ({
  of: ({ variable, role, sort }, scope) =>
    role === "region" || (role === "family" && sort === "group") ? said(variable, scope) : unsaid,
});
