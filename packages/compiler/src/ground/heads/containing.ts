/**
 * Finds, among many sets, those that contain an element: `some(... for r in runs where c in r)` need not look at the other runs. Likewise it
 * finds, among many links, those that end at a cell: `for each link v (a, b), link w (c, d) where a is c`.
 */

import { addTo } from "../../maps.js";
import { elementAskedFor, endAskedFor } from "../../normalize/heads/asked-for.js";
import { FEW_SETS } from "../../thresholds.js";
import type { Binder, InSet } from "../../typed.js";
import { isMemberItem, isUnknown, type Known, keyOf, type SetItem } from "../value.js";
import { inSlot, slot } from "../world/slots.js";
import type { World } from "../world/world.js";

type Items = readonly SetItem[];

/** The sets that contain an element, by its key and in their order; undefined as long as the sets have been asked for only once. */
type SetsByElement = ReadonlyMap<unknown, Items> | undefined;

const setsByElement = slot(() => new WeakMap<Items, SetsByElement>());

/**
 * The members of `sets` that the filters may let pass: that of their variable, and that of the next binder where this binds the ends of the same
 * link. A table is not worth it for a few, nor for those that are asked for once.
 */
export function containing(
  world: World,
  sets: Items,
  { variable, condition }: InSet,
  next: Binder | undefined,
): Items {
  if (sets.length < FEW_SETS) return sets;
  const element = elementAskedFor(condition, variable) ?? endAskedFor(condition, variable, next);
  if (element === undefined) return sets;
  const value = world.bindings[element];
  if (value === undefined || isUnknown(value)) return sets;
  const tables = inSlot(world, setsByElement);
  if (!tables.has(sets)) {
    tables.set(sets, undefined);
    return sets;
  }
  const table = tables.get(sets) ?? byElement(sets);
  if (table === undefined) return sets;
  tables.set(sets, table);
  return table.get(keyOf(value)) ?? [];
}

/** Returns undefined if one of them is not a known set. */
function byElement(sets: Items): SetsByElement {
  const table = new Map<unknown, SetItem[]>();
  for (const set of sets) {
    const items = typeof set !== "object" || isMemberItem(set) ? undefined : itemsOf(set);
    if (items === undefined) return undefined;
    for (const item of items) {
      const key = keyOf(item);
      if (table.get(key)?.at(-1) !== set) addTo(table, key, set);
    }
  }
  return table;
}

/** Returns undefined for what is no set, and of an element that is none either. */
function itemsOf(set: Known): readonly Known[] | undefined {
  if (typeof set !== "object") return undefined;
  if (set.kind === "set") return set.items;
  return set.kind === "element" ? set.family.cells?.(set.index).items : undefined;
}
