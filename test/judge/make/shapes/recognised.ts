/** Statements of the shapes that the compiler looks for, to say them in another way, and of the neighbourhood of these shapes: what is nearly there must
 * not be taken for it. A few statements that belong together are made at once. */

import type { Maker } from "../maker.js";
import { connectedCells, keptApart, sizesOfGroups } from "./group-shapes.js";
import { linkShapes } from "./link-shapes.js";
import { loops } from "./loop-shapes.js";
import { differentAndSums, following } from "./number-shapes.js";
import { orderShapes } from "./order-shapes.js";
import { coveredByPieces } from "./piece-shapes.js";
import { halves, knownByOne, ofRegions, regionsOfClues } from "./region-shapes.js";
import { foundFlag, type Shape, type Statement } from "./said.js";
import { sizesOfTrees, tipsOfTrees, waysInTrees } from "./tree-shapes.js";
import { wayShapes } from "./way-shapes.js";

/** Those that speak of like things; a kind is chosen first. */
const kinds: readonly (readonly Shape[])[] = [
  [sizesOfTrees, tipsOfTrees],
  [keptApart],
  [sizesOfGroups],
  [ofRegions, regionsOfClues, knownByOne, halves],
  [following, differentAndSums, differentAndSums],
  [loops],
  [coveredByPieces],
  [
    waysInTrees,
    (m) => {
      const flag = foundFlag(m);
      return flag === undefined ? undefined : [connectedCells(m, flag)];
    },
  ],
  orderShapes,
  orderShapes,
  linkShapes,
  linkShapes,
  wayShapes,
  wayShapes,
];

/** The forms that suit a layer of that name. */
const kindsOf: Readonly<Record<string, readonly (readonly Shape[])[]>> = {
  line: [linkShapes, linkShapes, [sizesOfTrees, tipsOfTrees], [keptApart], [loops]],
  move: [wayShapes],
  d: [[following, differentAndSums, differentAndSums], orderShapes],
  area: [[ofRegions, regionsOfClues, knownByOne, halves]],
};

/** None, where the layers allow of no shape that was tried. */
export function recognised(m: Maker, wish: string | undefined): readonly Statement[] {
  const own = kindsOf[wish ?? ""];
  for (let tries = 0; tries < 12; tries++) {
    const shape =
      m.random.oneIn(3) && m.layers.some(({ kind }) => kind === "pieces")
        ? coveredByPieces
        : m.random.one(m.random.one(own === undefined || m.random.oneIn(3) ? kinds : own));
    const made = shape(m);
    if (made !== undefined) return made;
  }
  return [];
}
