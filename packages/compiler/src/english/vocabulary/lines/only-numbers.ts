/** Numbers of which there is one layer: sentences that name none mean it. */
import { type PhraseRule, rule } from "../../grammar.js";
import { type Mentioned, type Thing, UNSAID, unsaid } from "../../meanings.js";
import { averages, cellIn, compared, latest, numbered } from "../../say.js";
import { rankedNeighbours } from "../counts/ranked-neighbours.js";
import { growthOf } from "./digits-once.js";

const middleCell = "cell((board.height + 1) / 2, (board.width + 1) / 2)";

const ordinals: readonly (readonly [said: string, place: string])[] = [
  ...(["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"] as const).map(
    (said, at) => [said, `[${at + 1}]`] as const,
  ),
  ["last", ".last"],
];

/** Tens, hundreds, …: the line is read from its first cell. */
function asNumber({ variable, sort, role }: Thing, layer: string): string | undefined {
  const place = { row: "board.width - x.column", column: "board.height - x.row" }[sort];
  return role !== "line" || place === undefined
    ? undefined
    : `sum(product(10 for k in 1..(${place})) * x.${layer} for x in ${variable})`;
}

/** Of the line that the sentence has named, or of the board. */
const lineOf = (scope: Mentioned): string =>
  latest(scope, ({ role }) => role === "line")?.variable ?? "cells";

/** Cells that are compared without saying by what are compared by the only numbers that they have. */
export const ofOnlyNumbers = (layer: string): readonly PhraseRule[] => [
  ...growthOf(layer),
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
    "statement",
    [
      "<named> read as a number <saying>",
      "<named> as a number <saying>",
      "the? number in|formed by|read <named> <saying>",
      "the? number formed by <named> <saying>",
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
      "<named:a> read as a number be <comparison> <named:b> read as a number",
      "<named:a> read as a number be <comparison> the number in <named:b>",
      "the? number in|formed by? <named:a> be <comparison> the? number|1 in|formed by? <named:b>",
      "the? number in|formed by? <named:a> be <comparison> that in|of <named:b>",
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
    [
      "the? <valued> <number> not be used",
      "the? <valued> <number> not appear|appears|occur|occurs",
      "the? <valued> <number> do? not appear|appears|occur|occurs",
      "no <number> be used",
    ],
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
