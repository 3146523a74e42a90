/** The name of an element of a layer: `r3c5`, `row 2`, `r1c1-r1c2`, `room a`. */

import { isOnCellSets } from "../cell-sets.js";
import type { Ground } from "../ground.js";
import { sideName } from "../tiling/sides.js";
import type { LayerId } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";

export function elementName(
  ground: Pick<Ground, "board" | "puzzle" | "elements" | "sets">,
  layer: LayerId,
  element: number,
): string {
  const on = ground.puzzle.layers[layer]?.on;
  const { board } = ground;
  if (on === undefined || board === undefined) return `#${element + 1}`;
  if (isOnCellSets(on)) return ground.sets.get(layer)?.name(element) ?? `${on.kind} ${element + 1}`;
  switch (on.kind) {
    case "cell":
      return board.cellName(element);
    case "row":
    case "column":
    case "line":
      return board.lines[on.kind].name(element);
    case "link":
      return board.linkName(element);
    case "edge":
      return board.edgeName(element);
    case "corner":
      return board.cornerName(element);
    case "wedge":
      return sideName(board, element);
    case "direction":
      return directionNames[element] ?? "";
    case "of-layer":
      return `${ground.puzzle.layers[on.layer]?.name} ${ground.elements.get(on.layer)?.names[element] ?? element + 1}`;
    default:
      return on satisfies never;
  }
}
