/** Rows, columns, diagonals, boxes and blocks. */
import type { Board, CellIndex, CellSets } from "../board.js";
import { once, oncePer } from "../once.js";
import type { Grid } from "./grid.js";

export function makeLines(grid: Grid): Board["lines"] {
  const existing = (cells: readonly (CellIndex | undefined)[]): CellIndex[] =>
    cells.filter((cell) => cell !== undefined);
  const rowSets = once(() =>
    range(grid.rows).map((row) => existing(range(grid.columns).map((column) => grid.at(row, column)))),
  );
  const columnSets = once(() =>
    range(grid.columns).map((column) => existing(range(grid.rows).map((row) => grid.at(row, column)))),
  );
  const lineSets = once(() => [...rowSets(), ...columnSets()]);
  const rowName = (index: number): string => `row ${index + 1}`;
  const columnName = (index: number): string => `column ${index + 1}`;
  return {
    row: lazySets(rowSets, rowName),
    column: lazySets(columnSets, columnName),
    line: lazySets(lineSets, (index) => (index < grid.rows ? rowName(index) : columnName(index - grid.rows))),
  };
}

export function makeBoxes(grid: Grid): Board["boxes"] {
  return oncePer((height, width) => {
    if (height < 1 || width < 1 || grid.rows % height !== 0 || grid.columns % width !== 0) return undefined;
    const sets: CellIndex[][] = [];
    for (let row = 0; row < grid.rows; row += height)
      for (let column = 0; column < grid.columns; column += width) {
        const cells = windowAt(grid, row, column, height, width);
        if (cells.length > 0) sets.push(cells);
      }
    return { sets, name: (index) => `box ${index + 1}` };
  });
}

export function makeBlocks(grid: Grid): Board["blocks"] {
  return oncePer((height, width) => {
    const sets: CellIndex[][] = [];
    if (height >= 1 && width >= 1)
      for (let row = 0; row < starts(grid, grid.rows, height); row++)
        for (let column = 0; column < starts(grid, grid.columns, width); column++) {
          const cells = windowAt(grid, row, column, height, width);
          if (cells.length === height * width) sets.push(cells);
        }
    return { sets, name: (index) => `the block of ${spanName(grid, sets[index] ?? [])}` };
  });
}

/** Where windows of a size may start: on a torus everywhere, but once if the window goes all the way round. */
function starts(grid: Grid, size: number, window: number): number {
  if (window > size) return 0;
  return grid.torus && window < size ? size : size - window + 1;
}

function windowAt(grid: Grid, top: number, left: number, height: number, width: number): CellIndex[] {
  const cells: CellIndex[] = [];
  for (let row = top; row < top + height; row++)
    for (let column = left; column < left + width; column++) {
      const cell = grid.at(row, column);
      if (cell !== undefined) cells.push(cell);
    }
  return cells;
}

export function makeDiagonals(grid: Grid): Board["diagonals"] {
  return oncePer((which, long) => {
    // Down orbits are the classes of column - row modulo the gcd, up orbits those of column + row.
    const same = grid.torus && greatestCommonDivisor(grid.rows, grid.columns) <= 2;
    const ways =
      which === "both" ? (same ? ([1] as const) : ([1, -1] as const)) : [which === "down" ? 1 : -1];
    const sets = ways.flatMap((way) =>
      grid.torus ? orbits(grid, way, long) : flatDiagonals(grid, way, long),
    );
    return { sets, name: (index) => diagonalName(grid, sets[index] ?? []) };
  });
}

const diagonalName = (grid: Grid, cells: readonly CellIndex[]): string =>
  cells.length === 1
    ? `the diagonal of ${spanName(grid, cells)}`
    : `the diagonal from ${spanName(grid, cells, " to ")}`;

/** Each from its left end; `way` is the step in rows when going right. */
function flatDiagonals(grid: Grid, way: number, long: boolean): CellIndex[][] {
  const { rows, columns } = grid;
  const first = way === 1 ? 0 : rows - 1;
  const sets: CellIndex[][] = [];
  const add = (row: number, column: number): void => {
    const length = Math.min(way === 1 ? rows - row : row + 1, columns - column);
    if (long && length < Math.min(rows, columns)) return;
    const cells = walk(grid, row, column, way, length);
    if (cells.length > 0) sets.push(cells);
  };
  for (let i = rows - 1; i > 0; i--) add(way === 1 ? i : rows - 1 - i, 0);
  for (let column = 0; column < columns; column++) add(first, column);
  return sets;
}

/** The row and column steps together return after lcm(R, C) steps, so every orbit meets the first row gcd(R, C) columns apart. */
function orbits(grid: Grid, way: number, long: boolean): CellIndex[][] {
  const { rows, columns } = grid;
  const count = greatestCommonDivisor(rows, columns);
  const length = (rows * columns) / count;
  const chosen = long && rows === columns ? range(Math.min(1, count)) : range(count);
  return chosen
    .map((column) => walk(grid, way === 1 ? 0 : rows - 1, column, way, length))
    .filter((cells) => cells.length > 0);
}

function walk(grid: Grid, row: number, column: number, way: number, length: number): CellIndex[] {
  const cells: CellIndex[] = [];
  for (let i = 0; i < length; i++) {
    const cell = grid.at(row + i * way, column + i);
    if (cell !== undefined) cells.push(cell);
  }
  return cells;
}

function lazySets(sets: () => readonly (readonly CellIndex[])[], name: CellSets["name"]): CellSets {
  return {
    get sets() {
      return sets();
    },
    name,
  };
}

function spanName(grid: Grid, cells: readonly CellIndex[], between = "-"): string {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return "no cell";
  return first === last ? grid.name(first) : grid.name(first) + between + grid.name(last);
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
