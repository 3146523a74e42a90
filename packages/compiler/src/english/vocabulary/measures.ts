/** Numbers that sets and cells have, and what is said of them: `the sum of the digits in each row is 10`. */
import { rule, table } from "../grammar.js";
import { type Mentioned, type Thing, UNSAID, unsaid } from "../meanings.js";
import {
  allTrue,
  cellIn,
  compared,
  denied,
  headOf,
  howMany,
  latest,
  numbered,
  ofSets,
  several,
} from "../say.js";
import { ofRegion } from "./clues.js";
import { lineEnds } from "./occurrences.js";
import { ends, sumIn } from "./values.js";

const ofSet =
  (said: (set: string, scope: Mentioned) => string | undefined) =>
  ({ variable, role }: Thing, scope: Mentioned): string =>
    (role === "cell" ? undefined : said(variable, scope)) ?? UNSAID;

const [first, last] = lineEnds;

/** The ends of a line: each beside the other. */
const fromEnds = [
  [...first, ...last],
  [...last, ...first],
] as const;

const asThing = (sort: string, variable: string): Thing => ({ variable, sort, role: "line" });

export const measurePhrases = table(() => [
  rule("measure", "size", () => ofSet((set) => `size(${set})`)),
  rule(
    "statement",
    ["no 2 <sets> have equally|as many <noun>", "<each> <sets> have equally|as many <noun:same>"],
    ({ sets: { sort, of }, ...rest }) =>
      of !== undefined
        ? undefined
        : () => {
            const noun = "noun" in rest ? rest.noun : rest.same;
            return `for each ${several(sort)} a, b: ${howMany(noun, "a", [])} ${"noun" in rest ? "!=" : "="} ${howMany(noun, "b", [])}`;
          },
  ),
  rule("measure", "howmany <noun>", ({ noun }) => ofSet((set, scope) => howMany(noun, set, scope))),
  rule("measure", ["sum|total of? all? the? <noun>", "<valued> sum|total"], (parts) => {
    const noun = "noun" in parts ? parts.noun : { conditions: [], value: parts.valued };
    return ofSet((set, scope) => sumIn(noun, set, scope));
  }),
  rule("measure", ["sum|total of its|their <valued>", "sum|total of its|their own <valued>"], ({ valued }) =>
    ofSet((set, scope) => sumIn({ conditions: [], value: valued }, set, scope)),
  ),
  rule("measure", ["product of all? the? <valued>", "product of its|their <valued>"], ({ valued }) =>
    ofSet((set) => `product(x.${valued} for x in ${set})`),
  ),
  ...ends.map(([said, aggregate]) =>
    rule("measure", `${said} <valued>`, ({ valued }) =>
      ofSet((set) => `${aggregate}(x.${valued} for x in ${set})`),
    ),
  ),
  ...["width", "height"].map((attribute) =>
    rule("measure", attribute, () => ofSet((set) => `${set}.${attribute}`)),
  ),
  rule(
    "measure",
    "length",
    () =>
      ({ variable, role }) =>
        role === "path" ? `${variable}.length` : UNSAID,
  ),
  rule(
    "measure",
    "<valued>",
    ({ valued }) =>
      ({ variable, role }) =>
        role === "cell" ? `${variable}.${valued}` : UNSAID,
  ),

  rule(
    "value",
    "the? <measure> of|in|on|along <named>",
    ({ measure, named }) =>
      () =>
        measure(named, [named]),
  ),
  rule(
    "saying",
    "not <saying>",
    ({ saying }) =>
      (number, scope) =>
        denied(saying(number, scope)),
  ),
  rule(
    "saying",
    "be <comparison> <value>",
    ({ comparison: { sign, denied: other }, value }) =>
      (number, scope) =>
        compared(number, sign, other, value(scope)),
  ),
  rule(
    "saying",
    ["be <value>", "equal|equals|= <value>"],
    ({ value }) =>
      (number, scope) =>
        compared(number, "=", "!=", value(scope)),
  ),
  rule(
    "saying",
    ["be a? multiple of <value>", "be divisible by <value>"],
    ({ value }) =>
      (number, scope) => ({
        text: `${number} mod ${value(scope)} = 0`,
        denied: `${number} mod ${value(scope)} != 0`,
      }),
  ),
  rule(
    "saying",
    "be neither <value:a> nor <value:b>",
    ({ a, b }) =>
      (number, scope) =>
        allTrue([a, b].map((value) => compared(number, "!=", "=", value(scope)))),
  ),
  rule("saying", "be <amount>", ({ amount }) =>
    amount.isSeveral === true ? (number, scope) => numbered(number, amount, scope) : undefined,
  ),
  ...["odd", "even"].map((parity) =>
    rule(
      "saying",
      ["be", "be an"].map((be) => `${be} ${parity} number?` as const),
      () => (number) => ({
        text: `${number} is ${parity}`,
        denied: `not (${number} is ${parity})`,
      }),
    ),
  ),

  rule(
    "statement",
    [
      "the <measure> of|in|on|inside|within <each> <families> <saying>",
      "<measure> of|in|on|inside|within <each> <families> <saying>",
      "<each> <families> 's <measure> <saying>",
    ],
    ({ measure, families, saying }) =>
      (scope) =>
        ofSets(families, scope, (set, inner) => saying(measure(set, inner), inner)),
  ),
  rule(
    "statement",
    [
      "no <sets> 's <measure> <saying>",
      "the <measure> of|in no <sets> <saying>",
      "no <sets> have a|the <measure> that|which <saying>",
    ],
    ({ sets, measure, saying }) =>
      (scope) =>
        ofSets([sets], scope, (set, inner) => denied(saying(measure(set, inner), inner))),
  ),
  ...fromEnds.map(([said, end, other, others]) =>
    rule(
      "statement",
      [
        `the? ${said} <valued> of|in|on <each> <families> be <comparison> the? ${other} 1?`,
        `the? ${said} <valued> of|in|on <each> <families> be <comparison> the? ${other} <valued:again>`,
      ],
      ({ valued, families, comparison: { sign, denied }, ...rest }) =>
        "again" in rest && rest.again !== valued
          ? undefined
          : (scope) =>
              ofSets(families, scope, ({ variable: s }) =>
                compared(`${s}.${end}.${valued}`, sign, denied, `${s}.${others}.${valued}`),
              ),
    ),
  ),
  rule(
    "statement",
    "the? first and|& the? last <valued> of|in|on <each> <families> <between>",
    ({ valued, families, between }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }) => {
          const [x, y] = ["first", "last"].map((end) => ({
            variable: `${variable}.${end}`,
            sort: "cell",
            role: "cell" as const,
            value: valued,
          }));
          return x === undefined || y === undefined ? unsaid : between(x, y);
        }),
  ),
  rule(
    "statement",
    ["the? <measure> of|in|on|along <named> <saying>", "<named> 's <measure> <saying>"],
    ({ measure, named, saying }) =>
      () =>
        saying(measure(named, [named]), [named]).text,
  ),
  rule(
    "statement",
    ["<each> <noun> 's <measure> <saying>", "the <measure> of|in <each> <noun> <saying>"],
    ({ noun, measure, saying }) =>
      (scope) => {
        const cell = cellIn(scope);
        const inner = [...scope, cell];
        return `${headOf("cell", cell.variable, noun.conditions)}: ${saying(measure(cell, inner), inner).text}`;
      },
  ),
  rule(
    "clause",
    [
      "the? <measure> equal|equals the? <measure:other>",
      "the? <measure> be equal to the? <measure:other>",
      "the? <measure> be the same as the? <measure:other>",
      "the? <measure> be <comparison> the? <measure:other>",
    ],
    ({ measure, other, ...rest }) =>
      (scope) => {
        const thing = latest(scope, () => true);
        const { sign, denied: not } = "comparison" in rest ? rest.comparison : { sign: "=", denied: "!=" };
        return thing === undefined ? unsaid : compared(measure(thing, scope), sign, not, other(thing, scope));
      },
  ),
  rule(
    "clause",
    ["the|its|their? <measure> <saying>", "the <measure> in|of it|them <saying>"],
    ({ measure, saying }) =>
      (scope) => {
        const thing = latest(scope, () => true);
        return thing === undefined ? unsaid : saying(measure(thing, scope), scope);
      },
  ),
  rule(
    "statement",
    [
      "<each> <sets> have a? different <measure>",
      "no 2 <sets> have the? same <measure>",
      "the? <measure> of|in <each> <sets> be different",
    ],
    ({ sets: { sort, of }, measure }) =>
      of !== undefined
        ? undefined
        : () =>
            `for each ${several(sort)} a, b: ${measure(asThing(sort, "a"), [])} != ${measure(asThing(sort, "b"), [])}`,
  ),
  rule(
    "statement",
    [
      "<each> <families> all? have the same <measure>",
      "the? <measure> of|in <each> <families> be the same",
      "the? <measure> be the same in|for <each> <families>",
    ],
    ({ families: [first, ...others], measure }) => {
      if (first === undefined) return undefined;
      const [a, b] = ["a", "b"] as const;
      const equal = (one: string, other: string): string =>
        `${measure(asThing(one, a), [])} = ${measure(asThing(other, b), [])}`;
      // Where all of one sort equal all of another, those of one sort are equal too.
      return () =>
        others.length === 0
          ? `for each ${several(first.sort)} a, b: ${equal(first.sort, first.sort)}`
          : others
              .map(({ sort }) => `for each ${first.sort} a, ${sort} b: ${equal(first.sort, sort)}`)
              .join("; ");
    },
  ),
  rule(
    "statement",
    [
      "the? <measure> of <each> <sets> be|equal|equals its|the <clue>",
      "the? <measure> of <each> <sets> be|equal|equals the <clue> in|inside|within it",
      "<each> <sets> 's <measure> be|equal|equals its|the <clue>",
      "<each> <sets> 's <measure> be|equal|equals the <clue> in|inside|within it",
    ],
    ({ measure, sets, clue }) =>
      ofRegion(
        clue,
        sets,
        (variable, scope) =>
          `${measure(scope.at(-1) ?? asThing("", variable), scope)} = ${variable}.${clue.layer}`,
      ),
  ),
  rule(
    "statement",
    [
      "the? <measure> of <each> <sets> be|equal|equals a|1|some of? the? <clue> in|inside|within it",
      "<each> <sets> 's <measure> be|equal|equals a|1|some of? the? <clue> in|inside|within it",
    ],
    ({ measure, sets, clue: { layer, sort } }) =>
      sort !== "cell" || sets.role === "line"
        ? undefined
        : (scope) =>
            ofSets([sets], scope, (set, inner) => ({
              text: `some(x has ${layer} and x.${layer} = ${measure(set, inner)} for x in ${set.variable})`,
              denied: UNSAID,
            })),
  ),
  rule("verb", "have a|the? <measure> of? <value>", ({ measure, value }) => ({
    of: (thing, scope) => compared(measure(thing, scope), "=", "!=", value(scope)),
  })),
]);
