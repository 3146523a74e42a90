/**
 * How much two sentences have in common: of their words and pairs of neighbouring words, the share that both have, each weighted by how rare it is in the
 * phrase book (the coefficient of Dice over weights by inverse document frequency, as in the retrieval of texts).
 */
import { type Item, isSlot, type NameInPlace } from "./slots.js";

/** Words that mean nearly the same, each line by its first. */
const alike = `
adjacent neighbouring neighbour neighbor neighboring touch touching beside next share border adjoining
different distinct differ unequal
same equal identical alike
sum add total
see seen visible
greater larger bigger higher exceed exceeding outnumber
less smaller fewer lower
form make
cell square box field
board grid diagram
appear occur placed
connected contiguous
each all any
consecutive successive succession
not no nobody nothing none never neither without nor
before earlier
after later
if when where whenever wherever
visit pass go
turn bend
tell show give indicate say state count
live stay sit stand lie
orthogonally side edge
group area
around surrounding surround
middle central centre
largest biggest
begin start
rectangle rectangular
`;

const firstOf = new Map(
  alike
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...others] = line.split(" ");
      return [first, ...others].map((word) => [word, first] as const);
    }),
);

const EMPTY_WORD = /^(?:the|an?|of|that|which|its?|'s|s|\W)$/;
const ENDINGS = [/(?=$)/, /s$/, /es$/, /ed$/, /ing$/];

export function stemOf(word: string): string {
  for (const ending of ENDINGS) {
    const first = firstOf.get(word.replace(ending, ""));
    if (first !== undefined) return first;
  }
  return word.replace(/(?:ing|ed|es|s|ly)$/, "");
}

/** Sentences are compared by these. */
export type Stems = readonly string[];

/** How names and words count: as their kinds, or as themselves. */
export interface Counting {
  readonly nameOf: (item: NameInPlace) => string;
  readonly wordOf: (word: string) => string;
}

export const stemsOf = (items: readonly Item[], { nameOf, wordOf }: Counting): Stems =>
  items.flatMap((item) =>
    isSlot(item) ? [nameOf(item)] : EMPTY_WORD.test(item) ? [] : [stemOf(wordOf(item))],
  );

/** Words, and pairs of them, with how often each is there. */
export type Features = ReadonlyMap<string, number>;

export function featuresOf(stems: Stems): Features {
  const features = new Map<string, number>();
  const add = (feature: string): void => {
    features.set(feature, (features.get(feature) ?? 0) + 1);
  };
  const bounded = ["^", ...stems, "$"];
  for (const stem of stems) add(stem);
  for (const [at, stem] of bounded.slice(1).entries()) add(`${bounded[at]} ${stem}`);
  return features;
}

/** Rare features weigh more; a pair less than a word. */
export type Weights = (feature: string) => number;

const PAIR = 0.2;

export function weightsOf(all: readonly Features[]): Weights {
  const among = new Map<string, number>();
  for (const features of all)
    for (const feature of features.keys()) among.set(feature, (among.get(feature) ?? 0) + 1);
  return (feature) =>
    (feature.includes(" ") ? PAIR : 1) * Math.log(1 + all.length / (1 + (among.get(feature) ?? 0)));
}

export function weightOf(features: Features, weights: Weights): number {
  let sum = 0;
  for (const [feature, many] of features) sum += many * weights(feature);
  return sum;
}

/** From 0 to 1. The weight of each is that of all its features. */
export function likeness(
  a: Features,
  weightOfA: number,
  b: Features,
  weightOfB: number,
  weights: Weights,
): number {
  let common = 0;
  for (const [feature, many] of a) {
    const others = b.get(feature);
    if (others !== undefined) common += Math.min(many, others) * weights(feature);
  }
  return (2 * common) / (weightOfA + weightOfB);
}

/** Stems of which a sentence has as many, or says another thing. */
const decisive = new Set("exactly each sum odd even".split(" ").map(stemOf));

export const decisiveIn = (stems: Stems): ReadonlySet<string> =>
  new Set(stems.filter((stem) => decisive.has(stem)));
