/** Ends of lines, of paths and of snakes: `each dot is an end of the line`, `exactly two ends`. */
import { type PhraseRule, rule } from "../../grammar.js";
import { type Noun, type Quality, type Said, unsaid } from "../../meanings.js";
import { asCondition, atLeastOne, bothNouns, soMany } from "../../say.js";

const saying = (said: (c: string) => string): Quality => ({
  of: (c): Said => ({ text: said(c), denied: `not (${said(c)})` }),
});

const asNoun = (end: Quality): Noun => ({ conditions: [end] });

/** Of all that there is: one snake, or the line of the board. */
const endsOf = (words: string, end: Quality): readonly PhraseRule[] => [
  ...rule("adjective", `end of a|an|the|its|any|some ${words}`, () => end),
  ...rule("kind", `end|ends of a|an|the|its|any? ${words}`, () => asNoun(end)),
  ...rule("statement", `a|an end of the ${words} <verb>`, ({ verb }) => {
    const noun = bothNouns(asNoun(end), asCondition(verb));
    return () => soMany(atLeastOne, noun, "cells", []).text;
  }),
  ...rule(
    "statement",
    [`the ${words} have <amount> end|ends`, "there be <amount> end|ends", "<amount> end|ends"],
    ({ amount }) =>
      amount.isIndefinite === true ? undefined : () => soMany(amount, asNoun(end), "cells", []).text,
  ),
];

/** `plain`: cells of the only snake. */
export const endsOfLone = (plain: string, words: string): readonly PhraseRule[] =>
  endsOf(
    words,
    saying((c) => `${c} is ${plain} and exactly 1 ${plain} in ${c}.neighbours`),
  );

export const endsOfLinks = (line: string, words: string): readonly PhraseRule[] =>
  endsOf(
    words,
    saying((c) => `exactly 1 ${line} in ${c}.links`),
  );

/** A path begins and ends: its end is one of its ends. */
export const endsOfPaths = (path: string, words: string): readonly PhraseRule[] =>
  (
    [
      ["a|an|1 end", (c: string) => `(${c} is ${c}.${path}.start or ${c} is ${c}.${path}.end)`],
      ["the end", (c: string) => `${c} is ${c}.${path}.end`],
      ["the start|beginning", (c: string) => `${c} is ${c}.${path}.start`],
    ] as const
  ).flatMap(([end, said]) =>
    rule("verb", `be ${end} of a|an|the|its ${words}`, () => ({
      of: ({ variable, role }) =>
        role === "cell" ? saying((c) => `${c} has ${path} and ${said(c)}`).of(variable) : unsaid,
    })),
  );
