import type { Technique } from "./technique.js";
import { clashWords } from "./words.js";

/** No technique to find something by: what is on the board cannot be. */
export const contradiction: Technique = {
  key: "contradiction",
  name: "a contradiction",
  rank: 0,
  fits: () => false,
  sentence: clashWords,
};
