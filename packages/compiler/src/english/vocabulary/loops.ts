/** Where a line through cells goes. */

import { type PhraseRule, rule, table } from "../grammar.js";
import type { Noun, Quality } from "../meanings.js";
import { atLeastOne, headOf, ofSets, soMany } from "../say.js";

export const onLine = (line: string): Quality => ({
  of: (c) => ({
    text: `some(l is ${line} for l in ${c}.links)`,
    denied: `no ${line} in ${c}.links`,
  }),
  isOnLine: true,
});

const notOnLine = (line: string): Quality => {
  const { of } = onLine(line);
  return { of: (c) => ({ text: of(c).denied, denied: of(c).text }) };
};

const side = (line: string, where: "inside" | "outside"): Quality => ({
  of: (c) => ({ text: `${c} is ${where} ${line}`, denied: `not ${c} is ${where} ${line}` }),
  where: "in",
});

const BE = "be|lie|lies|stand|stands|stay|stays?";

/** Of the only such loop: both kinds are told of in one breath, and it is named once, or not at all. */
export function enclosing(layer: string, words: string): readonly PhraseRule[] {
  const both =
    (isIn: boolean) =>
    ({ a, b }: { readonly a: Noun; readonly b: Noun }) =>
      a.conditions.length === 0 || b.conditions.length === 0
        ? undefined
        : () =>
            [a, b]
              .map(
                ({ conditions }, at) =>
                  `${headOf("cell", "c", conditions)}: c is ${(at === 0) === isIn ? "inside" : "outside"} ${layer}`,
              )
              .join("; ");
  const bare = (["inside", "outside"] as const).map((where) =>
    rule("place", where, () => side(layer, where)),
  );
  const sides = ["inside of?", "outside of?"].map((where) => `${BE} ${where} the? ${words}?`);
  return [
    ...bare.flat(),
    ...[true, false].flatMap((isIn) => {
      const [here = "", there = ""] = isIn ? sides : sides.toReversed();
      return rule(
        "statement",
        [
          `all|each? the? <noun:a> ${here} ,? and|but|while? all|each? the? <noun:b> ${there}`,
          `all|each? the? <noun:a> ${here} ,? and|but no <noun:b> be ${here.replace(BE, "").replace("inside", "inside?").replace("outside", "outside?")}`,
        ] as const,
        both(isIn),
      );
    }),
    ...rule(
      "statement",
      [
        `the ${words} ${ENCLOSE} all|each? the? <noun:a> ,? and|but no|none|not of? any|the? <noun:b>`,
        `the ${words} ${ENCLOSE} all|each? the? <noun:a> ,? and|but not ${ENCLOSE}? any|the? <noun:b>`,
      ],
      both(true),
    ),
    ...rule("statement", `the ${words} ${ENCLOSE} all|each the? <noun>`, ({ noun: { conditions } }) =>
      conditions.length === 0 ? undefined : () => `${headOf("cell", "c", conditions)}: c is inside ${layer}`,
    ),
    ...rule("statement", `the ${words} ${ENCLOSE} no <noun>`, ({ noun: { conditions } }) =>
      conditions.length === 0 ? undefined : () => `${headOf("cell", "c", conditions)}: c is outside ${layer}`,
    ),
  ];
}

const ENCLOSE = "enclose|encloses|surround|surrounds";

const ways: readonly (readonly [said: string, sign: string])[] = [
  ["go|goes|pass|passes|run|runs straight ahead|on?", "="],
  ["turn|turns|bend|bends", "!="],
  ["make|makes|take|takes a turn|bend", "!="],
  ["be straight", "="],
  ["go|goes|pass|passes|run|runs straight", "="],
];

const ITSELF = "that|which not touch|cross|intersect";

export const linePhrases = table(() => [
  rule(
    "visit",
    [
      "visit|visits|enter|enters|cross|crosses",
      "pass|passes|go|goes|run|runs|lead|leads through|over",
      "use|uses",
      "enter and leave",
      "enters and leaves",
      "enters and exits",
    ],
    () => true,
  ),
  rule(
    "statement",
    ["the|a? <loop> <visit> <each> <noun>", "the|a? <loop> <visit> <each> <noun> exactly 1 times"],
    ({ loop, noun }) =>
      () =>
        `${headOf("cell", "c", noun.conditions)}: exactly 2 ${loop} in c.links`,
  ),
  rule(
    "statement",
    ["the|a? <loop> not <visit> <noun>", "the|a? <loop> not <visit> a|an|any|the <noun>"],
    ({ loop, noun }) =>
      noun.conditions.length === 0
        ? undefined
        : () => `${headOf("cell", "c", noun.conditions)}: no ${loop} in c.links`,
  ),
  rule("statement", ["the|a? <loop> <visit> no <noun>"], ({ loop, noun }) =>
    noun.conditions.length === 0
      ? undefined
      : () => `${headOf("cell", "c", noun.conditions)}: no ${loop} in c.links`,
  ),
  rule(
    "statement",
    ["the|a? <loop> <visit> <each> <sets> exactly 1 times"],
    ({ loop, sets: { sort, role } }) =>
      role === "region" ? () => `for each ${sort} r: exactly 2 ${loop} in r.exits` : undefined,
  ),
  rule(
    "statement",
    ["the|a? <loop> <visit> <each> <sets>", "the|a? <loop> <visit> <each> <sets> at least 1 times"],
    ({ loop, sets }) =>
      (scope) =>
        ofSets([sets], scope, ({ variable }, inner) =>
          soMany(atLeastOne, { conditions: [onLine(loop)] }, variable, inner),
        ),
  ),
  rule(
    "statement",
    ["the|a? <loop> <visit> <counted> in|of <each> <families>"],
    ({ loop, counted: { amount, noun }, families }) =>
      (scope) => {
        const visited = { conditions: [...noun.conditions, onLine(loop)] };
        return ofSets(families, scope, ({ variable }, inner) => soMany(amount, visited, variable, inner));
      },
  ),
  rule("statement", ["the|a? <loop> <visit> <named>", "the|a? <loop> not <visit> <named:not>"], (parts) => {
    const named = "named" in parts ? parts.named : parts.not;
    return named.role !== "cell"
      ? undefined
      : () =>
          "named" in parts
            ? `exactly 2 ${parts.loop} in ${named.variable}.links`
            : `no ${parts.loop} in ${named.variable}.links`;
  }),
  rule("relative", ["that|which the <loop> <visit>", "visited by the <loop>", "on the <loop>"], ({ loop }) =>
    onLine(loop),
  ),
  rule(
    "relative",
    ["that|which the <loop> not <visit>", "not visited by the <loop>", "not on the <loop>", "off the <loop>"],
    ({ loop }) => notOnLine(loop),
  ),
  rule("place", "on the <loop>", ({ loop }) => onLine(loop)),
  rule("relative", "that|which the <loop> <visit>", ({ loop }) => onLine(loop)),
  rule("relative", "that|which the <loop> not <visit>", ({ loop }) => notOnLine(loop)),
  rule("place", ["inside of? the <loop>"], ({ loop }) => side(loop, "inside")),
  rule("place", ["outside of? the <loop>"], ({ loop }) => side(loop, "outside")),
  rule(
    "statement",
    ["<each> <noun> be visited|passed|used|entered|crossed exactly 1 times by the <loop>"],
    ({ noun, loop }) =>
      () =>
        `${headOf("cell", "c", noun.conditions)}: exactly 2 ${loop} in c.links`,
  ),
  rule("adjective", ["used|passed|crossed|traversed|occupied|entered by the <loop>"], ({ loop }) =>
    onLine(loop),
  ),
  rule("adjective", ["visited by the <loop>", "on the <loop>", "part of the <loop>"], ({ loop }) =>
    onLine(loop),
  ),
  ...ways.map(([said, sign]) =>
    rule(
      "statement",
      [
        `the|a? <loop> ${said} through|on|at|in|over <each> <noun>`,
        `the|a? <loop> ${said} through|on|at|in|over <noun>`,
        `through|on|at|in|over <each> <noun> ,? the <loop> ${said}`,
        `through|on|at|in|over <noun> ,? the <loop> ${said}`,
      ],
      ({ loop, noun }) =>
        () => {
          const through = `exactly 2 ${loop} in c.links and c.${loop}(left) ${sign} c.${loop}(right)`;
          return `${headOf("cell", "c", noun.conditions)}: ${through}`;
        },
    ),
  ),
  rule(
    "statement",
    [
      "the <loop> be|form|forms a|1? single? closed? loop",
      "draw a|1? single? closed? <loop> through some cells",
      "draw a|1? single? closed? <loop> through the? centres|centers of? some? the? cells?",
      ...[
        "",
        "along the? board? edges|lines|borders of? the? board|cells?",
        // `along the edges` is that by then.
        "orthogonally of? the? board|cells?",
      ].flatMap((way) =>
        ["", `${ITSELF} itself`, `${ITSELF} or touch|cross|intersect itself`].map(
          (rest) => `draw a|1? single? closed? continuous? <loop> ${way} ${rest}` as "<loop>",
        ),
      ),
    ],
    ({ loop }) =>
      () =>
        `loop ${loop}`,
  ),
  rule(
    "statement",
    [
      "draw a|1? single? closed? <loop> through <each> <noun>",
      "draw a|1? single? closed? <loop> through the centres|centers of <each> <noun>",
    ],
    ({ loop, noun }) =>
      () =>
        `loop ${loop}; ${headOf("cell", "c", noun.conditions)}: exactly 2 ${loop} in c.links`,
  ),
]);
