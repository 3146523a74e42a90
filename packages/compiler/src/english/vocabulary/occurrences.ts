/** How often a kind occurs, and which of the values is met first. */
import { rule, table } from "../grammar.js";
import { type Noun, UNSAID, unsaid } from "../meanings.js";
import { cellsBeing, howMany, isKind, latestSet, ofAll, ofSets, soMany, withinEach } from "../say.js";

const isSameKind = (a: Noun, b: Noun): boolean =>
  isKind(b) && ofAll(a.conditions, "x").text === ofAll(b.conditions, "x").text;

/** The ends of a line, as they are called and as the language has them. */
export const lineEnds = [
  ["first|leftmost|topmost", "first"],
  ["last|rightmost|bottommost", "last"],
] as const;

export const occurrencePhrases = table(() => [
  rule("ofEach", "<valued>", ({ valued }) => valued),
  rule("ofEach", "<optional>", ({ optional }) => optional),
  rule(
    "statement",
    ["<ofEach> not repeat|repeats", "all? the? <ofEach> be all? different|distinct"],
    ({ ofEach }) =>
      () =>
        `at most one of each ${ofEach} in cells`,
  ),
  rule(
    "statement",
    [
      "<ofEach> not repeat|repeats in|on|within <each> <families>",
      "a|an|the? <ofEach> not be repeated in|on|within <each> <families>",
      "the? <ofEach> in|on|of|within <each> <families> be all? different|distinct|unique",
    ],
    ({ ofEach, families }) =>
      () =>
        `at most one of each ${ofEach} ${withinEach(families)}`,
  ),
  rule(
    "statement",
    ["<each> <ofEach> appear|appears|occur|occurs|be in|on the? whole? board <amount> times"],
    ({ ofEach, amount }) =>
      (scope) =>
        `${amount.bound} ${amount.number(scope)} of each ${ofEach} in cells`,
  ),
  rule(
    "statement",
    [
      "<each> <listed> <be> in|on|at <amount> cell|cells",
      "<each> <listed> be eaten|drunk|owned|kept|worn|chosen|taken|had|held|ordered by <amount> <kind>",
    ],
    ({ listed, amount }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => `${amount.bound} ${amount.number(scope)} of each ${listed} in cells`,
  ),
  rule("statement", "all? the? <layers> be all? different|distinct", ({ layers }) =>
    layers.length < 2
      ? undefined
      : () => layers.map((layer) => `at most one of each ${layer} in cells`).join("; "),
  ),
  rule(
    "statement",
    ["<each> <listed> be used", "<each> <listed> appear|appears|occur|occurs somewhere?"],
    ({ listed }) =>
      () =>
        `at least one of each ${listed} in cells`,
  ),
  rule(
    "statement",
    [
      "no <valued> appear|appears|occur|occurs more than exactly? 1 times? among|in the? <noun> of|in|on <each> <families>",
      "no <valued> appear|appears|occur|occurs|be 2 times among|in the? <noun> of|in|on <each> <families>",
      "no <valued> be repeated among|in the? <noun> of|in|on <each> <families>",
      "at most 1 of each <valued> among|in the? <noun> of|in|on <each> <families>",
    ],
    ({ valued, noun, families }) =>
      noun.conditions.length === 0
        ? undefined
        : (scope) =>
            ofSets(families, scope, ({ variable }) => {
              const text = `different(x.${valued} for x in ${variable} where ${ofAll(noun.conditions, "x").text})`;
              return { text, denied: `not ${text}` };
            }),
  ),
  rule(
    "clause",
    ["no <clue> appear|appears|occur|occurs more than exactly? 1 times? among|in the? <noun>"],
    ({ clue: { layer, sort }, noun }) =>
      (scope) => {
        if (sort !== "cell" || noun.conditions.length === 0) return unsaid;
        const set = latestSet(scope);
        const text = `different(x.${layer} for x in ${set} where ${ofAll(noun.conditions, "x").text})`;
        return { text, denied: `not ${text}` };
      },
  ),
  rule(
    "statement",
    [
      "<noun> appear|appears|occur|occurs <amount> times in|on|within <each> <families>",
      "<noun> be placed|used|taught|held|played|served <amount> times in|on|within <each> <families>",
    ],
    ({ noun, amount, families }) =>
      isKind(noun)
        ? (scope) => ofSets(families, scope, ({ variable }, inner) => soMany(amount, noun, variable, inner))
        : undefined,
  ),
  rule(
    "statement",
    [
      "the? <noun> appear|appears|occur|occurs <amount> times",
      "the? <noun> be used|placed|taught|held|played|served <amount> times",
    ],
    ({ noun, amount }) => (isKind(noun) ? (scope) => soMany(amount, noun, "cells", scope).text : undefined),
  ),
  rule(
    "clause",
    ["<noun> <amount> times"],
    ({ noun, amount }) =>
      (scope) =>
        isKind(noun) ? soMany(amount, noun, latestSet(scope), scope) : unsaid,
  ),
  rule(
    "measure",
    [
      "how often the? <noun> appear|appears|occur|occurs",
      "how often the? <noun> be used",
      "howmany times the? <noun> appear|appears|occur|occurs",
    ],
    ({ noun }) =>
      ({ variable, role }, scope) =>
        role === "cell" || !isKind(noun) ? UNSAID : howMany(noun, variable, scope),
  ),
  ...lineEnds.map(([said, end]) =>
    rule(
      "measure",
      `${said} <optional>`,
      ({ optional }) =>
        ({ variable, role }) =>
          role === "cell"
            ? UNSAID
            : `(${cellsBeing(variable, { conditions: [{ of: (c) => ({ text: `${c} has ${optional}`, denied: `${c} has no ${optional}` }), plain: optional }] }, [])}).${end}.${optional}`,
    ),
  ),
  ...lineEnds.map(([said, end]) =>
    rule(
      "measure",
      `${said} <valued>`,
      ({ valued }) =>
        ({ variable, role }) =>
          role === "cell" ? UNSAID : `${variable}.${end}.${valued}`,
    ),
  ),
  rule(
    "statement",
    [
      "<each> <noun> be orthogonally? connected to|with the border|edge|rim",
      "<each> <noun> be orthogonally? connected to|with the border|edge|rim through|via|by|over <noun:ways>",
    ],
    ({ noun, ...rest }) =>
      isKind(noun) && (!("ways" in rest) || isSameKind(noun, rest.ways))
        ? () => `for each group g of ${cellsBeing("cells", noun, [])}: some(x is border for x in g)`
        : undefined,
  ),
]);
