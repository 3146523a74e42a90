import { entriesBetween } from "./shape.js";
import type { Technique } from "./technique.js";
import { chainWords, noWayWords, ruledOutWords, waysWords } from "./words.js";

/** Links that can be followed in the head. */
export const SHORT = 8;

/** The opposite is tried, and a short chain ends in a clash. */
export const supposition: Technique = {
  key: "supposition",
  name: "suppose the opposite",
  rank: 6,
  fits: (shape) => shape.either === undefined && entriesBetween(shape).length <= SHORT,
  sentence: chainWords,
};

/** The same, with more links. */
export const longSupposition: Technique = {
  key: "long-supposition",
  name: "a long chain",
  rank: 7,
  fits: () => true,
  sentence: (shape) => {
    if (shape.ruledOut !== undefined) return ruledOutWords(shape);
    if (shape.either === undefined) return chainWords(shape);
    return shape.supposed === undefined ? waysWords(shape) : noWayWords(shape);
  },
};
