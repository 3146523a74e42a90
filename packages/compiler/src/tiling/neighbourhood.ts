/** The surroundings of a cell: neighbours, rings, and the straight ways from it. */
import type { Board, CellIndex, Direction, Ring } from "../board.js";
import { oncePer } from "../once.js";
import { distinctCells, type Grid, squareStep } from "./grid.js";

type Neighbourhood = Pick<
  Board,
  "next" | "neighbours" | "around" | "ring" | "look" | "span" | "distance" | "isBorder"
>;

/** Clockwise from the top. */
const clockwise = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

const inReadingOrder = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

export function makeNeighbourhood(grid: Grid): Neighbourhood {
  const { rows, columns } = grid;
  const rowOf = (cell: CellIndex): number => Math.floor(cell / columns);
  const columnOf = (cell: CellIndex): number => cell % columns;
  const next = (cell: CellIndex, direction: Direction): CellIndex | undefined => {
    const [down, right] = squareStep(direction);
    const found = grid.at(rowOf(cell) + down, columnOf(cell) + right);
    return found === cell ? undefined : found;
  };
  const offset = (cell: CellIndex, [down, right]: readonly [number, number]): CellIndex | undefined => {
    const found = grid.at(rowOf(cell) + down, columnOf(cell) + right);
    return found === cell ? undefined : found;
  };
  return {
    next,
    neighbours: oncePer((cell) =>
      distinctCells([next(cell, 0), next(cell, 1), next(cell, 2), next(cell, 3)]),
    ),
    around: oncePer((cell) => distinctCells(inReadingOrder.map((step) => offset(cell, step)))),
    ring: oncePer((cell) => cutRing(clockwise.map((step) => offset(cell, step)))),
    look: oncePer((cell, direction) => {
      const seen: CellIndex[] = [];
      for (let x = next(cell, direction); x !== undefined && x !== cell; x = next(x, direction)) seen.push(x);
      return seen;
    }),
    span: (from, to) => {
      const [down, right] = [rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)];
      if (down !== 0 && right !== 0) return undefined;
      const length = Math.max(Math.abs(down), Math.abs(right));
      const passed: (CellIndex | undefined)[] = [];
      for (let i = 0; i <= length; i++)
        passed.push(grid.at(rowOf(from) + i * Math.sign(down), columnOf(from) + i * Math.sign(right)));
      return passed;
    },
    distance: (from, to) => Math.abs(rowOf(from) - rowOf(to)) + Math.abs(columnOf(from) - columnOf(to)),
    isBorder: (cell) =>
      !grid.torus &&
      (rowOf(cell) === 0 ||
        rowOf(cell) === rows - 1 ||
        columnOf(cell) === 0 ||
        columnOf(cell) === columns - 1),
  };
}

/**
 * Places in a circle, cut where there is no cell. The first piece starts behind the first gap's end that comes at or after the top, so that no
 * piece is split at the top.
 */
export function cutRing(places: readonly (CellIndex | undefined)[]): Ring {
  const gap = places.indexOf(undefined);
  if (gap < 0) return { pieces: [distinctCells(places)], closed: true };
  const pieces: CellIndex[][] = [];
  let piece: CellIndex[] = [];
  const seen = new Set<CellIndex>();
  for (let i = 1; i <= places.length; i++) {
    const cell = places[(gap + i) % places.length];
    if (cell === undefined) {
      if (piece.length > 0) pieces.push(piece);
      piece = [];
    } else if (!seen.has(cell)) {
      seen.add(cell);
      piece.push(cell);
    }
  }
  return { pieces, closed: false };
}
