/** Of many sets those that an element is in: `some(... for r in runs where c in r)` need not look at the runs that are elsewhere. */
import { addTo } from "../maps.js";
import type { Expression, VariableId } from "../typed.js";
import { conjuncts, isNeverAFault } from "./conjuncts.js";
import { FEW_SETS } from "./structures/thresholds.js";
import { isMemberItem, isUnknown, keyOf, type SetItem } from "./value.js";
import type { World } from "./world.js";

type Items = readonly SetItem[];

/** By the key of an element, the sets that it is in, in their order; undefined while the sets were asked for once only. */
export type SetsByElement = ReadonlyMap<unknown, Items> | undefined;

/** Those of `sets` that the filter of their variable may let pass. A table is not worth it for a few, nor for those that are asked for once. */
export function containing(
  world: World,
  sets: Items,
  variable: VariableId,
  condition: Expression | undefined,
): Items {
  if (condition === undefined || sets.length < FEW_SETS) return sets;
  const element = elementAskedFor(condition, variable);
  if (element === undefined) return sets;
  const value = world.bindings[element];
  if (value === undefined || isUnknown(value)) return sets;
  const { setsByElement } = world;
  if (!setsByElement.has(sets)) {
    setsByElement.set(sets, undefined);
    return sets;
  }
  const table = setsByElement.get(sets) ?? byElement(sets);
  if (table === undefined) return sets;
  setsByElement.set(sets, table);
  return table.get(keyOf(value)) ?? [];
}

/** The variable `c` of `c in r`, where that is asked before anything that can be a fault. */
function elementAskedFor(condition: Expression, variable: VariableId): VariableId | undefined {
  for (const part of conjuncts(condition)) {
    if (part.kind === "member-of" && part.set.kind === "variable" && part.set.variable === variable)
      return part.element.kind === "variable" && part.element.variable !== variable
        ? part.element.variable
        : undefined;
    if (!isNeverAFault(part)) return undefined;
  }
  return undefined;
}

/** Undefined where one of them is not a known set. */
function byElement(sets: Items): SetsByElement {
  const table = new Map<unknown, SetItem[]>();
  for (const set of sets) {
    if (typeof set !== "object" || isMemberItem(set) || set.kind !== "set") return undefined;
    for (const item of set.items) {
      const key = keyOf(item);
      addTo(table, key, set);
    }
  }
  return table;
}
