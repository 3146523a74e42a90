/** A row or column beside others: the one above it, the column with the same number, no two alike. */
import { rule, table } from "../../grammar.js";
import type { Mentioned, Noun, Thing } from "../../meanings.js";
import { compared, howMany, isKind, several } from "../../say.js";

const neighbours = [
  ["row", "above|over it", -1],
  ["row", "before it", -1],
  ["row", "below|under it", 1],
  ["column", "before it", -1],
  ["column", "to? the? left of it", -1],
  ["column", "to its left", -1],
  ["column", "to? the? right of it", 1],
  ["column", "to its right", 1],
] as const;

const other = { row: "column", column: "row" } as const;
type LineSort = keyof typeof other;

/** Of each line that has one on that side. */
function besides(sort: LineSort, step: -1 | 1, said: (own: string, there: string) => string): string {
  const last = `board.${sort === "row" ? "height" : "width"}`;
  const range = step < 0 ? `2..${last}` : `1..${last} - 1`;
  return `for each k in ${range}: ${said(`${sort}s[k]`, `${sort}s[k ${step < 0 ? "-" : "+"} 1]`)}`;
}

const many = (noun: Noun, set: string): string => howMany(noun, set, []);

const lineOf = (variable: string, sort: string): Thing => ({ variable, sort, role: "line" });

/** Of each line and the one across it with the same number. */
const ofSameNumber = (said: (row: string, column: string, scope: Mentioned) => string) => () =>
  `for each k in 1..min(board.width, board.height): ${said("rows[k]", "columns[k]", [])}`;

const SAME = "with|of the? same index|number|position";

export const besideLinePhrases = table(() => [
  ...neighbours.flatMap(([sort, where, step]) => {
    const words = `${sort}|1` as const;
    const that = [`the ${words} directly|immediately|just? ${where}`] as const;
    return [
      ...rule(
        "statement",
        [
          `the <measure> of|in <each> ${sort} be <comparison> the <measure:other> of|in ${that[0]}`,
          `the <measure> of|in <each> ${sort} be <comparison> that of|in ${that[0]}`,
        ],
        ({ measure, comparison: { sign }, ...rest }) =>
          () =>
            besides(
              sort,
              step,
              (own, there) =>
                `${measure(lineOf(own, sort), [])} ${sign} ${("other" in rest ? rest.other : measure)(lineOf(there, sort), [])}`,
            ),
      ),
    ];
  }),
  ...(["row", "column"] as const).flatMap((sort) => [
    ...rule(
      "statement",
      [
        `howmany <noun> in|of a|an|the|each|any? ${sort} equal|equals the? howmany <noun:again> in|of the ${other[sort]} ${SAME}`,
        `howmany <noun> in|of a|an|the|each|any? ${sort} equal|equals the? number|howmany|amount|that in|of the ${other[sort]} ${SAME}`,
        `howmany <noun> in|of a|an|the|each|any? ${sort} be equal to the? number|howmany|amount|that in|of the ${other[sort]} ${SAME}`,
        `howmany <noun> in|of a|an|the|each|any? ${sort} be the same as in|of the ${other[sort]} ${SAME}`,
        `<each> ${sort} have exactly? as many <noun> as the ${other[sort]} ${SAME}`,
        `<each> ${sort} have the same howmany <noun> as the ${other[sort]} ${SAME}`,
      ],
      ({ noun, ...rest }) =>
        isKind(noun) && !("again" in rest && many(rest.again, "s") !== many(noun, "s"))
          ? ofSameNumber((row, column) => compared(many(noun, row), "=", "!=", many(noun, column)).text)
          : undefined,
    ),
    ...rule(
      "statement",
      `the <measure> of|in <each> ${sort} equal|equals the <measure:other> of|in the ${other[sort]} ${SAME}`,
      ({ measure, other: across }) =>
        ofSameNumber(
          (row, column) => `${measure(lineOf(row, "row"), [])} = ${across(lineOf(column, "column"), [])}`,
        ),
    ),
  ]),
]);

/** No two lines with the same values in the only layer that is to be found. */
export const differentLines = (layer: string) =>
  rule(
    "statement",
    [
      "no <sets> be equal to another|any <sets:other>",
      "no <sets> be repeated",
      "<sets> be all? different",
      "no 2 <sets> be equal",
    ],
    ({ sets: { sort, role }, ...rest }) => {
      if (role !== "line" || (sort !== "row" && sort !== "column")) return undefined;
      if ("other" in rest && rest.other.sort !== sort) return undefined;
      const values = (of: string): string => `[x.${layer} for x in ${of}]`;
      return () => `for each ${several(sort)} a, b: ${values("a")} != ${values("b")}`;
    },
  );
