/** The rotations and reflections of a rectangle that keep its holes. Shifts of a torus are not among them. */
import type { CellIndex } from "../board.js";
import type { Grid } from "./grid.js";

type Motion = (row: number, column: number) => readonly [number, number];

export function findSymmetries(grid: Grid): readonly (readonly CellIndex[])[] {
  const { rows, columns } = grid;
  const [bottom, right] = [rows - 1, columns - 1];
  const motions: readonly Motion[] = [
    (r, c) => [r, c],
    (r, c) => [bottom - r, right - c],
    (r, c) => [r, right - c],
    (r, c) => [bottom - r, c],
    ...(rows === columns
      ? ([
          (r, c) => [c, right - r],
          (r, c) => [right - c, r],
          (r, c) => [c, r],
          (r, c) => [right - c, right - r],
        ] satisfies readonly Motion[])
      : []),
  ];
  const found = new Map<string, readonly CellIndex[]>();
  for (const motion of motions) {
    const image: CellIndex[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [r, c] = motion(row, column);
        image.push(r * columns + c);
      }
    // On boards of one row or column some motions coincide.
    const key = image.join();
    if (!found.has(key) && image.every((to, from) => grid.exists(to) === grid.exists(from)))
      found.set(key, image);
  }
  return [...found.values()];
}
