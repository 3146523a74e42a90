/** Drawing rules for pieces on edges and links (grammar/drawing.md, D7): a band for each piece, in a tint for each shape. */
import type { Picture } from "../solution.js";
import type { LayerId, TypedLayer } from "../typed.js";
import type { DrawingDraft } from "./draft.js";
import { drawValue } from "./glyphs.js";
import { shownValues } from "./layer-values.js";
import { dotsForFrame, edgeLines, linkPoints } from "./on-borders.js";
import type { Point, SceneStick } from "./scene.js";

export function drawSticks(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  if (layer.domain.kind !== "pieces") return;
  const { board } = draft;
  const { shapes } = layer.domain.pieces;
  const linesOf = layer.on.kind === "link" ? linkPoints : edgeLines;
  if (layer.on.kind === "link") draft.grid = "dotted";
  else dotsForFrame(draft);
  const answer = picture.solution?.layers.get(id);
  const shown = shownValues(picture, id);
  const placements = answer?.kind === "pieces" ? answer.placements : [];
  placements.forEach(({ shape, cells }, number) => {
    const code = shapes.findIndex(({ name }) => name === shape);
    draft.bands.push({
      // Pieces of one shape are told apart by the order of the answer.
      tone: `tint-${shapes.length > 1 ? code : number}`,
      sticks: cells.flatMap((stick, index) =>
        linesOf(board, stick).map(
          ([from, to]): SceneStick => ({ from, to, isNamed: index === 0 || shown[stick]?.by === "given" }),
        ),
      ),
    });
  });
  shown.forEach((value, stick) => {
    const [line] = linesOf(board, stick);
    if (value === undefined || line === undefined) return;
    const drawn = drawValue(picture.ground.puzzle, id, value.value, 1);
    if (drawn.kind === "glyph")
      draft.placed.push({ glyph: drawn.glyph, by: value.by, at: middleOf(...line) });
  });
  const unseen = placements.flatMap(({ shape, cells }) => {
    const hidden = cells.filter((stick) => linesOf(board, stick).length === 0);
    return hidden.length === 0 ? [] : [`${shape} ${hidden.map(board.linkName).join(" ")}`];
  });
  // A link to another layer of the board has no line on the sheet.
  if (unseen.length > 0) draft.notes.push(`${layer.name}: ${unseen.join(", ")}`);
}

const middleOf = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
