/** Sentences about the whole board, and two in one. */
import { rule, table } from "../../grammar.js";
import { type Thing, UNSAID } from "../../meanings.js";
import { atLeastOne, bothNouns, howMany, soMany } from "../../say.js";

/** All cells. */
const board: Thing = { variable: "cells", sort: "board", role: "line" };

export const boardSentences = table(() => [
  rule(
    "statement",
    ["the? board have <counted>"],
    ({ counted: { amount, noun } }) =>
      (scope) =>
        soMany(amount, noun, "cells", scope).text,
  ),
  rule(
    "statement",
    ["there be <counted> <where>", "<counted> <be> <where>"],
    ({ counted: { amount, noun }, where }) =>
      (scope) =>
        soMany(amount, noun, where(scope), scope).text,
  ),

  rule(
    "statement",
    "in total there be <counted>",
    ({ counted: { amount, noun } }) =>
      (scope) =>
        soMany(amount, noun, "cells", scope).text,
  ),
  rule(
    "statement",
    ["there be <amount> <core> <place>", "<amount> <core> <be> <place>"],
    ({ amount, core, place }) =>
      amount.isIndefinite === true || core.conditions.length === 0
        ? undefined
        : (scope) => soMany(amount, bothNouns(core, { conditions: [place] }), "cells", scope).text,
  ),

  rule(
    "statement",
    ["howmany <core> <saying>", "howmany <core> on|in the? board <saying>"],
    ({ core, saying }) =>
      core.conditions.length === 0
        ? undefined
        : (scope) => (scope.length === 0 ? saying(howMany(core, "cells", scope), scope).text : UNSAID),
  ),
  rule("statement", "the? <measure> <saying>", ({ measure, saying }) => (scope) => {
    const amount = scope.length === 0 ? measure(board, scope) : UNSAID;
    return amount.startsWith("sum(") ? saying(amount, scope).text : UNSAID;
  }),
  rule("sentence", "minimise|minimize the? <measure>", ({ measure }) => `minimize ${measure(board, [])}`),
  rule("sentence", "maximise|maximize the? <measure>", ({ measure }) => `maximize ${measure(board, [])}`),
  rule("sentence", "<statement>", ({ statement }) => statement([])),
  // `each row has each letter once; one cell stays empty`: one of each row.
  rule(
    "sentence",
    ["<statement> ;|, <amount> <core> be <adjective>"],
    ({ statement, amount, core, adjective }) => {
      const first = statement([]);
      const [each] = / in each [a-z]+(?:, [a-z]+)*$/.exec(first) ?? [];
      if (each === undefined || amount.isIndefinite === true) return undefined;
      const { text } = soMany(amount, bothNouns(core, { conditions: [adjective] }), "", []);
      return text.endsWith(" in ") ? `${first}; ${text.slice(0, -" in ".length)}${each}` : undefined;
    },
  ),
  rule(
    "sentence",
    ["<statement:a> ,|;? and|but <sentence:b>", "<statement:a> ;|, <sentence:b>"],
    ({ a, b }) => bothParts(a([]), b),
  ),
]);

/** Somewhere, and not everywhere: `there is a star in a corner`. */
export const somewherePhrases = table(() => [
  rule("statement", "there be a|an|some? <core> <place>", ({ core, place }) =>
    core.conditions.length === 0 || place.where === "in some"
      ? undefined
      : (scope) => soMany(atLeastOne, bothNouns(core, { conditions: [place] }), "cells", scope).text,
  ),
]);

const OF_EACH = /^for each (?!cell\b)|\bin each\b|\bcount\(\w in (?!cells\b)/;
const OF_ALL = /^(?:exactly|at most|at least) \d+ \w+ in cells$/;

/** `each tub has at least one plus and at most two blanks`: two blanks of each tub, and not of the whole board. */
const bothParts = (one: string, other: string): string | undefined =>
  [one, other].some((text) => OF_EACH.test(text)) &&
  `${one}; ${other}`.split("; ").some((text) => OF_ALL.test(text))
    ? undefined
    : `${one}; ${other}`;
