import { oneRule } from "./one-rule.js";
import { lastLink } from "./shape.js";
import type { Technique } from "./technique.js";
import { capital, factWords, ruleAtPlace } from "./words.js";

/** All other values are ruled out at this place: a naked single. */
export const oneValueLeft: Technique = {
  key: "one-value-left",
  name: "one value left",
  rank: 1,
  fits: (shape) =>
    shape.supposed === undefined &&
    !shape.isNote &&
    lastLink(shape)?.rules.length === 0 &&
    // One look at one rule is told as that.
    !oneRule.fits(shape),
  sentence: ({ found, looks }) => {
    const [first] = found;
    const [look, another] = looks;
    const by = look === undefined || another !== undefined ? "" : ` (${ruleAtPlace(look)})`;
    return first === undefined || first.at === "" || found.length > 1
      ? `${capital(factWords(found))}: nothing else is left.`
      : `${first.at} can only be ${first.words}: all else is ruled out there${by}.`;
  },
};
