/** Shapes: what sets of cells have in common that turns, reflections and shifts map to each other. */
import type { Board, CellIndex } from "../board.js";
import { keyOfForm, type Offset, orientations } from "../tiling/forms.js";

export type { Offset } from "../tiling/forms.js";

/** A key that two sets of cells share exactly if turns, reflections and shifts map one to the other. */
export function shapeOf(cells: readonly CellIndex[], board: Board): string {
  return shapeKey(cells.map((cell): Offset => [board.rowOf(cell), board.columnOf(cell)]));
}

export function shapeKey(offsets: readonly Offset[]): string {
  return orientations(offsets, true, true).map(keyOfForm).sort()[0] ?? "";
}
