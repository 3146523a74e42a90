/** Cells of a kind that follow each other in a row or column: how many runs there are, and how long. */
import { rule } from "../grammar.js";
import { type Mentioned, type Noun, type Said, type Thing, unsaid } from "../meanings.js";
import { fresh, lineSort, numbered, ofAll } from "../say.js";
import { LINES, neverInRow } from "./pairs.js";

const before: Readonly<Record<string, string>> = { row: "left", column: "up" };

/** How many runs of a kind a row or column has: the cells of the kind that none of the kind stands before. */
function runsIn(noun: Noun, { variable: set }: Thing, scope: Mentioned): string | undefined {
  const side = before[lineSort(set, scope) ?? ""];
  if (side === undefined || noun.conditions.length === 0) return undefined;
  const x = fresh(scope, "x");
  const begins = `(${x} has no ${side} or ${ofAll(noun.conditions, `${x}.${side}`).denied})`;
  return `count(${x} in ${set} where ${ofAll(noun.conditions, x).text} and ${begins})`;
}

const RUN = "run|runs|stretch|stretches|streak|streaks|block|blocks|group|groups|sequence|sequences";

const TELLS = "be|tell|tells|give|gives|show|shows|say|says|indicate|indicates|denote|denotes|list|lists";

const sortsOf = (families: readonly { readonly sort: string }[]): readonly string[] =>
  families.map(({ sort }) => sort);

const asStatement = (text: string | undefined): (() => string) | undefined =>
  text === undefined ? undefined : () => text;

export const runPhrases = [
  rule("run", [`${RUN} of consecutive|adjacent? <core>`, `<core> ${RUN}`], ({ core }) => core),
  rule("verb", "have <amount> <run>", ({ amount, run }) => ({
    of: (thing, scope) => {
      const many = runsIn(run, thing, scope);
      return many === undefined ? unsaid : numbered(many, amount, scope);
    },
  })),
  rule("clause", ["there be <amount> <run>", "<amount> <run>"], ({ amount, run }) => (scope) => {
    const line = scope.findLast(({ role }) => role === "line");
    const many = line && runsIn(run, line, scope);
    return many === undefined ? unsaid : numbered(many, amount, scope);
  }),
  // `the numbers beside a row are the lengths of its runs of black cells`
  ...(["row", "column", "line"] as const).flatMap((sort) => {
    const words = `${sort}|${sort}s` as const;
    return rule(
      "statement",
      [
        `the? <lengths> of|in|on|beside|above|at|for <each> ${words} ${TELLS} the? lengths of its|the|all? the? <run> ,? <order>`,
        `<each> ${words} 's <lengths> ${TELLS} the? lengths of its|the|all? the? <run> ,? <order>`,
        `the? <lengths> of|in|on|beside|above|at|for ${words} ${TELLS} the? lengths of its|their|the|all? the? <run> ,? <order>`,
      ],
      ({ lengths: { layer, sort: of }, run: { conditions } }) =>
        of !== "line" && of !== sort
          ? undefined
          : () =>
              `for each ${sort} s with ${layer}: runs(x in s where ${ofAll(conditions, "x").text}) = s.${layer}`,
    );
  }),
  ...rule(
    "statement",
    `the? <lengths> ${TELLS} the? lengths of the|all? the? <run> ,? <order>`,
    ({ lengths: { layer, sort }, run: { conditions } }) =>
      () =>
        `for each ${sort} s with ${layer}: runs(x in s where ${ofAll(conditions, "x").text}) = s.${layer}`,
  ),
  rule(
    "order",
    ["", "in order", "in this order", "in the order given", "from left to right", "from top to bottom"],
    () => true,
  ),

  // No run is longer than so many.
  rule(
    "short",
    [
      "no <run> be longer than <number> cells?",
      "no <run> have more than <number> cells",
      "no <run> be more than <number> cells? long",
      "<each> <run> be at most <number> cells? long",
      "<run> be at most <number> cells? long",
      "<each> <run> have at most <number> cells",
      "<run> have at most <number> cells",
      "<each> <run> have a? length of? at most <number>",
      "<run> not be longer than <number> cells?",
    ],
    ({ run, number }) => ({ noun: run, most: Number(number) }),
  ),
  rule(
    "short",
    [
      "no more than <number> <core> in a row",
      "at most <number> <core> in a row",
      "there not be more than <number> <core> in a row",
      "no run|runs|stretch|stretches of more than <number> <core>",
      "there be no run|runs|stretch|stretches of more than <number> <core>",
    ],
    ({ core, number }) => ({ noun: core, most: Number(number) }),
  ),
  rule("statement", "<short>", ({ short: { noun, most } }) => asStatement(neverInRow(noun, most + 1, LINES))),
  rule(
    "statement",
    ["in|on|along <each> <families> ,? <short>", "<short> in|on|along <each> <families>"],
    ({ families, short: { noun, most } }) => asStatement(neverInRow(noun, most + 1, sortsOf(families))),
  ),
  rule(
    "statement",
    ["no <run> in|on|along <each> <families> be longer than <number> cells?"],
    ({ run, families, number }) => asStatement(neverInRow(run, Number(number) + 1, sortsOf(families))),
  ),
  // One behind the other, in any order of their numbers.
  rule(
    "together",
    [
      "be all? contiguous",
      "be all? side by side",
      "be all? next to eachother",
      "<be> in 1 run|block",
      "form|forms|make|makes a|an|1? single? contiguous|connected? run|block",
    ],
    () => (noun, set, scope) =>
      atMostOneRun(noun, { variable: set, sort: lineSort(set, scope) ?? "", role: "line" }, scope),
  ),
].flat();

function atMostOneRun(noun: Noun, line: Thing, scope: Mentioned): Said {
  if (noun.value !== undefined) return unsaid;
  const many = runsIn(noun, line, scope);
  return many === undefined ? unsaid : numbered(many, { bound: "at most", number: () => "1" }, scope);
}
