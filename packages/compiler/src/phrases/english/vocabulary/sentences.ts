/** Whole sentences: of whom something is said. */
import { rule } from "../grammar.js";
import {
  type HowMany,
  type Mentioned,
  type Noun,
  type Said,
  type Sets,
  type Thing,
  UNSAID,
  unsaid,
} from "../meanings.js";
import {
  allTrue,
  asCondition,
  denied,
  howMany,
  latest,
  latestSet,
  nearby,
  numbered,
  ofAll,
  ofCells,
  ofEach,
  ofSets,
  setIn,
  several,
  soMany,
} from "../say.js";

/** All cells. */
const board: Thing = { variable: "cells", sort: "board", role: "line" };

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

const and = (a: Noun, b: Noun): Noun => ({ ...a, conditions: [...a.conditions, ...b.conditions] });

export const sentencePhrases = [
  // Cells.
  rule(
    "statement",
    ["<each> <noun> <verbs:verb>", "<noun> <verbs:verb>"],
    ({ noun, verb }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => verb.of(cell, inner).text),
  ),
  // Behind a comma, `which` says something more of all of them.
  rule(
    "statement",
    ["<each> <noun> , which|who <verb:more> , <verb>", "<noun> , which|who <verb:more> , <verb>"],
    ({ noun, more, verb }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => allTrue([more.of(cell, inner), verb.of(cell, inner)]).text),
  ),
  rule(
    "statement",
    ["<each> <sets> , which <verb:more> , <verb>", "<sets> , which <verb:more> , <verb>"],
    ({ sets, more, verb }) =>
      (scope) =>
        ofSets([sets], scope, (set, inner) => allTrue([more.of(set, inner), verb.of(set, inner)])),
  ),
  rule(
    "statement",
    ["no <noun> <verb>", "none of the <noun> <verb>"],
    ({ noun, verb }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => verb.of(cell, inner).denied),
  ),
  rule(
    "statement",
    ["<near> <each> <noun> there? <be> <counted>", "<counted> <be> <near> each <noun>"],
    ({ near, noun, counted: { amount, noun: other } }) =>
      (scope) =>
        ofCells(noun, scope, ({ variable }, inner) => {
          const set = near === "sides" ? `${variable}.neighbours` : `${variable}.around`;
          return soMany(amount, other, set, inner).text;
        }),
  ),
  rule(
    "statement",
    [
      "whoever <verb:condition> <verb>",
      "everybody|everyone who <verb:condition> <verb>",
      "anybody|anyone who <verb:condition> <verb>",
    ],
    ({ condition, verb }) =>
      (scope) =>
        ofCells(asCondition(condition), scope, (cell, inner) => verb.of(cell, inner).text),
  ),
  rule(
    "statement",
    ["if <each> <noun> <verb> ,? then? <clause>", "if <noun> <verb> ,? then? <clause>"],
    ({ noun, verb, clause }) =>
      (scope) =>
        ofCells(and(noun, asCondition(verb)), scope, (_, inner) => clause(inner).text),
  ),
  rule(
    "statement",
    ["<each> <noun> <verb> if|when it <verb:condition>", "<noun> <verb> if|when it <verb:condition>"],
    ({ noun, verb, condition }) =>
      (scope) =>
        ofCells(and(noun, asCondition(condition)), scope, (cell, inner) => verb.of(cell, inner).text),
  ),
  rule(
    "statement",
    ["<each> <noun> <verb> unless it <verb:condition>", "<noun> <verb> unless it <verb:condition>"],
    ({ noun, verb, condition }) =>
      (scope) =>
        ofCells(
          noun,
          scope,
          (cell, inner) => `${condition.of(cell, inner).text} or ${verb.of(cell, inner).text}`,
        ),
  ),

  rule(
    "statement",
    ["unless <each> <noun> <verb:condition> ,? <clause>"],
    ({ noun, condition, clause }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => `${condition.of(cell, inner).text} or ${clause(inner).text}`),
  ),
  rule(
    "statement",
    [
      "<each> <noun> <verb> if and only if it <verb:condition>",
      "<each> <noun> <verb> exactly if|when it <verb:condition>",
    ],
    ({ noun, verb, condition }) =>
      (scope) =>
        ofCells(
          noun,
          scope,
          (cell, inner) => `(${verb.of(cell, inner).text}) = (${condition.of(cell, inner).text})`,
        ),
  ),
  rule(
    "statement",
    [
      "all? the? <noun> not form|cover|fill|make|contain a|an|any? <sets>",
      "no <sets> of <noun>",
      "no <sets> of <noun> be allowed|permitted|possible",
      "no <sets> of <noun> may exist|appear|occur",
      "there not be any|a|an <sets> of <noun>",
      "there be no <sets> of <noun>",
    ],
    ({ noun, sets }) =>
      sets.sort.startsWith("block ")
        ? (scope) =>
            ofSets([sets], scope, ({ variable }, inner) =>
              denied(ofEach({ conditions: [] }, variable, inner, (x) => ofAll(noun.conditions, x))),
            )
        : undefined,
  ),
  rule(
    "statement",
    [
      "there be the <listed> in <each> <families>",
      "place|put|enter|write the <listed> in|into <each> <families>",
      "<each> <families> have the <listed>",
    ],
    ({ listed, families }) =>
      () =>
        `exactly one of each ${listed} in each ${families.map(({ sort }) => sort).join(", ")}`,
  ),

  rule(
    "statement",
    "place|put <counted> <near> <each> <noun>",
    ({ counted: { amount, noun: other }, near, noun }) =>
      (scope) =>
        ofCells(
          noun,
          scope,
          ({ variable }, inner) => soMany(amount, other, nearby(variable, near), inner).text,
        ),
  ),
  rule(
    "statement",
    [
      "divide|split|cut|partition the? board into <sets> of <amount> cells",
      "divide|split|cut|partition the? board into <sets> with <amount> cells each?",
    ],
    ({ sets, amount }) =>
      (scope) =>
        ofSets([sets], scope, ({ variable }, inner) => soMany(amount, { conditions: [] }, variable, inner)),
  ),

  // Of the one that has been named.
  rule("clause", "its <valued> <verb>", ({ valued, verb }) => (scope) => {
    const thing = latest(scope, ({ role }) => role === "cell");
    return thing === undefined ? unsaid : verb.of({ ...thing, value: valued }, scope);
  }),
  rule("clause", ["it|they|the|that cell? <verb>"], ({ verb }) => (scope) => {
    const thing = scope.at(-1);
    return thing === undefined ? unsaid : verb.of(thing, scope);
  }),
  rule(
    "clause",
    "<amount> <where> <verb>",
    ({ amount, where, verb }) =>
      (scope) =>
        soMany(amount, asCondition(verb), where(scope), scope),
  ),
  rule(
    "clause",
    ["there be <counted> <where>", "<counted> <be> <where>"],
    ({ counted: { amount, noun }, where }) =>
      (scope) =>
        soMany(amount, noun, where(scope), scope),
  ),
  rule(
    "statement",
    ["<amount> of the neighbours of <each> <noun> <verb>", "<amount> neighbours of <each> <noun> <verb>"],
    ({ amount, noun, verb }) =>
      (scope) =>
        ofCells(
          noun,
          scope,
          ({ variable }, inner) => soMany(amount, asCondition(verb), nearby(variable, "sides"), inner).text,
        ),
  ),
  rule("clause", "all? of? <vicinity> <verb>", ({ vicinity, verb }) => (scope) => {
    const cell = latest(scope, ({ role }) => role === "cell")?.variable ?? UNSAID;
    return ofEach(
      { conditions: [] },
      nearby(cell, vicinity),
      scope,
      (x) => asCondition(verb).conditions[0]?.of(x) ?? unsaid,
    );
  }),
  rule(
    "clause",
    "<amount> <noun> <where> <verb>",
    ({ amount, noun, where, verb }) =>
      (scope) =>
        soMany(amount, and(noun, asCondition(verb)), where(scope), scope),
  ),
  rule(
    "clause",
    "<counted>",
    ({ counted: { amount, noun } }) =>
      (scope) =>
        amount.bound === "at least" && amount.number(scope) === "1"
          ? unsaid
          : soMany(amount, noun, latestSet(scope), scope),
  ),
  rule(
    "clause",
    "<amount> <noun> <verb>",
    ({ amount, noun, verb }) =>
      (scope) =>
        soMany(amount, and(noun, asCondition(verb)), latestSet(scope), scope),
  ),
  rule(
    "clause",
    ["there be <counted>", "<counted> be placed|allowed"],
    ({ counted: { amount, noun } }) =>
      (scope) =>
        soMany(amount, noun, latestSet(scope), scope),
  ),
  rule(
    "clause",
    ["all|each <where> <verb>"],
    ({ where, verb }) =>
      (scope) =>
        ofEach(
          { conditions: [] },
          where(scope),
          scope,
          (x) => asCondition(verb).conditions[0]?.of(x) ?? unsaid,
        ),
  ),
  rule(
    "clause",
    ["none <where> <verb>"],
    ({ where, verb }) =>
      (scope) =>
        soMany({ bound: "exactly", number: () => "0" }, asCondition(verb), where(scope), scope),
  ),
  rule(
    "clause",
    ["all? of? the? <noun> <together>"],
    ({ noun, together }) =>
      (scope) =>
        together(noun, latestSet(scope), scope),
  ),

  // Sets of cells.
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
  rule(
    "statement",
    "no <families> <verb>",
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
      "in|on|for|within <each> <families> ,? <clause>",
      "for? <each> <families> ,? <clause>",
      "in|on|for|within? <each> <families> : <clause>",
    ],
    ({ families, clause }) =>
      (scope) =>
        ofSets(families, scope, (_, inner) => clause(inner)),
  ),
  rule(
    "statement",
    [
      "<counted> in|on|of|inside|within <each> <families>",
      "there be <counted> in|on|of|inside|within <each> <families>",
      "<counted> <be> in|on|of|inside|within <each> <families>",
      "in|on <each> <families> there be <counted>",
    ],
    ({ counted: { amount, noun }, families }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }, inner) => soMany(amount, noun, variable, inner)),
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
              soMany(amount, and(noun, asCondition(verb)), variable, inner),
            ),
  ),
  rule("statement", ["<amount> <noun> <verb>", "<amount> of the <noun> <verb>"], ({ amount, noun, verb }) =>
    amount.isIndefinite === true || amount.number([]) === "0"
      ? undefined
      : (scope) => soMany(amount, and(noun, asCondition(verb)), "cells", scope).text,
  ),
  rule("statement", ["<amount> <noun> <verb> in <each> <families>"], ({ amount, noun, verb, families }) =>
    amount.isIndefinite === true
      ? undefined
      : (scope) =>
          ofSets(families, scope, ({ variable }, inner) =>
            soMany(amount, and(noun, asCondition(verb)), variable, inner),
          ),
  ),
  rule(
    "statement",
    [
      "all? the? <noun> in|on|of|within|along|inside <each> <families> <together>",
      "all? the? <noun> in|on|of|within|along|inside <families> <together>",
      "all? the? <noun> <together> in|on|within|along|inside <each> <families>",
      "all? the? <noun> <together> along <each> <families> ,? starting|beginning at|from|with the? bulb|start",
      "in|on|within|along|inside <each> <families> ,? all? the? <noun> <together>",
    ],
    ({ noun, families, together }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }, inner) => together(noun, variable, inner)),
  ),
  rule(
    "statement",
    ["all? of? the? <noun> <together>"],
    ({ noun, together }) =>
      (scope) =>
        together(noun, "cells", scope).text,
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
  rule(
    "statement",
    ["<amount> <sets> <verb>"],
    ({ amount, sets, verb }) =>
      (scope) =>
        soManySets(amount, sets, scope, (set, inner) => verb.of(set, inner)),
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
    ["<each> <families> have the same howmany <noun>"],
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

  // The whole board.
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

  rule("sentence", "minimise|minimize the? <measure>", ({ measure }) => `minimize ${measure(board, [])}`),
  rule("sentence", "maximise|maximize the? <measure>", ({ measure }) => `maximize ${measure(board, [])}`),
  rule("sentence", "<statement>", ({ statement }) => statement([])),
  rule(
    "sentence",
    ["<statement:a> ,? and <statement:b>", "<statement:a> ;|, <statement:b>"],
    ({ a, b }) => `${a([])}; ${b([])}`,
  ),
].flat();
