/** Those who always tell the truth, those who always lie, and what they say: a claim is true exactly if whoever makes it tells the truth. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type Quality, type Thing, unsaid, type Verb } from "../../meanings.js";
import { asCondition, denied, ofAll, ofEach, soMany } from "../../say.js";
import { UNREAD, wordForms } from "../../word-forms.js";

const honest = ["knight", "truthteller", "truth_teller", "truthful", "honest", "saint"];
const lying = ["knave", "liar", "dishonest", "lying"];

/** Of the quality that a program calls so: who has it tells the truth, or lies. */
export function truthsOf(
  quality: Quality,
  name: string,
  isFree: (word: string) => boolean,
): readonly PhraseRule[] {
  const word = name.toLowerCase();
  const opposite: Quality = {
    of: (c) => denied(quality.of(c)),
    ...(quality.plain === undefined ? {} : { plain: `not ${quality.plain}` }),
  };
  const words = honest.includes(word) ? lying : lying.includes(word) ? honest : [];
  if (words.length === 0) return [];
  const own = honest.includes(word) ? honest : lying;
  const free = (all: readonly string[]): string =>
    all
      .flatMap((each) => wordForms(each).split("|"))
      .filter(isFree)
      .join("|") || UNREAD;
  const [isTruthful, isLiar] = honest.includes(word) ? [quality, opposite] : [opposite, quality];
  return [
    ...rule("honest", "", () => isTruthful),
    ...rule("flag", free(own), () => quality),
    ...rule("verb", ["lie|lies", "tell|tells lies"], () => ofCondition(isLiar)),
    ...rule("verb", "tell|tells the truth", () => ofCondition(isTruthful)),
    // Where only one of the two has a name.
    ...(words.every(isFree) ? rule("flag", free(words), () => opposite) : []),
  ];
}

const ofCondition = ({ of }: Quality): Verb => ({
  of: ({ variable, role }) => (role === "cell" ? of(variable) : unsaid),
});

const SAYS = "say|says|claim|claims|state|states|tell|tells that? :? ,?";

/** One condition, that can be compared with another. */
export const isOneCondition = (text: string): boolean =>
  !/\n|(?:^|; )(?:for each|find|loop|minimize|maximize|place) |\bin each\b/.test(text);

/** Several statements as one condition. */
export const asOne = (text: string): string =>
  text.replace(/^if (.+): (.+)$/, "$1 implies $2").replaceAll("; ", " and ");

/** Of whoever is called so: `for each cell c where c is Ben: c is liar`, as a condition of its own. */
const UNIVERSAL = /^for each cell (\w) where ((?:(?!: ).)+): ((?:(?!for each|: ).)+)$/;

const claimed = (text: string): string | undefined => {
  const claim = text.replace(UNIVERSAL, "all($3 for $1 in cells where $2)");
  return isOneCondition(claim) ? asOne(claim) : undefined;
};

/** A claim of a person who is a value of a cell. */
const saidBy = (person: Quality, tells: Quality, claim: string): string =>
  `for each cell p where ${person.of("p").text}: ${isAs(tells.of("p").text, claim)}`;

const isAs = (speaker: string, text: string): string => `(${speaker}) = (${text})`;

const ALL: Thing = { variable: "cells", sort: "board", role: "line" };

export const truthPhrases = table(() => [
  ...rule("statement", `<named> ${SAYS} <honest> <statement>`, ({ named, honest: tells, statement }) => {
    const claim = statement([]);
    return isOneCondition(claim) ? () => isAs(tells.of(named.variable).text, asOne(claim)) : undefined;
  }),
  ...rule("statement", `<person> ${SAYS} <honest> <statement>`, ({ person, honest: tells, statement }) => {
    const claim = claimed(statement([]));
    return claim === undefined ? undefined : () => saidBy(person, tells, claim);
  }),
  ...rule(
    "statement",
    `<person> ${SAYS} <honest> i|he|she|they <verb>`,
    ({ person, honest: tells, verb }) => {
      const { text } = verb.of({ variable: "p", sort: "cell", role: "cell" }, []);
      return isOneCondition(text) ? () => saidBy(person, tells, text) : undefined;
    },
  ),
  ...rule(
    "statement",
    [
      `<named> ${SAYS} <honest> i|he|she|they be|am <adjective>`,
      `<named> ${SAYS} <honest> i|he|she|they be|am a|an <adjective>`,
    ],
    ({ named, honest: tells, adjective }) =>
      () =>
        isAs(tells.of(named.variable).text, adjective.of(named.variable).text),
  ),
  ...rule(
    "statement",
    [
      `<named> ${SAYS} <honest> <amount> of us <verb>`,
      `<named> ${SAYS} <honest> we be <amount> <kind>`,
      `<named> ${SAYS} <honest> there be <amount> <kind> among us`,
    ],
    ({ named, honest: tells, amount, ...rest }) => {
      const noun = "verb" in rest ? asCondition(rest.verb) : rest.kind;
      return amount.isIndefinite === true || noun.conditions.length === 0
        ? undefined
        : () => isAs(tells.of(named.variable).text, soMany(amount, noun, "cells", []).text);
    },
  ),
  ...rule(
    "statement",
    [`<named> ${SAYS} <honest> we be all <adjective>`, `<named> ${SAYS} <honest> all of us be <adjective>`],
    ({ named, honest: tells, adjective }) =>
      () =>
        isAs(
          tells.of(named.variable).text,
          ofEach({ conditions: [] }, ALL.variable, [], (x) => ofAll([adjective], x)).text,
        ),
  ),
  ...rule(
    "statement",
    ["<honest> <named:a> and <named:b> be of? the same kind|type|sort"],
    ({ a, b, honest: tells }) =>
      () =>
        isAs(tells.of(a.variable).text, tells.of(b.variable).text),
  ),
  ...rule(
    "statement",
    ["<honest> <named:a> and <named:b> be of? different kinds|types|sorts|kind|type"],
    ({ a, b, honest: tells }) =>
      () =>
        `(${tells.of(a.variable).text}) != (${tells.of(b.variable).text})`,
  ),
]);
