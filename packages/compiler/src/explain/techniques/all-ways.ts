import type { Technique } from "./technique.js";
import { capital, factWords, listed, ruleAtPlace } from "./words.js";

/** All ways to keep one rule, or two, have something in common: the ways to make a sum, the places for a run. */
export const allWays: Technique = {
  key: "all-ways",
  name: "the same in all ways",
  rank: 4,
  fits: ({ isSearched, rules }) => isSearched && rules.length <= 2,
  sentence: ({ rules, found }) =>
    rules.length === 0
      ? `${capital(factWords(found))} in every way to go on.`
      : `Every way to keep ${listed(rules.map(ruleAtPlace))} has this: ${factWords(found)}.`,
};

/** The same of a few more rules. */
export const allWaysOfSeveral: Technique = {
  ...allWays,
  key: "all-ways-of-several",
  name: "the same in all ways to keep several rules",
  rank: 5,
  fits: ({ isSearched, rules }) => isSearched && rules.length <= 4,
};

/** The same of rules that are too many to be kept in mind. */
export const allWaysOfMany: Technique = {
  ...allWays,
  key: "all-ways-of-many",
  name: "the same in all ways to keep many rules",
  rank: 7,
  fits: ({ isSearched }) => isSearched,
};
