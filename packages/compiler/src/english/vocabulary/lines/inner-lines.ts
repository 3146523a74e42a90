/** Rows and columns but for the outermost, or from one number to another. */
import { rule, table } from "../../grammar.js";
import type { HowMany, Meanings, Mentioned, Noun, Said, Thing } from "../../meanings.js";
import { compared, soMany } from "../../say.js";

const lines = [
  ["row", "board.height"],
  ["column", "board.width"],
] as const;

/** `row r where r > 1 and r < board.height` */
function saidOf(
  { sort, where }: Meanings["someLines"],
  scope: Mentioned,
  said: (line: Thing, scope: Mentioned) => Said,
): string {
  const line: Thing = { variable: sort === "row" ? "r" : "k", sort, role: "line" };
  return `for each ${sort} ${line.variable} where ${where(line.variable)}: ${said(line, [...scope, line]).text}`;
}

const counted =
  (amount: HowMany, noun: Noun, some: Meanings["someLines"]): Meanings["statement"] =>
  (scope) =>
    saidOf(some, scope, ({ variable }, inner) => soMany(amount, noun, variable, inner));

export const innerLines = table(() => [
  ...lines.flatMap(([sort, end]) => [
    rule(
      "someLines",
      [
        `inner|interior ${sort}|${sort}s`,
        `middle ${sort}s`,
        `${sort}|${sort}s except|but for? the? first and the? last 1|${sort}?`,
        `${sort}|${sort}s except|but for? the? outer|outermost|border|edge ones|${sort}s?`,
        `${sort}|${sort}s that|which not be on|at? the? border|edge|rim`,
        `${sort}|${sort}s that|which not be the? first or the? last 1|${sort}?`,
        `${sort}|${sort}s not on|at the? border|edge|rim`,
      ],
      () => ({ sort, where: (r) => `${r} > 1 and ${r} < ${end}` }),
    ),
    // Of an even number there is no middle one.
    rule("named", `the middle|central|centre|center ${sort}`, () => ({
      variable: `${sort}s[(${end} + 1) / 2]`,
      sort,
      role: "line",
    })),
    rule("place", `in|on the middle|central|centre|center ${sort}`, () => ({
      of: (c) => compared(`${c}.${sort}`, "=", "!=", `(${end} + 1) / 2`),
    })),
    rule(
      "someLines",
      [
        `of? the? ${sort}|${sort}s from? <number:from> to|through|- <number:to>`,
        `of? the? ${sort}|${sort}s <number:from> . . <number:to>`,
      ],
      ({ from, to }) => ({ sort, where: (r) => `${r} in ${from}..${to}` }),
    ),
  ]),
  rule(
    "statement",
    ["<each> <someLines> <verb>", "both? the? <someLines> <verb>"],
    ({ someLines, verb }) =>
      (scope) =>
        saidOf(someLines, scope, verb.of),
  ),
  rule(
    "statement",
    [
      "<amount> <noun> in|on|inside <each> <someLines>",
      "there be <amount> <noun> in|on|inside <each> <someLines>",
    ],
    ({ amount, noun, someLines }) => counted(amount, noun, someLines),
  ),
  rule(
    "statement",
    ["<amount> <noun> in|on|inside <each> <someLines:a> ,|and <someLines:b>"],
    ({ amount, noun, a, b }) =>
      (scope) =>
        [a, b].map((some) => counted(amount, noun, some)(scope)).join("; "),
  ),
]);
