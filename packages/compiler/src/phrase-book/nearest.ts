/**
 * The sentences of the phrase book that are nearest to one which no rule of the grammar reads, in the names of the program: they are read, and whoever wrote it
 * sees how the like of it is said. They may mean something else, so each is shown with the words that it is read from.
 */
import { once } from "../once.js";
import { NEAREST_LOOKED_AT, NEAREST_READ } from "../thresholds.js";
import { commonOf, inWordsOf, withBounds, withoutBounds } from "./counterparts.js";
import { filled, filledRule, fillings, keyOfPlace, type NamesAtPlaces } from "./fillings.js";
import {
  type Counting,
  decisiveIn,
  type Features,
  featuresOf,
  likeness,
  type Stems,
  stemOf,
  stemsOf,
  weightOf,
  weightsOf,
} from "./likeness.js";
import { isNameOfOne, shownWords } from "./nouns.js";
import { agreement, claimOf } from "./opposites.js";
import { phraseBook } from "./phrase-book.js";
import {
  type Item,
  isSlot,
  itemsOf,
  type KindOfName,
  type NameInPlace,
  type SlotsByWord,
  wordOf,
} from "./slots.js";

/** A sentence of the book in the names of another, and how near it is to that (from 0 to 1). */
export interface NearSentence {
  readonly likeness: number;
  /** Normal words that the grammar may read. */
  readonly words: readonly string[];
  /** With the names as the program has them. */
  readonly shown: readonly string[];
  /** Where the grammar reads none of its like. */
  readonly rule?: string;
}

interface Entry {
  readonly items: readonly Item[];
  readonly features: Features;
  readonly weight: number;
  /** A sentence that means the same, and is read. */
  readonly saying: readonly Item[];
  readonly rule?: string;
  /** Places of the rule that the sentence does not name. */
  readonly unnamed: readonly NameInPlace[];
}

const PLACE = /^([A-Z#])(\d*)(s?)$/;

const LETTER = /\b[A-Z]\d*\b/g;

/** `F1s`: a name of the kind `F`, another than that of `F`, in the plural. */
const itemOf = (word: string): Item => {
  const [, kind, name = "", plural] = PLACE.exec(word) ?? [];
  // The letters of the book are those of the table.
  return kind === undefined ? word : { kind: kind as KindOfName, name, isPlural: plural === "s" };
};

const itemsIn = (words: string): readonly Item[] => withBounds(words.split(" ")).map(itemOf);

/** The lines of the book: `> ` stands before other words for the line above, ` ==> ` before a rule. */
function linesOfBook(): readonly Pick<Entry, "items" | "saying" | "rule" | "unnamed">[] {
  let above: readonly Item[] = [];
  let ruleAbove: string | undefined;
  return phraseBook
    .trim()
    .split("\n")
    .map((line) => {
      const isOther = line.startsWith("> ");
      const [words = "", rule] = line.slice(isOther ? 2 : 0).split(" ==> ");
      const items = itemsIn(words);
      if (!isOther) {
        above = items;
        ruleAbove = rule?.replaceAll(" ⏎ ", "\n");
      }
      return {
        items,
        saying: above,
        ...(ruleAbove === undefined ? {} : { rule: ruleAbove }),
        unnamed: unnamedIn(ruleAbove ?? "", [...items, ...above]),
      };
    });
}

function unnamedIn(rule: string, items: readonly Item[]): readonly NameInPlace[] {
  const named = new Set(items.flatMap((item) => (isSlot(item) ? [item.kind + item.name] : [])));
  return [...new Set(rule.match(LETTER))].flatMap((letter) => {
    const item = itemOf(letter);
    return isSlot(item) && !named.has(letter) ? [item] : [];
  });
}

const asKind = ({ kind }: NameInPlace): string => `<${kind}>`;
const byKind: Counting = { nameOf: asKind, wordOf: commonOf };
const byName: Counting = { nameOf: ({ name }) => name.toLowerCase(), wordOf: (word) => word };

const book = once(() => {
  const lines = linesOfBook();
  const features = lines.map(({ items }) => featuresOf(stemsOf(items, byKind)));
  const weights = weightsOf(features);
  const entries = lines.map((line, at): Entry => {
    const ofLine = features[at] ?? new Map<string, number>();
    return { ...line, features: ofLine, weight: weightOf(ofLine, weights) };
  });
  return { entries, weights };
});

/** A name, a number or a decisive word that only one of both has makes them less alike. */
const WITHOUT_NAME = 0.4;
const WITHOUT_NUMBER = 0.7;
/** A name of a person in the plural. */
const OF_SEVERAL = 0.6;
/** A number that the sentence does not have; `2` stands in many sayings of pairs. */
const OF_NOWHERE = 0.6;
const TWO_OF_NOWHERE = 0.85;
const OTHERWISE_DECIDED = 0.88;

/** Names in another order are tried as well where they are as near as this. */
const AS_WELL = 0.9;

/** Of one cell, or of none: numbers stand at wrong places. */
const DEGENERATE = /\b(?:1 x 1|[01] consecutive|[01] cells|each 1 |(?:no|the) 1 (?=\w+s\b))\b/;

/** The nearest first. */
export function* nearestTo(words: readonly string[], slots: SlotsByWord): Generator<NearSentence> {
  const { entries, weights } = book();
  const asked = itemsOf(withBounds(words), slots);
  const features = featuresOf(stemsOf(asked, byKind));
  const weight = weightOf(features, weights);
  const nearest = entries
    .map((entry) => ({ entry, near: likeness(features, weight, entry.features, entry.weight, weights) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, NEAREST_LOOKED_AT);

  // With the names themselves, so that it matters which stands where; they weigh as their kinds do.
  const kinds = new Map(asked.filter(isSlot).map((slot) => [slot.name.toLowerCase(), asKind(slot)]));
  const ofNames = (feature: string): number =>
    weights(
      feature
        .split(" ")
        .map((stem) => kinds.get(stem) ?? stemOf(commonOf(stem)))
        .join(" "),
    );
  const stems = stemsOf(asked, byName);
  const named = featuresOf(stems);
  const weightOfNamed = weightOf(named, ofNames);
  const claim = claimOf(asked);
  const likenessOf = (other: readonly Item[]): number => {
    const others = stemsOf(other, byName);
    const ofFilled = featuresOf(others);
    const near = likeness(named, weightOfNamed, ofFilled, weightOf(ofFilled, ofNames), ofNames);
    return (
      near *
      withoutNames(asked, other) *
      withNewNumbers(asked, other) *
      agreement(claim, claimOf(other)) *
      OTHERWISE_DECIDED ** decidedOtherwise(stems, others)
    );
  };
  // A rule stays as it is.
  const inWords = ({ rule }: Entry, items: readonly Item[]): readonly Item[] =>
    rule === undefined ? inWordsOf(asked, items) : items;
  const seen = new Set<string>();
  const ofProgram = [...new Map([...slots.values()].map((slot) => [slot.name, slot])).values()];
  const candidates = nearest
    .flatMap(({ entry }) =>
      [...fillings([...entry.items, ...entry.saying], asked)]
        .flatMap((names) => withUnnamed(names, entry.unnamed, ofProgram))
        .map((names) => ({
          entry,
          names,
          likeness: likenessOf(inWords(entry, filled(entry.items, names))),
        }))
        .toSorted((a, b) => b.likeness - a.likeness)
        .filter(
          ({ likeness: each }, at, all) =>
            at === 0 || (at === 1 && each >= AS_WELL * (all[0]?.likeness ?? 0)),
        ),
    )
    .toSorted((a, b) => b.likeness - a.likeness);
  let read = 0;
  for (const { entry, names, likeness } of candidates) {
    const saying = filled(inWords(entry, entry.saying), names);
    const words = withoutBounds(saying.map(wordOf));
    const key = words.join(" ");
    if (seen.has(key) || DEGENERATE.test(key)) continue;
    seen.add(key);
    if (read++ >= NEAREST_READ) return;
    yield {
      likeness,
      words,
      shown: withoutBounds(shownWords(saying)),
      ...(entry.rule === undefined ? {} : { rule: filledRule(entry.rule, names) }),
    };
  }
}

/** With the only name of its kind at each place that the sentence does not name. */
function withUnnamed(
  names: NamesAtPlaces,
  places: readonly NameInPlace[],
  all: readonly NameInPlace[],
): readonly NamesAtPlaces[] {
  const whole = new Map(names);
  const used = new Set([...names.values()].map(({ name }) => name));
  for (const place of places) {
    const [only, ...others] = all.filter(({ kind, name }) => kind === place.kind && !used.has(name));
    if (only === undefined || others.length > 0) return [];
    whole.set(keyOfPlace(place), only);
  }
  return [whole];
}

/** `Beas` */
const isSeveralOfOne = (item: Item): boolean => isSlot(item) && item.isPlural && isNameOfOne(item);

function withoutNames(asked: readonly Item[], other: readonly Item[]): number {
  const there = new Set(other.filter(isSlot).map(({ name }) => name));
  const missing = new Map(
    asked.filter(isSlot).flatMap((slot) => (there.has(slot.name) ? [] : [[slot.name, slot.kind] as const])),
  );
  return [...missing.values()].reduce(
    (factor, kind) => factor * (kind === "#" ? WITHOUT_NUMBER : WITHOUT_NAME),
    other.some(isSeveralOfOne) ? OF_SEVERAL : 1,
  );
}

const numbersIn = (items: readonly Item[]): readonly string[] =>
  items.map((item) => (isSlot(item) ? item.name : item)).filter((word) => /^\d+$/.test(word));

function withNewNumbers(asked: readonly Item[], other: readonly Item[]): number {
  const there = numbersIn(asked);
  return numbersIn(other)
    .filter((number) => !there.includes(number))
    .reduce((factor, number) => factor * (number === "2" ? TWO_OF_NOWHERE : OF_NOWHERE), 1);
}

function decidedOtherwise(a: Stems, b: Stems): number {
  const ofA = decisiveIn(a);
  const ofB = decisiveIn(b);
  return [...ofA].filter((stem) => !ofB.has(stem)).length + [...ofB].filter((stem) => !ofA.has(stem)).length;
}
