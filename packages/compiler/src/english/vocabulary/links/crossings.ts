/** Where a line crosses itself, and how often it comes to a cell: `each crossing is passed twice`. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import type { Noun, Quality } from "../../meanings.js";
import { unsaid } from "../../meanings.js";
import { denied, headOf, numbered, ofAll, soMany } from "../../say.js";

const crossed = (line: string, c: string): string => `exactly 4 ${line} in ${c}.links`;

const others = ({ conditions }: Noun): Quality => ({ of: (c) => denied(ofAll(conditions, c)) });

const all = ({ conditions }: Noun): string => headOf("cell", "c", conditions);

const AT = "at|in|on";

export const crossingPhrases = table(() => [
  rule(
    "statement",
    [
      `the|a? <loop> cross|crosses itself ${AT} <noun>`,
      `the|a? <loop> cross|crosses itself ${AT} <each> <noun>`,
      `the|a? <loop> cross|crosses itself at all <noun>`,
    ],
    ({ loop, noun }) =>
      noun.conditions.length === 0 ? undefined : () => `${all(noun)}: ${crossed(loop, "c")}`,
  ),
  rule(
    "statement",
    [
      `the|a? <loop> cross|crosses itself only ${AT} the? <noun>`,
      `the|a? <loop> only cross|crosses itself ${AT} the? <noun>`,
      "the|a? <loop> not cross|crosses itself outside of? the? <noun>",
    ],
    ({ loop, noun }) =>
      noun.conditions.length === 0
        ? undefined
        : () => `${headOf("cell", "c", [others(noun)])}: at most 2 ${loop} in c.links`,
  ),
  rule("statement", `the|a? <loop> cross|crosses itself exactly ${AT} the? <noun>`, ({ loop, noun }) =>
    noun.conditions.length === 0
      ? undefined
      : () =>
          `${all(noun)}: ${crossed(loop, "c")}; ${headOf("cell", "c", [others(noun)])}: at most 2 ${loop} in c.links`,
  ),
  rule("verb", "have <amount> <loop>", ({ amount, loop }) => ({
    of: ({ variable, role }, scope) =>
      role !== "cell" || amount.isIndefinite === true
        ? unsaid
        : amount.isSeveral === true
          ? numbered(`count(l in ${variable}.links where l is ${loop})`, amount, scope)
          : soMany(
              { ...amount, isBare: false },
              {
                conditions: [
                  { of: (l) => ({ text: `${l} is ${loop}`, denied: `${l} is not ${loop}` }), plain: loop },
                ],
              },
              `${variable}.links`,
              scope,
            ),
  })),
  rule(
    "statement",
    [
      `all 4 links of <each> <noun> be <loop>`,
      `${AT} <each> <noun> the? <loop> go|goes|run|runs in all? 4 directions`,
    ],
    ({ noun, loop }) =>
      noun.conditions.length === 0 ? undefined : () => `${all(noun)}: ${crossed(loop, "c")}`,
  ),
]);

/** Each time, by two links. */
export const timesPassed = (line: string): readonly PhraseRule[] =>
  rule("verb", ["be passed|visited|crossed|used through? exactly? <number> times"], ({ number }) => ({
    of: ({ variable, role }) =>
      role === "cell"
        ? {
            text: `exactly ${2 * Number(number)} ${line} in ${variable}.links`,
            denied: `not (exactly ${2 * Number(number)} ${line} in ${variable}.links)`,
          }
        : unsaid,
  }));
