/** The bare rectangle of squares: which cells there are, and how one wraps. All else in tiling/ is derived from it. */
import type { BoardOptions, CellIndex, Direction } from "../board.js";

export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly torus: boolean;
  readonly exists: (cell: CellIndex) => boolean;
  /** Wraps on a torus. Undefined outside the board and at a hole. */
  readonly at: (row: number, column: number) => CellIndex | undefined;
  readonly name: (cell: CellIndex) => string;
}

/** Row and column steps of up, right, down, left. */
export const squareStep = (direction: Direction): readonly [number, number] => steps[direction] ?? [0, 0];

const steps = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export function makeGrid(rows: number, columns: number, options: BoardOptions): Grid {
  const torus = options.torus ?? false;
  const present = new Uint8Array(rows * columns).fill(1);
  for (const hole of options.without ?? []) if (hole >= 0 && hole < present.length) present[hole] = 0;
  const exists = (cell: CellIndex): boolean => present[cell] === 1;
  const at = (row: number, column: number): CellIndex | undefined => {
    const r = torus ? wrap(row, rows) : row;
    const c = torus ? wrap(column, columns) : column;
    if (r < 0 || r >= rows || c < 0 || c >= columns) return undefined;
    const cell = r * columns + c;
    return exists(cell) ? cell : undefined;
  };
  const name = (cell: CellIndex): string => `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
  return { rows, columns, torus, exists, at, name };
}

export const wrap = (value: number, size: number): number => ((value % size) + size) % size;

/** Without repetition, in order of first occurrence. For a handful of cells, where a Set would cost more. */
export function distinctCells(cells: readonly (CellIndex | undefined)[]): CellIndex[] {
  const seen: CellIndex[] = [];
  for (const cell of cells) if (cell !== undefined && !seen.includes(cell)) seen.push(cell);
  return seen;
}
