/** What rules that always hold demand of a layer of links or edges as a graph: `acyclic line`, `loop fence`. */
import type { Expression, LayerId, Statement } from "../../typed.js";
import type { Space } from "../space.js";
import type { World } from "../world.js";
import { assertedParts } from "./region-rules.js";

type Property = Extract<Expression, { kind: "graph" }>["property"];

export function demandsOfLayer(world: World, layer: LayerId, properties: readonly Property[]): boolean {
  return assertedParts(world.puzzle.statements).some(
    (part) =>
      part.kind === "graph" &&
      properties.includes(part.property) &&
      "layer" in part.on &&
      part.on.layer === layer,
  );
}

/** A part of the board of which these rules always hold. */
export function withLoops(part: Space, rules: readonly Statement[]): Space {
  const layers = assertedParts(rules).flatMap((rule) =>
    rule.kind === "graph" && rule.property === "loop" && "layer" in rule.on ? [rule.on.layer] : [],
  );
  const { part: cells } = part;
  if (layers.length === 0 || cells === undefined) return part;
  return {
    ...part,
    loops: new Map([...(part.loops ?? []), ...layers.map((layer) => [layer, cells] as const)]),
  };
}
