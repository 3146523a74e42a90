import { chainEntries, entriesBetween, type Shape } from "./shape.js";
import { SHORT } from "./supposition.js";
import type { Technique } from "./technique.js";
import { ruledOutWords } from "./words.js";

export const entriesRuledOut = ({ ruledOut = [] }: Shape): number =>
  ruledOut.reduce((sum, part) => sum + chainEntries(part.before).length + entriesBetween(part).length, 0);

/** The opposite is tried, and ways to go on are ruled out one after the other, until nothing is left. */
export const oneAfterTheOther: Technique = {
  key: "one-after-the-other",
  name: "suppose the opposite: one way after the other is ruled out",
  rank: 6,
  fits: (shape) => shape.ruledOut !== undefined && entriesRuledOut(shape) <= SHORT,
  sentence: ruledOutWords,
};
