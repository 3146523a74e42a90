/** Sentences about paths: their length, their ends, the cells that they visit. */
import { rule, table } from "../../grammar.js";
import { unsaid, type Verb } from "../../meanings.js";
import { compared, nearby, numbered, ofAll, soMany } from "../../say.js";

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
  rule("verb", ["be longer than <number> step|steps"], ({ number }) =>
    ofPath(({ variable }) => compared(`${variable}.length`, ">", "<=", number)),
  ),
  rule("verb", ["be shorter than <number> step|steps"], ({ number }) =>
    ofPath(({ variable }) => compared(`${variable}.length`, "<", ">=", number)),
  ),
  rule("verb", ["<visit> <counted>"], ({ counted: { amount, noun } }) =>
    ofPath(({ variable }, scope) => soMany(amount, noun, variable, scope)),
  ),
]);
