import { factWords, listed } from "./fact-words.js";
import type { Shape } from "./shape.js";
import type { Technique } from "./technique.js";
import { otherwiseWords, ruleAtPlace, rulesInWords } from "./words.js";

/** How it fails otherwise is the same for all of it. */
const isToldOnce = (shape: Shape): boolean => shape.rules.length > 0 && shape.failures().length === 1;

/** One rule says it, whatever else is on the board: a clue of 0. */
export const givenByRule: Technique = {
  key: "given-by-rule",
  name: "one rule alone",
  rank: 0,
  fits: ({ known, supposed, isNote, links }) =>
    known.length === 0 && supposed === undefined && !isNote && links.length === 1,
  sentence: (shape) => {
    const { found, rules } = shape;
    if (isToldOnce(shape)) return otherwiseWords(shape, rules[0], "");
    if (rules.length === 0) return `Nothing else can be there: ${factWords(found)}.`;
    const [rule, another] = rules;
    const titles = new Set(rules.filter(({ here }) => here === undefined).map(({ words }) => `“${words}”`));
    const said = [...titles, ...rulesInWords(rules.filter(({ here }) => here !== undefined))];
    const by = another === undefined && rule !== undefined ? ruleAtPlace(rule) : listed(said);
    return `By ${by} alone: ${factWords(found)}.`;
  },
};
