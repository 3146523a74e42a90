import { entriesOfWays } from "./either-way.js";
import { SHORT } from "./supposition.js";
import type { Technique } from "./technique.js";
import { waysWords } from "./words.js";

/** A count leaves a few places, or a few areas may cover a cell, and all of these lead to the same. */
export const eachPlace: Technique = {
  key: "each-place",
  name: "wherever it is",
  rank: 6,
  fits: (shape) => shape.either !== undefined && entriesOfWays(shape) <= SHORT,
  sentence: waysWords,
};
