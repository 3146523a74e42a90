/** What rules that always hold demand of a layer of links or edges as a graph: `acyclic line`, `loop fence`. */
import type { Expression, LayerId } from "../../typed.js";
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
