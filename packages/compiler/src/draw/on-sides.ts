/** Drawing rule for layers by direction: what a cell has in a direction stands small at that side of it. */
import type { Board } from "../board.js";
import type { Picture } from "../solution.js";
import { squareStep } from "../tiling/grid.js";
import { cellOfSide, directionOfSide } from "../tiling/sides.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import type { DrawingDraft } from "./draft.js";
import { drawValue, textGlyph, valueInWords } from "./glyphs.js";
import { shownValues } from "./layer-values.js";
import type { Point } from "./scene.js";

/** From the centre of a cell to the middle of one of its sides; to a corner where the sheet does not show the side. */
export function towardsSide(board: Board, side: number): Point {
  const [cell, direction] = [cellOfSide(board, side), directionOfSide(board, side)];
  const { sheet } = board;
  if (sheet === undefined) return squareStep(direction);
  const edge = board.edgeOf(cell, direction);
  const centre = sheet.centre(cell);
  const [nearest] = (edge === undefined ? [] : sheet.edge(edge))
    .map(([from, to]): Point => [(from[0] + to[0]) / 2 - centre[0], (from[1] + to[1]) / 2 - centre[1]])
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  return nearest ?? [direction % 2 === 0 ? -1 : 1, direction < 10 ? -1 : 1];
}

export function drawSides(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  shownValues(picture, id).forEach((shown, index) => {
    const side = directionNames[directionOfSide(draft.board, index)];
    const cell = draft.cells[cellOfSide(draft.board, index)];
    if (shown === undefined || shown.value === false || side === undefined || cell === undefined) return;
    const drawn = drawValue(picture.ground.puzzle, id, shown.value, 1);
    if (drawn.kind === "nothing") return;
    const glyph = drawn.kind === "glyph" ? drawn.glyph : drawn.kind === "fill" ? drawn.also : undefined;
    const shownAs = glyph ?? textGlyph(valueInWords(layer, shown.value));
    cell.sides.push({ glyph: shownAs, by: shown.by, side, towards: towardsSide(draft.board, index) });
    cell.says.push(`${layer.name} ${side} ${valueInWords(layer, shown.value)}`);
  });
}
