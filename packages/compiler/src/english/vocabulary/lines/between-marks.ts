/** Cells between the two of a kind that each line has: behind the one, and before the other. */
import { rule, table } from "../../grammar.js";
import { type Meanings, type Mentioned, type Noun, type Said, UNSAID, unsaid } from "../../meanings.js";
import { withValue } from "../../qualities.js";
import { bothNouns, fresh, howMany, latest, numbered, ofAll, ofSets } from "../../say.js";
import { sumIn } from "../values.js";

/** The line that was named last. */
const lineIn = (scope: Mentioned): string | undefined =>
  latest(scope, ({ role, sort }) => role === "line" && sort !== "board")?.variable;

/** One of the two comes before it. */
function isBetween(mark: Noun, line: string | undefined, cell: string, scope: Mentioned): Said {
  if (line === undefined || mark.conditions.length === 0) return unsaid;
  const y = fresh([...scope, { variable: cell, sort: "cell", role: "cell" }], "y");
  const text = `${ofAll(mark.conditions, cell).denied} and count(${y} in ${line} where ${ofAll(mark.conditions, y).text} and ${y} before ${cell}) = 1`;
  return { text, denied: `not (${text})` };
}

/** Those of a kind that are there. */
const inside = (noun: Noun, mark: Noun, line: string | undefined, scope: Mentioned): Noun =>
  bothNouns(noun, { conditions: [{ of: (cell) => isBetween(mark, line, cell, scope) }] });

const BETWEEN = "between the|its|both 2? <noun:mark>";
const isOfTwo = ({ value, conditions }: Noun): boolean => conditions.length > 0 && value === undefined;

const sumBetween = (noun: Noun, mark: Noun): Meanings["measure"] | undefined =>
  isOfTwo(mark)
    ? ({ variable, role, sort }, scope) =>
        role === "line" && sort !== "board"
          ? (sumIn(inside(noun, mark, variable, scope), variable, scope) ?? UNSAID)
          : UNSAID
    : undefined;

export const betweenMarks = table(() => [
  rule(
    "verb",
    [`be|lie|lies|stand|stands ${BETWEEN}`, `be|lie|lies|stand|stands ${BETWEEN} <where>`],
    (parts) =>
      isOfTwo(parts.mark)
        ? {
            of: ({ variable, role }, scope) =>
              role === "cell"
                ? isBetween(
                    parts.mark,
                    "where" in parts ? parts.where(scope) : lineIn(scope),
                    variable,
                    scope,
                  )
                : unsaid,
          }
        : undefined,
  ),
  rule(
    "measure",
    [
      `sum|sums|total|totals of all? the? <valued> in|of the? cells ${BETWEEN}`,
      `sum|sums|total|totals of all? the? <valued> ${BETWEEN}`,
    ],
    ({ valued, mark }) => sumBetween({ conditions: [], value: valued }, mark),
  ),
  // Of those that have one.
  rule(
    "measure",
    [
      `sum|sums|total|totals of all? the? <optional> in|of the? cells ${BETWEEN}`,
      `sum|sums|total|totals of all? the? <optional> ${BETWEEN}`,
    ],
    ({ optional, mark }) => sumBetween({ conditions: [withValue(optional)], value: optional }, mark),
  ),
  rule("measure", `howmany <noun> ${BETWEEN}`, ({ noun, mark }) =>
    isOfTwo(mark) && noun.value === undefined
      ? ({ variable, role, sort }, scope) =>
          role === "line" && sort !== "board"
            ? howMany(inside(noun, mark, variable, scope), variable, scope)
            : UNSAID
      : undefined,
  ),
  rule(
    "clause",
    [`there be <amount> <noun> ${BETWEEN}`, `there be <amount> <noun> ${BETWEEN} <where>`],
    (parts) =>
      isOfTwo(parts.mark) && parts.noun.value === undefined
        ? (scope) => {
            const line = "where" in parts ? parts.where(scope) : lineIn(scope);
            return line === undefined
              ? unsaid
              : numbered(
                  howMany(inside(parts.noun, parts.mark, line, scope), line, scope),
                  parts.amount,
                  scope,
                );
          }
        : undefined,
  ),
  rule(
    "statement",
    [
      `there be <amount> <noun> ${BETWEEN} in|of|on <each> <families>`,
      `in|on <each> <families> ,? there be <amount> <noun> ${BETWEEN}`,
    ],
    ({ amount, noun, mark, families }) =>
      isOfTwo(mark) && noun.value === undefined && families.every(({ role }) => role === "line")
        ? (scope) =>
            ofSets(families, scope, ({ variable }, inner) =>
              numbered(howMany(inside(noun, mark, variable, inner), variable, inner), amount, inner),
            )
        : undefined,
  ),
]);
