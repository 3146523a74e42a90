import { entriesBetween, lastLink, type RuleForm, type Shape, type ShapeRule } from "./shape.js";
import type { Technique } from "./technique.js";
import { followsWords, onlyRule, otherwiseWords } from "./words.js";

/** Counts that are called so have techniques of their own, which are tried before. */
const forms: ReadonlySet<RuleForm> = new Set(["condition", "mixed", "count"]);

/** The rule of the last link; where one value is left, the one that rules out the others. */
export function ruleSeen(shape: Shape): ShapeRule | undefined {
  const { looks, found } = shape;
  const [look, another] = looks;
  const isOne = found.length > 1 ? looks.every(({ words }) => words === look?.words) : another === undefined;
  const isByLook = isOne && lastLink(shape)?.rules.length === 0 && entriesBetween(shape).length === 0;
  return isByLook ? look : onlyRule(shape);
}

/** A rule with what is known leaves one possibility: two neighbours that may not both be shaded. */
export const oneRule: Technique = {
  key: "one-rule",
  name: "one rule",
  rank: 1,
  fits: (shape) => shape.supposed === undefined && forms.has(ruleSeen(shape)?.form ?? "sum"),
  sentence: (shape) => {
    const rule = ruleSeen(shape);
    if (rule === undefined) return "";
    if (rule.form !== "condition" && shape.failures().length > 0) return otherwiseWords(shape, rule, "");
    const seen = shape.found.length > 1 ? shape.looks : [rule];
    return followsWords(shape, seen);
  },
};
