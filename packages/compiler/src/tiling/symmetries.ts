/** The rotations and reflections of a rectangle that keep its holes. Shifts of a torus are not among them. */
import type { BoardSymmetry } from "../board.js";
import type { Grid } from "./grid.js";
import { cellImage, findMotions } from "./square-motions.js";

export function findSymmetries(grid: Grid): readonly BoardSymmetry[] {
  const plane: Grid = { ...grid, torus: false };
  const cells = Array.from({ length: grid.rows * grid.columns }, (_, cell) => cell);
  const found = new Map<string, BoardSymmetry>();
  for (const motion of findMotions(plane)) {
    const image = cells.map((cell) => cellImage(motion, cell, plane));
    // On boards of one row or column some motions coincide.
    const key = image.join();
    if (!found.has(key)) found.set(key, { cells: image, kind: kindOf(image, grid) });
  }
  return [...found.values()];
}

/** Told by where the cells in the four corners go. */
function kindOf(image: readonly number[], { rows, columns }: Grid): BoardSymmetry["kind"] {
  const corners = [0, columns - 1, rows * columns - 1, (rows - 1) * columns];
  const moved = corners.map((corner) => corners.indexOf(image[corner] ?? -1)).join("");
  if (moved === "2301") return "half-turn";
  if (moved === "1230" || moved === "3012") return "quarter-turn";
  return moved === "1032" ? "mirror" : "other";
}
