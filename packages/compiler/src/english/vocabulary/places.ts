/** Sentences about places by their names: `S and M are not zero`. */
import { rule, table } from "../grammar.js";
import { type Said, type Thing, unsaid } from "../meanings.js";
import { allTrue, asCondition, compared, denied, notOne, ofAll, ofEach, soMany } from "../say.js";

/** In a list of them. */
const listed = [
  "<named:a>",
  "<named:a> , <named:b>",
  "<named:a> and <named:b>",
  "<named:a> , <named:b> ,? and <named:c>",
  "<named:a> , <named:b> , <named:c> ,? and <named:d>",
] as const;

/** Of the only numbers that they have. */
const ofNumbers =
  (said: (x: string, y: string) => Said) =>
  (x: Thing, y: Thing): Said =>
    x.value === undefined || x.value !== y.value
      ? unsaid
      : said(`${x.variable}.${x.value}`, `${y.variable}.${y.value}`);

const sitting: readonly (readonly [patterns: readonly string[], said: (x: string, y: string) => Said])[] = [
  [
    ["sit|sits directly? next to", "be seated directly? next to", "sit|sits beside", "be seated beside"],
    (x, y) => compared(`abs(${x} - ${y})`, "=", "!=", "1"),
  ],
  [
    ["sit|sits somewhere? to the right of", "be seated somewhere? to the right of"],
    (x, y) => compared(x, ">", "<=", y),
  ],
  [
    ["sit|sits somewhere? to the left of", "be seated somewhere? to the left of"],
    (x, y) => compared(x, "<", ">=", y),
  ],
  [["sit|sits directly|immediately to the right of"], (x, y) => compared(x, "=", "!=", `${y} + 1`)],
  [["sit|sits directly|immediately to the left of"], (x, y) => compared(x, "=", "!=", `${y} - 1`)],
];

const each = (parts: object): readonly Thing[] =>
  (["a", "b", "c", "d"] as const).flatMap((name) =>
    name in parts ? [(parts as Record<string, Thing>)[name] as Thing] : [],
  );

export const placePhrases = table(() => [
  ...listed.map((names) =>
    rule(
      "statement",
      [`${names} <verb>`, `both ${names} <verb>`],
      (parts) => () =>
        each(parts)
          .map((thing) => parts.verb.of(thing, [thing]).text)
          .join("; "),
    ),
  ),
  rule(
    "statement",
    "neither <named:a> nor <named:b> <verb>",
    ({ a, b, verb }) =>
      () =>
        [a, b].map((thing) => denied(verb.of(thing, [thing])).text).join("; "),
  ),
  rule(
    "statement",
    "<named:a> and <named:b> <between>",
    ({ a, b, between }) =>
      () =>
        between(a, b).text,
  ),
  rule("nameds", ["<named:a> ,? and|or <named:b>", "<named:a> , <named:b>"], ({ a, b }) => [a, b]),
  rule("nameds", "<named> , <nameds>", ({ named, nameds }) => [named, ...nameds]),
  rule(
    "statement",
    ["<amount> of <nameds> <verb>", "none of <nameds> <verb:none>", "not all of? <nameds> <verb:all>"],
    ({ nameds, ...rest }) => {
      const verb = "verb" in rest ? rest.verb : "none" in rest ? rest.none : rest.all;
      const set = `{${nameds.map(({ variable }) => variable).join(", ")}}`;
      const noun = asCondition(verb, nameds[0]?.value);
      return "all" in rest
        ? () => ofEach({ conditions: [] }, set, nameds, (x) => ofAll(noun.conditions, x)).denied
        : () => soMany("amount" in rest ? rest.amount : notOne, noun, set, nameds).text;
    },
  ),
  rule(
    "statement",
    "<nameds> not be all <adjective>",
    ({ nameds, adjective }) =>
      () =>
        allTrue(nameds.map(({ variable }) => adjective.of(variable))).denied,
  ),
  rule(
    "statement",
    "all|each of <nameds> <verb>",
    ({ nameds, verb }) =>
      () =>
        nameds.map((thing) => verb.of(thing, [thing]).text).join("; "),
  ),
  rule(
    "statement",
    "if <named:a> <verb:first> ,? then? <named:b> <verb:second>",
    ({ a, b, first, second }) =>
      () =>
        `if ${first.of(a, [a]).text}: ${second.of(b, [b]).text}`,
  ),
  rule(
    "statement",
    "<named:a> <sitting> <named:b>",
    ({ a, b, sitting }) =>
      () =>
        sitting(a, b).text,
  ),
  rule(
    "sitting",
    "not <sitting>",
    ({ sitting }) =>
      (x, y) =>
        denied(sitting(x, y)),
  ),
  ...sitting.map(([patterns, said]) => rule("sitting", patterns, () => ofNumbers(said))),
  rule(
    "statement",
    ["all|each|everyone <be> in|on|at? different <valued>", "no 2 <be> in|on|at the same <valued>"],
    ({ valued }) =>
      () =>
        `at most one of each ${valued} in cells`,
  ),
  rule(
    "statement",
    "<named:a> <verb:first> or <named:b> <verb:second> ,? but not both",
    ({ a, b, first, second }) =>
      () =>
        `(${first.of(a, [a]).text}) != (${second.of(b, [b]).text})`,
  ),
  rule(
    "statement",
    "either? <named:a> <verb:first> or <named:b> <verb:second>",
    ({ a, b, first, second }) =>
      () =>
        [first.of(a, [a]), second.of(b, [b])].map(({ text }) => text).join(" or "),
  ),
  rule(
    "statement",
    [
      "either <named:a> or <named:b> <verb> ,? but not both",
      "exactly 1 of <named:a> or <named:b> <verb>",
      "<named:a> or <named:b> <verb> ,? but not both",
    ],
    ({ a, b, verb }) =>
      () =>
        `(${verb.of(a, [a]).text}) != (${verb.of(b, [b]).text})`,
  ),
  rule(
    "statement",
    ["<named:a> <verb> and|; ,? so be|do|have <named:b>", "<named:a> <verb> ,? as be|do|have <named:b>"],
    ({ a, b, verb }) =>
      () =>
        [a, b].map((thing) => verb.of(thing, [thing]).text).join("; "),
  ),
  // Both may be, as with `either` of the language.
  rule(
    "statement",
    "either? <named:a> or <named:b> <verb>",
    ({ a, b, verb }) =>
      () =>
        [a, b].map((thing) => verb.of(thing, [thing]).text).join(" or "),
  ),
]);
