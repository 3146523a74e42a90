import { capital, factWords, listed } from "./fact-words.js";
import { countMeant, isCount, isCounted, lastLink, type Shape, type ShapeRule } from "./shape.js";
import type { Technique } from "./technique.js";
import { asMany, asSaidHere, countAt, onlyRule, placeOf, thing } from "./words.js";

/** Where more rules rule something out, none is named. */
const MOST_LOOKS = 4;

/** ` (“Signs”)`: other rules that rule out the other places, but not counts like this one, as of other rows. */
const lookedAt = ({ looks }: Shape, rule: ShapeRule): string => {
  const others = new Set(
    looks
      .filter((look) => look.words !== rule.words && countAt(look) !== placeOf(look))
      .map((look) => asSaidHere(look).words),
  );
  return others.size === 0 || others.size > MOST_LOOKS
    ? ""
    : ` (${listed([...others].map((words) => `“${words}”`))})`;
};

/** A count needs all the places that are left: a hidden single, a clue with as many free neighbours as it needs. */
export const onePlaceLeft: Technique = {
  key: "one-place-left",
  name: "one place left",
  rank: 1,
  fits: (shape) => {
    const rule = onlyRule(shape);
    const [first] = shape.found;
    if (shape.supposed !== undefined || shape.isNote || !isCount(rule, shape)) return false;
    return first !== undefined && isCounted(rule.constraints, first);
  },
  sentence: (shape) => {
    const rule = onlyRule(shape);
    const places = shape.found.map(({ at }) => at);
    const [first] = shape.found;
    if (rule === undefined || first === undefined) return "";
    const place = capital(countAt(rule));
    const { least = 1, counts } = countMeant(rule, shape.found) ?? {};
    // A mark says that the cell is covered, and not by what.
    const counted = first.of.kind === "mark" ? (counts ?? first.words) : first.words;
    if (least > 1)
      return `${place} needs ${asMany(least, counted)} and has just ${least} places for them: ${factWords(shape.found)}.`;
    const needs = `${place} needs ${thing(counted)}`;
    const isLast = lastLink(shape)?.because.every((fact) => fact.words !== first.words) === true;
    return isLast
      ? `${needs}: only ${listed(places)} ${places.length === 1 ? "is" : "are"} left${lookedAt(shape, rule)}.`
      : `${needs} in all places that are left: ${factWords(shape.found)}.`;
  },
};
