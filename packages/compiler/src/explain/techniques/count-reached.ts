import { capital, factWords } from "./fact-words.js";
import { countMeant, isCount, lastLink } from "./shape.js";
import type { Technique } from "./technique.js";
import { asMany, countAt, followsWords, noun, onlyRule } from "./words.js";

/** A count has all that it may have: the rest goes without. */
export const countReached: Technique = {
  key: "count-reached",
  name: "a count is reached",
  rank: 1,
  fits: (shape) => shape.supposed === undefined && isCount(onlyRule(shape), shape),
  sentence: (shape) => {
    const rule = onlyRule(shape);
    if (rule === undefined) return "";
    const count = countMeant(rule, [...(lastLink(shape)?.because ?? []), ...shape.found]);
    const counts = count?.counts;
    return counts === undefined || counts.startsWith("not ")
      ? followsWords(shape, [rule])
      : `${capital(countAt(rule))} ${count?.most === 1 ? `has its ${noun(counts)} already` : `has its ${asMany(count?.most ?? 0, counts)} already`}: ${factWords(shape.found)}.`;
  },
};
