/** A number of the puzzle, and what it tells. */

import { rule, table } from "../grammar.js";
import { type Meanings, UNSAID } from "../meanings.js";
import { cellIn, fresh, latestSet, ofAll, soMany, sortsOf } from "../say.js";
import { TELLS_NUMBER } from "../tells.js";

type Told = (variable: string, scope: Parameters<Meanings["statement"]>[0]) => string;

/** Of each cell, row, … that has one. */
const ofClue =
  ({ layer, sort }: Meanings["clue"], told: Told): Meanings["statement"] =>
  (scope) => {
    const variable =
      sort === "cell" ? cellIn(scope).variable : fresh(scope, sort.startsWith("r") ? "r" : "s");
    const thing = { variable, sort, role: sort === "cell" ? "cell" : "line" } as const;
    return `for each ${sort} ${variable} with ${layer}: ${told(variable, [...scope, thing])}`;
  };

/** Of each number that stands somewhere in a region. */
export const ofRegion = (
  { layer, sort }: Meanings["clue"],
  { sort: region, role }: Meanings["sets"],
  told: Told,
): Meanings["statement"] | undefined =>
  sort !== "cell" || role === "line"
    ? undefined
    : (scope) => {
        const c = cellIn(scope);
        const set = { variable: fresh([...scope, c], region[0] ?? "s"), sort: region, role };
        const inner = [...scope, c, set];
        return `for each ${region} ${set.variable}: for each cell ${c.variable} in ${set.variable} with ${layer}: ${told(c.variable, inner)}`;
      };

/** Rows and columns together are lines. */
const lineOf = (families: Meanings["families"]): string => {
  const sorts = sortsOf(families);
  return sorts.length === 2 && sorts.includes("row") && sorts.includes("column")
    ? "line"
    : sorts.length === 1
      ? (sorts[0] ?? "")
      : "";
};

const counts =
  ({ layer }: Meanings["clue"], { noun, where }: Meanings["count"]): Told =>
  (variable, scope) =>
    soMany({ bound: "exactly", number: () => `${variable}.${layer}` }, noun, where(scope), scope).text;

const equals =
  ({ layer }: Meanings["clue"], value: Meanings["value"]): Told =>
  (variable, scope) =>
    `${value(scope)} = ${variable}.${layer}`;

const CLUE_TELLS =
  `${TELLS_NUMBER}|denote|denotes|state|states|represent|represents|specify|specifies` as const;
const ABOUT = "in|on|beside|at|above|below|before|to|outside|of";

/** `the clue`, `a number in a cell` */
const placed = <const Rest extends string>(rest: Rest) =>
  [
    `<each> <clue> ${rest}`,
    `<clue> ${rest}`,
    `<each> <clue> in a|the cell ${rest}`,
    `<clue> in|on cells ${rest}`,
    `<each> cell with a|an? <clue> ${rest}`,
    `cells with a|an? <clue> ${rest}`,
    `<each> cell have a|an <clue> , which ${rest}`,
    `some? cells have a|an? <clue> , which ${rest}`,
  ] as const;

/** `the number in a room` */
const inSets = <const Rest extends string>(rest: Rest) =>
  [
    `<each> <clue> ${ABOUT} a|an|the|each <sets> ${rest}`,
    `<each> <clue> next to a|an|the|each <sets> ${rest}`,
    `<each> <clue> to|at|on the left|right|top|bottom|side|end of a|an|the|each <sets> ${rest}`,
    `<clue> to|at|on the left|right|top|bottom|side|end of a|an|the|each? <sets> ${rest}`,
    `<clue> ${ABOUT} a|an|the|each <sets> ${rest}`,
    `<clue> ${ABOUT} <sets> ${rest}`,
    `<each> <sets> with a|an <clue> ${rest}`,
    `<each> <clue> <sets> ${rest}`,
    `<each> <sets> have a|an <clue> , which ${rest}`,
    `some? <sets> have a|an? <clue> , which ${rest}`,
  ] as const;

const AT_ITS_END =
  "given|shown|written|printed|indicated? at|on|to|in its|the left|right|top|bottom|side|end|corner";

const outside = <const Rest extends string>(rest: Rest) =>
  [
    `<each> <clue> outside the? board ${rest}`,
    `<clue> outside the? board ${rest}`,
    `<clue> under|below|above|beside the? board ${rest}`,
    `the? <clue> under|below|above|beside the? board ${rest}`,
    `<clue> left|right of the? board ${rest}`,
    `<clue> to|at|on the left|right|side|sides of the? board ${rest}`,
    `<each> <clue> at|on|along the border|edge|rim|margin of? the? board? ${rest}`,
    `<clue> at|on|along the border|edge|rim|margin of? the? board? ${rest}`,
    // `at the edge` is that by then.
    `<each> <clue> orthogonally ${rest}`,
  ] as const;

export const cluePhrases = table(() => [
  rule("statement", placed(`${CLUE_TELLS} <count>`), ({ clue, count }) => ofClue(clue, counts(clue, count))),
  rule("statement", placed("count|counts all? the? <noun> <where>"), ({ clue, noun, where }) =>
    noun.conditions.length === 0 ? undefined : ofClue(clue, counts(clue, { noun, where })),
  ),
  rule("statement", placed(`${CLUE_TELLS} <value>`), ({ clue, value }) => ofClue(clue, equals(clue, value))),
  rule("statement", inSets(`${CLUE_TELLS} <count>`), ({ clue, sets, count }) =>
    clue.sort === sets.sort ? ofClue(clue, counts(clue, count)) : ofRegion(clue, sets, counts(clue, count)),
  ),
  rule("statement", inSets(`${CLUE_TELLS} <value>`), ({ clue, sets, value }) =>
    clue.sort === sets.sort ? ofClue(clue, equals(clue, value)) : ofRegion(clue, sets, equals(clue, value)),
  ),
  rule("statement", outside(`${CLUE_TELLS} <count>`), ({ clue, count }) =>
    clue.sort === "cell" ? undefined : ofClue(clue, counts(clue, count)),
  ),
  rule("statement", outside(`${CLUE_TELLS} <value>`), ({ clue, value }) =>
    clue.sort === "cell" ? undefined : ofClue(clue, equals(clue, value)),
  ),
  rule(
    "statement",
    [
      "<each> <families> with a|an|the? <clue> have exactly? that many <noun>",
      "in|for <each> <families> with a|an|the? <clue> ,? exactly? that many <noun:kind> be <noun>",
    ],
    ({ families, clue, noun, ...more }) => {
      const { conditions = [] } = "kind" in more ? (more.kind as Meanings["noun"]) : {};
      const both = { conditions: [...conditions, ...noun.conditions] };
      return clue.sort === lineOf(families)
        ? ofClue(clue, counts(clue, { noun: both, where: latestSet }))
        : undefined;
    },
  ),
  rule(
    "statement",
    [
      "<each> <sets> with a|an|the? <clue> have exactly? that many <noun>",
      "<sets> with a|an <clue> have exactly? that many <noun>",
      "<clue> <sets> have the? indicated|given|stated|shown? howmany <noun>",
    ],
    ({ sets, clue, noun }) => {
      const told: Told = (variable, scope) =>
        soMany(
          { bound: "exactly", number: () => `${variable}.${clue.layer}` },
          noun,
          scope.at(-1)?.variable ?? UNSAID,
          scope,
        ).text;
      return clue.sort === sets.sort ? ofClue(clue, told) : ofRegion(clue, sets, told);
    },
  ),
  rule(
    "statement",
    ["<each> <sets> have exactly? <clue> <noun>", "exactly <clue> <noun> be in <each> <sets>"],
    ({ sets, clue, noun }) =>
      clue.sort === sets.sort && noun.conditions.length > 0
        ? ofClue(clue, counts(clue, { noun, where: latestSet }))
        : undefined,
  ),
  rule(
    "statement",
    [
      "<each> <sets> have exactly? 1 <clue> ,? and? which|that be its area|size",
      "<each> <sets> have exactly? 1 <clue> ,? and the <clue:again> be its area|size",
    ],
    ({ sets: { sort, role }, clue, ...others }) => {
      if (role !== "region" || clue.sort !== "cell") return undefined;
      if ("again" in others && others.again.layer !== clue.layer) return undefined;
      return () =>
        `for each ${sort} s: count(c in s where c has ${clue.layer}) = 1; for each ${sort} s: for each cell c in s with ${clue.layer}: size(s) = c.${clue.layer}`;
    },
  ),
  rule(
    "statement",
    [
      "howmany <noun> in|of a|an|each|the <sets> equal|equals|be|match|matches its|the <clue>",
      "<each> <sets> have as many <noun> as its|the <clue> say|says|tells|indicates|shows?",
      "<each> <sets> have as many <noun> as its|the <clue> beside|above|below|before|outside it?",
      "<each> <sets> have as many <noun> as its|the? <clue>",
      `<each> <sets> have as many <noun> as the <clue> ${AT_ITS_END}`,
      `howmany <noun> in|of|on <each> <sets> be|equal|equals the <clue> ${AT_ITS_END}`,
      "exactly? <clue> <noun> in|on <each> <sets>",
    ],
    ({ noun, sets, clue }) => {
      const told = counts(clue, { noun, where: latestSet });
      return clue.sort === sets.sort ? ofClue(clue, told) : ofRegion(clue, sets, told);
    },
  ),
  rule(
    "statement",
    [
      "the? <valued> in|of|on <each> <sets> add|adds up? to its|the <clue>",
      "the? <valued> in|of|on <each> <sets> add|adds up? to the <clue> beside|above|below|before|outside it?",
      `the? <valued> in|of|on|within|inside <each> <sets> add|adds|sum|sums up? to the <clue> ${AT_ITS_END}`,
    ],
    ({ valued, sets, clue }) => {
      const told: Told = (variable, scope) =>
        `sum(x.${valued} for x in ${latestSet(scope)}) = ${variable}.${clue.layer}`;
      return clue.sort === sets.sort ? ofClue(clue, told) : ofRegion(clue, sets, told);
    },
  ),
  rule(
    "statement",
    [
      `<each> <clue> in|on a|an|the|each <core> ${CLUE_TELLS} <value>`,
      `<clue> in|on <core> ${CLUE_TELLS} <value>`,
      `<each> <clue> in|on a|an|the|each <core> ${CLUE_TELLS} <count>`,
      `<clue> in|on <core> ${CLUE_TELLS} <count>`,
    ],
    ({ clue, core: { conditions }, ...told }) =>
      clue.sort === "cell" && conditions.length > 0
        ? (scope) =>
            ofClue(
              clue,
              "count" in told ? counts(clue, told.count) : equals(clue, told.value),
            )(scope).replace(":", ` where ${ofAll(conditions, "c").text}:`)
        : undefined,
  ),
]);
