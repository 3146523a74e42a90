import type { ShapeCount, ShapeCounts } from "./shape.js";
import type { Technique } from "./technique.js";
import { capital, factWords, placeOf, placesListed } from "./words.js";

/** Counts added up: pairs and triples, fish, and rooms that lie in as many rows. */
export const countedTogether: Technique = {
  key: "counted-together",
  name: "counts added up",
  rank: 5,
  fits: ({ counted }) => counted !== undefined,
  sentence: ({ counted, found }) =>
    counted === undefined ? "" : `${capital(countsWords(counted))}: ${factWords(found)}.`,
};

/** `rows 2 and 3 together need all that rooms a and b have room for (star)` */
function countsWords({ needing, allowing, isBeyond }: ShapeCounts): string {
  const [what, another] = new Set([...needing, ...allowing].map((count) => count.what));
  const ofOne = what === undefined || another !== undefined ? undefined : what;
  const named = (counts: readonly ShapeCount[]): readonly string[] => [
    ...new Set(counts.map((count) => countWords(count, ofOne))),
  ];
  const [some, others] = [named(needing), named(allowing)];
  const end = ofOne === undefined ? "" : ` (${ofOne})`;
  const need = some.length === 1 ? `${placesListed(some)} needs` : `${placesListed(some)} together need`;
  if (others.length === 0) return `${need} all that is left there${end}`;
  const room = `${placesListed(others)} ${others.length === 1 ? "has" : "have"} room for`;
  return isBeyond ? `${need} more than ${room}${end}` : `${need} all that ${room}${end}`;
}

/** Of counts of several things, each with its own. */
function countWords({ of, what }: ShapeCount, ofOne: string | undefined): string {
  const place = typeof of === "string" ? of : placeOf(of);
  return what === undefined || what === ofOne ? place : `${place} (${what})`;
}
