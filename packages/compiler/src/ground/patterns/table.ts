/** All patterns there are. */

import { apartInThePlane } from "./of-graphs/apart-in-the-plane.js";
import { groupsByRoot } from "./of-graphs/groups-by-root.js";
import { largestSize } from "./of-graphs/largest-size.js";
import { outlinesOfGroups } from "./of-graphs/outlines-of-groups.js";
import { rootsOfGroups, sizesOfGroups } from "./of-graphs/roots-of-groups.js";
import { sizesOfReaches } from "./of-graphs/sizes-of-reaches.js";
import { sizesOfTrees } from "./of-graphs/sizes-of-trees.js";
import { straightGroups } from "./of-graphs/straight-groups.js";
import { groupSizes } from "./of-statements/group-sizes.js";
import { joinedEnds } from "./of-statements/joined-ends.js";
import { keptApart } from "./of-statements/kept-apart.js";
import { oneInEachTree } from "./of-statements/one-in-each-tree.js";
import { rectangularGroups } from "./of-statements/rectangular-groups.js";
import { runsTooLong } from "./of-statements/runs-too-long.js";
import { saidOfOneValue } from "./of-statements/said-of-one-value.js";
import { saidOfRectangles } from "./of-statements/said-of-rectangles.js";
import { someInEachGroup } from "./of-statements/some-in-each-group.js";
import { sumsOverRectangles } from "./of-statements/sums-over-rectangles.js";
import { valuesThatFollow } from "./of-statements/values-that-follow.js";
import { boundedRegions } from "./of-structures/bounded-regions.js";
import { cellsOfRegions } from "./of-structures/cells-of-regions.js";
import { cellsWithout } from "./of-structures/cells-without.js";
import { congruentHalves } from "./of-structures/congruent-halves.js";
import { knownLengths, knownSizes } from "./of-structures/known-amounts.js";
import { knownByFound } from "./of-structures/known-by-found.js";
import { knownByOne } from "./of-structures/known-by-one.js";
import { waysThatGrow } from "./of-structures/longer-ways.js";
import { ofOneRegion } from "./of-structures/of-one-region.js";
import { onePieceInEach } from "./of-structures/one-piece-in-each.js";
import { rectangles } from "./of-structures/rectangles.js";
import { refusedBeforehand } from "./of-structures/refused-beforehand.js";
import type { Description } from "./pattern.js";

/** In the order of their phases. */
const table: readonly Description[] = [
  congruentHalves,
  refusedBeforehand,
  rectangles,
  boundedRegions,
  knownSizes,
  ofOneRegion,
  knownByOne,
  knownByFound,
  cellsOfRegions,
  waysThatGrow,
  knownLengths,
  cellsWithout,
  onePieceInEach,
  saidOfOneValue,
  valuesThatFollow,
  groupSizes,
  rectangularGroups,
  saidOfRectangles,
  sumsOverRectangles,
  someInEachGroup,
  keptApart,
  oneInEachTree,
  runsTooLong,
  rootsOfGroups,
  groupsByRoot,
  sizesOfGroups,
  sizesOfReaches,
  sizesOfTrees,
  straightGroups,
  largestSize,
  joinedEnds,
  apartInThePlane,
  outlinesOfGroups,
];

/** By name. */
export const patterns: ReadonlyMap<string, Description> = new Map(
  table.map((pattern) => [pattern.name, pattern]),
);
