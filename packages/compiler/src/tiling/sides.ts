/** Sides of cells: a cell with a direction, which layers by direction stand on. Numbered as board.ts says. */
import { directionNames } from "../vocabulary/directions.js";

interface Slots {
  readonly directionSlots: number;
}

export const sideCount = ({
  rows,
  columns,
  directionSlots,
}: Slots & { readonly rows: number; readonly columns: number }): number => directionSlots * rows * columns;

export const sideOf = ({ directionSlots }: Slots, cell: number, direction: number): number =>
  directionSlots * cell + direction;

export const cellOfSide = ({ directionSlots }: Slots, side: number): number =>
  Math.floor(side / directionSlots);

export const directionOfSide = ({ directionSlots }: Slots, side: number): number => side % directionSlots;

/** Whether a side exists: the cell is there, and the board has the direction. */
export const sideExists = (
  board: Slots & {
    readonly exists: (cell: number) => boolean;
    readonly directions: readonly number[];
  },
  side: number,
): boolean =>
  board.exists(cellOfSide(board, side)) && board.directions.includes(directionOfSide(board, side));

/** `r1c1.up` */
export const sideName = (
  board: Slots & { readonly cellName: (cell: number) => string },
  side: number,
): string => `${board.cellName(cellOfSide(board, side))}.${directionNames[directionOfSide(board, side)]}`;
