/** For a head `cells x, y in each line where x before y and …`, finds the elements that come after x: the others need not be tried. */

import type { Expression, VariableId } from "../../typed.js";
import { type AnySet, isElement, isUnknown, type Known, type SetItem, type SetValue } from "../value.js";
import { evaluateAnySet } from "../values/evaluate-as.js";
import type { World } from "../world/world.js";

/** `x before y`, where y is what is bound. */
export interface Before {
  readonly first: VariableId;
  /** The order in which they stand; their own where that is absent. */
  readonly within: Expression | undefined;
}

/** The filter, if it is of that form for the variable that is bound and one that is bound already. */
export function asBefore(part: Expression, variable: VariableId): Before | undefined {
  if (part.kind !== "before" || !part.known) return undefined;
  const { left, right, within } = part;
  if (left.kind !== "variable" || right.kind !== "variable") return undefined;
  return right.variable === variable && left.variable !== variable
    ? { first: left.variable, within }
    : undefined;
}

/**
 * Reads the condition "this differs from that", which plural heads put on their variables, and returns the other one; undefined if the filter
 * has another form.
 */
export function asAnother(part: Expression, variable: VariableId): VariableId | undefined {
  if (part.kind !== "not" || part.operand.kind !== "same") return undefined;
  const { left, right } = part.operand;
  if (left.kind !== "variable" || right.kind !== "variable") return undefined;
  if (right.variable === variable) return left.variable;
  return left.variable === variable ? right.variable : undefined;
}

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
