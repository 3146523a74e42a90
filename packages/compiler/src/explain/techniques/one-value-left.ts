import { capital, factWords } from "./fact-words.js";
import { oneRule } from "./one-rule.js";
import { lastLink, type ShapeRule } from "./shape.js";
import type { Technique } from "./technique.js";
import { ruleAtPlace, rulesAsReasons } from "./words.js";

/** Where more rules rule something out, none is named. */
const MOST_LOOKS = 4;

const looksWords = (looks: readonly ShapeRule[]): string => {
  const [look, another] = looks;
  return look !== undefined && another === undefined ? ruleAtPlace(look) : rulesAsReasons(looks);
};

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
    const by = looks.length === 0 || looks.length > MOST_LOOKS ? "" : ` (${looksWords(looks)})`;
    if (first?.of.kind === "mark" && first.of.mark.of.kind === "inside" && first.of.value === 0)
      return `${capital(factWords(found))}: nothing fits there any more${by}.`;
    return first === undefined || first.at === "" || found.length > 1
      ? `${capital(factWords(found))}: nothing else is left.`
      : `${first.at} can only be ${first.words}: all else is ruled out there${by}.`;
  },
};
