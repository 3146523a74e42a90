/**
 * The values that are left for a layer when all givens are read. In a Fillomino of 10x10 a number may be up to 100, and no person thinks of 99 where the largest room is of 20
 * cells: such values are not there from the beginning. That is for large ranges only, since of a few values each is worth a step.
 */
import { groundInstance } from "../../ground/instance/ground-instance.js";
import type { ValueCode } from "../../ground.js";
import type { LayerId } from "../../typed.js";
import type { PathTask } from "./begin.js";

/** By layer, for `GroundingSettings.largeRanges`; undefined where all ranges are written as numbers. */
export function valuesLeft({
  analysis,
  instance,
  settings,
  host,
}: PathTask): ReadonlyMap<LayerId, ReadonlySet<ValueCode>> | undefined {
  if (!analysis.typed.isSoundInstance(instance)) return undefined;
  const isOpen = instance.puzzle.layers.some(
    ({ role, domain }) => role === "find" && domain.kind === "range" && domain.to.kind !== "number",
  );
  if (!isOpen) return undefined;
  const { value: ground } = groundInstance(instance, settings, host);
  if (ground === undefined || ground.variables.some(({ domain }) => domain.length === 0)) return undefined;
  const left = new Map<LayerId, Set<ValueCode>>();
  for (const { layer, domain } of ground.variables) {
    const values = left.get(layer) ?? new Set();
    for (const value of domain) values.add(value);
    left.set(layer, values);
  }
  return left;
}
