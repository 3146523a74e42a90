import type { ShapeCount } from "./shape.js";
import type { Technique } from "./technique.js";
import { capital, factWords, listed, placeOf } from "./words.js";

/** Counts added up: pairs and triples, fish, and rooms that lie in as many rows. */
export const countedTogether: Technique = {
  key: "counted-together",
  name: "counts added up",
  rank: 5,
  fits: ({ counted }) => counted !== undefined,
  sentence: ({ counted: { needing, allowing } = { needing: [], allowing: [] }, found }) => {
    const [what, another] = new Set([...needing, ...allowing].map((count) => count.what));
    const isOne = what !== undefined && another === undefined;
    const words = (counts: readonly ShapeCount[]): string =>
      listed([...new Set(counts.map((count) => (isOne ? placeWords(count) : countWords(count))))]);
    const all = isOne ? ` (${what})` : "";
    return allowing.length === 0
      ? `${capital(words(needing))} together need all that is left${all}: ${factWords(found)}.`
      : `${capital(words(needing))} together need all that ${words(allowing)} have room for${all}: ${factWords(found)}.`;
  },
};

const placeWords = ({ of }: ShapeCount): string => (typeof of === "string" ? of : placeOf(of));

const countWords = (count: ShapeCount): string =>
  count.what === undefined ? placeWords(count) : `${placeWords(count)} (${count.what})`;
