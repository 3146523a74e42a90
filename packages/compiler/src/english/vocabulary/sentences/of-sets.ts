/** Whole sentences about each set: each row, each room. */
import { rule, table } from "../../grammar.js";
import { type HowMany, type Mentioned, type Said, type Sets, type Thing, UNSAID } from "../../meanings.js";
import {
  asCondition,
  atLeastOne,
  bothNouns,
  cellsBeing,
  denied,
  howMany,
  isKind,
  isOfNoneOrSome,
  isOfSome,
  numbered,
  ofEach,
  ofSets,
  setIn,
  several,
  soMany,
} from "../../say.js";

/** How many sets there are of which it is true. */
function soManySets(
  amount: HowMany,
  sets: Sets,
  scope: Mentioned,
  said?: (set: Thing, scope: Mentioned) => Said,
): string {
  const set = setIn(scope, sets);
  const all = sets.of === undefined ? several(sets.sort) : `groups of (${sets.of})`;
  const where = said === undefined ? "" : ` where ${said(set, [...scope, set]).text}`;
  return numbered(`count(${set.variable} in ${all}${where})`, amount, scope).text;
}

/** The cells of a block, by its name. */
function sizeOfBlock({ sort }: Sets): number | undefined {
  const [, height, width] = /^(?:block|box) (\d+) ?x ?(\d+)$/.exec(sort) ?? [];
  return height === undefined ? undefined : Number(height) * Number(width);
}

export const setSentences = table(() => [
  rule(
    "statement",
    ["<each> <families> <verbs:verb>", "<families> <verbs:verb>"],
    ({ families, verb }) =>
      (scope) =>
        ofSets(families, scope, (set, inner) => verb.of(set, inner)),
  ),
  rule(
    "statement",
    [
      "<each> <sets> with a|an|any|some <noun> <verb>",
      "<each> <sets> have a|an|any|some? <noun> <verb>",
      "<each> <sets> of|that|which have? a|an|any|each|the <noun> <verb>",
      "<sets> with a|an|any|some <noun> <verb>",
      "<sets> without a|an|any <noun:none> <verb>",
      "<each> <sets> without a|an|any <noun:none> <verb>",
      "<each> <sets> with no <noun:none> <verb>",
    ],
    ({ sets, verb, ...parts }) => {
      const [noun, number] = "none" in parts ? [parts.none, "0"] : [parts.noun, "1"];
      if (noun.conditions.length === 0) return undefined;
      return (scope) => {
        const set = setIn(scope, sets);
        const inner = [...scope, set];
        const bound = number === "0" ? "exactly" : "at least";
        const where = soMany({ bound, number: () => number }, noun, set.variable, inner).text;
        return `for each ${set.sort} ${set.variable} where ${where}: ${verb.of(set, inner).text}`;
      };
    },
  ),
  // Of those that have so many cells.
  rule(
    "statement",
    [
      "<each> <sets> of|with? size <number> <verb>",
      "<each> <sets> of|with exactly? <number> cells <verb>",
      "no <sets> of|with? size <number> <verb:not>",
      "no <sets> of|with exactly? <number> cells <verb:not>",
    ],
    ({ sets, number, ...rest }) =>
      sets.of !== undefined || sets.role === "line"
        ? undefined
        : (scope) => {
            const set = setIn(scope, sets);
            const inner = [...scope, set];
            const said = "not" in rest ? rest.not.of(set, inner).denied : rest.verb.of(set, inner).text;
            return `for each ${set.sort} ${set.variable} where size(${set.variable}) = ${number}: ${said}`;
          },
  ),
  rule(
    "statement",
    "no <families> <verbs:verb>",
    ({ families, verb }) =>
      (scope) =>
        ofSets(families, scope, (set, inner) => denied(verb.of(set, inner))),
  ),
  rule(
    "statement",
    ["<each> <sets> that|which <verb:condition> <verb>", "<sets> that|which <verb:condition> <verb>"],
    ({ sets, condition, verb }) =>
      (scope) => {
        const set = setIn(scope, sets);
        const inner = [...scope, set];
        return `for each ${set.sort} ${set.variable} where ${condition.of(set, inner).text}: ${verb.of(set, inner).text}`;
      },
  ),
  rule(
    "statement",
    [
      "in|on|for|within|along <each> <families> ,? <clause>",
      "for? <each> <families> ,? <clause>",
      "in|on|for|within? <each> <families> : <clause>",
    ],
    ({ families, clause }) =>
      (scope) =>
        ofSets(families, scope, (_, inner) => clause(inner)),
  ),
  rule(
    "statement",
    "in|on|for|within <each> <families> ,? <clause:a> ,? and|but <clause:b>",
    ({ families, a, b }) =>
      (scope) =>
        [a, b].map((clause) => ofSets(families, scope, (_, inner) => clause(inner))).join("; "),
  ),
  rule(
    "statement",
    [
      "<counted> in|on|of|inside|within <each> <families>",
      "there be <counted> in|on|of|inside|within <each> <families>",
      "<counted> <be> in|on|of|inside|within <each> <families>",
      "in|on <each> <families> there be <counted>",
    ],
    // `there is a star in a row`: in some row, or in each.
    ({ counted: { amount, noun }, families, each }) =>
      each === "a" && (isOfSome(amount) || amount.isBare === true)
        ? undefined
        : (scope) => ofSets(families, scope, ({ variable }, inner) => soMany(amount, noun, variable, inner)),
  ),
  rule(
    "statement",
    "place|put|draw|mark <counted> in|on|inside|within <each> <families>",
    ({ counted: { amount, noun }, families }) =>
      noun.conditions.length === 0
        ? undefined
        : (scope) => ofSets(families, scope, ({ variable }, inner) => soMany(amount, noun, variable, inner)),
  ),
  rule(
    "statement",
    ["<amount> <noun> in|on|of|inside|within <each> <families> <verb>"],
    ({ amount, noun, families, verb }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) =>
            ofSets(families, scope, ({ variable }, inner) =>
              soMany(amount, bothNouns(noun, asCondition(verb, noun.value)), variable, inner),
            ),
  ),
  ...[false, true].map((isOfThose) =>
    rule("statement", `<amount> ${isOfThose ? "of the" : ""} <noun> <verb>`, ({ amount, noun, verb }) =>
      amount.isIndefinite === true ||
      amount.number([]) === "0" ||
      noun.isBare === true ||
      (!isOfThose && isOfNoneOrSome(amount, verb))
        ? undefined
        : (scope) => soMany(amount, bothNouns(noun, asCondition(verb, noun.value)), "cells", scope).text,
    ),
  ),
  rule(
    "statement",
    ["<amount> of the <number> cells? <verb>", "<amount> of them <verb>", "<amount> of the cells <verb>"],
    ({ amount, verb }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => soMany(amount, asCondition(verb), "cells", scope).text,
  ),
  rule("statement", ["<amount> <noun> <verb> in <each> <families>"], ({ amount, noun, verb, families }) =>
    amount.isIndefinite === true || isOfNoneOrSome(amount, verb)
      ? undefined
      : (scope) =>
          ofSets(families, scope, ({ variable }, inner) =>
            soMany(amount, bothNouns(noun, asCondition(verb, noun.value)), variable, inner),
          ),
  ),
  rule(
    "statement",
    [
      "all? the? <noun> in|on|of|within|along|inside <each> <families> <together>",
      "all? the? <noun> in|on|of|within|along|inside <families> <together>",
      "the <number> <noun> in|on|of|within|along|inside <each> <families> <together>",
      "all? the? <noun> <together> in|on|within|along|inside <each> <families>",
      "all? the? <noun> <together> along <each> <families> ,? starting|beginning at|from|with the? bulb|start",
      "in|on|within|along|inside <each> <families> ,? all? the? <noun> <together>",
      "in|on|within|along|inside <families> ,? all? the? <noun> <together>",
      "all? the? <noun> <together> along <each> <families> ,? from|at the? bulb|start|base|beginning",
    ],
    ({ noun, families, together }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }, inner) => together(noun, variable, inner)),
  ),
  rule(
    "statement",
    ["all? of? the? <noun> <together>", "all the? <number> <core:noun> <together>"],
    ({ noun, together }) =>
      (scope) =>
        together(noun, "cells", scope).text,
  ),

  rule(
    "statement",
    "all|each? of? the? <noun> in|on|of|within|along|inside <each> <families> <verb>",
    ({ noun, families, verb }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }, inner) =>
          ofEach({ conditions: noun.conditions }, variable, inner, (x) => {
            const value = noun.value === undefined ? {} : { value: noun.value };
            const cell: Thing = { variable: x, sort: "cell", role: "cell", ...value };
            return verb.of(cell, [...inner, cell]);
          }),
        ),
  ),
  rule(
    "statement",
    [
      "the <noun> in|of <each> <families> not all <verb>",
      "the <noun> in|of <each> <families> not be all <adjective>",
    ],
    ({ noun, families, ...rest }) => {
      const verb = "verb" in rest ? rest.verb : undefined;
      return (scope) =>
        ofSets(families, scope, ({ variable }, inner) =>
          denied(
            ofEach({ conditions: noun.conditions }, variable, inner, (x) => {
              const value = noun.value === undefined ? {} : { value: noun.value };
              const cell: Thing = { variable: x, sort: "cell", role: "cell", ...value };
              return verb === undefined
                ? "adjective" in rest
                  ? rest.adjective.of(x)
                  : { text: UNSAID, denied: UNSAID }
                : verb.of(cell, [...inner, cell]);
            }),
          ),
        );
    },
  ),
  rule(
    "statement",
    "not all the? cells in|of <each> <families> <verb>",
    ({ families, verb }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }, inner) =>
          denied(
            ofEach({ conditions: [] }, variable, inner, (x) => {
              const cell: Thing = { variable: x, sort: "cell", role: "cell" };
              return verb.of(cell, [...inner, cell]);
            }),
          ),
        ),
  ),
  rule(
    "statement",
    ["in no <sets> be all the? cells <adjective>", "in no <sets> be all the? <number> cells <adjective>"],
    ({ sets, adjective, ...rest }) =>
      "number" in rest && Number(rest.number) !== sizeOfBlock(sets)
        ? undefined
        : (scope) =>
            ofSets([sets], scope, ({ variable }, inner) =>
              denied(ofEach({ conditions: [] }, variable, inner, adjective.of)),
            ),
  ),
  rule(
    "statement",
    "neither <sets:a> nor <sets:b> <verb>",
    ({ a, b, verb }) =>
      (scope) =>
        ofSets([a, b], scope, (set, inner) => denied(verb.of(set, inner))),
  ),
  rule(
    "statement",
    ["if <each> <sets> <verb:condition> ,? then? it <verb>"],
    ({ sets, condition, verb }) =>
      (scope) =>
        ofSets([sets], scope, (set, inner) => ({
          text: `if ${condition.of(set, inner).text}: ${verb.of(set, inner).text}`,
          denied: UNSAID,
        })),
  ),
  rule("statement", ["<amount> <sets> <verb>"], ({ amount, sets, verb }) =>
    amount.isIndefinite === true || isOfNoneOrSome(amount, verb)
      ? undefined
      : (scope) => soManySets(amount, sets, scope, (set, inner) => verb.of(set, inner)),
  ),
  rule("statement", ["<amount> <sets> be <adjective>"], ({ amount, sets, adjective }) =>
    amount.isIndefinite === true || sets.role === "pieces"
      ? undefined
      : (scope) =>
          soManySets(amount, sets, scope, ({ variable }, inner) =>
            ofEach({ conditions: [] }, variable, inner, adjective.of),
          ),
  ),
  rule("statement", ["in <amount> <sets> ,? <clause>"], ({ amount, sets, clause }) =>
    amount.isIndefinite === true
      ? undefined
      : (scope) => soManySets(amount, sets, scope, (_, inner) => clause(inner)),
  ),
  rule(
    "statement",
    ["there be <amount> <sets>", "the? board have <amount> <sets>", "<amount> <sets>"],
    ({ amount, sets }) =>
      sets.of === undefined || amount.isIndefinite === true
        ? undefined
        : (scope) => soManySets(amount, sets, scope),
  ),
  rule(
    "statement",
    [
      "no <families> without|lacking <noun>",
      "there be no <families> without|lacking a|an|any? <noun>",
      "no <families> be without a|an|any? <noun>",
    ],
    ({ families, noun }) =>
      noun.conditions.length === 0
        ? undefined
        : (scope) =>
            ofSets(families, scope, ({ variable }, inner) => soMany(atLeastOne, noun, variable, inner)),
  ),
  rule("statement", "the? <core> form|forms|make|makes dominoes|dominos", ({ core }) =>
    isKind(core)
      ? (scope) => `for each group g of ${cellsBeing("cells", core, scope)}: size(g) = 2`
      : undefined,
  ),
  rule(
    "statement",
    [
      "<core> come|comes|occur|appear|stand in groups of|with exactly? <amount> cells?",
      "<core> form|forms groups of exactly? <amount> cells?",
      "<core> form|forms <amount:l> l - shaped groups of 3 cells",
      "<core> form|forms l - shaped groups of 3 cells?",
      "<core> form|forms l - trominoes",
    ],
    ({ core, ...rest }) => {
      const of = cellsBeing("cells", core, []);
      const amount = "amount" in rest ? (rest.amount as HowMany) : undefined;
      if (core.conditions.length === 0 || "l" in rest || amount?.isIndefinite === true) return undefined;
      return (scope) =>
        `for each group g of ${of}: ${amount === undefined ? "size(g) = 3 and g is not straight" : numbered("size(g)", amount, scope).text}`;
    },
  ),
  rule(
    "statement",
    [
      "<each> <families> have the same howmany <noun>",
      "howmany <noun> in|on|of <each> <families> be equal",
      "howmany <noun> in|on|of <each> <families> be the same",
    ],
    ({ families, noun }) =>
      () =>
        families
          .map(
            ({ sort }) =>
              `for each ${several(sort)} a, b: ${howMany(noun, "a", [])} = ${howMany(noun, "b", [])}`,
          )
          .join("; "),
  ),
  rule(
    "statement",
    ["<each> <families> have a? different howmany <noun>"],
    ({ families, noun }) =>
      () =>
        families
          .map(
            ({ sort }) =>
              `for each ${several(sort)} a, b: ${howMany(noun, "a", [])} != ${howMany(noun, "b", [])}`,
          )
          .join("; "),
  ),
  rule(
    "statement",
    ["howmany <noun> in|on|of <each> <families> be <amount>"],
    ({ noun, families, amount }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }, inner) => soMany(amount, noun, variable, inner)),
  ),
]);
