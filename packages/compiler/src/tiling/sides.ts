/** Sides of cells: a cell with a direction, which layers by direction stand on. Numbered as board.ts says. */
import type { Board, CellIndex, Direction } from "../board.js";
import { directionNames } from "../vocabulary/directions.js";

const inOrder: readonly Direction[] = [0, 1, 2, 3];

export const sideCount = ({ rows, columns }: Pick<Board, "rows" | "columns">): number => 4 * rows * columns;

export const sideOf = (cell: CellIndex, direction: Direction): number => 4 * cell + direction;

export const cellOfSide = (side: number): CellIndex => Math.floor(side / 4);

export const directionOfSide = (side: number): Direction => inOrder[side % 4] ?? 0;

/** `r1c1.up` */
export const sideName = ({ cellName }: Pick<Board, "cellName">, side: number): string =>
  `${cellName(cellOfSide(side))}.${directionNames[directionOfSide(side)]}`;
