/** Rows, columns, diagonals, boxes and blocks. */
import type { Board, CellIndex, CellSets, Rectangle, SetsOfRectangles } from "../board.js";
import { once, oncePer } from "../once.js";
import { type Grid, wrap } from "./grid.js";

type Places = readonly (CellIndex | undefined)[];

export const makeSets = (grid: Grid): SetsOfRectangles => ({
  diagonals: makeDiagonals(grid),
  boxes: makeBoxes(grid),
  blocks: makeBlocks(grid),
});

const none: CellSets = { sets: [], keys: [], name: () => "" };
/** The sets of cells of a tiling without rectangles. */
export const noSets: SetsOfRectangles = {
  diagonals: () => none,
  boxes: () => undefined,
  blocks: () => none,
};

export function makeLines(grid: Grid): Board["lines"] {
  const rowPlaces = once(() =>
    range(grid.rows).map((row): Places => range(grid.columns).map((column) => grid.at(row, column))),
  );
  const columnPlaces = once(() =>
    range(grid.columns).map((column): Places => range(grid.rows).map((row) => grid.at(row, column))),
  );
  const rowName = (index: number): string => `row ${index + 1}`;
  const columnName = (index: number): string => `column ${index + 1}`;
  return {
    row: lazyLines(rowPlaces, rowName),
    column: lazyLines(columnPlaces, columnName),
    line: lazyLines(
      once(() => [...rowPlaces(), ...columnPlaces()]),
      (index) => (index < grid.rows ? rowName(index) : columnName(index - grid.rows)),
    ),
  };
}

function makeBoxes(grid: Grid): Board["boxes"] {
  const whole = wholeOf(grid);
  return (height, width, within = whole) => {
    if (height < 1 || width < 1 || within.height % height !== 0 || within.width % width !== 0)
      return undefined;
    const sets: CellIndex[][] = [];
    const keys: string[] = [];
    for (let row = within.top; row < within.top + within.height; row += height)
      for (let column = within.left; column < within.left + within.width; column += width) {
        const cells = windowAt(grid, row, column, height, width);
        if (cells.length === 0) continue;
        sets.push(cells);
        keys.push(windowKey(row, column, height, width));
      }
    return { sets, keys, name: (index) => `box ${index + 1}` };
  };
}

function makeBlocks(grid: Grid): Board["blocks"] {
  return oncePer((height, width) => {
    const sets: CellIndex[][] = [];
    const keys: string[] = [];
    if (height >= 1 && width >= 1)
      for (let row = 0; row < starts(grid, grid.rows, height); row++)
        for (let column = 0; column < starts(grid, grid.columns, width); column++) {
          const cells = windowAt(grid, row, column, height, width);
          if (cells.length !== height * width) continue;
          sets.push(cells);
          keys.push(windowKey(row, column, height, width));
        }
    return { sets, keys, name: (index) => `the block of ${spanName(grid, sets[index] ?? [])}` };
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

const windowKey = (top: number, left: number, height: number, width: number): string =>
  `${height} x ${width} at ${top} ${left}`;

type Way = 1 | -1;

/** A diagonal, from its left end: the row and column it starts at, and its step in rows when going right. */
interface Diagonal {
  readonly row: number;
  readonly column: number;
  readonly way: Way;
  readonly length: number;
}

function makeDiagonals(grid: Grid): Board["diagonals"] {
  const whole = wholeOf(grid);
  const all = oncePer((which: "up" | "down" | "both"): readonly Diagonal[] => {
    // Down orbits are the classes of column - row modulo the gcd, up orbits those of column + row.
    const same = grid.torus && greatestCommonDivisor(grid.rows, grid.columns) <= 2;
    const ways: readonly Way[] = which === "both" ? (same ? [1] : [1, -1]) : [which === "down" ? 1 : -1];
    return ways.flatMap((way) => (grid.torus ? orbits(grid, way) : flatDiagonals(grid, way)));
  });
  const chosen = (which: "up" | "down" | "both", long: boolean, within: Rectangle): CellSets => {
    const diagonals = all(which)
      .filter((one) => !long || placesWithin(grid, one, within) >= Math.min(within.height, within.width))
      .map((one) => ({ one, places: placesOf(grid, one) }))
      .filter(({ places }) => places.some((cell) => cell !== undefined));
    const places = diagonals.map((each) => each.places);
    const sets = places.map(existing);
    return {
      sets,
      places,
      keys: diagonals.map(({ one }) => keyOfDiagonal(grid, one)),
      name: (index) => diagonalName(grid, sets[index] ?? []),
    };
  };
  const ofBoard = oncePer((which: "up" | "down" | "both", long: boolean) => chosen(which, long, whole));
  return (which, long, within) => (within === undefined ? ofBoard(which, long) : chosen(which, long, within));
}

const diagonalName = (grid: Grid, cells: readonly CellIndex[]): string =>
  cells.length === 1
    ? `the diagonal of ${spanName(grid, cells)}`
    : `the diagonal from ${spanName(grid, cells, " to ")}`;

function flatDiagonals({ rows, columns }: Grid, way: Way): Diagonal[] {
  const first = way === 1 ? 0 : rows - 1;
  const from = (row: number, column: number): Diagonal => ({
    row,
    column,
    way,
    length: Math.min(way === 1 ? rows - row : row + 1, columns - column),
  });
  const onTheLeft = range(rows - 1).map((i) => from(way === 1 ? rows - 1 - i : i, 0));
  return [...onTheLeft, ...range(columns).map((column) => from(first, column))];
}

/** The row and column steps together return after lcm(R, C) steps, so every orbit meets the first row gcd(R, C) columns apart. */
function orbits({ rows, columns }: Grid, way: Way): Diagonal[] {
  const count = greatestCommonDivisor(rows, columns);
  const row = way === 1 ? 0 : rows - 1;
  return range(count).map((column) => ({ row, column, way, length: (rows * columns) / count }));
}

const placesOf = (grid: Grid, { row, column, way, length }: Diagonal): Places =>
  range(length).map((i) => grid.at(row + i * way, column + i));

/** How many successive places of the rectangle the diagonal runs through at most, without wrapping. */
function placesWithin(grid: Grid, { row, column, way, length }: Diagonal, within: Rectangle): number {
  let most = 0;
  let now = 0;
  // An orbit may begin amid a stretch: going round twice meets it whole.
  for (let i = 0; i < (grid.torus ? 2 * length : length); i++) {
    const r = wrap(row + i * way, grid.rows) - within.top;
    const c = wrap(column + i, grid.columns) - within.left;
    const isWithin = r >= 0 && c >= 0 && r < within.height && c < within.width;
    const isFirst = c === 0 || r === (way === 1 ? 0 : within.height - 1);
    now = isWithin ? (isFirst ? 1 : now + 1) : 0;
    most = Math.max(most, now);
  }
  return most;
}

function keyOfDiagonal(grid: Grid, { row, column, way }: Diagonal): string {
  const apart = column - way * row;
  if (!grid.torus) return `${way} ${apart}`;
  const count = greatestCommonDivisor(grid.rows, grid.columns);
  // Where both ways give the same orbits, these are told apart by one of the ways.
  return count <= 2 ? `${wrap(apart, count)}` : `${way} ${wrap(apart, count)}`;
}

function lazyLines(places: () => readonly Places[], name: CellSets["name"]): CellSets {
  const sets = once(() => places().map(existing));
  return {
    get sets() {
      return sets();
    },
    get places() {
      return places();
    },
    name,
  };
}

const existing = (places: Places): CellIndex[] => places.filter((cell) => cell !== undefined);

const wholeOf = ({ rows, columns }: Grid): Rectangle => ({ top: 0, left: 0, height: rows, width: columns });

function spanName(grid: Grid, cells: readonly CellIndex[], between = "-"): string {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return "no cell";
  return first === last ? grid.name(first) : grid.name(first) + between + grid.name(last);
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
