import type { RuleForm } from "./shape.js";
import type { Technique } from "./technique.js";
import { capital, factWords, onlyRule, ruleAtPlace } from "./words.js";

/** Counts that are called so have techniques of their own, which are tried before. */
const forms: ReadonlySet<RuleForm> = new Set(["condition", "mixed", "count"]);

/** A rule with what is known leaves one possibility: two neighbours that may not both be shaded. */
export const oneRule: Technique = {
  key: "one-rule",
  name: "one rule",
  rank: 1,
  fits: (shape) => shape.supposed === undefined && forms.has(onlyRule(shape)?.form ?? "sum"),
  sentence: (shape) => {
    const { known, found } = shape;
    const rule = onlyRule(shape);
    if (rule === undefined) return "";
    const reason = known.length === 0 ? "" : `, with ${factWords(known)}`;
    return `${capital(ruleAtPlace(rule))}${reason}: ${factWords(found)}.`;
  },
};
