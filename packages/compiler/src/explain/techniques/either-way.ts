import { entriesBetween, type Shape, type ShapeWay } from "./shape.js";
import { SHORT } from "./supposition.js";
import type { Technique } from "./technique.js";
import { factWords, waysWords } from "./words.js";

const entries = ({ either = [] }: Shape): number =>
  either.reduce((sum, way: ShapeWay) => sum + entriesBetween(way).length, 0);

const sentence = (shape: Shape): string =>
  `${waysWords(shape.either ?? [])} Either way: ${factWords(shape.found)}.`;

/** Something holds or does not hold, and both lead to the same. */
export const eitherWay: Technique = {
  key: "either-way",
  name: "either way",
  rank: 6,
  fits: (shape) => shape.either !== undefined && entries(shape) <= SHORT,
  sentence,
};

/** The same, with more links. */
export const longEitherWay: Technique = {
  key: "long-either-way",
  name: "either way, by long chains",
  rank: 7,
  fits: ({ either }) => either !== undefined,
  sentence,
};
