/**
 * Boards of hexagons (B1): rows of cells, of which every second lies half a cell further to the right. Corners as elements, and what squares alone have, are
 * not there.
 */
import type { Board, BoardForm, Direction, Pair } from "./board.js";

export const directionsOfHexagons = ["upright", "right", "downright", "downleft", "left", "upleft"] as const;

export function makeHexagons(form: BoardForm): Board {
  const { rows, columns } = form;
  const gone = new Set(form.holes);
  const cells = Array.from({ length: rows * columns }, (_, k) => k).filter((cell) => !gone.has(cell));
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const columnOf = (cell: number): number => cell % columns;
  const at = (row: number, column: number): number | undefined => {
    if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
    const cell = row * columns + column;
    return gone.has(cell) ? undefined : cell;
  };
  const next = (cell: number, direction: Direction): number | undefined => {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    // In halves of a cell: how far to the right a row begins, and a step goes.
    const half = 2 * column + (row % 2);
    const [down, right] = (
      [
        [-1, 1],
        [0, 2],
        [1, 1],
        [1, -1],
        [0, -2],
        [-1, -1],
      ] as const
    )[direction] ?? [0, 0];
    const to = half + right - (Math.abs(row + down) % 2);
    return at(row + down, to / 2);
  };
  const ways = [0, 1, 2, 3, 4, 5] as const;
  const neighbours = (cell: number): number[] =>
    ways
      .map((direction) => next(cell, direction))
      .filter((to) => to !== undefined)
      .toSorted((a, b) => a - b);
  const links: Pair[] = cells.flatMap((cell) =>
    neighbours(cell)
      .filter((to) => to > cell)
      .map((to): Pair => [cell, to]),
  );
  const linkBetween = (a: number, b: number): number | undefined => {
    const found = links.findIndex((ends) => ends.includes(a) && ends.includes(b) && a !== b);
    return found < 0 ? undefined : found;
  };
  // Each side of a cell, once where two cells share it.
  const edges: number[][] = [];
  const sides = new Map<string, number>();
  for (const cell of cells)
    for (const direction of ways) {
      const other = next(cell, direction);
      const shared = other === undefined ? undefined : sides.get(`${other} ${(direction + 3) % 6}`);
      if (shared !== undefined) edges[shared]?.push(cell);
      sides.set(`${cell} ${direction}`, shared ?? edges.push([cell]) - 1);
    }
  // The corners of a cell, round it from its top: right in halves of a cell, down in thirds of the height from one row to the next.
  const corners = [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ] as const;
  const points = new Map<string, number>();
  const pointOf = (cell: number, corner: number): number => {
    const [right, down] = corners[corner % 6] ?? [0, 0];
    const half = 2 * columnOf(cell) + (rowOf(cell) % 2);
    const place = `${half + right} ${3 * rowOf(cell) + down}`;
    const known = points.get(place) ?? points.size;
    points.set(place, known);
    return known;
  };
  const edgeEnds: Pair[] = [];
  for (const cell of cells)
    for (const direction of ways)
      edgeEnds[sides.get(`${cell} ${direction}`) ?? 0] = [
        pointOf(cell, direction),
        pointOf(cell, direction + 1),
      ];
  const none = (): never[] => [];
  return {
    ...form,
    directions: directionsOfHexagons,
    cells,
    nameOf: (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`,
    at,
    rowOf,
    columnOf,
    next,
    neighbours,
    // Where two of them share a corner they share a side.
    around: neighbours,
    links,
    linkOf: (cell, direction) => {
      const to = next(cell, direction);
      return to === undefined ? undefined : linkBetween(cell, to);
    },
    linkBetween,
    edges,
    edgeOf: (cell, direction) => sides.get(`${cell} ${direction}`) ?? 0,
    edgeEnds,
    corners: [],
    cornersOf: none,
    rowSets: Array.from({ length: rows }, (_, row) => cells.filter((cell) => rowOf(cell) === row)),
    columnSets: [],
    diagonals: none,
    blocks: none,
    boxes: none,
    look: (cell, direction) => {
      const found: number[] = [];
      for (let to = next(cell, direction); to !== undefined; to = next(to, direction)) found.push(to);
      return found;
    },
    ring: none,
    placesRound: none,
    placesAt: none,
  };
}
