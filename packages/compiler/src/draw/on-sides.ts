/** Drawing rule for layers by direction: what a cell has in a direction stands small at that side of it. */
import type { Picture } from "../solution.js";
import { cellOfSide, directionOfSide } from "../tiling/sides.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { directionNames } from "../vocabulary/directions.js";
import type { DrawingDraft } from "./draft.js";
import { drawValue, plainText, textGlyph } from "./glyphs.js";
import { shownValues } from "./layer-values.js";

export function drawSides(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  shownValues(picture, id).forEach((shown, index) => {
    const side = directionNames[directionOfSide(index)];
    const cell = draft.cells[cellOfSide(index)];
    if (shown === undefined || shown.value === false || side === undefined || cell === undefined) return;
    const drawn = drawValue(picture.ground.puzzle, id, shown.value, 1);
    if (drawn.kind === "nothing") return;
    const glyph = drawn.kind === "glyph" ? drawn.glyph : drawn.kind === "fill" ? drawn.also : undefined;
    const shownAs = glyph ?? textGlyph(plainText(shown.value));
    cell.sides.push({ glyph: shownAs, by: shown.by, side });
    cell.says.push(`${layer.name} ${side} ${plainText(shown.value)}`);
  });
}
