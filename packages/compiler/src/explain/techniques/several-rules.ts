import { entriesBetween } from "./shape.js";
import type { Technique } from "./technique.js";
import { chainWords, togetherWords } from "./words.js";

/** A few instances of rules meet: triples, fish, sums of several houses. */
export const severalRules: Technique = {
  key: "several-rules",
  name: "several rules together",
  rank: 5,
  fits: (shape) =>
    (shape.rules.length <= 4 && entriesBetween(shape).length <= 2) ||
    (shape.rules.length <= 1 && entriesBetween(shape).length <= 4),
  sentence: (shape) => (shape.supposed === undefined ? togetherWords(shape) : chainWords(shape)),
};
