/** The first or last few cells of a line: their sum, product or difference. And what stands between two others in it. */
import { rule, table } from "../../grammar.js";
import { type Noun, type Thing, UNSAID, unsaid } from "../../meanings.js";
import { isKind, latestSet, ofAll, ofSets } from "../../say.js";

const ends = [
  ["first", (line: string) => line],
  ["last", (line: string) => `reversed(${line})`],
] as const;

const isLine = ({ role, sort }: Thing): boolean => role === "line" && sort !== "board";

/** How the numbers of a few cells are put together; undefined where they cannot. */
const operations: readonly (readonly [
  said: string,
  of: (layer: string, cells: string, many: string) => string | undefined,
])[] = [
  ["sum|total", (layer, cells) => `sum(x.${layer} for x in ${cells})`],
  ["product", (layer, cells) => `product(x.${layer} for x in ${cells})`],
  [
    "difference",
    (layer, cells, many) =>
      many === "2" ? `max(x.${layer} for x in ${cells}) - min(x.${layer} for x in ${cells})` : undefined,
  ],
];

/** One of a kind stands in the line between each of two others. */
const standsBetween = (middle: Noun, [a, b]: readonly [Noun, Noun], line: string) => {
  if (![middle, a, b].every(isKind)) return unsaid;
  const is = ofAll(middle.conditions, "z");
  const guard = `for x, y in ${line} where ${ofAll(a.conditions, "x").text} and ${ofAll(b.conditions, "y").text}`;
  return {
    text: `all(some(${is.text} for z in span(x, y)) ${guard})`,
    denied: `some(all(${is.denied} for z in span(x, y)) ${guard})`,
  };
};

const BETWEEN = "be|stand|stands|lie|lies|come|comes|appear|appears somewhere? between";

export const firstCellPhrases = table(() => [
  ...ends.flatMap(([end, through]) =>
    operations.flatMap(([said, of]) =>
      rule(
        "measure",
        [
          `${said} of|between all? the? <valued> in|of|on the? ${end} <number> cells`,
          `${said} of|between the? ${end} <number> <valued>`,
          ...(end === "first" ? ([`${said} of|between the? <number> ${end} <valued>`] as const) : []),
        ],
        ({ valued, number }) =>
          (line: Thing) =>
            (isLine(line) ? of(valued, `${through(line.variable)}[1..${number}]`, number) : undefined) ??
            UNSAID,
      ),
    ),
  ),
  ...rule(
    "statement",
    [
      `the? <core:z> in|of|on <each> <families> ${BETWEEN} the? <core:a> and the? <core:b>`,
      `in|on <each> <families> ,? the? <core:z> ${BETWEEN} the? <core:a> and the? <core:b>`,
    ],
    ({ z, a, b, families }) =>
      families.every(({ role }) => role === "line")
        ? (scope) => ofSets(families, scope, ({ variable }) => standsBetween(z, [a, b], variable))
        : undefined,
  ),
  ...rule(
    "clause",
    `the? <core:z> ${BETWEEN} the? <core:a> and the? <core:b>`,
    ({ z, a, b }) =>
      (scope) =>
        standsBetween(z, [a, b], latestSet(scope)),
  ),
]);
