import { entriesBetween, type Shape, type ShapeWay } from "./shape.js";
import { SHORT } from "./supposition.js";
import type { Technique } from "./technique.js";
import { waysWords } from "./words.js";

export const entriesOfWays = ({ either = [] }: Shape): number =>
  either.reduce((sum, way: ShapeWay) => sum + entriesBetween(way).length, 0);

/** Something holds or does not hold, or a count leaves a few places, or a few areas may cover a cell; and all of these lead to the same. */
export const eitherWay: Technique = {
  key: "either-way",
  name: "either way",
  rank: 6,
  fits: (shape) =>
    shape.either !== undefined && shape.supposed === undefined && entriesOfWays(shape) <= SHORT,
  sentence: waysWords,
};
