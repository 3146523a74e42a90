/** The rotations and reflections of a rectangle that keep its holes, by cell. Shifts of a torus are not among them. */
import type { CellIndex } from "../board.js";
import type { Grid } from "./grid.js";
import { cellImage, findMotions } from "./motions.js";

export function findSymmetries(grid: Grid): readonly (readonly CellIndex[])[] {
  const plane: Grid = { ...grid, torus: false };
  const cells = Array.from({ length: grid.rows * grid.columns }, (_, cell) => cell);
  const found = new Map<string, readonly CellIndex[]>();
  for (const motion of findMotions(plane)) {
    const image = cells.map((cell) => cellImage(motion, cell, plane));
    // On boards of one row or column some motions coincide.
    const key = image.join();
    if (!found.has(key)) found.set(key, image);
  }
  return [...found.values()];
}
