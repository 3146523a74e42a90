import { factWords } from "./fact-words.js";
import type { Technique } from "./technique.js";
import { rulesWords } from "./words.js";

/** If there are more rules, they are not in the sentence. */
const MOST = 12;

/** Nothing of all that was seen: the opposite fails in every case that was tried. */
export const cases: Technique = {
  key: "cases",
  name: "cases",
  rank: 7,
  fits: ({ isSearched }) => isSearched,
  sentence: ({ found, rules }) =>
    rules.length === 0 || rules.length > MOST
      ? `${factWords(found)}: it cannot be seen at once; otherwise each of a few cases fails.`
      : `${factWords(found)}: otherwise each of a few cases fails, by ${rulesWords(rules)}.`,
};
