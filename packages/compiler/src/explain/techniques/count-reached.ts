import type { Technique } from "./technique.js";
import { capital, factWords, onlyRule, placeOf, ruleWords } from "./words.js";

/** A count has all that it may have: the rest goes without. */
export const countReached: Technique = {
  key: "count-reached",
  name: "a count is reached",
  rank: 1,
  fits: (shape) => shape.supposed === undefined && onlyRule(shape)?.form === "count",
  sentence: (shape) => {
    const rule = onlyRule(shape);
    if (rule === undefined) return "";
    return rule.counts === undefined || rule.counts.startsWith("not ")
      ? `${capital(ruleWords(rule))} leaves no choice: ${factWords(shape.found)}.`
      : `${capital(placeOf(rule))} has its ${rule.counts} already: ${factWords(shape.found)}.`;
  },
};
