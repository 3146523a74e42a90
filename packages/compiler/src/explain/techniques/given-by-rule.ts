import type { Technique } from "./technique.js";
import { factWords, listed, ruleAtPlace, rulesInWords } from "./words.js";

/** One rule says it, whatever else is on the board: a clue of 0. */
export const givenByRule: Technique = {
  key: "given-by-rule",
  name: "one rule alone",
  rank: 0,
  fits: ({ known, supposed, isNote, links }) =>
    known.length === 0 && supposed === undefined && !isNote && links.length === 1,
  sentence: ({ found, rules }) => {
    if (rules.length === 0) return `Nothing else can be there: ${factWords(found)}.`;
    const [rule, another] = rules;
    const titles = new Set(rules.filter(({ here }) => here === undefined).map(({ words }) => `“${words}”`));
    const said = [...titles, ...rulesInWords(rules.filter(({ here }) => here !== undefined))];
    const by = another === undefined && rule !== undefined ? ruleAtPlace(rule) : listed(said);
    return `By ${by} alone: ${factWords(found)}.`;
  },
};
