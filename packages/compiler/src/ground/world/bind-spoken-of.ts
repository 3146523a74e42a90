/** The element that the domain of a layer and its `where` are about: of a layer by direction the cell. */
import { cellOfSide } from "../../tiling/sides.js";
import type { TypedLayer } from "../../typed.js";
import type { Element } from "../value.js";
import type { World } from "./world.js";

export function bindSpokenOf(world: World, layer: TypedLayer, element: Element): void {
  const space = layer.on.kind === "wedge" ? world.space : undefined;
  world.bindings[layer.element] =
    space === undefined ? element : space.places.cell.at(cellOfSide(space.board, element.index));
}
