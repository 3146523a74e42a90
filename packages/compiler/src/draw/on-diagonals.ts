/** Values of diagonals stand outside the board, before the left end of each, with an arrow along it. */
import type { Board } from "../board.js";
import type { Picture } from "../solution.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { centreOf, type DrawingDraft } from "./draft.js";
import { drawValue, valueInWords } from "./glyphs.js";
import { shownValues } from "./layer-values.js";
import { glyphText } from "./looks.js";
import type { Glyph, Point } from "./scene.js";

type Diagonals = Extract<TypedLayer["on"], { kind: "diagonal" }>;

/** 1 where it runs down when going right, -1 where it runs up: the down ones come first. */
function slopeOf(board: Board, { which, long }: Diagonals, index: number): 1 | -1 {
  if (which === "both") return index < board.diagonals("down", long).sets.length ? 1 : -1;
  return which === "down" ? 1 : -1;
}

export function drawDiagonals(
  draft: DrawingDraft,
  picture: Picture,
  id: LayerId,
  layer: TypedLayer,
  on: Diagonals,
): void {
  const { board } = draft;
  const { sets, name } = board.diagonals(on.which, on.long);
  shownValues(picture, id).forEach((shown, index) => {
    const first = sets[index]?.[0];
    if (shown === undefined || first === undefined) return;
    const says = `${name(index)}: ${valueInWords(layer, shown.value)}`;
    const drawn = drawValue(picture.ground.puzzle, id, shown.value, 1);
    // A diagonal round a torus has no end.
    if (board.torus || drawn.kind !== "glyph") {
      draft.notes.push(says);
      return;
    }
    const slope = slopeOf(board, on, index);
    const [row, column] = centreOf(board, first);
    const at: Point = [row - 2 * slope, column - 2];
    draft.placed.push({ glyph: withArrow(drawn.glyph, slope), by: shown.by, at });
    draft.cells[first]?.says.push(says);
  });
}

function withArrow(glyph: Glyph, slope: 1 | -1): Glyph {
  const [arrow, ascii] = slope === 1 ? ["↘", "\\"] : ["↗", "/"];
  return {
    kind: "text",
    text: `${glyphText(glyph, false)}${arrow}`,
    ascii: `${glyphText(glyph, true)}${ascii}`,
  };
}
