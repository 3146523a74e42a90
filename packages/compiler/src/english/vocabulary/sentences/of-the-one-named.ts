/** Clauses speak of the cell or the set that the sentence has named before: of it, of its neighbours, of what is in it. */

import { rule, table } from "../../grammar.js";
import { unsaid } from "../../meanings.js";
import { asCondition, bothNouns, latest, latestSet, nearby, ofCells, soMany } from "../../say.js";

export const namedClauses = table(() => [
  rule("clause", "its <valued> <verb>", ({ valued, verb }) => (scope) => {
    const thing = latest(scope, ({ role }) => role === "cell");
    return thing === undefined ? unsaid : verb.of({ ...thing, value: valued }, scope);
  }),
  rule("clause", ["it|they <verb>", "the|that cell <verb>"], ({ verb }) => (scope) => {
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
  rule(
    "clause",
    "<amount> <noun> <where> <verb>",
    ({ amount, noun, where, verb }) =>
      (scope) =>
        soMany(amount, bothNouns(noun, asCondition(verb)), where(scope), scope),
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
        soMany(amount, bothNouns(noun, asCondition(verb)), latestSet(scope), scope),
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
    ["all? of? the? <noun> <together>", "the <number> <noun> <together>"],
    ({ noun, together }) =>
      (scope) =>
        together(noun, latestSet(scope), scope),
  ),
]);
