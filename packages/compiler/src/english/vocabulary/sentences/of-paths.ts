/** Sentences about paths: their length, their ends, the cells that they visit. */
import { rule, table } from "../../grammar.js";
import { unsaid, type Verb } from "../../meanings.js";
import { bothNouns, compared, nearby, numbered, ofAll, ofCells, ofSets, soMany } from "../../say.js";

const ofPath = (said: Verb["of"]): Verb => ({
  of: (thing, scope) => (thing.role === "path" ? said(thing, scope) : unsaid),
});

export const pathVerbs = table(() => [
  rule("verb", ["have a? length of? <amount>", "be <amount> step|steps long"], ({ amount }) =>
    ofPath(({ variable }, scope) => numbered(`${variable}.length`, amount, scope)),
  ),
  rule(
    "verb",
    ["end|ends|finish|finishes|stop|stops <near> <counted>"],
    ({ near, counted: { amount, noun } }) =>
      ofPath(({ variable }, scope) => soMany(amount, noun, nearby(`${variable}.end`, near), scope)),
  ),
  rule("verb", ["end|ends|finish|finishes|stop|stops in|at|on a|an|the <noun>"], ({ noun }) =>
    ofPath(({ variable }) => ofAll(noun.conditions, `${variable}.end`)),
  ),
  rule("verb", ["end|ends|finish|finishes|stop|stops <place>"], ({ place }) =>
    ofPath(({ variable }) => place.of(`${variable}.end`)),
  ),
  rule("verb", ["start|starts|begin|begins <place>"], ({ place }) =>
    ofPath(({ variable }) => place.of(`${variable}.start`)),
  ),
  rule("relative", "that|which a|an|any|the <own> <visit>", ({ own }) => own),
  rule(
    "statement",
    "the <own> <visit> all|each the? <noun>",
    ({ own, noun }) =>
      (scope) =>
        ofCells(noun, scope, ({ variable }) => own.of(variable).text),
  ),
  rule(
    "statement",
    [
      "the <own> <visit> <counted> in|of|on <each> <families>",
      "in|on <each> <families> ,? the <own> <visit> <counted>",
    ],
    ({ own, counted: { amount, noun }, families }) =>
      (scope) =>
        ofSets(families, scope, ({ variable }, inner) =>
          soMany(amount, bothNouns({ conditions: [own] }, noun), variable, inner),
        ),
  ),
  rule("verb", ["be longer than <number> step|steps"], ({ number }) =>
    ofPath(({ variable }) => compared(`${variable}.length`, ">", "<=", number)),
  ),
  rule("verb", ["<visit> <counted>"], ({ counted: { amount, noun } }) =>
    ofPath(({ variable }, scope) => soMany(amount, noun, variable, scope)),
  ),
]);
