import { entriesBetween, lastLink } from "./shape.js";
import type { Technique } from "./technique.js";
import { otherwiseWords, ruleAtPlace } from "./words.js";

/** A line that must go on, must not branch, or would close too early. */
export const closedLoop: Technique = {
  key: "closed-loop",
  name: "a line must go on",
  rank: 3,
  fits: (shape) =>
    entriesBetween(shape).length === 0 &&
    shape.rules.length <= 1 &&
    lastLink(shape)?.rules.some(({ form }) => form === "loop") === true,
  sentence: (shape) => {
    const rule = lastLink(shape)?.rules.find(({ form }) => form === "loop");
    return otherwiseWords(
      shape,
      rule,
      `a line would end, branch or close too early${rule === undefined ? "" : ` (${ruleAtPlace(rule)})`}`,
    );
  },
};
