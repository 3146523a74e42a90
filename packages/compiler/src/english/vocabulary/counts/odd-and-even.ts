/** Amounts of which only the parity is said, or that they are the same everywhere: `an odd number of cells in each column is shaded`. */
import { rule, table } from "../../grammar.js";
import { type Noun, type Said, type Sets, unsaid } from "../../meanings.js";
import {
  asCondition,
  bothNouns,
  howMany,
  numbered,
  ofSets,
  several,
  soMany,
  unlessUnsaid,
} from "../../say.js";

const isParity = (number: string, parity: string): Said =>
  unlessUnsaid({ text: `${number} is ${parity}`, denied: `not (${number} is ${parity})` });

/** In each of several sets there are as many of them. */
function sameIn(noun: Noun, { sort, of }: Sets): (() => string) | undefined {
  if (noun.conditions.length === 0) return undefined;
  const from = of === undefined ? "" : ` of ${of}`;
  return () => `for each ${several(sort)} a, b${from}: ${howMany(noun, "a", [])} = ${howMany(noun, "b", [])}`;
}

export const parityAmounts = table(() => [
  rule("verb", ["have either? exactly? <number> <noun> or none"], ({ number, noun }) => ({
    of: ({ variable, role }, scope) =>
      role === "cell" || noun.conditions.length === 0
        ? unsaid
        : numbered(
            howMany(noun, variable, scope),
            { bound: "exactly", number: () => `0 or ${number}`, isSeveral: true },
            scope,
          ),
  })),
  rule("verb", ["have either? exactly? <number:a> <noun> or exactly? <number:b>"], ({ a, b, noun }) => ({
    of: ({ variable, role }, scope) =>
      role === "cell" || noun.conditions.length === 0
        ? unsaid
        : numbered(
            howMany(noun, variable, scope),
            { bound: "exactly", number: () => `${a} or ${b}`, isSeveral: true },
            scope,
          ),
  })),
  ...(["odd", "even"] as const).flatMap((parity) => [
    rule("verb", `have a|an ${parity} <count>`, ({ count: { noun, where } }) => ({
      of: (_, scope) => isParity(howMany(noun, where(scope), scope), parity),
    })),
    rule(
      "statement",
      [
        `a|an ${parity} howmany <noun> in|of|on <each> <families> <verb>`,
        `a|an ${parity} howmany <noun> <verb> in|on <each> <families>`,
        `in|on <each> <families> ,? a|an ${parity} howmany <noun> <verb>`,
      ],
      ({ noun, families, verb }) =>
        (scope) =>
          ofSets(families, scope, ({ variable }, inner) =>
            isParity(howMany(bothNouns(noun, asCondition(verb, noun.value)), variable, inner), parity),
          ),
    ),
    rule(
      "statement",
      [
        `there be a|an ${parity} howmany <noun> in|on <each> <families>`,
        `in|on <each> <families> ,? there be a|an ${parity} howmany <noun>`,
      ],
      ({ noun, families }) =>
        (scope) =>
          ofSets(families, scope, ({ variable }, inner) => isParity(howMany(noun, variable, inner), parity)),
    ),
    rule(
      "statement",
      [
        `there be a|an ${parity} howmany <noun>`,
        `there be a|an ${parity} howmany <noun> in|on the board`,
        `the board have a|an ${parity} howmany <noun>`,
      ],
      ({ noun }) =>
        noun.conditions.length === 0
          ? undefined
          : (scope) => isParity(howMany(noun, "cells", scope), parity).text,
    ),
    rule(
      "statement",
      `a|an ${parity} howmany <noun> <verb>`,
      ({ noun, verb }) =>
        (scope) =>
          isParity(howMany(bothNouns(noun, asCondition(verb, noun.value)), "cells", scope), parity).text,
    ),
  ]),
  rule(
    "clause",
    ["<counted> be? <where>", "<counted> stand|stands|lie|lies|appear|appears|occur|occurs <where>"],
    ({ counted: { amount, noun }, where }) =>
      (scope) =>
        noun.conditions.length === 0 ? unsaid : soMany(amount, noun, where(scope), scope),
  ),
  rule(
    "clause",
    ["<count> <saying>"],
    ({ count: { noun, where }, saying }) =>
      (scope) =>
        saying(howMany(noun, where(scope), scope), scope),
  ),
  rule("statement", ["the same howmany <noun> <verb> in|on <each> <sets>"], ({ noun, verb, sets }) =>
    sameIn(bothNouns(noun, asCondition(verb, noun.value)), sets),
  ),
]);
