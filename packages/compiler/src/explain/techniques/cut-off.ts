import { entriesBetween, lastLink } from "./shape.js";
import type { Technique } from "./technique.js";
import { otherwiseWords, ruleAtPlace } from "./words.js";

/** Otherwise things that must be connected would be cut in two. */
export const cutOff: Technique = {
  key: "cut-off",
  name: "cut off",
  rank: 3,
  fits: (shape) =>
    entriesBetween(shape).length === 0 &&
    shape.rules.length <= 1 &&
    lastLink(shape)?.rules.some(({ form }) => form === "connected") === true,
  sentence: (shape) => {
    const rule = lastLink(shape)?.rules.find(({ form }) => form === "connected");
    return otherwiseWords(
      shape,
      rule,
      `a part would be cut off${rule === undefined ? "" : ` (${ruleAtPlace(rule)})`}`,
    );
  },
};
