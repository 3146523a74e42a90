/** All techniques, in the order in which they are tried: the first that fits names a step. */

import { allWays, allWaysOfSeveral } from "./all-ways.js";
import { bounds } from "./bounds.js";
import { cases } from "./cases.js";
import { closedLoop } from "./closed-loop.js";
import { countReached } from "./count-reached.js";
import { countedTogether, countedTooMuch } from "./counted-together.js";
import { cutOff } from "./cut-off.js";
import { eitherWay } from "./either-way.js";
import { givenByRule } from "./given-by-rule.js";
import { noWayLeft } from "./no-way-left.js";
import { onePlaceLeft } from "./one-place-left.js";
import { oneRule } from "./one-rule.js";
import { oneValueLeft } from "./one-value-left.js";
import { packedBlocks } from "./packed-blocks.js";
import { oneAfterTheOther } from "./ruled-out.js";
import { severalRules } from "./several-rules.js";
import type { Shape } from "./shape.js";
import { longSupposition, supposition } from "./supposition.js";
import type { Technique } from "./technique.js";
import { twoRules } from "./two-rules.js";

export const techniques: readonly Technique[] = [
  countedTogether,
  countedTooMuch,
  packedBlocks,
  allWays,
  allWaysOfSeveral,
  cases,
  eitherWay,
  noWayLeft,
  oneAfterTheOther,
  givenByRule,
  onePlaceLeft,
  oneValueLeft,
  countReached,
  oneRule,
  bounds,
  cutOff,
  closedLoop,
  twoRules,
  severalRules,
  supposition,
  longSupposition,
];

export function techniqueOf(shape: Shape): Technique {
  if (shape.ruledOut !== undefined) return oneAfterTheOther.fits(shape) ? oneAfterTheOther : longSupposition;
  if (shape.either !== undefined && !shape.isSearched)
    return [eitherWay, noWayLeft].find(({ fits }) => fits(shape)) ?? longSupposition;
  return techniques.find(({ fits }) => fits(shape)) ?? longSupposition;
}
