/** Marks beyond the rim of the board, in the row or column next to it. */
import type { BoardScene, PlacedMark, Track } from "./scene.js";

type Side = Track["side"];

export function isOutside({ rows, columns }: BoardScene, { at: [row, column] }: PlacedMark): boolean {
  return row < 0 || column < 0 || row > 2 * rows || column > 2 * columns;
}

/** The sides of the board at which a row or column is to be left free for marks. */
export function sidesWithMarks({ rows, columns, placed }: BoardScene): ReadonlySet<Side> {
  return new Set(
    placed.flatMap(({ at: [row, column] }): Side[] => [
      ...(row < 0 ? (["top"] as const) : []),
      ...(row > 2 * rows ? (["bottom"] as const) : []),
      ...(column < 0 ? (["left"] as const) : []),
      ...(column > 2 * columns ? (["right"] as const) : []),
    ]),
  );
}
