/** Cells between the two of a kind that each line has: behind the one, and before the other. */
import { rule, table } from "../../grammar.js";
import {
  type Meanings,
  type Mentioned,
  type Noun,
  type Said,
  type Sets,
  UNSAID,
  unsaid,
} from "../../meanings.js";
import { withValue } from "../../qualities.js";
import { bothNouns, fresh, howMany, latest, numbered, ofAll, ofSets, setIn } from "../../say.js";
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
const IN_ITS_LINE = "of|in its row or|and column";
const isOfTwo = ({ value, conditions }: Noun): boolean => conditions.length > 0 && value === undefined;

const sumBetween = (noun: Noun, mark: Noun): Meanings["measure"] | undefined =>
  isOfTwo(mark)
    ? ({ variable, role, sort }, scope) =>
        role === "line" && sort !== "board"
          ? (sumIn(inside(noun, mark, variable, scope), variable, scope) ?? UNSAID)
          : UNSAID
    : undefined;

interface Sum {
  readonly valued?: string;
  readonly optional?: string;
  readonly mark: Noun;
}

/** Of numbers that all cells have, or of those that have one. */
const sumOf = ({ valued, optional, mark }: Sum): Meanings["measure"] | undefined =>
  sumBetween(
    optional === undefined
      ? { conditions: [], ...(valued === undefined ? {} : { value: valued }) }
      : { conditions: [withValue(optional)], value: optional },
    mark,
  );

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
    ["<valued>", "<optional>"].flatMap((numbers) =>
      ["in|of the? cells", ""].map(
        (cells) => `sum|sums|total|totals of all? the? ${numbers} ${cells} ${BETWEEN}`,
      ),
    ) as readonly "<noun:mark>"[],
    sumOf,
  ),
  rule(
    "value",
    ["<valued>", "<optional>"].flatMap((numbers) =>
      ["", "in|of|on its|that|the <sets>", IN_ITS_LINE].map(
        (where) => `the? sum|total of all? the? ${numbers} ${BETWEEN} ${where}`,
      ),
    ) as readonly "<valued> <noun:mark>"[],
    (parts: {
      readonly valued?: string;
      readonly optional?: string;
      readonly mark: Noun;
      readonly sets?: Sets;
    }) => {
      const { valued, optional, mark, sets } = parts;
      if (sets !== undefined && sets.role !== "line") return undefined;
      const noun: Noun =
        optional === undefined
          ? { conditions: [], ...(valued === undefined ? {} : { value: valued }) }
          : { conditions: [withValue(optional)], value: optional };
      const said = sumBetween(noun, mark);
      return (
        said &&
        ((scope) => {
          const line = latest(scope, ({ role }) => role === "line");
          return line === undefined ? UNSAID : said(line, scope);
        })
      );
    },
  ),
  rule(
    "statement",
    ["<valued>", "<optional>"].flatMap((numbers) =>
      ["its|the <clue>", "the <clue> beside|above|below|before|outside it?"].map(
        (clue) => `the? ${numbers} ${BETWEEN} in|of|on <each> <families> add|adds|sum|sums up? to ${clue}`,
      ),
    ) as readonly "<noun:mark> <families> <clue>"[],
    (parts: Sum & { readonly families: readonly Sets[]; readonly clue: Meanings["clue"] }) => {
      const said = sumOf(parts);
      const { clue, families } = parts;
      const sorts = families.map(({ sort }) => sort).join();
      return said === undefined || (sorts !== clue.sort && !(sorts === "row,column" && clue.sort === "line"))
        ? undefined
        : (scope) => {
            const line = setIn(scope, { sort: clue.sort, role: "line" });
            const { variable } = line;
            return `for each ${clue.sort} ${variable} with ${clue.layer}: ${said(line, [...scope, line])} = ${variable}.${clue.layer}`;
          };
    },
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
