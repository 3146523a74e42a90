import type { Technique } from "./technique.js";
import { capital, factWords, listed, ruleAtPlace } from "./words.js";

/** One rule says it, whatever else is on the board: a clue of 0. */
export const givenByRule: Technique = {
  key: "given-by-rule",
  name: "one rule alone",
  rank: 0,
  fits: ({ known, supposed, isNote, links }) =>
    known.length === 0 && supposed === undefined && !isNote && links.length === 1,
  sentence: ({ found, rules }) => {
    const said = [...new Set(rules.map(({ words }) => words))];
    if (rules.length === 0) return `Nothing else can be there: ${factWords(found)}.`;
    const [rule] = rules;
    const by =
      rules.length === 1 && rule !== undefined ? ruleAtPlace(rule) : listed(said.map((each) => `“${each}”`));
    return `${capital(by)} ${said.length === 1 ? "says" : "say"} it at once: ${factWords(found)}.`;
  },
};
