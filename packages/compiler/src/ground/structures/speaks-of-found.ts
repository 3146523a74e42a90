/** Whether an expression reads, anywhere, something that is to be found; also through `let`s. A walk of the tree. */
import { layerRead, someWithin } from "../../check/some-within.js";
import type { Expression } from "../../typed.js";
import type { World } from "../world.js";

export function speaksOfFound({ puzzle }: World, expression: Expression): boolean {
  return someWithin(puzzle.lets, expression, (part) => {
    const layer = layerRead(part);
    return layer !== undefined && puzzle.layers[layer]?.role === "find";
  });
}
