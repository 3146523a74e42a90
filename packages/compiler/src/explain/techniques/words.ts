/** Words of sentences about steps. */
import { addTo } from "../../maps.js";
import type { Fact } from "../facts.js";
import { entriesBetween, isCounted, lastLink, type Shape, type ShapeLink, type ShapeRule } from "./shape.js";

/** Of more, only some are named. */
const MOST_PLACES = 8;

/** Names of cells, and of what a rule binds, stay as they are. */
export const capital = (text: string): string =>
  /^[a-z]+(?![\da-z]| =)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** `r1c1, r1c2 and r3c4`; of many the first, and how many more. */
export function listed(parts: readonly string[], most = MOST_PLACES): string {
  const shown =
    parts.length > most ? [...parts.slice(0, most - 1), `${parts.length - most + 1} more`] : parts;
  if (shown.length <= 1) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""}`;
}

/** `r1c1 and r1c2 not shaded; r2c1 not digit 3, 4 or 5` */
export function factWords(facts: readonly Fact[]): string {
  const wordsAt = new Map<string, string[]>();
  for (const { at, words } of facts) addTo(wordsAt, at, words);
  const placesOf = new Map<string, string[]>();
  for (const [at, words] of wordsAt) addTo(placesOf, joinedWords(words), at);
  return [...placesOf]
    .map(([words, places]) => {
      const named = places.filter((at) => at !== "");
      return named.length === 0 ? words : `${listed(named)} ${words}`;
    })
    .join("; ");
}

/** `not digit 3, 4 or 5` */
function joinedWords(words: readonly string[]): string {
  const [first = ""] = words;
  const prefix = first.slice(0, first.lastIndexOf(" ") + 1);
  const isOfOne =
    prefix !== "" &&
    words.every((each) => each.lastIndexOf(" ") + 1 === prefix.length && each.startsWith(prefix));
  if (words.length === 1 || !isOfOne) return words.join(", ");
  const ends = words
    .map((each) => each.slice(prefix.length))
    .sort((one, other) => Number(one) - Number(other));
  return `${prefix}${ends.slice(0, -1).join(", ")} or ${ends.at(-1) ?? ""}`;
}

/** `box 6`, or the rule in its own words where it is meant as a whole. */
export const placeOf = ({ at, words }: ShapeRule): string => (at.length > 0 ? at.join(", ") : `“${words}”`);

/** `“Clues” at r1c1` */
export const ruleWords = ({ at, words }: ShapeRule): string =>
  at.length > 0 ? `“${words}” at ${at.join(", ")}` : `“${words}”`;

/** The rule of the last link, if it is one. */
export const onlyRule = (shape: Shape): ShapeRule | undefined => {
  const rules = lastLink(shape)?.rules ?? [];
  return rules.length === 1 ? rules[0] : undefined;
};

/** `a star`, `digit 5`, `a cell that is not sea` */
export function thing(words: string): string {
  if (words.startsWith("not ")) return `a cell that is ${words}`;
  if (/ -?\d+$/u.test(words)) return words;
  return `${/^[aeio]/iu.test(words) ? "an" : "a"} ${words}`;
}

/** `Suppose r3c4 digit 5. Then r3c7 digit 2 (row 3), …: row 5 would be left without digit 2. So r3c4 not digit 5.` */
export function chainWords(shape: Shape): string {
  const { supposed, found } = shape;
  const entries = entriesBetween(shape);
  const last = lastLink(shape);
  const clash = last === undefined || last.rules.length === 0 ? clashAt(last) : failing(last);
  if (entries.length === 0 && supposed !== undefined) {
    const others = shape.rules.filter((rule) => last?.rules.includes(rule) !== true);
    const by = others.length === 0 ? "" : ` (by ${listed(others.map(placeOf), 3)})`;
    return `If ${factWords([supposed])}${by}, ${clash}. So ${factWords(found)}.`;
  }
  const opening = supposed === undefined ? "" : `Suppose ${factWords([supposed])}. `;
  return `${opening}Then ${entries.map(linkWords).join(", then ")}; but then ${clash}. So ${factWords(found)}.`;
}

/** What becomes of the rules that clash. */
function failing({ rules, because }: ShapeLink): string {
  const [rule, other] = rules;
  if (rule === undefined || other !== undefined || rule.form !== "count" || rule.counts === undefined)
    return `${listed(rules.map(ruleWords), 3)} could not hold`;
  const counted = because.some(
    ({ of }) => of.kind === "value" && isCounted(rule.constraints, of.variable, of.value),
  );
  return counted
    ? `${placeOf(rule)} would have too many: ${rule.counts}`
    : `${placeOf(rule)} would be left without ${thing(rule.counts)}`;
}

function clashAt(link: ShapeLink | undefined): string {
  const places = [...new Set((link?.because ?? []).map(({ at }) => at).filter((at) => at !== ""))];
  return places.length === 0 ? "nothing would fit" : `nothing would be left for ${listed(places, 3)}`;
}

const linkWords = ({ follows, rules }: ShapeLink): string => {
  const rule = rules[0];
  const said = follows === undefined ? "" : factWords([follows]);
  return rule === undefined ? said : `${said} (${placeOf(rule)})`;
};
