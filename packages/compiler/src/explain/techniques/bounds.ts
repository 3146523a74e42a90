import { entriesBetween } from "./shape.js";
import type { Technique } from "./technique.js";
import { looksBeside, otherwiseWords, ruleAtPlace } from "./words.js";

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
    const [rule] = shape.rules;
    return rule === undefined
      ? ""
      : otherwiseWords(shape, rule, `${ruleAtPlace(rule)}${looksBeside(shape, [rule])} could not hold`);
  },
};
