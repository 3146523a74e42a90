import { entriesBetween } from "./shape.js";
import type { Technique } from "./technique.js";
import { factWords, ruleAtPlace } from "./words.js";

/** A sum, a size or a sequence has no room for anything else. */
export const bounds: Technique = {
  key: "bounds",
  name: "no room for anything else",
  rank: 2,
  fits: (shape) =>
    shape.rules.length === 1 &&
    entriesBetween(shape).length === 0 &&
    shape.rules.every(({ form }) => form !== "connected" && form !== "loop"),
  sentence: (shape) => {
    const { rules, found } = shape;
    const [rule] = rules;
    const failure = shape.failure();
    if (rule === undefined) return "";
    const otherwise =
      failure === undefined ? `${ruleAtPlace(rule)} could not hold` : `${failure} (${ruleAtPlace(rule)})`;
    return `${factWords(found)}: otherwise ${otherwise}.`;
  },
};
