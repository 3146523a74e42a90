/** All patterns there are. */
import { boundedRegions } from "./bounded-regions.js";
import { cellsOfRegions } from "./cells-of-regions.js";
import { groupSizes } from "./group-sizes.js";
import { congruentHalves } from "./halves.js";
import { joinedEnds } from "./joined-ends.js";
import { keptApart } from "./kept-apart.js";
import { knownLengths, knownSizes } from "./known-amounts.js";
import { knownByOne } from "./known-by-one.js";
import { largestSize } from "./largest-size.js";
import { waysThatGrow } from "./longer-ways.js";
import { oneInEachTree } from "./one-in-each-tree.js";
import { onePieceInEach } from "./one-piece-in-each.js";
import type { Description } from "./pattern.js";
import { rectangles } from "./rectangles.js";
import { rectangularGroups } from "./rectangular-groups.js";
import { refusedBeforehand } from "./refused-beforehand.js";
import { rootsOfGroups, sizesOfGroups } from "./roots-of-groups.js";
import { runsTooLong } from "./runs-too-long.js";
import { sizesOfTrees } from "./sizes-of-trees.js";
import { valuesThatFollow } from "./values-that-follow.js";

/** In the order of their phases. */
const table: readonly Description[] = [
  congruentHalves,
  refusedBeforehand,
  rectangles,
  boundedRegions,
  knownSizes,
  knownByOne,
  cellsOfRegions,
  waysThatGrow,
  knownLengths,
  onePieceInEach,
  valuesThatFollow,
  groupSizes,
  rectangularGroups,
  keptApart,
  oneInEachTree,
  runsTooLong,
  rootsOfGroups,
  sizesOfGroups,
  sizesOfTrees,
  largestSize,
  joinedEnds,
];

/** By name. */
export const patterns: ReadonlyMap<string, Description> = new Map(
  table.map((pattern) => [pattern.name, pattern]),
);
