/** Numbers of which there is one layer: sentences that name none mean it. */
import { type PhraseRule, rule } from "../../grammar.js";
import { type Mentioned, type Thing, UNSAID, unsaid } from "../../meanings.js";
import { averages, cellIn, compared, latest, numbered, ofSets } from "../../say.js";
import { rankedNeighbours } from "../counts/ranked-neighbours.js";
import { growthOf } from "./digits-once.js";
import { groupsOfOneSize } from "./equal-groups.js";

const middleCell = "cell((board.height + 1) / 2, (board.width + 1) / 2)";

const ordinals: readonly (readonly [said: string, place: string])[] = [
  ...(["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"] as const).map(
    (said, at) => [said, `[${at + 1}]`] as const,
  ),
  ["last", ".last"],
];

const OF_PLACES = /^span\(r(\d+)c(\d+), r(\d+)c(\d+)\)$/;
const LONGEST_NUMBER = 9;

/** Of the cells from one to another, in one row or column. */
function ofPlaces(
  [row, column]: readonly [number, number],
  [lastRow = 0, lastColumn = 0]: readonly number[],
  layer: string,
): string | undefined {
  const [down, right] = [lastRow - row, lastColumn - column];
  const many = down + right + 1;
  if (down < 0 || right < 0 || (down > 0 && right > 0) || many > LONGEST_NUMBER) return undefined;
  const terms = Array.from({ length: many }, (_, at) => {
    const factor = 10 ** (many - 1 - at);
    const digit = `r${down > 0 ? row + at : row}c${right > 0 ? column + at : column}.${layer}`;
    return factor === 1 ? digit : `${factor} * ${digit}`;
  });
  return `(${terms.join(" + ")})`;
}

const kindsOfNumbers = [
  ["a? squareshaped number?", (n: string, root: string) => `some(${n} = k * k for k in 0..${root})`],
  [
    "a? prime|primes number?",
    (n: string, root: string) => `${n} > 1 and all(${n} = k or ${n} mod k != 0 for k in 2..${root})`,
  ],
] as const;

/** No less than the root of a number of the line: a power of ten of half as many digits. */
function rootIn({ sort, variable }: Thing): string {
  const [, row = 0, column = 0, lastRow = 0, lastColumn = 0] = (OF_PLACES.exec(variable) ?? []).map(Number);
  const many = sort === "row" ? "board.width" : "board.height";
  return sort === "span"
    ? `${10 ** Math.ceil((lastRow - row + lastColumn - column + 1) / 2)}`
    : `product(10 for i in 1..${many} where i mod 2 = 1)`;
}

/** Tens, hundreds, …: the line is read from its first cell. */
function asNumber({ variable, sort, role }: Thing, layer: string): string | undefined {
  const [, row, column, ...end] = (OF_PLACES.exec(variable) ?? []).map(Number);
  if (row !== undefined && column !== undefined) return ofPlaces([row, column], end, layer);
  const many = { row: "board.width", column: "board.height" }[sort];
  return role !== "line" || many === undefined
    ? undefined
    : `sum(product(10 for m in 1..(${many} - n)) * ${variable}[n].${layer} for n in 1..${many})`;
}

/** Of the line that the sentence has named, or of the board. */
const lineOf = (scope: Mentioned): string =>
  latest(scope, ({ role }) => role === "line")?.variable ?? "cells";

/** Cells that are compared without saying by what are compared by the only numbers that they have. */
export const ofOnlyNumbers = (layer: string): readonly PhraseRule[] => [
  ...growthOf(layer),
  ...groupsOfOneSize(layer),
  ...rankedNeighbours(layer),
  ...rule(
    "verb",
    ["sum|sums|add|adds up? to <value>", "total|totals <value>", "have a|the? sum|total of? <value>"],
    ({ value }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell" ? unsaid : compared(`sum(x.${layer} for x in ${variable})`, "=", "!=", value(scope)),
    }),
  ),
  ...rule(
    "verb",
    ["sum|sums|add|adds up? to <amount>", "have a|the? sum|total of? <amount>"],
    ({ amount }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell" || amount.isIndefinite === true
          ? unsaid
          : numbered(`sum(x.${layer} for x in ${variable})`, amount, scope),
    }),
  ),
  ...(["odd", "even"] as const).flatMap((parity) =>
    rule(
      "verb",
      [`sum|sums|add|adds up? to a|an ${parity} number|value|sum|total`, `have a|an ${parity} sum|total`],
      () => ({
        of: ({ variable, role }) => {
          const text = `sum(x.${layer} for x in ${variable}) is ${parity}`;
          return role === "cell" ? unsaid : { text, denied: `not (${text})` };
        },
      }),
    ),
  ),
  ...(
    [
      ["increase|increases", ""],
      ["decrease|decreases", "reversed"],
    ] as const
  ).flatMap(([said, order]) =>
    rule(
      "verb",
      [
        `strictly? ${said} strictly?`,
        `strictly? ${said} from its|the? start|bulb|base|beginning to? its|the? end|tip?`,
        `be strictly? ${order === "" ? "increasing" : "decreasing"}`,
      ],
      () => ({
        of: ({ variable, role }) => {
          if (role !== "path" && role !== "line") return unsaid;
          const text = `increasing(x.${layer} for x in ${order === "" ? variable : `${order}(${variable})`})`;
          return { text, denied: `not ${text}` };
        },
      }),
    ),
  ),
  // The digits of a line from left to right, or from top to bottom, as those of one number.
  ...rule(
    "named",
    "the cell in row <number:a> , column <number:b> - the cell in row <number:c> , column <number:d>",
    ({ a, b, c, d }) => ({ variable: `span(r${a}c${b}, r${c}c${d})`, sort: "span", role: "line" }),
  ),
  ...rule("value", "<named>", ({ named }) => {
    const number = named.sort === "span" ? asNumber(named, layer) : undefined;
    return number === undefined ? undefined : () => number;
  }),
  ...rule("statement", "<named> <saying>", ({ named, saying }) => {
    const number = named.sort === "span" ? asNumber(named, layer) : undefined;
    return number === undefined ? undefined : (scope) => saying(number, scope).text;
  }),
  ...rule(
    "statement",
    ["<named> be a? multiple of <value>", "<named> be divisible by <value>"],
    ({ named, value }) => {
      const number = named.sort === "span" ? undefined : asNumber(named, layer);
      return number === undefined ? undefined : (scope) => `${number} mod ${value(scope)} = 0`;
    },
  ),
  ...rule(
    "value",
    ["the? number in|along|read|formed by? <named>", "the? number formed by the? digits in|of|along <named>"],
    ({ named }) => {
      const number = asNumber(named, layer);
      return number === undefined ? undefined : () => number;
    },
  ),
  ...rule(
    "statement",
    "the? number in|along|read|formed by? <each> <families> <saying>",
    ({ families, saying }) =>
      families.every(({ sort }) => sort === "row" || sort === "column")
        ? (scope) => ofSets(families, scope, (set, inner) => saying(asNumber(set, layer) ?? UNSAID, inner))
        : undefined,
  ),
  ...rule(
    "statement",
    "the? number in|along|read|formed by? <named> be a palindrome",
    ({ named: { variable, role } }) =>
      role === "line"
        ? () => `[x.${layer} for x in ${variable}] = [x.${layer} for x in reversed(${variable})]`
        : undefined,
  ),
  ...kindsOfNumbers.flatMap(([said, is]) =>
    (["be", "not be"] as const).flatMap((be) =>
      rule(
        "statement",
        [
          `<named:cells> ${be} ${said}`,
          `<named> read as a number ${be} ${said}`,
          `the? number in|along|read|formed by? <named> ${be} ${said}`,
        ],
        (parts) => {
          // `row 3 is a square` may say what its cells are.
          const { named, cells } = parts as { readonly named?: Thing; readonly cells?: Thing };
          const of = named ?? (cells?.sort === "span" ? cells : undefined);
          const number = of && asNumber(of, layer);
          return of === undefined || number === undefined
            ? undefined
            : () => (be === "be" ? is(number, rootIn(of)) : `not (${is(number, rootIn(of))})`);
        },
      ),
    ),
  ),
  ...rule(
    "statement",
    [
      "<named> read as a number <saying>",
      "<named> as a number <saying>",
      "the? number in|along|read|formed by? <named> <saying>",
    ],
    ({ named, saying }) => {
      const number = asNumber(named, layer);
      return number === undefined ? undefined : (scope) => saying(number, scope).text;
    },
  ),
  ...rule(
    "statement",
    [
      "<named:a> read as a number be <comparison> <named:b>",
      "the? number in|formed by? <named:a> be <comparison> the? number|1 in|formed by? <named:b>",
    ],
    ({ a, b, comparison: { sign, denied } }) => {
      const [left, right] = [asNumber(a, layer), asNumber(b, layer)];
      return left === undefined || right === undefined
        ? undefined
        : () => compared(left, sign, denied, right).text;
    },
  ),
  ...ordinals.flatMap(([said, place]) => [
    ...rule(
      "value",
      [`the ${said} <valued>`, `the ${said} 1?`],
      () => (scope) => `${lineOf(scope)}${place}.${layer}`,
    ),
    ...rule(
      "statement",
      [`the ${said} <valued> <saying>`, `the ${said} 1? <saying>`],
      ({ saying }) =>
        () =>
          saying(`cells${place}.${layer}`, []).text,
    ),
  ]),
  ...rule(
    "statement",
    "the? middle|central|centre|center <valued> <saying>",
    ({ saying }) =>
      () =>
        saying(`${middleCell}.${layer}`, []).text,
  ),
  ...rule(
    "statement",
    ["no <number> be used"],
    ({ number }) =>
      () =>
        `count(x in cells where x.${layer} = ${number}) = 0`,
  ),
  ...rule("statement", ["<named> read|reads <series>", "<named> be <series>"], ({ named, series }) =>
    named.role === "line" && series.length > 1
      ? () => `[x.${layer} for x in ${named.variable}] = [${series.join(", ")}]`
      : undefined,
  ),
  // Rules about cells by their numbers.
  ...rule("statement", "<number:a> and <number:b> <verb>", ({ a, b, verb }) => () => {
    const cell = cellIn([]);
    return `for each cell c where c.${layer} = ${a} or ${b}: ${verb.of(cell, [cell]).text}`;
  }),
  ...rule("statement", ["<named> <saying>", "the <valued> in|of|at <named> <saying>"], ({ named, saying }) =>
    named.role === "cell" && named.value === undefined
      ? (scope) => saying(`${named.variable}.${layer}`, scope).text
      : undefined,
  ),
  ...rule("statement", "<named> have a|an|the? <valued> <number>", ({ named, number }) =>
    named.role === "cell" ? () => `${named.variable}.${layer} = ${number}` : undefined,
  ),
  ...rule(
    "statement",
    "the? average|mean of|in <each> <families> be <number>",
    ({ families, number }) =>
      (scope) =>
        averages(families, layer, number, scope),
  ),
  ...(["first", "last"] as const).flatMap((end) =>
    rule(
      "measure",
      `sum|total of the? ${end} <number>` as const,
      ({ number }) =>
        ({ variable, role, sort }) =>
          role === "line" && sort !== "board"
            ? `sum(x.${layer} for x in ${end === "first" ? variable : `reversed(${variable})`}[1..${number}])`
            : UNSAID,
    ),
  ),
  ...rule("statement", ["the? <clue> cells be visited|reached|passed|met in order"], ({ clue, ...rest }) =>
    clue.sort !== "cell" || ("valued" in rest && rest.valued !== layer)
      ? undefined
      : () =>
          `for each cells a, b with ${clue.layer}: if a.${clue.layer} < b.${clue.layer}: a.${layer} < b.${layer}`,
  ),
  ...rule("kind", "cell|cells", () => ({ conditions: [], value: layer })),
  ...rule("pairs", ["<two> neighbours", "<two> direct|orthogonal neighbours"], () => ({
    near: "sides",
    noun: { conditions: [], value: layer },
  })),
  ...(
    [
      ["sum|total", "sum"],
      ["product", "product"],
    ] as const
  ).flatMap(([said, aggregate]) =>
    rule(
      "measure",
      said,
      () =>
        ({ variable, role }) =>
          role === "cell" ? UNSAID : `${aggregate}(x.${layer} for x in ${variable})`,
    ),
  ),
];
