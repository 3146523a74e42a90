/** Conditions on one amount that are said together, as one: at most 2, and not 1. */

import { isTally, tallied } from "../conditions/tallies.js";
import type { Truth } from "../value.js";
import type { World } from "../world/world.js";

/** Both truths as one condition, if they are about one amount. That some hold is said of their number where the other is. */
export function jointAmount(world: World, one: Truth, other: Truth): Truth | undefined {
  const [left, right] = isTally(one)
    ? [one, amountOf(world, other, one)]
    : [amountOf(world, one, other), other];
  if (left === undefined || right === undefined || !isTally(left) || !isTally(right)) return undefined;
  if (left.kind !== right.kind || tallied(left) !== tallied(right)) return undefined;
  const both = world.conditions.both(left, right);
  return typeof both === "object" ? both : undefined;
}

/** Of what is counted, one at least. */
function amountOf({ conditions }: World, truth: Truth, beside: Truth): Truth | undefined {
  if (typeof truth !== "object" || truth.kind !== "any-of") return truth;
  if (typeof beside !== "object" || beside.kind !== "counted") return undefined;
  return truth.parts.length === beside.parts.length
    ? conditions.counted(truth.parts, [[1, truth.parts.length]])
    : undefined;
}
