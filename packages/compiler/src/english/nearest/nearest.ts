/**
 * The sentences of the phrase book that are nearest to one which no rule of the grammar reads, in the names of the program: they are read, and whoever wrote it
 * sees how the like of it is said. They may mean something else, so each is shown with the words that it is read from.
 */
import { once } from "../../once.js";
import { NEAREST_FILLED, NEAREST_LOOKED_AT, NEAREST_READ } from "../../thresholds.js";
import { commonOf, inWordsOf, withBounds, withoutBounds } from "./counterparts.js";
import { fillings } from "./fillings.js";
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
import { phraseBook } from "./phrase-book.js";
import {
  type Item,
  isSlot,
  itemsOf,
  type KindOfName,
  type Slot,
  type SlotsByWord,
  shownOf,
  wordOf,
} from "./slots.js";

/** A sentence that may be read, and how near it is to the one that was asked for (from 0 to 1). */
export interface Near {
  readonly likeness: number;
  /** Normal words, as the grammar reads them. */
  readonly words: readonly string[];
  /** With the names as the program has them. */
  readonly shown: readonly string[];
}

interface Entry {
  readonly items: readonly Item[];
  readonly features: Features;
  readonly weight: number;
}

const PLACE = /^([A-Z#])(\d*)(s?)$/;

/** `F1s`: a name of the kind `F`, another than that of `F`, in the plural. */
const itemOf = (word: string): Item => {
  const [, kind, name = "", plural] = PLACE.exec(word) ?? [];
  // The letters of the book are those of the table.
  return kind === undefined ? word : { kind: kind as KindOfName, name, isPlural: plural === "s" };
};

const asKind = ({ kind }: Slot): string => `<${kind}>`;
const byKind: Counting = { nameOf: asKind, wordOf: commonOf };
const byName: Counting = { nameOf: ({ name }) => name.toLowerCase(), wordOf: (word) => word };

const book = once(() => {
  const sayings = phraseBook
    .trim()
    .split("\n")
    .map((line) => withBounds(line.split(" ")).map(itemOf));
  const features = sayings.map((items) => featuresOf(stemsOf(items, byKind)));
  const weights = weightsOf(features);
  const entries = sayings.map(
    (items, at): Entry => ({
      items,
      features: features[at] ?? new Map(),
      weight: weightOf(features[at] ?? new Map(), weights),
    }),
  );
  return { entries, weights };
});

/** A name, a number or a decisive word that only one of both has makes them less alike. */
const WITHOUT_NAME = 0.4;
const WITHOUT_NUMBER = 0.7;
const OTHERWISE_DECIDED = 0.88;

/** The nearest first. */
export function* nearestTo(words: readonly string[], slots: SlotsByWord): Generator<Near> {
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
  const likenessOf = (filled: readonly Item[]): number => {
    const others = stemsOf(filled, byName);
    const ofFilled = featuresOf(others);
    const near = likeness(named, weightOfNamed, ofFilled, weightOf(ofFilled, ofNames), ofNames);
    return near * withoutNames(asked, filled) * OTHERWISE_DECIDED ** decidedOtherwise(stems, others);
  };
  const seen = new Set<string>();
  const candidates = nearest
    .flatMap(({ entry }) => [...fillings(inWordsOf(asked, entry.items), asked)])
    .slice(0, NEAREST_FILLED)
    .map((filled) => ({
      likeness: likenessOf(filled),
      words: withoutBounds(filled.map(wordOf)),
      shown: withoutBounds(filled.map(shownOf)),
    }))
    .toSorted((a, b) => b.likeness - a.likeness);
  let read = 0;
  for (const each of candidates) {
    const key = each.words.join(" ");
    if (seen.has(key)) continue;
    seen.add(key);
    if (read++ >= NEAREST_READ) return;
    yield each;
  }
}

function withoutNames(asked: readonly Item[], filled: readonly Item[]): number {
  const there = new Set(filled.filter(isSlot).map(({ name }) => name));
  const missing = new Map(
    asked.filter(isSlot).flatMap((slot) => (there.has(slot.name) ? [] : [[slot.name, slot.kind] as const])),
  );
  return [...missing.values()].reduce(
    (factor, kind) => factor * (kind === "#" ? WITHOUT_NUMBER : WITHOUT_NAME),
    1,
  );
}

function decidedOtherwise(a: Stems, b: Stems): number {
  const ofA = decisiveIn(a);
  const ofB = decisiveIn(b);
  return [...ofA].filter((stem) => !ofB.has(stem)).length + [...ofB].filter((stem) => !ofA.has(stem)).length;
}
