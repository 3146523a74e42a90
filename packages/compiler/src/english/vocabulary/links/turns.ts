/** How often a loop turns, and how many cells it visits. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import type { Quality } from "../../meanings.js";
import { unsaid } from "../../meanings.js";
import { atLeastOne, denied, headOf, howMany, ofSets, soMany } from "../../say.js";
import { commonNouns, type OwnName } from "../../word-forms.js";

/** The loop goes through the cell, ahead or round a corner. */
const through =
  (isTurn: boolean) =>
  (loop: string): Quality => {
    const [sign, other] = isTurn ? ["!=", "="] : ["=", "!="];
    return {
      of: (c) => ({
        text: `exactly 2 ${loop} in ${c}.links and ${c}.${loop}(left) ${sign} ${c}.${loop}(right)`,
        denied: `(no ${loop} in ${c}.links or ${c}.${loop}(left) ${other} ${c}.${loop}(right))`,
      }),
    };
  };

const visited = (loop: string): Quality => ({
  of: (c) => ({ text: `exactly 2 ${loop} in ${c}.links`, denied: `no ${loop} in ${c}.links` }),
});

const ways = [
  ["turn|turns|bend|bends|corner|corners", "turn|turns|bend|bends", through(true)],
  ["straight cells|cell|pieces|piece", "go|goes|run|runs straight", through(false)],
] as const;

const counts = ["make|makes|have|take|takes|contain|contains"] as const;

/** Straight on in so many cells one behind the other: two, or three. */
const straightOn = (loop: string, number: number): readonly string[] =>
  [
    ["left", "right"],
    ["up", "down"],
  ].map(([back, on]) =>
    number === 2
      ? `for each cell c where c has ${on}: not (c.${loop}(${back}) and c.${loop}(${on}) and c.${on}.${loop}(${on}))`
      : `for each cell c where c has ${back} and c has ${on}: not (c.${back}.${loop}(${back}) and c.${loop}(${back}) and c.${loop}(${on}) and c.${on}.${loop}(${on}))`,
  );

export const turnPhrases = table(() => [
  rule(
    "statement",
    "the|a? <loop> <visit> both|all the? <noun>",
    ({ loop, noun }) =>
      () =>
        `${headOf("cell", "c", noun.conditions)}: exactly 2 ${loop} in c.links`,
  ),
  rule("statement", ["the|a? <loop> <visit> <named>", "the|a? <loop> not <visit> <named:not>"], (parts) => {
    const named = "named" in parts ? parts.named : parts.not;
    if (named.role !== "line") return undefined;
    return (scope) =>
      "named" in parts
        ? soMany(atLeastOne, { conditions: [visited(parts.loop)] }, named.variable, scope).text
        : `for each cell c in ${named.variable}: no ${parts.loop} in c.links`;
  }),
  rule(
    "statement",
    [
      "the|a? <loop> not go|goes|run|runs|pass|passes straight through|for|over|in <number> cells",
      "the|a? <loop> not go|goes|run|runs|pass|passes straight through|for|over|in <number> cells in a row",
      "the|a? <loop> not go|goes|run|runs|pass|passes straight through|for|over|in <number> consecutive cells",
    ],
    ({ loop, number }) =>
      number === "2" || number === "3" ? () => straightOn(loop, Number(number)).join("; ") : undefined,
  ),
  ...ways.flatMap(([nouns, does, of]) => [
    rule(
      "statement",
      [`the|a? <loop> ${counts[0]} <amount> ${nouns}`, `there be <amount> ${nouns} in|of|on the <loop>`],
      ({ loop, amount }) =>
        (scope) =>
          soMany(amount, { conditions: [of(loop)] }, "cells", scope).text,
    ),
    rule(
      "statement",
      [
        `the|a? <loop> ${does} <amount> times in|on <each> <families>`,
        `the|a? <loop> ${counts[0]} <amount> ${nouns} in|on <each> <families>`,
      ],
      ({ loop, amount, families }) =>
        (scope) =>
          ofSets(families, scope, ({ variable }, inner) =>
            soMany(amount, { conditions: [of(loop)] }, variable, inner),
          ),
    ),
    rule(
      "statement",
      `the|a? <loop> ${does} in|on <each> <families>`,
      ({ loop, families }) =>
        (scope) =>
          ofSets(families, scope, ({ variable }, inner) =>
            soMany(atLeastOne, { conditions: [of(loop)] }, variable, inner),
          ),
    ),
    rule(
      "statement",
      `the|a? <loop> ${does} <amount> times`,
      ({ loop, amount }) =>
        (scope) =>
          soMany(amount, { conditions: [of(loop)] }, "cells", scope).text,
    ),
    rule("adjective", [`${nouns} of the <loop>`, `a? ${nouns} of the <loop>`], ({ loop }) => of(loop)),
    rule("kind", `${nouns} of the <loop>`, ({ loop }) => ({ conditions: [of(loop)] })),
    rule("place", `on|at|in a|the|any? ${nouns} of the <loop>`, ({ loop }) => of(loop)),
  ]),
  rule(
    "statement",
    ["the|a? <loop> <visit> <amount> cells", "the|a? <loop> be <amount> cells long"],
    ({ loop, amount }) =>
      (scope) =>
        soMany(amount, { conditions: [visited(loop)] }, "cells", scope).text,
  ),
  rule("statement", ["the|a? <loop> leave|leaves out <amount> cells"], ({ loop, amount }) => (scope) => {
    const { of } = visited(loop);
    return soMany(amount, { conditions: [{ of: (c) => denied(of(c)) }] }, "cells", scope).text;
  }),
  rule(
    "statement",
    ["howmany cells visited|used|passed|crossed by the <loop> <saying>"],
    ({ loop, saying }) =>
      (scope) =>
        saying(howMany({ conditions: [visited(loop)] }, "cells", scope), scope).text,
  ),
  rule("count", ["howmany neighbouring|adjacent cells that|which? the <loop> <visit>"], ({ loop }) => ({
    noun: { conditions: [visited(loop)] },
    where: (scope) => `${scope.findLast(({ role }) => role === "cell")?.variable ?? "\0"}.neighbours`,
  })),
  rule("relative", ["without a|the|any? <loop>", "without a|the|any? part of the? <loop>"], ({ loop }) => {
    const { of } = visited(loop);
    return { of: (c) => ({ text: of(c).denied, denied: of(c).text }) };
  }),
  rule(
    "verb",
    ["<be> inside the? <loop> or on it|the?", "<be> on or inside the <loop>", "<be> inside or on the <loop>"],
    ({ loop }) => ({
      of: ({ variable: c, role }) => {
        const text = `(${c} is inside ${loop} or exactly 2 ${loop} in ${c}.links)`;
        return role === "cell" ? { text, denied: `not ${text}` } : unsaid;
      },
    }),
  ),
]);

/** The cells in which a loop turns. */
export const turnRules = ({ name, isFree }: OwnName): readonly PhraseRule[] =>
  rule("kind", commonNouns(["turn", "bend"], isFree), () => ({ conditions: [through(true)(name)] }));
