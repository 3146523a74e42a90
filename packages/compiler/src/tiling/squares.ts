/** The tiling by squares. This folder alone says of which elements a board of squares consists. */
import type { Board, BoardOptions } from "../board.js";
import { once } from "../once.js";
import { makeCorners, makeEdges, makeLinks } from "./borders.js";
import { makeLines, makeSets } from "./cell-sets.js";
import { makeGrid } from "./grid.js";
import { makeNeighbourhood } from "./neighbourhood.js";
import { motionsOfSquares } from "./square-motions.js";
import { findSymmetries } from "./symmetries.js";

const nothing: Board["lacks"] = new Set();

/**
 * A board; its families of sets are computed when first asked for, and kept. Rows and columns are non-negative integers; the caller
 * refuses others. Holes outside the rectangle are ignored.
 */
export function makeBoard(rows: number, columns: number, options: BoardOptions = {}): Board {
  const grid = makeGrid(rows, columns, options);
  const edges = makeEdges(grid);
  const cells: number[] = [];
  for (let cell = 0; cell < rows * columns; cell++) if (grid.exists(cell)) cells.push(cell);
  const board: Board = {
    tiling: "squares",
    lacks: nothing,
    rows,
    columns,
    placesInRow: () => columns,
    height: rows,
    width: columns,
    torus: grid.torus,
    directions: [0, 1, 2, 3],
    lattice: {
      name: "squares",
      pointOf: (cell) => [Math.floor(cell / columns), cell % columns],
      cellAt: ([row = 0, column = 0]) => grid.at(row, column),
    },
    directionSlots: 4,
    cells,
    exists: grid.exists,
    cellName: grid.name,
    cellAt: (row, column) =>
      row < 0 || row >= rows || column < 0 || column >= columns ? undefined : grid.at(row, column),
    rowOf: (cell) => Math.floor(cell / columns),
    columnOf: (cell) => cell % columns,
    ...makeNeighbourhood(grid),
    lines: makeLines(grid),
    ...makeSets(grid),
    ...makeLinks(grid),
    ...edges,
    ...makeCorners(grid, edges),
    symmetries: once(() => findSymmetries(grid)),
    motions: motionsOfSquares(grid, () => board),
  };
  return board;
}
