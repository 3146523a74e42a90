/**
 * A region, path or piece that a cell is in, where it may be in none: as one value among others, two that are none are the same. Where a rule asks
 * for the region itself there is nothing to ask, and the case is left out.
 */
import type { Expression } from "../typed.js";
import { presence } from "./presence.js";
import { none, type Value } from "./value.js";
import type { World } from "./world.js";

export function orNone(world: World, { type }: Expression, value: Value): Value {
  if (typeof value !== "object" || value.kind !== "cases") return value;
  const of = type.kind === "optional" ? type.of : type;
  const sort = of.kind === "element" ? of.sort : undefined;
  const layer = typeof sort === "object" ? world.puzzle.layers[sort.of] : undefined;
  if (layer === undefined || (layer.domain.kind === "region" && !layer.orNone)) return value;
  const nothing = world.conditions.not(presence(world, value));
  return nothing === false
    ? value
    : { kind: "cases", cases: [...value.cases, { value: none, when: nothing }] };
}
