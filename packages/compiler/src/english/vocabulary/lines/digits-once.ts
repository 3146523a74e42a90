/** Values that a line has once, and how they grow along it. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type Said, type Thing, UNSAID, unsaid } from "../../meanings.js";
import { allTrue } from "../../say.js";

const grows = (layer: string, { variable, role }: Thing, isDown: boolean): Said => {
  const set = isDown ? `reversed(${variable})` : variable;
  const text = `increasing(x.${layer} for x in ${set})`;
  return role === "line" ? { text, denied: `not ${text}` } : unsaid;
};

const ways: readonly (readonly [way: string, sort: string])[] = [
  ["from left to right", "row"],
  ["from top to bottom", "column"],
];

/** Of a line, of which the numbers in one layer are meant. */
export const growthOf = (layer: string): readonly PhraseRule[] =>
  (
    [
      ["increase|increases|grow|grows|ascend|ascends", "increasing|ascending", false],
      ["decrease|decreases|fall|falls|descend|descends", "decreasing|descending", true],
    ] as const
  ).flatMap(([does, being, isDown]) => [
    ...rule("verb", [`be ${being}`, `be in ${being} order`, `be strictly ${being}`], () => ({
      of: (thing) => grows(layer, thing, isDown),
    })),
    ...ways.flatMap(([way, sort]) =>
      rule("verb", [`${does} ${way}`, `be ${being} ${way}`], () => ({
        of: (thing) => (thing.sort === sort ? grows(layer, thing, isDown) : unsaid),
      })),
    ),
  ]);

const once = (layer: string, numbers: readonly string[], set: string): Said =>
  allTrue(
    numbers.map((number) => ({
      text: `count(x in ${set} where x.${layer} = ${number}) = 1`,
      denied: `count(x in ${set} where x.${layer} = ${number}) != 1`,
    })),
  );

const isDifferent = (numbers: readonly string[]): boolean => new Set(numbers).size === numbers.length;

const ASSIGNED = "have|stand|stands|represent|represents|denote|denotes|be|get|gets for?";

export const oncePhrases = table(() => [
  ...rule(
    "statement",
    [
      "no 2 <noun> have|share the? same|equal <ofEach>",
      `all|each? the? different? <noun> ${ASSIGNED} a? different <ofEach>`,
      `everyone|everybody ${ASSIGNED} a|their? different|own <ofEach>`,
      `different <noun> not ${ASSIGNED} the? same|equal <ofEach>`,
    ],
    ({ ofEach, ...rest }) =>
      "noun" in rest && (rest.noun.conditions.length > 0 || rest.noun.value !== undefined)
        ? undefined
        : () => `at most one of each ${ofEach} in cells`,
  ),
  ...rule(
    "verb",
    ["have the same <ofEach> 2 times", "have 2|any|some? equal <ofEach>", "have any|a? <ofEach> 2 times"],
    // Only denied: whether two of each, or of one, would be meant is not said.
    ({ ofEach }) => ({
      of: ({ variable, role }) =>
        role === "cell" ? unsaid : { text: UNSAID, denied: `at most one of each ${ofEach} in ${variable}` },
    }),
  ),
  ...rule(
    "verb",
    ["have the <valued> <number:a> and <number:b> exactly 1 times each?"],
    ({ valued, a, b }) =>
      isDifferent([a, b])
        ? {
            of: ({ variable, role }) => (role === "cell" ? unsaid : once(valued, [a, b], variable)),
          }
        : undefined,
  ),
  ...rule(
    "verb",
    ["have the <optional> <number:a> and <number:b> exactly 1 times each?"],
    ({ optional, a, b }) =>
      isDifferent([a, b])
        ? {
            of: ({ variable, role }) => (role === "cell" ? unsaid : once(optional, [a, b], variable)),
          }
        : undefined,
  ),
  ...rule("verb", ["have at least 2 different <valued>"], ({ valued }) => ({
    of: ({ variable, role }) =>
      role === "cell"
        ? unsaid
        : {
            text: `some(x.${valued} != y.${valued} for x, y in ${variable})`,
            denied: `all(x.${valued} = y.${valued} for x, y in ${variable})`,
          },
  })),
  ...ways.flatMap(([way, sort]) =>
    rule(
      "statement",
      `the <valued> increase ${way}`,
      ({ valued }) =>
        () =>
          `for each ${sort} s: increasing(x.${valued} for x in s)`,
    ),
  ),
  ...rule(
    "statement",
    [
      "the? <valued> on|of|in|along the main|long? diagonal increase from the? top left corner? to the? bottom right corner?",
    ],
    ({ valued }) =>
      () =>
        `for each long down diagonal s: increasing(x.${valued} for x in s)`,
  ),
  ...rule("series", "<number>", ({ number }) => [number]),
  ...rule("series", "<number> ,|and? <series>", ({ number, series }) => [number, ...series]),
  ...rule(
    "clause",
    ["the <listed> appear|appears|occur|occurs|be exactly 1 times each?"],
    ({ listed }) =>
      (scope) => {
        const set = scope.findLast(({ role }) => role !== "cell");
        if (set === undefined) return unsaid;
        const text = `exactly one of each ${listed} in ${set.variable}`;
        return { text, denied: `not (${text})` };
      },
  ),
]);

/** `1, 2 and 3`: all values of a layer, one by one. */
export function enumerated(from: number, to: number): readonly string[] {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`);
  const last = numbers.at(-1);
  if (numbers.length < 3 || numbers.length > 12 || last === undefined) return [];
  const others = numbers.slice(0, -1).join(" , ");
  return [`${others} ,? and ${last}`, `${others} , ${last}`];
}
