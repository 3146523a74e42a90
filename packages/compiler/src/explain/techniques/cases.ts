import type { Technique } from "./technique.js";
import { factWords } from "./words.js";

/** Nothing of all that was seen: the opposite fails in every case that was tried. */
export const cases: Technique = {
  key: "cases",
  name: "cases",
  rank: 7,
  fits: () => false,
  sentence: ({ found }) =>
    `${factWords(found)}: it cannot be seen at once; otherwise each of a few cases fails.`,
};
