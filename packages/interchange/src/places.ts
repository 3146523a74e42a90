/** The places of a board that values stand at, in the order of the formats and in that of the compiler. */
import type { Draft, Givens } from "./givens.js";

type Size = Pick<Givens, "rows" | "columns"> | Pick<Draft, "rows" | "columns">;

/** A rectangle of places, as the lines of a file show it. */
export interface Part {
  readonly height: number;
  readonly width: number;
  /** The element at its upper left; elements follow in reading order. */
  readonly first: number;
}

/** The place that one value stands at. */
export type Places = (size: Size) => readonly Part[];

export const onCells: Places = ({ rows, columns }) => [{ height: rows, width: columns, first: 0 }];

/** Links join a cell to the next in its row, then to that below it. */
export const onLinks: Places = ({ rows, columns }) => [
  { height: rows, width: columns - 1, first: 0 },
  { height: rows - 1, width: columns, first: rows * (columns - 1) },
];

/** The same links in one row, where a code has no pause between the two parts. */
export const onLinksInOne: Places = ({ rows, columns }) => [
  { height: 1, width: rows * (columns - 1) + (rows - 1) * columns, first: 0 },
];

/** Edges: the compiler has those above and below cells first, the formats those at their left and right. */
export const onEdges: Places = ({ rows, columns }) => [
  { height: rows, width: columns + 1, first: (rows + 1) * columns },
  { height: rows + 1, width: columns, first: 0 },
];

/** The edges one by one as the formats number them: between two cells, then above, below, at the left and at the right of the board. */
export function edgesInOrder(size: Size): readonly number[] {
  const { rows, columns } = size;
  const upright = (rows + 1) * columns;
  const top = Array.from({ length: columns }, (_, column) => column);
  const left = Array.from({ length: rows }, (_, row) => upright + row * (columns + 1));
  return [
    ...linkEdges(size),
    ...top,
    ...top.map((edge) => edge + rows * columns),
    ...left,
    ...left.map((edge) => edge + columns),
  ];
}

/** Corners, those at the rim too. */
export const onCorners: Places = ({ rows, columns }) => [{ height: rows + 1, width: columns + 1, first: 0 }];

/** The two cells of each link. */
export function linkCells({ rows, columns }: Size): readonly (readonly [number, number])[] {
  const cells: [number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column + 1 < columns; column++)
      cells.push([row * columns + column, row * columns + column + 1]);
  for (let cell = 0; cell + columns < rows * columns; cell++) cells.push([cell, cell + columns]);
  return cells;
}

/** The edge between the two cells of each link. */
export function linkEdges({ rows, columns }: Size): readonly number[] {
  const upright = (rows + 1) * columns;
  const edges: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 1; column < columns; column++) edges.push(upright + row * (columns + 1) + column);
  for (let cell = 0; cell + columns < rows * columns; cell++) edges.push(cell + columns);
  return edges;
}

/** Of each diagonal its end at the left and that at the right; it goes down from the left, or up. Those that go down are first. */
export function diagonalEnds({ rows, columns }: Size): readonly {
  readonly left: number;
  readonly right: number;
  readonly down: boolean;
}[] {
  const from = (row: number, column: number, down: boolean) => {
    const steps = Math.min(down ? rows - 1 - row : row, columns - 1 - column);
    const left = row * columns + column;
    return { left, right: left + steps * (down ? columns + 1 : 1 - columns), down };
  };
  const below = Array.from({ length: rows - 1 }, (_, index) => index);
  const beside = Array.from({ length: columns }, (_, column) => column);
  return [
    ...below.map((index) => from(rows - 1 - index, 0, true)),
    ...beside.map((column) => from(0, column, true)),
    ...below.map((index) => from(index, 0, false)),
    ...beside.map((column) => from(rows - 1, column, false)),
  ];
}

/** Links that a class makes of any two cells: those of neighbours are numbered as all links are, the others behind them by both cells. */
export function anyTwoCells({ rows, columns }: Size): {
  readonly pairOf: (a: number | undefined, b: number | undefined) => number | undefined;
  /** The end at the left, or the upper one of two in a column, is first. */
  readonly endsOf: (pair: number) => readonly [number, number] | undefined;
} {
  const beside = linkCells({ rows, columns });
  const count = rows * columns;
  const numbers = new Map(beside.map(([a, b], link) => [a * count + b, link]));
  return {
    pairOf(a, b) {
      if (a === undefined || b === undefined || a === b) return undefined;
      const both = Math.min(a, b) * count + Math.max(a, b);
      return numbers.get(both) ?? beside.length + both;
    },
    endsOf(pair) {
      const both = pair - beside.length;
      const [a, b] = beside[pair] ?? [Math.floor(both / count), both % count];
      if (a >= count || a === b) return undefined;
      return a % columns <= b % columns ? [a, b] : [b, a];
    },
  };
}
