/** Words of facts: what is at which places, short where it is much. */
import { addTo } from "../../maps.js";
import { pluralOf } from "../../text/plurals.js";
import type { Fact } from "../facts.js";
import type { Premise } from "../premises.js";

/** If there are more, only some of them are named. */
const MOST_PLACES = 8;
/** Nobody checks more, one by one; of these, so many are named of each sort. */
const MOST_CHECKED = 24;
const FEW_NAMED = 3;
/** Of parts that touch, so many are named one by one. */
const FEW = 4;

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

const NUMBERED = /^(?<sort>[a-z]+) (?<name>[^\s,]+(?: \([^)]*\))?)$/u;

/** `rows 5, 7 and 8`; of places of several sorts, those of each sort together: all of them. */
export function placesListed(places: readonly string[]): string {
  const bySort = new Map<string, string[]>();
  for (const place of places) {
    const { sort, name = "" } = NUMBERED.exec(place)?.groups ?? {};
    if (sort === undefined) addTo(bySort, place, "");
    else addTo(bySort, sort, name);
  }
  const parts = [...bySort].map(([sort, names]) => {
    const [first = "", another] = names;
    if (first === "") return sort;
    return another === undefined ? `${sort} ${first}` : `${pluralOf(sort)} ${listed(names, places.length)}`;
  });
  return listed(parts, places.length);
}

/** `r1c1 and r1c2 not shaded; r2c1 digit at most 4` */
export function factWords(facts: readonly Fact[]): string {
  const factsAt = new Map<string, Fact[]>();
  for (const fact of facts) addTo(factsAt, fact.at, fact);
  const placesOf = new Map<string, string[]>();
  for (const [at, own] of factsAt) {
    const words = own.map((fact) => fact.words);
    addTo(placesOf, at === "" ? wholesInWords(words) : (numbersLeft(own) ?? joinedWords(words)), at);
  }
  return [...placesOf]
    .map(([words, places]) => {
      const named = places.filter((at) => at !== "");
      return named.length === 0 ? words : `${listed(named)} ${words}`;
    })
    .join("; ");
}

/** Of what a step rests on, the first; of a long line or a large group, two parts and how many more touch them. */
export function premisesWords(premises: readonly Premise[], most = MOST_PLACES): string {
  const all = premises.flat();
  if (premises.length > most && all.length > MOST_CHECKED) return muchOfTheBoard(all);
  const shown = premises.slice(0, most);
  const isLarge = (facts: Premise): boolean => facts.length > FEW && facts[0].of.kind !== "excluded";
  const small = shown.filter((facts) => !isLarge(facts)).flat();
  const large = shown.filter(isLarge).map(([one, other, ...rest]) => {
    const ends = [one.at, other?.at ?? ""].join(", ");
    return `${ends} and ${rest.length} more that touch them ${one.words}`;
  });
  const more = premises.length - shown.length;
  return [
    ...(small.length === 0 ? [] : [factWords(small)]),
    ...large,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join("; ");
}

/** `much of the board: r1c5, r2c8 and 38 more not shaded; r1c9, r2c4 and 44 more shaded` */
function muchOfTheBoard(facts: readonly Fact[]): string {
  const byWords = new Map<string, string[]>();
  for (const { at, words } of facts) addTo(byWords, words, at);
  const parts = [...byWords].map(([words, places]) => `${listed(places, FEW_NAMED)} ${words}`);
  return `much of the board: ${parts.slice(0, MOST_PLACES).join("; ")}`;
}

/** `not area r1c1 r1c2, r1c1 to r1c3 or r2c1`: areas that are left out; of many the first. */
function wholesInWords(words: readonly string[]): string {
  const [prefix = ""] = /^not \S+ /u.exec(words[0] ?? "") ?? [];
  if (words.length === 1 || prefix === "" || !words.every((each) => each.startsWith(prefix)))
    return words.join(", ");
  const shown = words.length > MOST_PLACES ? words.slice(0, MOST_PLACES - 1) : words.slice(0, -1);
  const last =
    words.length > shown.length + 1
      ? `any of ${words.length - shown.length} more`
      : (words.at(-1) ?? "").slice(prefix.length);
  return `${prefix}${shown.map((each) => each.slice(prefix.length)).join(", ")} or ${last}`;
}

/** If so many numbers are ruled out, those that are left say it shorter. */
const MANY_NUMBERS = 3;

/** `digit 2 or 3`, `digit at most 4, not 1`, where three numbers or more are ruled out; undefined where few are left out, or in the middle. */
function numbersLeft(facts: readonly Fact[]): string | undefined {
  const [first] = facts;
  const { among } = first ?? {};
  if (first === undefined || among === undefined || facts.length < MANY_NUMBERS) return undefined;
  const out = new Set(facts.map(({ of }) => (of.kind === "excluded" ? of.value : undefined)));
  if (facts.some((fact) => fact.among !== among) || out.has(undefined)) return undefined;
  const left = among.filter((number) => !out.has(number));
  const [, name] = /^not (.*) -?\d+$/u.exec(first.words) ?? [];
  const [least, most] = [left[0], left.at(-1)];
  if (name === undefined || least === undefined || most === undefined) return undefined;
  if (left.length <= MANY_NUMBERS) return `${name} ${alternatives(left.map(String))}`;
  const [below, above] = [
    among.filter((one) => one < least).length,
    among.filter((one) => one > most).length,
  ];
  if (Math.max(below, above) < MANY_NUMBERS) return undefined;
  const range =
    below === 0 ? `at most ${most}` : above === 0 ? `at least ${least}` : `between ${least} and ${most}`;
  const holes = among.filter((one) => one > least && one < most && out.has(one)).map(String);
  return `${name} ${range}${holes.length === 0 ? "" : `, not ${alternatives(holes)}`}`;
}

/** `3, 4 or 5` */
const alternatives = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1) ?? ""}`;

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
  return `${prefix}${alternatives(ends)}`;
}
