import { lastLink, type ShapeRule } from "./shape.js";
import type { Technique } from "./technique.js";
import { capital, divisionWords, factWords, ruleAtPlace, rulesWords } from "./words.js";

/** All ways to keep one rule, or two, have something in common: the ways to make a sum, the places for a run. */
export const allWays: Technique = {
  key: "all-ways",
  name: "the same in all ways",
  rank: 4,
  fits: ({ isSearched, rules }) => isSearched && rules.length <= 2,
  sentence: (shape) => {
    const { rules, found } = shape;
    const { left, by = [] } = lastLink(shape)?.division ?? {};
    if (left !== undefined)
      return `Whatever ${left.layer} ${left.cell} is in${divisionWords(by)}: ${factWords(found)}.`;
    const all = rules.length === 0 ? by : rules;
    return all.length === 0
      ? `${capital(factWords(found))} in every way to go on.`
      : `Every way to keep ${rulesWords(all)} has this: ${factWords(found)}.`;
  },
};

const namesOf = (rules: readonly ShapeRule[]): ReadonlySet<string> =>
  new Set(rules.map(({ words }) => words));

/** So few are looked at together, whatever they say. */
const ANY = 6;
/** So many rules are in the head of a person, wherever there are many of their instances. */
const STATEMENTS = 4;
const PLACES = 8;
/** A rule about no more cells than this is seen with what is beside them, as that neighbours do not touch; but not any number of such rules, unless they lie within a room or a row that is looked at. */
const SMALL = 4;
const ALL = 30;

const isSmall = ({ cells }: ShapeRule): boolean => cells.length > 0 && cells.length <= SMALL;

function withoutInner(rules: readonly ShapeRule[]): readonly ShapeRule[] {
  const large = rules
    .filter((rule) => !isSmall(rule) && rule.at.length > 0)
    .map(({ cells }) => new Set(cells));
  return rules.filter(
    (rule) => !isSmall(rule) || !large.some((cells) => rule.cells.every((cell) => cells.has(cell))),
  );
}

/** Lines of one rule that are about the same place are one. */
const placesToLook = (rules: readonly ShapeRule[]): number =>
  new Set(rules.filter((rule) => !isSmall(rule)).map(ruleAtPlace)).size;

/** Where rules are stated: a pearl, whose turns are several rules, is one. */
const statedAt = (rules: readonly ShapeRule[]): number =>
  new Set(rules.flatMap(({ at: [place] }) => place ?? [])).size;

const areFew = (rules: readonly ShapeRule[]): boolean =>
  withoutInner(rules).length <= ALL &&
  placesToLook(rules) <= PLACES &&
  (namesOf(rules).size <= STATEMENTS || statedAt(rules) <= PLACES);

/** The same of a few more, or of a few rules in more places. */
export const allWaysOfSeveral: Technique = {
  ...allWays,
  key: "all-ways-of-several",
  name: "the same in all ways to keep several rules",
  rank: 5,
  fits: ({ isSearched, rules }) => isSearched && (rules.length <= ANY || areFew(rules)),
};
