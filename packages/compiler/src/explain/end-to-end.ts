/** Cells as one points at them on a board: a straight line, or a rectangle, by its ends, and not cell by cell. */
import type { Ground } from "../ground.js";

/** `r1c3 to r1c10`; undefined of cells that fill no rectangle, of one cell, and on a board of other tiles than squares. */
export function fromEndToEnd({ board }: Ground, cells: readonly number[]): string | undefined {
  const own = new Set(cells);
  if (board === undefined || board.sheet !== undefined || own.size < 2) return undefined;
  const rows = [...own].map((cell) => board.rowOf(cell));
  const columns = [...own].map((cell) => board.columnOf(cell));
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  if (own.size !== (bottom - top + 1) * (right - left + 1)) return undefined;
  const [first, last] = [board.cellAt(top, left), board.cellAt(bottom, right)];
  if (first === undefined || last === undefined || !own.has(first) || !own.has(last)) return undefined;
  return `${board.cellName(first)} to ${board.cellName(last)}`;
}

/** `r1c10 to r1c3`: a way that goes straight on, from its start to its end; undefined of other ways. */
export function fromStartToEnd(ground: Ground, cells: readonly number[]): string | undefined {
  const { board } = ground;
  const [first, last] = [cells[0], cells.at(-1)];
  if (board === undefined || first === undefined || last === undefined) return undefined;
  const isStraight = isLine(ground, cells) && fromEndToEnd(ground, cells) !== undefined;
  return isStraight ? `${board.cellName(first)} to ${board.cellName(last)}` : undefined;
}

/** In one row, or in one column. */
export const isLine = ({ board }: Ground, cells: readonly number[]): boolean =>
  board !== undefined &&
  [board.rowOf, board.columnOf].some((number) => new Set(cells.map(number)).size === 1);
