/** For a head `cells x, y in each line where x before y and …`, finds the elements that come after x: the others need not be tried. */

import type { Before } from "../../normalize/heads/before.js";
import { type AnySet, isElement, isUnknown, type Known, type SetItem, type SetValue } from "../value.js";
import { evaluateAnySet } from "../values/evaluate-as.js";
import type { World } from "../world/world.js";

/** `some`: those of the set that pass other filters. Undefined where it is not plain to see which come after. */
export function following(
  world: World,
  { first, within }: Before,
  set: AnySet,
  some: readonly SetItem[],
): readonly Known[] | undefined {
  const bound = world.bindings[first];
  if (set.kind !== "set" || some !== set.items || bound === undefined || isUnknown(bound)) return undefined;
  if (within === undefined) return laterInFamily(bound, set);
  if (evaluateAnySet(world, within) !== set || !isElement(bound)) return undefined;
  const place = set.items.indexOf(bound);
  // An element that is there again, as in a path that comes back, comes after itself.
  if (set.items.lastIndexOf(bound) !== place) return undefined;
  return place < 0 ? [] : set.items.slice(place + 1);
}

function laterInFamily(bound: Known, { items }: SetValue): readonly Known[] | undefined {
  if (!isElement(bound)) return undefined;
  const later: Known[] = [];
  for (const item of items) {
    if (!isElement(item) || item.family !== bound.family) return undefined;
    if (item.index > bound.index) later.push(item);
  }
  return later;
}
