/** Whether an expression reads, anywhere, something that is to be found; also through `let`s. A walk of the tree. */
import { partsOf } from "../../check/parts.js";
import type { Expression, LayerId } from "../../typed.js";
import type { World } from "../world.js";

export function speaksOfFound(world: World, expression: Expression): boolean {
  if (readsFound(world, expression)) return true;
  if (expression.kind === "let") {
    const value = world.puzzle.lets[expression.let]?.value;
    if (value !== undefined && speaksOfFound(world, value)) return true;
  }
  return partsOf(expression).some((part) => speaksOfFound(world, part));
}

function readsFound(world: World, expression: Expression): boolean {
  const isFound = (layer: LayerId): boolean => world.puzzle.layers[layer]?.role === "find";
  switch (expression.kind) {
    case "layer":
    case "has":
    case "is-printed":
    case "is-inside":
    case "shared":
    case "along":
      return isFound(expression.layer);
    case "all-of":
      return expression.sort.kind === "of-layer" && isFound(expression.sort.layer);
    case "graph":
      return "layer" in expression.on && isFound(expression.on.layer);
    case "group":
      return expression.by.by === "links" && isFound(expression.by.layer);
    case "groups":
      return expression.by?.by === "links" && isFound(expression.by.layer);
    default:
      return false;
  }
}
