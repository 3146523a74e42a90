import { capital, factWords, placesListed } from "./fact-words.js";
import type { ShapeCount, ShapeCounts } from "./shape.js";
import type { Technique } from "./technique.js";
import { placeOf } from "./words.js";

/** Counts added up: pairs and triples, fish, and rooms that lie in as many rows. */
export const countedTogether: Technique = {
  key: "counted-together",
  name: "counts added up",
  rank: 5,
  fits: ({ counted }) => counted !== undefined && counted.supposed === undefined,
  sentence: ({ counted, found }) =>
    counted === undefined ? "" : `${capital(countsWords(counted))}: ${factWords(found)}.`,
};

/** Counts that need more than there is room for, if the opposite is supposed: stars that have to fit into rows and blocks. */
export const countedTooMuch: Technique = {
  key: "counted-too-much",
  name: "more than there is room for",
  rank: 6,
  fits: ({ counted }) => counted !== undefined,
  sentence: ({ counted, found }) =>
    counted?.supposed === undefined
      ? ""
      : `If ${factWords([counted.supposed])}, ${countsWords({ ...counted, isBeyond: true })}. So ${factWords(found)}.`,
};

/** `rows 2 and 3 together need all that rooms a and b have room for (star)` */
function countsWords({ needing, allowing, isBeyond }: ShapeCounts): string {
  const [what, another] = new Set([...needing, ...allowing].map((count) => count.what));
  const ofOne = what === undefined || another !== undefined ? undefined : what;
  const named = (counts: readonly ShapeCount[]): readonly string[] =>
    oftenListed(counts.map((count) => countWords(count, ofOne)));
  const [some, others] = [named(needing), named(allowing)];
  const end = ofOne === undefined ? "" : ` (${ofOne})`;
  const need = some.length === 1 ? `${placesListed(some)} needs` : `${placesListed(some)} together need`;
  if (others.length === 0) return `${need} all that is left there${end}`;
  const room = `${placesListed(others)} ${others.length === 1 ? "has" : "have"} room for`;
  return isBeyond ? `${need} more than ${room}${end}` : `${need} all that ${room}${end}`;
}

/** Each once, with the number of times that it stands there: `row 3 (twice)`. */
function oftenListed(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const often = (many: number): string => (many === 1 ? "" : many === 2 ? " (twice)" : ` (${many} times)`);
  return [...times].map(([name, many]) => `${name}${often(many)}`);
}

/** Of counts of several things, each with its own. */
function countWords({ of, what }: ShapeCount, ofOne: string | undefined): string {
  const place = typeof of === "string" ? of : placeOf(of);
  return what === undefined || what === ofOne ? place : `${place} (${what})`;
}
