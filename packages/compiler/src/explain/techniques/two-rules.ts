import { entriesBetween } from "./shape.js";
import type { Technique } from "./technique.js";
import { chainWords, togetherWords } from "./words.js";

/** Two instances of rules meet, or a pair of one: pointing pairs, locked candidates. */
export const twoRules: Technique = {
  key: "two-rules",
  name: "two rules together",
  rank: 4,
  fits: (shape) => shape.rules.length <= 2 && entriesBetween(shape).length <= 1,
  sentence: (shape) => (shape.supposed === undefined ? togetherWords(shape) : chainWords(shape)),
};
