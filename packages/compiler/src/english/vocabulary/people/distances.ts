/** How far from each other two are: of those that are told of alone, and of each two of a kind. */
import { rule, table } from "../../grammar.js";
import type { HowMany, Mentioned, Noun, Quality, Said } from "../../meanings.js";
import { unsaid } from "../../meanings.js";
import { asCondition, denied, fresh, latestCell, nearby, numbered, ofAll } from "../../say.js";

const CELLS = "cell|cells|step|steps|door|doors";

/** Both may be in one cell, of which all is said too. */
const ofBoth = (a: Quality, b: Quality): string =>
  `for each cell x, cell y where ${ofAll([a], "x").text} and ${ofAll([b], "y").text}`;

const ofThree = (a: Quality, b: Quality, z: Quality): string =>
  `for each cell x, cell y, cell z where ${ofAll([a], "x").text} and ${ofAll([b], "y").text} and ${ofAll([z], "z").text}`;

const ofEachTwo = ({ conditions }: Noun): string =>
  `for each cells x, y where ${ofAll(conditions, "x").text} and ${ofAll(conditions, "y").text}`;

const isNear =
  (set: (x: string) => string) =>
  (x: string, y: string): Said => ({ text: `${y} in ${set(x)}`, denied: `not ${y} in ${set(x)}` });

/** From the nearest of them, or at least so far from all. */
function farFrom(c: string, amount: HowMany, { conditions }: Noun, others: string, scope: Mentioned): Said {
  const x = fresh(scope, "x");
  const far = numbered(`distance(${c}, ${x})`, amount, scope);
  const among = `for ${x} in ${others} where ${ofAll(conditions, x).text}`;
  return amount.bound === "at least"
    ? { text: `all(${far.text} ${among})`, denied: `some(${far.denied} ${among})` }
    : { text: `some(${far.text} ${among})`, denied: `all(${far.denied} ${among})` };
}

const comparisons = [
  ["as far|close|near from|to", "as", "="],
  ["as far away from", "as", "="],
  ["closer|nearer to", "than", "<"],
  ["further|farther away? from", "than", ">"],
] as const;

const distanceOf = (x: string, y: string): string => `distance(${x}, ${y})`;

const THERE = "at|in|with that|this|a|the? distance|far of? n?";
const LINES = "in|of|on its|the|that same? row or|and in? its|the? same? column";

export const distancePhrases = table(() => [
  ...["", LINES].flatMap((lines) =>
    rule(
      "statement",
      [
        `<each> <clue> n? tell|tells|say|says|show|shows|mean|means|indicate|indicates that <amount> of? the? cell|cells ${THERE} ${lines} <verb>`,
        `for <each> <clue> n? ,|:? <amount> of? the? cell|cells ${THERE} ${lines} <verb>`,
        `<amount> of? the? cell|cells ${THERE} ${lines} of|from <each> <clue> n? <verb>`,
      ] as readonly string[] as readonly "<clue> <amount> <verb>"[],
      ({ clue: { layer, sort }, amount, verb }) =>
        sort !== "cell" || amount.isIndefinite === true
          ? undefined
          : (scope) => {
              const from = lines === "" ? "cells" : "c.row + c.column";
              const where = `distance(c, x) = c.${layer} and ${ofAll(asCondition(verb).conditions, "x").text}`;
              return `for each cell c with ${layer}: ${numbered(`count(x in ${from} where ${where})`, amount, scope).text}`;
            },
    ),
  ),
  rule("value", "the? distance to|from the nearest|closest <noun>", ({ noun: { conditions } }) =>
    conditions.length === 0
      ? undefined
      : (scope) => {
          const [c, x] = [latestCell(scope), fresh(scope, "x")];
          return `min(distance(${c}, ${x}) for ${x} in cells where ${ofAll(conditions, x).text})`;
        },
  ),
  rule("apart", "<touching>", ({ touching }) => isNear((x) => nearby(x, touching))),
  rule("apart", "<be> in|on <nearby> cells", ({ nearby: near }) => isNear((x) => nearby(x, near))),
  rule(
    "apart",
    [
      `<be> <amount> ${CELLS} apart`,
      `<be> <amount> ${CELLS} away? from eachother`,
      `have a distance of <amount>`,
      `have a distance of <amount> ${CELLS}`,
    ],
    ({ amount }) =>
      amount.isIndefinite === true
        ? undefined
        : (x, y) => numbered(distanceOf(x, y), amount, [{ variable: x, sort: "cell", role: "cell" }]),
  ),
  rule(
    "apart",
    "not <apart>",
    ({ apart }) =>
      (x, y) =>
        denied(apart(x, y)),
  ),
  rule(
    "apart",
    [`have <amount> cell|cells between them`, `have <amount> cell|cells in between`],
    ({ amount }) =>
      amount.isIndefinite === true
        ? undefined
        : (x, y) =>
            numbered(`size(span(${x}, ${y})) - 2`, amount, [{ variable: x, sort: "cell", role: "cell" }]),
  ),
  rule("verb", ["have <amount> <core> within distance <number>"], ({ amount, core, number }) =>
    amount.isIndefinite === true || core.conditions.length === 0
      ? undefined
      : {
          of: ({ variable, role }, scope) => {
            const x = fresh(scope, "x");
            const near = `distance(${variable}, ${x}) <= ${number} and ${ofAll(core.conditions, x).text}`;
            return role === "cell"
              ? numbered(`count(${x} in cells - {${variable}} where ${near})`, amount, scope)
              : unsaid;
          },
        },
  ),
  rule(
    "statement",
    "<whoever:a> and <whoever:b> both? <apart>",
    ({ a, b, apart }) =>
      () =>
        `${ofBoth(a, b)}: ${apart("x", "y").text}`,
  ),
  rule("statement", "<whoever:a> and <whoever:b> <between>", ({ a, b, between }) => () => {
    const [x, y] = ["x", "y"].map((variable) => ({ variable, sort: "cell", role: "cell" }) as const);
    return x === undefined || y === undefined ? unsaid.text : `${ofBoth(a, b)}: ${between(x, y).text}`;
  }),
  rule("statement", ["<two> <noun> <apart>", "no <two> <noun> <apart:not>"], ({ noun, ...rest }) =>
    noun.conditions.length === 0
      ? undefined
      : () =>
          `${ofEachTwo(noun)}: ${"apart" in rest ? rest.apart("x", "y").text : rest.not("x", "y").denied}`,
  ),
  rule(
    "statement",
    ["the? distance between|of <two> <noun> <saying>", "the? distance from 1 <noun> to another <saying>"],
    ({ noun, saying }) =>
      noun.conditions.length === 0
        ? undefined
        : (scope) => `${ofEachTwo(noun)}: ${saying(distanceOf("x", "y"), scope).text}`,
  ),
  rule(
    "statement",
    ["the? distance between|of|from <whoever:a> and|to <whoever:b> <saying>"],
    ({ a, b, saying }) =>
      (scope) =>
        `${ofBoth(a, b)}: ${saying(distanceOf("x", "y"), scope).text}`,
  ),
  rule(
    "verb",
    [
      `<be> <amount> ${CELLS} away? from the? <core:noun>`,
      `<be> <amount> ${CELLS} away? from a|an|any|each|all|1 <core:noun>`,
    ],
    ({ amount, noun }) =>
      amount.isIndefinite === true || noun.conditions.length === 0
        ? undefined
        : {
            of: ({ variable, role }, scope) =>
              role === "cell" ? farFrom(variable, amount, noun, "cells", scope) : unsaid,
          },
  ),
  ...comparisons.flatMap(([said, as, sign]) => [
    ...rule(
      "statement",
      [`<whoever:a> <be> ${said} <whoever:z> ${as} <whoever:b> be|do?`],
      ({ a, b, z }) =>
        () =>
          `${ofThree(a, b, z)}: ${distanceOf("x", "z")} ${sign} ${distanceOf("y", "z")}`,
    ),
    ...rule(
      "statement",
      [`<whoever:z> <be> ${said} <whoever:a> ${as} from|to <whoever:b>`],
      ({ a, b, z }) =>
        () =>
          `${ofThree(a, b, z)}: ${distanceOf("x", "z")} ${sign} ${distanceOf("y", "z")}`,
    ),
  ]),
]);
