/** Sides of cells: a cell with a direction, which layers by direction stand on. Numbered as board.ts says. */
import { directionNames } from "../vocabulary/directions.js";

type Towards = 0 | 1 | 2 | 3;

const inOrder: readonly Towards[] = [0, 1, 2, 3];

export const sideCount = ({ rows, columns }: { readonly rows: number; readonly columns: number }): number =>
  4 * rows * columns;

export const sideOf = (cell: number, direction: Towards): number => 4 * cell + direction;

export const cellOfSide = (side: number): number => Math.floor(side / 4);

export const directionOfSide = (side: number): Towards => inOrder[side % 4] ?? 0;

/** `r1c1.up` */
export const sideName = (
  { cellName }: { readonly cellName: (cell: number) => string },
  side: number,
): string => `${cellName(cellOfSide(side))}.${directionNames[directionOfSide(side)]}`;
