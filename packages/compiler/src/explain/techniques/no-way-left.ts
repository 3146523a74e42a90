import { entriesOfWays } from "./either-way.js";
import { chainEntries } from "./shape.js";
import { SHORT } from "./supposition.js";
import type { Technique } from "./technique.js";
import { noWayWords } from "./words.js";

/** The opposite is tried, and then each of a few ways to go on: something holds or does not, or a count leaves a few places. All of them end in a clash. */
export const noWayLeft: Technique = {
  key: "no-way-left",
  name: "suppose the opposite: no way is left",
  rank: 6,
  fits: (shape) =>
    shape.either !== undefined &&
    shape.supposed !== undefined &&
    chainEntries(shape.before ?? []).length + entriesOfWays(shape) <= SHORT,
  sentence: noWayWords,
};
