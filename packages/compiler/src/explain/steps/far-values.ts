/**
 * Values that no place of a layer can have when all givens are read. In a Fillomino of 10x10 a number may be up to 100, and no person thinks of 99 where the largest room is of 20
 * cells: such values are not there from the beginning. That is for large ranges only, since of a few values each is worth a step.
 */
import { groundOfInstance } from "../../compile.js";
import type { GroundingSettings } from "../../ground/settings.js";
import type { Ground, ValueCode } from "../../ground.js";
import type { LayerId } from "../../typed.js";
import type { PathTask } from "./begin.js";

/** With no more values a range is not large. */
const FEW = 25;

/** The same problem, with its givens apart, without them. */
export function withoutFarValues(ground: Ground, { analysis, instance, settings, host }: PathTask): Ground {
  const left = new Map<LayerId, Set<ValueCode>>();
  for (const { layer, domain } of ground.variables)
    if (domain.length > FEW && ground.puzzle.layers[layer]?.domain.kind === "range")
      left.set(layer, new Set());
  if (left.size === 0) return ground;
  const compiled = (how: Partial<GroundingSettings>): Ground | undefined =>
    groundOfInstance(analysis.typed, instance, { ...settings, ...how }, host).ground;
  const narrowed = compiled({});
  if (narrowed === undefined || narrowed.variables.some(({ domain }) => domain.length === 0)) return ground;
  for (const { layer, domain } of narrowed.variables) for (const value of domain) left.get(layer)?.add(value);
  return compiled({ givensApart: true, valuesLeft: left }) ?? ground;
}
