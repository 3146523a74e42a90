import { addTo } from "../../maps.js";
import type { Fact } from "../facts.js";
import { capital, factWords, listed } from "./fact-words.js";
import { lastLink, type Shape, type ShapeRule } from "./shape.js";
import type { Technique } from "./technique.js";
import { divisionWords, noWayWords, ruleAtPlace, rulesInWords, rulesWords } from "./words.js";

/** So many ways are told. */
const MOST_WAYS = 6;
const MOST_FACTS = 15;

/** All ways to keep one rule, or two, have something in common: the ways to make a sum, the places for a run. */
export const allWays: Technique = {
  key: "all-ways",
  name: "the same in all ways",
  rank: 4,
  fits: ({ isSearched, rules }) => isSearched && rules.length <= 2,
  sentence: (shape) => {
    const { rules, found, ways } = shape;
    if (shape.either !== undefined) return noWayWords(shape);
    const { left, by = [] } = lastLink(shape)?.division ?? {};
    if (left !== undefined)
      return `Whatever ${left.layer} ${left.cell} is in${divisionWords(by)}: ${factWords(found)}.`;
    const all = rules.length === 0 ? by : rules;
    if (all.length === 0) return `${capital(factWords(found))} in every way to go on.`;
    const kept = rules.length === 0 ? rulesWords(by) : rulesWithin(rules);
    const [way, ...others] = ways === undefined ? [] : waysInWords(ways, found);
    if (way === undefined)
      return `Every way to keep ${kept}${whereToLook(shape)} has this: ${factWords(found)}.`;
    return others.length === 0
      ? `There is one way to keep ${kept}: ${way}. So ${factWords(found)}.`
      : `There are ${others.length + 1} ways to keep ${kept}: ${[way, ...others].join(", or ")}. In each of them: ${factWords(found)}.`;
  },
};

/** `, as for r1c8,`: of a rule without a place, where the same is that is found. */
function whereToLook({ rules, known, found }: Shape): string {
  if (rules.some(({ at }) => at.length > 0)) return "";
  const same = known.filter(({ words }) => found.some((fact) => affirmed(fact.words) === words));
  return same.length === 0 ? "" : `, as for ${listed([...new Set(same.map(({ at }) => at))], 4)},`;
}

/**
 * `r1c2 shaded and r1c4 not sea`; ways that differ in their order, once: `r2c8, r3c8 and r5c8 digit 7, 8 and 9 in some order`, unless the order is what is found. Nothing
 * where they are too many.
 */
function waysInWords(ways: readonly (readonly Fact[])[], found: readonly Fact[]): readonly string[] {
  const bySet = new Map<string, (readonly Fact[])[]>();
  ways.forEach((way, index) => {
    const [places, words] = [way.map(({ at }) => at), way.map((fact) => fact.words).sort()];
    const isFound = found.some((fact) => places.includes(fact.at) && words.includes(affirmed(fact.words)));
    const isOneSet = !isFound && new Set(words).size === words.length;
    addTo(bySet, JSON.stringify(isOneSet ? [places, words] : index), way);
  });
  const told = [...bySet.values()];
  const facts = told.reduce((sum, [way = []]) => sum + way.length, 0);
  return told.length > MOST_WAYS || facts > MOST_FACTS
    ? []
    : told.map(([way = [], another]) => {
        if (another === undefined) return factWords(way).replaceAll("; ", " and ");
        const words = way.map((fact) => fact.words).sort();
        return `${listed(way.map(({ at }) => at))} ${listed(withoutFirstWords(words))} in some order`;
      });
}

const affirmed = (words: string): string => words.replace(/^not /u, "");

/** `digit 7`, `8`, `9` */
function withoutFirstWords(words: readonly string[]): readonly string[] {
  const [first = ""] = words;
  const prefix = first.slice(0, first.lastIndexOf(" ") + 1);
  return words.map((each, index) =>
    index > 0 && each.startsWith(prefix) ? each.slice(prefix.length) : each,
  );
}

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
/** So many rules within others are told with their places. */
const FEW_INNER = 4;

const isSmall = ({ cells }: ShapeRule): boolean => cells.length > 0 && cells.length <= SMALL;

const isLarge = (rule: ShapeRule): boolean => !isSmall(rule) && rule.at.length > 0;

function withoutInner(rules: readonly ShapeRule[]): readonly ShapeRule[] {
  const large = rules.filter(isLarge).map(({ cells }) => new Set(cells));
  return rules.filter(
    (rule) => !isSmall(rule) || !large.some((cells) => rule.cells.every((cell) => cells.has(cell))),
  );
}

/** Rules in their words, with the places of those that lie within others left unsaid, where they are many: `“Two in each room” at room 3 and “Shaded cells do not touch” within it`. */
function rulesWithin(rules: readonly ShapeRule[]): string {
  const outer = withoutInner(rules);
  const inner = rules.filter((rule) => !outer.includes(rule));
  if (inner.length <= FEW_INNER) return rulesWords(rules);
  const large = outer.filter(isLarge);
  return listed([
    ...rulesInWords(large),
    ...[...namesOf(inner)].map((words) => `“${words}” within ${large.length === 1 ? "it" : "them"}`),
    ...rulesInWords(outer.filter((rule) => !large.includes(rule))),
  ]);
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
