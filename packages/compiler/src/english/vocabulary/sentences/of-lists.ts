/** Several things that a set has, and one of two: `one A, one B and two empty cells`; `is blank or has …`; `if and only if`. */
import { rule, table } from "../../grammar.js";
import {
  type HowMany,
  type Quality,
  type Said,
  type SoMany,
  type Thing,
  UNSAID,
  unsaid,
  type Verb,
} from "../../meanings.js";
import {
  allTrue,
  boundAlike,
  compared,
  denied,
  ofCells,
  ofEach,
  ofSets,
  oneOf,
  setIn,
  soMany,
} from "../../say.js";

const ofSet = (said: Verb["of"]): Verb => ({
  of: (thing, scope) => (thing.role === "cell" ? unsaid : said(thing, scope)),
});

const isSaid = ({ noun: { conditions } }: SoMany): boolean => conditions.length > 0;

const having =
  (counteds: readonly SoMany[]) =>
  ({ variable }: Thing, scope: Parameters<Verb["of"]>[1]): Said =>
    allTrue(boundAlike(counteds).map(({ amount, noun }) => soMany(amount, noun, variable, scope)));

/** Both, or neither. */
export const bothOrNeither = (a: Said, b: Said): Said => {
  const right = / (?:and|or|=|!=|<|>|<=|>=|in|is) |^(?:exactly|at most|at least|no|not|some|all)\b/.test(
    b.text,
  )
    ? `(${b.text})`
    : b.text;
  const left = / (?:and|or|implies) /.test(a.text) ? `(${a.text})` : a.text;
  return compared(left, "=", "!=", right);
};

const EXACTLY_IF = "if and only if|exactly if|exactly when|precisely when|precisely if|just when" as const;
const JOINED = EXACTLY_IF.split("|");

export const listPhrases = table(() => [
  rule("counteds", ["<counted:a> ,|and <counted:b>", "<counted:a> , and <counted:b>"], ({ a, b }) =>
    isSaid(a) && isSaid(b) ? [a, b] : undefined,
  ),
  // Denied, it has neither so many of the one nor of the other.
  rule(
    "verb",
    "have <amount:m> <adjective:a> or <amount:n> <adjective:b> <kind>",
    ({ m, a, n, b, kind: { conditions } }) =>
      ofSet(({ variable }, scope) => {
        const [one, other] = (
          [
            [m, a],
            [n, b],
          ] as const
        ).map(([amount, adjective]) =>
          soMany(amount, { conditions: [adjective, ...conditions] }, variable, scope),
        );
        return one === undefined || other === undefined
          ? unsaid
          : { text: oneOf(one, other).text, denied: allTrue([denied(one), denied(other)]).text };
      }),
  ),
  rule(
    "counteds",
    "<amount:m> <adjective:a> and <amount:n> <adjective:b> <kind>",
    ({ m, a, n, b, kind: { conditions } }) =>
      [
        [m, a],
        [n, b],
      ].map(([amount, adjective]) => ({
        amount: amount as HowMany,
        noun: { conditions: [adjective as Quality, ...conditions] },
      })),
  ),
  rule("counteds", "<counted> , <counteds>", ({ counted, counteds }) =>
    isSaid(counted) ? [counted, ...counteds] : undefined,
  ),
  rule(
    "verb",
    ["have <counteds>", "consist|consists of <counteds>", "be made|composed up? of <counteds>"],
    ({ counteds }) => ofSet(having(counteds)),
  ),
  rule("statement", "place|put|draw|mark <counteds> in|on|into|inside? the? board?", ({ counteds }) => () => {
    const { text } = having(counteds)({ variable: "cells", sort: "board", role: "line" }, []);
    return text.replaceAll(" and ", "; ");
  }),
  rule(
    "verbs",
    ["be either? <adjective> ,? or else? <verb>", "either be <adjective> ,? or else? <verb>"],
    ({ adjective, verb }) =>
      ofSet((thing, scope) =>
        oneOf(ofEach({ conditions: [] }, thing.variable, scope, adjective.of), verb.of(thing, scope)),
      ),
  ),
  rule("verbs", ["have either <counted:a> or <counteds:b>"], ({ a, b }) =>
    ofSet((thing, scope) => {
      const [one, other] = [a, b].map((each) => having("length" in each ? each : [each])(thing, scope));
      return one === undefined || other === undefined ? unsaid : oneOf(one, other);
    }),
  ),
  ...JOINED.map((joint) =>
    rule(
      "statement",
      [
        `<each> <sets> <verb:a> ,? ${joint} it <verb:b>`,
        `<sets> <verb:a> ,? ${joint} they <verb:b>`,
      ] as const,
      ({ sets, a, b }) =>
        (scope) =>
          ofSets([sets], scope, (set, inner) => bothOrNeither(a.of(set, inner), b.of(set, inner))),
    ),
  ),
  rule(
    "statement",
    [
      "no 2 <core> in|on|inside|within the same <families>",
      "no 2 <core> in|on|inside|within each|any <families>",
    ],
    ({ core, families }) =>
      core.conditions.length === 0
        ? undefined
        : (scope) =>
            ofSets(families, scope, ({ variable }, inner) =>
              soMany({ bound: "at most", number: () => "1" }, core, variable, inner),
            ),
  ),
  rule(
    "statement",
    ["all? the? <noun> not be all <adjective>", "not all of? the? <noun> be <adjective>"],
    ({ noun, adjective }) =>
      noun.conditions.length === 0 ? undefined : (scope) => ofEach(noun, "cells", scope, adjective.of).denied,
  ),
  // One of the sets is so, or another one.
  rule(
    "statement",
    ["some <sets> <verb>", "at least 1 <sets> <verb>", "there be a|an|some|1 <sets> that|which <verb>"],
    ({ sets, verb }) =>
      sets.of !== undefined
        ? undefined
        : (scope) => {
            const set = setIn(scope, sets);
            const { text } = verb.of(set, [...scope, set]);
            const all = sets.role === "line" || sets.role === "region" ? `${sets.sort}s` : UNSAID;
            return `some(${text} for ${set.variable} in ${all})`;
          },
  ),
  rule(
    "statement",
    ["the <core:a> and the <core:b> <verb>", "both the <core:a> and the <core:b> <verb>"],
    ({ a, b, verb }) =>
      a.conditions.length === 0 || b.conditions.length === 0 || a.isBare === true || b.isBare === true
        ? undefined
        : (scope) =>
            [a, b].map((noun) => ofCells(noun, scope, (cell, inner) => verb.of(cell, inner).text)).join("; "),
  ),
  rule(
    "verb",
    ["have 2 equal|identical <listed>", "have the same <listed> 2 times", "have 2 of the same <listed>"],
    ({ listed }) =>
      ofSet(({ variable }) => {
        const text = `at most one of each ${listed} in ${variable}`;
        return { text: `not (${text})`, denied: text };
      }),
  ),
  rule("verb", ["not be both a|an? <adjective:a> and a|an? <adjective:b>"], ({ a, b }) => ({
    of: ({ variable, role }) => {
      if (role !== "cell") return unsaid;
      const both = allTrue([a.of(variable), b.of(variable)]);
      return { text: both.denied, denied: both.text };
    },
  })),
  rule("verb", ["be both a|an? <adjective:a> and a|an? <adjective:b>"], ({ a, b }) => ({
    of: ({ variable, role }) => (role === "cell" ? allTrue([a.of(variable), b.of(variable)]) : unsaid),
  })),
  rule(
    "statement",
    [
      "<two> <core:a> and <core:b> not <be> in|on the same <families>",
      "no <families> have both a|an <core:a> and a|an <core:b>",
    ],
    ({ a, b, families }) =>
      a.conditions.length === 0 || b.conditions.length === 0
        ? undefined
        : (scope) =>
            ofSets(families, scope, ({ variable }, inner) => {
              const one = { bound: "at least", number: () => "1" } as const;
              return denied(allTrue([a, b].map((noun) => soMany(one, noun, variable, inner))));
            }),
  ),
]);
