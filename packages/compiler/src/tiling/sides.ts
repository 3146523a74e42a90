/** Sides of cells: a cell with a direction, which layers by direction stand on. Numbered as board.ts says. */
import type { Board, Direction } from "../board.js";
import { directionNames } from "../vocabulary/directions.js";

type Slots = Pick<Board, "directionSlots">;

export const sideCount = ({
  rows,
  columns,
  directionSlots,
}: Slots & Pick<Board, "rows" | "columns">): number => directionSlots * rows * columns;

export const sideOf = ({ directionSlots }: Slots, cell: number, direction: Direction): number =>
  directionSlots * cell + direction;

export const cellOfSide = ({ directionSlots }: Slots, side: number): number =>
  Math.floor(side / directionSlots);

export const directionOfSide = ({ directionSlots }: Slots, side: number): Direction => side % directionSlots;

/** Of a cell that is there, and a direction that the board has. */
export const sideExists = (board: Pick<Board, "exists" | "directions"> & Slots, side: number): boolean =>
  board.exists(cellOfSide(board, side)) && board.directions.includes(directionOfSide(board, side));

/** `r1c1.up` */
export const sideName = (board: Pick<Board, "cellName"> & Slots, side: number): string =>
  `${board.cellName(cellOfSide(board, side))}.${directionNames[directionOfSide(board, side)]}`;
