/**
 * Values that no place of a layer can have when all givens are read. In a Fillomino of 10x10 a number may be up to 100, and no person thinks of 99 where the largest room is of 20
 * cells: such values are not there from the beginning. That is for large ranges only, since of a few values each is worth a step.
 */
import { groundOfInstance } from "../../compile.js";
import { readInstance } from "../../ground/instance/ground-instance.js";
import type { Ground, ValueCode } from "../../ground.js";
import type { LayerId } from "../../typed.js";
import type { PathTask } from "./begin.js";

/** With no more values a range is not large. */
const FEW = 25;

/** By layer with a large range, the values that some place can have; none where there is no such layer, or no answer. */
export function valuesOfLargeRanges({
  analysis: { typed },
  instance,
  settings,
  host,
}: PathTask): ReadonlyMap<LayerId, ReadonlySet<ValueCode>> {
  const left = new Map<LayerId, Set<ValueCode>>();
  if (
    !typed.isSoundInstance(instance) ||
    !instance.puzzle.layers.some(({ domain }) => domain.kind === "range")
  )
    return left;
  // Before any rule is looked at.
  for (const { layer, domain } of readInstance(instance, settings, host).value?.variables ?? [])
    if (domain.length > FEW && instance.puzzle.layers[layer]?.domain.kind === "range")
      left.set(layer, new Set());
  if (left.size === 0) return left;
  const narrowed: Ground | undefined = groundOfInstance(typed, instance, settings, host).ground;
  if (narrowed === undefined || narrowed.variables.some(({ domain }) => domain.length === 0))
    return new Map();
  for (const { layer, domain } of narrowed.variables) for (const value of domain) left.get(layer)?.add(value);
  return left;
}
