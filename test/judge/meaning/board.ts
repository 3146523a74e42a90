/**
 * Boards of squares (B1 to B7): cells, and what lies between, round and along them. A cell is a number in reading order, holes included; so are the
 * other elements, in the order in which answers list them: links and edges the horizontal ones first.
 */
import { makeHexagons } from "./hexagons.js";

export interface BoardForm {
  readonly rows: number;
  readonly columns: number;
  readonly torus: boolean;
  /** Of hexagons, not of squares. */
  readonly hexagons?: boolean;
  /** Cells that are not there. */
  readonly holes: readonly number[];
}

/** By its number among the directions of the board, clockwise. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
const directionNames = ["up", "right", "down", "left"] as const;
const steps: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** Two ends, in reading order of where the first stands. */
export type Pair = readonly [number, number];

export interface Board extends BoardForm {
  readonly directions: readonly string[];
  readonly cells: readonly number[];
  readonly nameOf: (cell: number) => string;
  readonly at: (row: number, column: number) => number | undefined;
  readonly rowOf: (cell: number) => number;
  readonly columnOf: (cell: number) => number;
  readonly next: (cell: number, direction: Direction) => number | undefined;
  readonly neighbours: (cell: number) => readonly number[];
  readonly around: (cell: number) => readonly number[];
  /** By number of a link its ends; undefined where a hole or a narrow torus leaves none. */
  readonly links: readonly (Pair | undefined)[];
  readonly linkOf: (cell: number, direction: Direction) => number | undefined;
  readonly linkBetween: (a: number, b: number) => number | undefined;
  /** By number of an edge the cells at its sides; none where it borders no cell. */
  readonly edges: readonly (readonly number[])[];
  readonly edgeOf: (cell: number, direction: Direction) => number;
  /** By number of an edge its ends. */
  readonly edgeEnds: readonly Pair[];
  /** By number of a corner the cells that touch it, clockwise from the upper left. */
  readonly corners: readonly (readonly number[])[];
  readonly cornersOf: (cell: number) => readonly number[];
  /** Rows, then columns. */
  readonly rowSets: readonly (readonly number[])[];
  readonly columnSets: readonly (readonly number[])[];
  readonly diagonals: (which: "up" | "down") => readonly (readonly number[])[];
  readonly blocks: (height: number, width: number) => readonly (readonly number[])[];
  readonly boxes: (height: number, width: number) => readonly (readonly number[])[];
  readonly look: (cell: number, direction: Direction) => readonly number[];
  readonly ring: (cell: number) => readonly number[];
  /** The places round a cell, clockwise from the one above; undefined where no cell is there. */
  readonly placesRound: (cell: number) => readonly (number | undefined)[];
  /** Those round a corner, clockwise from its upper left. */
  readonly placesAt: (corner: number) => readonly (number | undefined)[];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

export function makeBoard(form: BoardForm): Board {
  if (form.hexagons === true) return makeHexagons(form);
  const { rows, columns, torus } = form;
  const gone = new Set(form.holes);
  const cells = upTo(rows * columns).filter((cell) => !gone.has(cell));
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const columnOf = (cell: number): number => cell % columns;
  const at = (row: number, column: number): number | undefined => {
    if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
    const cell = row * columns + column;
    return gone.has(cell) ? undefined : cell;
  };
  const round = (value: number, length: number): number => (torus ? (value + length) % length : value);
  const stepped = (cell: number, down: number, right: number): number | undefined => {
    const to = at(round(rowOf(cell) + down, rows), round(columnOf(cell) + right, columns));
    return to === cell ? undefined : to;
  };
  const next = (cell: number, direction: Direction): number | undefined => {
    const [down, right] = steps[direction] ?? [0, 0];
    return stepped(cell, down, right);
  };
  const distinct = (found: readonly (number | undefined)[]): number[] =>
    [...new Set(found.filter((cell) => cell !== undefined))].sort((a, b) => a - b);
  const neighbours = (cell: number): number[] =>
    distinct([0, 1, 2, 3].map((direction) => next(cell, direction as Direction)));
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
  const around = (cell: number): number[] =>
    distinct(clockwise.map(([down, right]) => stepped(cell, down, right)));

  const across = torus ? columns : columns - 1;
  const downward = torus ? rows : rows - 1;
  const links: (Pair | undefined)[] = [];
  const seen = new Set<string>();
  const join = (from: number, to: number | undefined): void => {
    const key = to === undefined ? "" : [from, to].sort((a, b) => a - b).join();
    const joins = !gone.has(from) && to !== undefined && !seen.has(key);
    if (joins) seen.add(key);
    links.push(joins && to !== undefined ? [from, to] : undefined);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < across; column++)
      join(row * columns + column, next(row * columns + column, 1));
  for (let row = 0; row < downward; row++)
    for (let column = 0; column < columns; column++)
      join(row * columns + column, next(row * columns + column, 2));
  const linkBetween = (a: number, b: number): number | undefined => {
    const found = links.findIndex((ends) => ends?.includes(a) === true && ends.includes(b) && a !== b);
    return found < 0 ? undefined : found;
  };
  const linkOf = (cell: number, direction: Direction): number | undefined => {
    const to = next(cell, direction);
    return to === undefined ? undefined : linkBetween(cell, to);
  };

  const rowsOfEdges = torus ? rows : rows + 1;
  const columnsOfEdges = torus ? columns : columns + 1;
  const edgeOf = (cell: number, direction: Direction): number => {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    if (direction === 0) return row * columns + column;
    if (direction === 2) return ((row + 1) % rowsOfEdges) * columns + column;
    const first = rowsOfEdges * columns + row * columnsOfEdges;
    return direction === 3 ? first + column : first + ((column + 1) % columnsOfEdges);
  };
  const edges: number[][] = upTo(rowsOfEdges * columns + rows * columnsOfEdges).map(() => []);
  for (const cell of cells)
    for (const direction of [0, 1, 2, 3] as const) {
      const sides = edges[edgeOf(cell, direction)];
      if (sides !== undefined && !sides.includes(cell)) sides.push(cell);
    }
  for (const sides of edges) sides.sort((a, b) => a - b);
  const pointAt = (row: number, column: number): number =>
    (row % rowsOfEdges) * columnsOfEdges + (column % columnsOfEdges);
  const edgeEnds: Pair[] = [];
  for (let row = 0; row < rowsOfEdges; row++)
    for (let column = 0; column < columns; column++)
      edgeEnds.push([pointAt(row, column), pointAt(row, column + 1)]);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columnsOfEdges; column++)
      edgeEnds.push([pointAt(row, column), pointAt(row + 1, column)]);

  const cornersOf = (cell: number): number[] => {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    return [
      ...new Set([
        pointAt(row, column),
        pointAt(row, column + 1),
        pointAt(row + 1, column + 1),
        pointAt(row + 1, column),
      ]),
    ].sort((a, b) => a - b);
  };
  const placesAt = (point: number): (number | undefined)[] => {
    const [row, column] = [Math.floor(point / columnsOfEdges), point % columnsOfEdges];
    return [
      at(round(row - 1, rows), round(column - 1, columns)),
      at(round(row - 1, rows), round(column, columns)),
      at(round(row, rows), round(column, columns)),
      at(round(row, rows), round(column - 1, columns)),
    ];
  };
  const corners = upTo(rowsOfEdges * columnsOfEdges).map((point) => [
    ...new Set(placesAt(point).filter((cell) => cell !== undefined)),
  ]);

  const rowSets = upTo(rows).map((row) => cells.filter((cell) => rowOf(cell) === row));
  const columnSets = upTo(columns).map((column) => cells.filter((cell) => columnOf(cell) === column));
  // Cells of the board, and those that holes replace: diagonals go on behind holes (B2).
  const diagonals = (which: "up" | "down"): number[][] => {
    const down = which === "down" ? 1 : -1;
    const within = (row: number, column: number): boolean =>
      torus || (row >= 0 && row < rows && column >= 0 && column < columns);
    const reached = new Set<number>();
    const sets: number[][] = [];
    for (const start of upTo(rows * columns)) {
      if (reached.has(start) || (!torus && within(rowOf(start) - down, columnOf(start) - 1))) continue;
      const set: number[] = [];
      let [row, column] = [rowOf(start), columnOf(start)];
      while (within(row, column) && !reached.has(row * columns + column)) {
        reached.add(row * columns + column);
        set.push(row * columns + column);
        [row, column] = [round(row + down, rows), round(column + 1, columns)];
      }
      const there = set.filter((cell) => !gone.has(cell));
      if (there.length > 0) sets.push(there);
    }
    return sets;
  };
  const window = (row: number, column: number, height: number, width: number): number[] | undefined => {
    const found: number[] = [];
    for (let r = row; r < row + height; r++)
      for (let c = column; c < column + width; c++) {
        const cell = at(r, c);
        if (cell === undefined) return undefined;
        found.push(cell);
      }
    return found;
  };
  const blocks = (height: number, width: number): number[][] =>
    upTo(rows * columns).flatMap((cell) => {
      const found = window(rowOf(cell), columnOf(cell), height, width);
      return found === undefined ? [] : [found];
    });
  const boxes = (height: number, width: number): number[][] =>
    upTo((rows / height) * (columns / width)).flatMap((box) => {
      const wide = columns / width;
      const [row, column] = [Math.floor(box / wide) * height, (box % wide) * width];
      const there = cells.filter(
        (cell) =>
          rowOf(cell) >= row &&
          rowOf(cell) < row + height &&
          columnOf(cell) >= column &&
          columnOf(cell) < column + width,
      );
      return there.length === 0 ? [] : [there];
    });
  const look = (cell: number, direction: Direction): number[] => {
    const found: number[] = [];
    for (let to = next(cell, direction); to !== undefined && to !== cell; to = next(to, direction)) {
      if (found.includes(to)) break;
      found.push(to);
    }
    return found;
  };
  const placesRound = (cell: number): (number | undefined)[] =>
    clockwise.map(([down, right]) => stepped(cell, down, right));
  // R6: from above, clockwise; where it is cut, from behind the first gap that is met so.
  const ring = (cell: number): number[] => {
    const found: number[] = [];
    const places = placesRound(cell);
    const gap = places.indexOf(undefined);
    const whole = gap < 0 ? places : [...places.slice(gap), ...places.slice(0, gap)];
    for (const to of whole) {
      if (to !== undefined && !found.includes(to)) found.push(to);
    }
    return found;
  };
  return {
    ...form,
    directions: directionNames,
    cells,
    nameOf: (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`,
    at,
    rowOf,
    columnOf,
    next,
    neighbours,
    around,
    links,
    linkOf,
    linkBetween,
    edges,
    edgeOf,
    edgeEnds,
    corners,
    cornersOf,
    rowSets,
    columnSets,
    diagonals,
    blocks,
    boxes,
    look,
    ring,
    placesRound,
    placesAt,
  };
}

/** Whether a hole lies between two cells of a row or a column (B2), or what is not in the part that is spoken of (B10). */
export function isCut(board: Board, a: number, b: number, part?: ReadonlySet<number>): boolean {
  if (board.hexagons === true) return false;
  const [from, to] = a < b ? [a, b] : [b, a];
  const step = board.rowOf(a) === board.rowOf(b) ? 1 : board.columns;
  if (step !== 1 && board.columnOf(a) !== board.columnOf(b)) return false;
  for (let at = from + step; at < to; at += step)
    if (board.holes.includes(at) || part?.has(at) === false) return true;
  return false;
}

/** All directions of the board. */
export const waysOf = ({ directions }: Pick<Board, "directions">): readonly Direction[] =>
  directions.map((_, way) => way as Direction);

/** The side of a cell: what a layer by direction stands on, and a wedge. */
export const sideOf = ({ directions }: Pick<Board, "directions">, cell: number, way: number): number =>
  directions.length * cell + way;

export const cellOfSide = ({ directions }: Pick<Board, "directions">, side: number): number =>
  Math.floor(side / directions.length);

export const wayOfSide = ({ directions }: Pick<Board, "directions">, side: number): Direction =>
  (side % directions.length) as Direction;
