/** Words of sentences about steps. */
import { addTo } from "../../maps.js";
import { pluralOf } from "../../text/plurals.js";
import type { Fact } from "../facts.js";
import type { ExplainedMember } from "../member.js";
import { capital, factWords, listed } from "./fact-words.js";
import {
  type ChainEntry,
  chainEntries,
  countMeant,
  entriesBetween,
  lastLink,
  type Shape,
  type ShapeCount,
  type ShapeLink,
  type ShapeRule,
  type ShapeWay,
} from "./shape.js";

/** If there are more rules besides those of the last link, none is named. */
const MOST_BESIDE = 2;

/** A rule without a title has the names of its place, and the numbers that are printed there, among its words. */
export const asSaidHere = <Rule extends AtPlace>(rule: Rule): Rule =>
  rule.here === undefined ? rule : { ...rule, ...rule.here };

/** `box 6`, or the rule in its own words where it is meant as a whole. */
export const placeOf = ({ at, words }: ShapeRule): string => (at.length > 0 ? placeWords(at) : `“${words}”`);

/** The same; of cells, which several rules may be about, with the rule: `r2c7 (“Every cell is lit”)`. A row, a box, a room says enough, unless another rule is meant there too. */
export function countAt(rule: ShapeRule): string {
  const place = placeOf(rule);
  if (!/^(?:r\d|\{|the )/u.test(place) && rule.sharesPlace !== true) return place;
  const { words, at } = asSaidHere(rule);
  return at.length === 0 ? `“${words}”` : `${place} (“${words}”)`;
}

/** Without names that are part of another: the link, but not its ends. Two cells are a pair, as a link is: in a list, commas would not tell which belong together. */
function placeWords(at: readonly string[]): string {
  if (at.length === 2 && at.every(isCell)) return at.join("-");
  const parts = new Set(at.filter((name) => name.includes("-")).flatMap((name) => name.split("-")));
  return at
    .filter((name) => !parts.has(name))
    .map((name) => name.replace(/^[a-z]\w* = (?=\{)/u, ""))
    .join(", ");
}

type AtPlace = Pick<ShapeRule, "at" | "words" | "clue" | "here">;

/** `r1c1 (clue 3)` */
const placeAndClue = ({ at, clue }: AtPlace): string =>
  clue === undefined || at.length === 0 ? placeWords(at) : `${placeWords(at)} (${clue})`;

/** `“Clues” at r1c1 (clue 3)` */
export function ruleAtPlace(rule: AtPlace): string {
  const said = asSaidHere(rule);
  return said.at.length > 0 ? `“${said.words}” at ${placeAndClue(said)}` : `“${said.words}”`;
}

/** A rule about cells that are all named beside it needs no place. */
export function withoutPlaceSaid(rule: ShapeRule, said: readonly Fact[]): ShapeRule {
  const cells = new Set(said.flatMap((fact) => fact.cells));
  const isSaid = rule.cells.length > 0 && rule.cells.every((cell) => cells.has(cell));
  return isSaid && rule.clue === undefined && rule.here === undefined ? { ...rule, at: [] } : rule;
}

/** A rule once, with all its places: `“Shaded cells do not touch” at r1c5-r1c6 and r1c7-r1c8`. */
export const rulesWords = (rules: readonly AtPlace[]): string => listed(rulesInWords(rules));

/** The same, one by one. */
export function rulesInWords(rules: readonly AtPlace[]): readonly string[] {
  const byWords = new Map<string, AtPlace[]>();
  for (const rule of rules.map(asSaidHere)) addTo(byWords, rule.words, rule);
  return [...byWords].map(([words, all]) => {
    const named = placesOfRule(all).filter((place) => place !== "");
    return named.length === 0 ? `“${words}”` : `“${words}” at ${listed(named, 4)}`;
  });
}

/** One rule, as a person sees it: at a cell, where it is looked at in several directions from there. */
const isAtOnePlace = (rules: readonly AtPlace[]): boolean =>
  rulesInWords(rules).length === 1 && placesOfRule(rules).length === 1;

/** Each place once: a cell alone, where the rule is looked at in several directions from there. */
function placesOfRule(rules: readonly AtPlace[]): readonly string[] {
  const byFirst = new Map<string, Set<string>>();
  for (const rule of rules) {
    const [first = ""] = rule.at;
    const places = byFirst.get(first) ?? new Set();
    byFirst.set(first, places.add(placeAndClue(rule)));
  }
  return [...byFirst].flatMap(([first, places]) =>
    places.size > 1 && isCell(first) ? [first] : [...places],
  );
}

const isCell = (name: string): boolean => /^r\d+c\d+$/u.test(name);

/** The rule of the last link, if it is one. */
export const onlyRule = (shape: Shape): ShapeRule | undefined => {
  const rules = lastLink(shape)?.rules ?? [];
  return rules.length === 1 ? rules[0] : undefined;
};

/** `r3c4 sea: otherwise r1c1 would be cut off from r1c5 (“The sea is connected”).`; `fails`: where nothing else can be told. */
export function otherwiseWords(shape: Shape, rule: ShapeRule | undefined, fails: string): string {
  const failures = shape.failures();
  if (failures.length === 0) return `${factWords(shape.found)}: otherwise ${fails}.`;
  const isPlaceSaid = rule !== undefined && failures.some(({ words }) => words.includes(placeWords(rule.at)));
  const by =
    rule === undefined
      ? ""
      : ` (${ruleAtPlace(isPlaceSaid ? { ...rule, at: [] } : rule)}${looksBeside(shape, [rule])})`;
  return `${failures.map(({ found, words }) => `${factWords(found)}: otherwise ${words}`).join("; ")}${by}.`;
}

/** `r8c8 shaded: so r7c8 and r8c7 not shaded (“Shaded cells do not touch”).` */
export function followsWords(shape: Shape, seen: readonly ShapeRule[]): string {
  const { known, found } = shape;
  const by = rulesWords(seen.map((rule) => withoutPlaceSaid(rule, [...known, ...found])));
  return known.length === 0
    ? `${capital(by)}: ${factWords(found)}.`
    : `${factWords(known)}: so ${factWords(found)} (${by}${looksBeside(shape, seen)}).`;
}

/** `, with “All islands hang together”`: other rules that a step needs on the way, without their places; nothing where they are many. */
export function looksBeside({ looks }: Shape, named: readonly ShapeRule[]): string {
  const met = new Set(named.map(({ words }) => words));
  const others = new Set(looks.flatMap(({ words }) => (met.has(words) ? [] : [`“${words}”`])));
  return others.size === 0 || others.size > MOST_BESIDE ? "" : `, with ${listed([...others])}`;
}

/** `star`, `shaded cell` */
export const noun = (words: string): string => (words.endsWith("ed") ? `${words} cell` : words);

/** `digit 5`, `triangle ◤` */
const isOfValue = (words: string): boolean => / (?:-?\d+|[^\w\s]+)$/u.test(words);

/** `a star`, `digit 5`, `a cell that is not sea` */
export function thing(words: string): string {
  if (words.startsWith("not ")) return `a cell that is ${words}`;
  if (isOfValue(words)) return words;
  return `${/^[aeio]/iu.test(words) ? "an" : "a"} ${noun(words)}`;
}

/** `2 stars`, `3 shaded cells`, `2 cells that are not sea`, `digit 5 twice` */
export function asMany(count: number, words: string): string {
  if (words.startsWith("not "))
    return count === 1 ? `one cell that is ${words}` : `${count} cells that are ${words}`;
  if (isOfValue(words)) return count === 2 ? `${words} twice` : `${words} ${count} times`;
  return `${count} ${count === 1 ? noun(words) : pluralOf(noun(words))}`;
}

/** `more than 2 stars`, `digit 5 more than once` */
const moreThan = (most: number, words: string): string =>
  isOfValue(words)
    ? `${words} more than ${most === 1 ? "once" : most === 2 ? "twice" : `${most} times`}`
    : `more than ${asMany(most, words)}`;

/** `row 3 and “Shaded cells do not touch” at r1c5-r1c6`: places that say enough, and the other rules in their words. */
export function rulesAsReasons(rules: readonly ShapeRule[]): string {
  const clear = rules.filter((rule) => countAt(rule) === placeOf(rule));
  const others = rules.filter((rule) => !clear.includes(rule));
  return listed([
    ...(clear.length === 0 ? [] : [listed([...new Set(clear.map(placeOf))], 3)]),
    ...(others.length === 0 ? [] : [rulesWords(others)]),
  ]);
}

/** `“No three” at r1c1 and “Rows differ” together: r1c3 shaded.` */
export function togetherWords(shape: Shape): string {
  const { rules, known, found } = shape;
  if (rules.length === 0) return `${factWords(known)}: so ${factWords(found)}.`;
  return isAtOnePlace(rules)
    ? followsWords(shape, rules)
    : `${rulesWords(rules)} together: ${factWords(found)}.`;
}

/** `Suppose r3c4 digit 5. Then r3c7 digit 2 (row 3), …: row 5 would be left without digit 2. So r3c4 not digit 5.` */
export function chainWords(shape: Shape): string {
  const { supposed, found } = shape;
  const entries = entriesBetween(shape);
  const last = lastLink(shape);
  const clash = failingAt(last);
  const end = supposed === undefined ? `So ${factWords(found)}.` : ruledOutAlike(supposed, found);
  if (entries.length === 0 && supposed !== undefined) {
    const others = shape.rules.filter((rule) => last?.rules.includes(rule) !== true);
    const by = others.length === 0 ? "" : `, because of ${rulesAsReasons(others)}`;
    return `If ${factWords([supposed])}, ${clash}${by}. ${end}`;
  }
  if (entries.length === 0) return `Otherwise ${clash}. ${end}`;
  const opening = supposed === undefined ? "" : `Suppose ${factWords([supposed])}. `;
  return `${opening}Then ${entriesWords(entries)}; but then ${clash}. ${end}`;
}

/** `So r3c5 not digit 3; in the same way, r3c5 not digit 4 or 5.`: the chain was told of one of them. */
function ruledOutAlike(supposed: Fact, found: readonly Fact[]): string {
  const isThere = found.filter(({ at }) => at === supposed.at);
  const opposite = isThere.filter(({ words }) => words === `not ${supposed.words}`);
  const own = opposite.length > 0 ? opposite : isThere;
  const others = found.filter((fact) => !own.includes(fact));
  return own.length === 0 || others.length === 0
    ? `So ${factWords(found)}.`
    : `So ${factWords(own)}; in the same way, ${factWords(others)}.`;
}

/** `Suppose r1c1 shaded: then r1c2 not shaded (row 1). Suppose r1c1 not shaded: then r3c1 shaded (column 1), which rules it out.` */
export function waysWords({ either = [], among, found }: Shape): string {
  const opening = among === undefined ? "" : `${capital(placeOfCount(among))} leaves ${either.length} ways. `;
  const end = either.length === 2 ? "Either way" : "In each of these ways";
  return `${opening}${either.map(wayWords).join(" ")} ${end}: ${factWords(found)}.`;
}

/** `Suppose r1c1 shaded. Then r1c2 not shaded (row 1). If r3c1 shaded: column 1 would have too many. If r3c1 not shaded: a part would be cut off. So r1c1 not shaded.` */
export function noWayWords({ supposed, before = [], either = [], among, found }: Shape): string {
  const entries = chainEntries(before);
  return [
    ...(supposed === undefined ? [] : [`Suppose ${factWords([supposed])}.`]),
    ...(entries.length === 0 ? [] : [`Then ${entriesWords(entries)}.`]),
    ...(among === undefined ? [] : [`${capital(placeOfCount(among))} then leaves ${either.length} ways.`]),
    ...either.map((way, index) => {
      const end = endOfWay(way);
      const isSaid = index > 0 && either.slice(0, index).every((before) => endOfWay(before) === end);
      return `If ${way.supposed === undefined ? "it is so" : factWords([way.supposed])}: ${isSaid ? "the same" : end}.`;
    }),
    `So ${factWords(found)}.`,
  ].join(" ");
}

/** `Suppose r1c1 shaded. Then r1c2 not shaded (row 1). If r3c1 shaded: column 1 would have too many; so it is not. Then r3c3 shaded (row 3); but then a part would be cut off. So r1c1 not shaded.` */
export function ruledOutWords({ supposed, ruledOut = [], found }: Shape): string {
  const parts = ruledOut.map((part, index) => {
    const entries = chainEntries(part.before);
    const before = entries.length === 0 ? "" : `Then ${entriesWords(entries)}. `;
    if (index < ruledOut.length - 1)
      return `${before}If ${part.supposed === undefined ? "it is so" : factWords([part.supposed])}: ${endOfWay(part)}; so it is not.`;
    const last = entriesBetween(part);
    const clash = failingAt(part.links.at(-1));
    return last.length === 0 ? `But then ${clash}.` : `Then ${entriesWords(last)}; but then ${clash}.`;
  });
  const opening = supposed === undefined ? [] : [`Suppose ${factWords([supposed])}.`];
  return [...opening, ...parts, `So ${factWords(found)}.`].join(" ");
}

const endOfWay = (way: ShapeWay): string =>
  [...entriesInWords(entriesBetween(way)), failingAt(way.links.at(-1))].join(", then ");

/** `row 6 (digit 5)` */
function placeOfCount({ of, what }: ShapeCount): string {
  const place = typeof of === "string" ? of : placeOf(of);
  return what === undefined ? place : `${place} (${what})`;
}

function wayWords(way: ShapeWay): string {
  const { supposed, links } = way;
  const last = links.at(-1);
  const entries = entriesBetween(way);
  const told =
    last?.follows === undefined
      ? [...entriesInWords(entries), `${failingAt(last)}, so it is not`]
      : entriesInWords([...entries, { facts: [last.follows], rules: last.rules, failure: last.failure }]);
  return `If ${supposed === undefined ? "it is so" : factWords([supposed])}: ${told.join(", then ")}.`;
}

const failingAt = (link: ShapeLink | undefined): string =>
  link === undefined || link.rules.length === 0 ? clashAt(link) : failing(link);

/** `From what is there: r3c7 digit 2 (row 3); but then row 5 is left without digit 2.` */
export function clashWords(shape: Shape): string {
  const entries = entriesBetween(shape);
  const last = lastLink(shape);
  const clash = last === undefined || last.rules.length === 0 ? clashAt(last, "is") : failing(last, "is");
  return entries.length === 0
    ? `${capital(clash)}.`
    : `From what is there: ${entriesWords(entries)}; but then ${clash}.`;
}

type Mood = "is" | "would be";

/** Words for the rules that clash. */
function failing({ rules, because, failure }: ShapeLink, mood: Mood = "would be"): string {
  const [rule, other] = rules;
  const isSo = mood === "is";
  if (rule === undefined) return `nothing ${isSo ? "fits" : "would fit"}`;
  if (other !== undefined) {
    const parts = rulesInWords(rules);
    const together = isAtOnePlace(rules) ? "" : parts.length === 2 ? "both " : "all ";
    return `${listed(parts)} ${isSo ? "cannot" : "could not"} ${together}hold`;
  }
  const would = isSo ? "does" : "would";
  const told = failure();
  if (told !== undefined) return `${told} (${ruleAtPlace(rule)})`;
  const both = bothWords(rule, because, mood);
  if (both !== undefined) return both;
  switch (rule.form) {
    case "count": {
      const count = countMeant(rule, because);
      if (count?.counts === undefined) return `${ruleAtPlace(rule)} ${isSo ? "cannot" : "could not"} hold`;
      const { counts, has, least, most } = count;
      const would = isSo ? "has" : "would have";
      if (has > most) return `${countAt(rule)} ${would} ${moreThan(most, counts)}`;
      return least > 1
        ? `${countAt(rule)} ${would} too few places for ${asMany(least, counts)}`
        : `${countAt(rule)} ${mood} left without ${thing(counts)}`;
    }
    case "sum":
      return `${ruleAtPlace(rule)} ${isSo ? "cannot" : "could not"} come out`;
    case "connected":
      return `a part ${mood} cut off (${ruleAtPlace(rule)})`;
    case "loop":
      return `a line ${isSo ? "ends, branches or closes" : "would end, branch or close"} too early (${ruleAtPlace(rule)})`;
    case "size":
      return `${ruleAtPlace(rule)} ${would} not come to its size`;
    default:
      return `${ruleAtPlace(rule)} ${isSo ? "cannot" : "could not"} hold`;
  }
}

/** `r2c3 and r2c5 would both be digit 1 (“No digit twice in a run”)`: of two places that may not have the same. */
function bothWords(rule: ShapeRule, because: readonly Fact[], mood: Mood): string | undefined {
  const [one, other, another] = because;
  if (!pairForms.has(rule.form) || one?.of.kind !== "value" || other?.of.kind !== "value") return undefined;
  if (another !== undefined || one.words !== other.words || /^(?:not|no) /u.test(one.words)) return undefined;
  const said = withoutPlaceSaid(rule, because);
  return `${one.at} and ${other.at} ${mood === "is" ? "are both" : "would both be"} ${one.words} (${ruleAtPlace(said)})`;
}

const pairForms: ReadonlySet<ShapeRule["form"]> = new Set(["condition", "count", "mixed"]);

/** ` (“a is rectangle” and “exactly 1 clue in a”)`: rules that say which areas there may be; nothing where there are none. */
export const divisionWords = (by: readonly ExplainedMember[]): string =>
  by.length === 0 ? "" : ` (${rulesWords(by)})`;

function clashAt(link: ShapeLink | undefined, mood: Mood = "would be"): string {
  const { left, by = [] } = link?.division ?? {};
  if (left !== undefined) return `no ${left.layer} ${mood} left for ${left.cell}`;
  const because = link?.because ?? [];
  const both = overlapping(because);
  if (both !== undefined) return `${both} ${mood === "is" ? "overlap" : "would overlap"}`;
  const places = [...new Set(because.map(({ at }) => at).filter((at) => at !== ""))];
  if (by.length > 0) {
    const fails = `${rulesWords(by)} ${mood === "is" ? "cannot" : "could not"} hold`;
    const area = areaWords(because);
    if (area !== undefined) return `${fails} for ${area}`;
    const cell = commonEnd(places);
    if (cell !== undefined) return `${fails} at ${cell}`;
    return places.length === 0 ? fails : `${fails} at ${listed(places, 4)}`;
  }
  return places.length === 0
    ? `nothing ${mood === "is" ? "fits" : "would fit"}`
    : `nothing ${mood} left for ${listed(places, 3)}`;
}

/** `cruiser on r1c1 r1c2 r1c3 and cruiser on r1c3 r2c3 r3c3`: two pieces or regions that have a cell in common. */
function overlapping([one, other, another]: readonly Fact[]): string | undefined {
  if (one === undefined || other === undefined || another !== undefined) return undefined;
  const isWhole = ({ of }: Fact): boolean => of.kind === "placement" || of.kind === "candidate";
  const isMet = one.cells.some((cell) => other.cells.includes(cell));
  return isMet && isWhole(one) && isWhole(other) ? `${one.words} and ${other.words}` : undefined;
}

/** The cell that all of these links have in common. */
function commonEnd(places: readonly string[]): string | undefined {
  const [first = "", ...others] = places;
  const shared = first.split("-").filter((end) => others.every((place) => place.split("-").includes(end)));
  return others.length > 0 && shared.length === 1 ? shared[0] : undefined;
}

/** `the area of r1c2 and r2c2`: cells that facts say to be in one area, or the one cell that all of them are about. */
function areaWords(facts: readonly Fact[]): string | undefined {
  const links = facts.flatMap(({ of, at }) =>
    of.kind === "mark" && of.mark.of.kind === "joined"
      ? [{ ends: at.split("-"), isJoined: of.value !== 0 }]
      : [],
  );
  const joined = links.filter(({ isJoined }) => isJoined);
  const [first, ...others] = joined.length > 0 ? joined : links;
  if (first === undefined || links.length < facts.length) return undefined;
  const cells =
    joined.length > 0
      ? [...new Set(joined.flatMap(({ ends }) => ends))]
      : first.ends.filter((cell) => others.every(({ ends }) => ends.includes(cell)));
  return cells.length === 0 || (others.length === 0 && joined.length === 0)
    ? undefined
    : `the area of ${listed(cells, 4)}`;
}

const entriesWords = (entries: readonly ChainEntry[]): string => entriesInWords(entries).join(", then ");

/** A rule whose places are cells is named where it is met first: `r5c3 shaded (“No run crosses two borders” at r5c2 to r5c4), then r7c3 shaded (r7c2 to r7c4)`. */
function entriesInWords(entries: readonly ChainEntry[]): readonly string[] {
  const met = new Set<string>();
  return entries.map((entry) => entryWords(entry, met));
}

function entryWords({ facts, rules, failure }: ChainEntry, met: Set<string>): string {
  const [rule] = rules;
  const said = factWords(facts);
  if (rule === undefined) return facts.some(({ at }) => at !== "") ? `${said} (all else is ruled out)` : said;
  const told = rule.at.length > 0 ? undefined : failure();
  if (told !== undefined) return `${said} (otherwise ${told})`;
  const fresh = rules.filter(
    (each) =>
      each.at.length > 0 &&
      each.clue === undefined &&
      !met.has(each.words) &&
      countAt(each) !== placeOf(each),
  );
  for (const { words } of fresh) met.add(words);
  const named = new Set(fresh.map(({ words }) => words));
  const [inFull, byPlace] = [
    rules.filter(({ words }) => named.has(words)),
    rules.filter(({ words }) => !named.has(words)),
  ];
  const places = new Set(
    byPlace.map((each) => (each.clue === undefined ? placeOf(each) : `${placeOf(each)}: ${each.clue}`)),
  );
  return `${said} (${listed([...places, ...rulesInWords(inFull)], 3)})`;
}
