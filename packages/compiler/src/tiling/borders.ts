/** Links between cells, edges round them, and corners; their numbering is that of board.ts. */
import type { Board, CellIndex, Direction } from "../board.js";
import { oncePer } from "../once.js";
import { directionNames } from "../vocabulary/directions.js";
import { distinctCells, type Grid, wrap } from "./grid.js";
import { cutRing } from "./neighbourhood.js";

type Links = Pick<
  Board,
  "linkCount" | "pairCount" | "linkEnds" | "linkFrom" | "linkBetween" | "pairOf" | "linkName"
>;

export function makeLinks(grid: Grid): Links {
  const { rows, columns, torus } = grid;
  // Two cells have one link, also where each is the other's neighbour on both sides: on a torus of two columns or rows.
  const wraps = (size: number): boolean => torus && size !== 2;
  const across = wraps(columns) ? columns : Math.max(0, columns - 1);
  const horizontal = rows * across;
  const linkCount = horizontal + (wraps(rows) ? rows : Math.max(0, rows - 1)) * columns;
  const cellCount = rows * columns;
  const pairCount = linkCount + cellCount * cellCount;
  const pairEnds = (pair: number): readonly [CellIndex, CellIndex] | undefined => {
    const [a, b] = [Math.floor(pair / cellCount), pair % cellCount];
    return a < b && grid.exists(a) && grid.exists(b) && linkBetween(a, b) === undefined ? [a, b] : undefined;
  };
  const linkEnds = (link: number): readonly [CellIndex, CellIndex] | undefined => {
    if (link < 0 || link >= pairCount) return undefined;
    if (link >= linkCount) return pairEnds(link - linkCount);
    const inRow = link < horizontal;
    const index = inRow ? link : link - horizontal;
    const width = inRow ? across : columns;
    const [row, column] = [Math.floor(index / width), index % width];
    const first = grid.at(row, column);
    const second = inRow ? grid.at(row, column + 1) : grid.at(row + 1, column);
    return first === undefined || second === undefined || first === second ? undefined : [first, second];
  };
  const linkFrom = (cell: CellIndex, direction: Direction): number | undefined => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const inRow = direction === 1 || direction === 3;
    const start = direction === 3 ? column - 1 : direction === 0 ? row - 1 : inRow ? column : row;
    const size = inRow ? columns : rows;
    if (!torus && (start < 0 || start >= size - 1)) return undefined;
    const from = torus && !wraps(size) ? 0 : wrap(start, size);
    const link = inRow ? row * across + from : horizontal + from * columns + column;
    return linkEnds(link) === undefined ? undefined : link;
  };
  const linkBetween = (a: CellIndex, b: CellIndex): number | undefined => {
    // Of most pairs of cells it is seen by their numbers that they are no neighbours.
    const apart = Math.abs(a - b);
    if (!torus && apart !== 1 && apart !== columns) return undefined;
    let found: number | undefined;
    for (const direction of [0, 1, 2, 3] as const) {
      const link = linkFrom(a, direction);
      if (link !== undefined && linkEnds(link)?.includes(b) && (found === undefined || link < found))
        found = link;
    }
    return a === b ? undefined : found;
  };
  const pairOf = (a: CellIndex, b: CellIndex): number | undefined => {
    if (a === b) return undefined;
    return linkBetween(a, b) ?? linkCount + Math.min(a, b) * cellCount + Math.max(a, b);
  };
  const linkName = (link: number): string => {
    const ends = linkEnds(link);
    return ends === undefined ? `link ${link}` : `${grid.name(ends[0])}-${grid.name(ends[1])}`;
  };
  return { linkCount, pairCount, linkEnds, linkFrom, linkBetween, pairOf, linkName };
}

type Edges = Pick<Board, "edgeCount" | "edgesOf" | "edgeCells" | "edgeName" | "edgeFaces"> & {
  readonly edgeOf: (cell: CellIndex, direction: Direction) => number;
};

export function makeEdges(grid: Grid): Edges {
  const { rows, columns, torus } = grid;
  const horizontal = (torus ? rows : rows + 1) * columns;
  const across = torus ? columns : columns + 1;
  const edgeCount = horizontal + rows * across;
  const edgeOf = (cell: CellIndex, direction: Direction): number => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (direction === 0 || direction === 2) {
      const border = direction === 0 ? row : row + 1;
      return (torus ? wrap(border, rows) : border) * columns + column;
    }
    const border = direction === 3 ? column : column + 1;
    return horizontal + row * across + (torus ? wrap(border, columns) : border);
  };
  /** The row and column of the place behind an edge, or where it would be. */
  const placeOf = (edge: number): readonly [number, number] => {
    const [index, width] = edge < horizontal ? [edge, columns] : [edge - horizontal, across];
    return [Math.floor(index / width), index % width];
  };
  /** The cell before (above, left) and behind an edge. */
  const sides = (edge: number): readonly [CellIndex | undefined, CellIndex | undefined] => {
    const [row, column] = placeOf(edge);
    return [edge < horizontal ? grid.at(row - 1, column) : grid.at(row, column - 1), grid.at(row, column)];
  };
  const edgeName = (edge: number): string => {
    const [before, behind] = sides(edge);
    const lying = edge < horizontal;
    if (behind !== undefined) return `${grid.name(behind)}.${directionNames[lying ? 0 : 3]}`;
    if (before !== undefined) return `${grid.name(before)}.${directionNames[lying ? 2 : 1]}`;
    return `edge ${edge}`;
  };
  return {
    edgeCount,
    edgeOf,
    edgesOf: (cell) => distinctCells([0, 1, 2, 3].map((direction) => edgeOf(cell, direction))),
    edgeCells: oncePer((edge) => distinctCells(sides(edge))),
    edgeFaces: (edge) => {
      const place = (row: number, column: number): CellIndex | undefined =>
        row < 0 || column < 0 || row >= rows || column >= columns ? undefined : row * columns + column;
      const [row, column] = placeOf(edge);
      return [edge < horizontal ? place(row - 1, column) : place(row, column - 1), place(row, column)];
    },
    edgeName,
  };
}

type Corners = Pick<
  Board,
  | "cornerCount"
  | "cornerOf"
  | "cornersOf"
  | "cornerCells"
  | "cornerName"
  | "cornerRing"
  | "edgeEnds"
  | "edgesAt"
>;

export function makeCorners(grid: Grid, { edgeOf }: Pick<Edges, "edgeOf">): Corners {
  const { rows, columns, torus } = grid;
  const horizontal = (torus ? rows : rows + 1) * columns;
  const [down, across] = torus ? [rows, columns] : [rows + 1, columns + 1];
  const place = (corner: number, row: -1 | 0, column: -1 | 0): CellIndex | undefined =>
    grid.at(Math.floor(corner / across) + row, (corner % across) + column);
  const cornerCells = oncePer((corner: number) =>
    distinctCells([place(corner, -1, -1), place(corner, -1, 0), place(corner, 0, -1), place(corner, 0, 0)]),
  );
  /** For a corner of no cell: no element has it, but data may be written there. */
  const placeAmidHoles = (corner: number): string => {
    const [row, column] = [Math.floor(corner / across), corner % across];
    const [below, right] = [row < rows, column < columns];
    const cell = grid.name((below ? row : row - 1) * columns + (right ? column : column - 1));
    return `the ${below ? "upper" : "lower"} ${right ? "left" : "right"} corner of ${cell}`;
  };
  const between = (cell: CellIndex, vertical: 0 | 2, horizontal: 1 | 3): number => {
    const row = Math.floor(cell / columns) + (vertical === 0 ? 0 : 1);
    const column = (cell % columns) + (horizontal === 3 ? 0 : 1);
    return wrap(row, down) * across + wrap(column, across);
  };
  return {
    cornerCount: down * across,
    cornerOf: (cell, one, other) => {
      const both = [one, other];
      const vertical = ([0, 2] as const).find((direction) => both.includes(direction));
      const horizontal = ([1, 3] as const).find((direction) => both.includes(direction));
      if (vertical === undefined || horizontal === undefined) return undefined;
      return between(cell, vertical, horizontal);
    },
    cornersOf: (cell) =>
      distinctCells([between(cell, 0, 3), between(cell, 0, 1), between(cell, 2, 3), between(cell, 2, 1)]),
    edgeEnds: (edge) => {
      if (edge < horizontal) {
        const [row, column] = [Math.floor(edge / columns), edge % columns];
        return [row * across + column, row * across + wrap(column + 1, across)];
      }
      const [row, column] = [Math.floor((edge - horizontal) / across), (edge - horizontal) % across];
      return [row * across + column, wrap(row + 1, down) * across + column];
    },
    edgesAt: (corner) =>
      distinctCells(
        cornerCells(corner).flatMap((cell) =>
          ([0, 2] as const).flatMap((vertical) =>
            ([3, 1] as const)
              .filter((horizontal) => between(cell, vertical, horizontal) === corner)
              .flatMap((horizontal) => [edgeOf(cell, vertical), edgeOf(cell, horizontal)]),
          ),
        ),
      ),
    cornerCells,
    cornerName: (corner) => {
      const cells = cornerCells(corner);
      const [first, last] = [cells[0], cells.at(-1)];
      if (first === undefined || last === undefined) return placeAmidHoles(corner);
      return first === last ? grid.name(first) : `${grid.name(first)}-${grid.name(last)}`;
    },
    cornerRing: oncePer((corner) =>
      cutRing([place(corner, -1, -1), place(corner, -1, 0), place(corner, 0, 0), place(corner, 0, -1)]),
    ),
  };
}
