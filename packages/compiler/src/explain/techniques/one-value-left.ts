import { lastLink } from "./shape.js";
import type { Technique } from "./technique.js";
import { capital, factWords } from "./words.js";

/** All other values are ruled out at this place: the naked single of Sudoku. */
export const oneValueLeft: Technique = {
  key: "one-value-left",
  name: "one value left",
  rank: 1,
  fits: (shape) => shape.supposed === undefined && !shape.isNote && lastLink(shape)?.rules.length === 0,
  sentence: ({ found }) => {
    const [first] = found;
    return first === undefined || first.at === "" || found.length > 1
      ? `${capital(factWords(found))}: nothing else is left.`
      : `${first.at} can only be ${first.words}: all else is ruled out there.`;
  },
};
