/** The cells that are given or taken back together. */
import type { Board } from "../../board.js";

export const symmetries = ["none", "half-turn", "quarter-turn", "mirror", "full"] as const;
export type Symmetry = (typeof symmetries)[number];

/** By cell the first cell of its orbit. Where the board lacks the symmetry, each cell is alone. */
export function orbits(board: Board, symmetry: Symmetry): (cell: number) => number {
  if (symmetry === "none") return (cell) => cell;
  const turns = board.symmetries().filter((turn) => belongs(board, turn, symmetry));
  const orbit = new Map<number, number>();
  for (const cell of board.cells) orbit.set(cell, Math.min(cell, ...turns.map((turn) => turn[cell] ?? cell)));
  return (cell) => orbit.get(cell) ?? cell;
}

/** Told by where the corner cells go. */
function belongs(board: Board, turn: readonly number[], symmetry: Symmetry): boolean {
  const { rows, columns } = board;
  const corners = [0, columns - 1, rows * columns - 1, (rows - 1) * columns];
  const moved = corners.map((corner) => corners.indexOf(turn[corner] ?? -1)).join("");
  switch (symmetry) {
    case "none":
      return false;
    case "half-turn":
      return moved === "2301";
    case "quarter-turn":
      return moved === "2301" || moved === "1230" || moved === "3012";
    case "mirror":
      return moved === "1032";
    case "full":
      return true;
    default:
      return symmetry satisfies never;
  }
}
