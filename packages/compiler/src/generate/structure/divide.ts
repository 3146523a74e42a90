/** Divisions of a board into connected regions, at random, and small changes to them. */
import type { Board } from "../../board.js";
import type { Random } from "../random.js";

/** By cell the number of its region; undefined at holes. */
export type Division = readonly (number | undefined)[];

/**
 * `count` regions that grow from random cells, a cell at a time, the smallest first, so that they come out of nearly one size; with `uneven`
 * any may grow. Cells that they do not reach make regions of their own.
 */
export function divide(
  board: Board,
  count: number,
  uneven: boolean,
  random: Random,
  /** Those that belong to a region. */
  within: readonly number[] = board.cells,
): Division {
  const free = new Set(within);
  const region: (number | undefined)[] = new Array(board.rows * board.columns).fill(undefined);
  const members: number[][] = random
    .shuffled(within)
    .slice(0, count)
    .map((cell, number) => {
      region[cell] = number;
      return [cell];
    });
  for (;;) {
    const open = members.flatMap((cells, number) => {
      const next = cells.flatMap((cell) =>
        board.neighbours(cell).filter((to) => free.has(to) && region[to] === undefined),
      );
      return next.length === 0 ? [] : [{ number, next, size: cells.length }];
    });
    const least = Math.min(...open.map(({ size }) => size));
    const chosen = uneven ? open : open.filter(({ size }) => size === least);
    const grows = chosen[random.below(chosen.length)];
    const cell = grows?.next[random.below(grows.next.length)];
    if (grows === undefined || cell === undefined) {
      const left = within.find((each) => region[each] === undefined);
      if (left === undefined) return region;
      region[left] = members.push([left]) - 1;
      continue;
    }
    region[cell] = grows.number;
    members[grows.number]?.push(cell);
  }
}

/** Rectangles of at most `most` cells, cut from side to side; undefined on a board where such a one is not in one piece. */
export function intoRectangles(board: Board, most: number, random: Random): Division | undefined {
  const { rows, columns } = board;
  if (board.cells.length < rows * columns) return undefined;
  const division: (number | undefined)[] = new Array(rows * columns).fill(undefined);
  let count = 0;
  const cut = (row: number, column: number, height: number, width: number): void => {
    if (height * width > most) {
      const isAcross = height === width ? random.happens(0.5) : height > width;
      const at = 1 + random.below((isAcross ? height : width) - 1);
      cut(row, column, isAcross ? at : height, isAcross ? width : at);
      if (isAcross) cut(row + at, column, height - at, width);
      else cut(row, column + at, height, width - at);
      return;
    }
    for (let i = 0; i < height * width; i++) {
      const cell = board.cellAt(row + Math.floor(i / width), column + (i % width));
      if (cell !== undefined) division[cell] = count;
    }
    count++;
  };
  cut(0, 0, rows, columns);
  for (let region = 0; region < count; region++) if (!isConnected(board, division, region)) return undefined;
  return division;
}

/** Regions are numbered as they are first met: so are the elements that data make of them, and what stands on them. */
export function renumbered(division: Division): Division {
  const numbers = [...new Set(division.filter((number) => number !== undefined))];
  return division.map((number) => (number === undefined ? undefined : numbers.indexOf(number)));
}

/** One cell goes over to a region beside it, and both stay connected; with `exchange` one comes back elsewhere, so that sizes stay. */
export function shiftBorder(
  board: Board,
  division: Division,
  exchange: boolean,
  random: Random,
  /** Cells that are tried first. */
  near: ReadonlySet<number> = new Set(),
): Division | undefined {
  const anywhere = random.shuffled(board.cells);
  const cells = [...anywhere.filter((cell) => near.has(cell)), ...anywhere.filter((cell) => !near.has(cell))];
  for (const cell of cells) {
    const from = division[cell];
    const to = random
      .shuffled(board.neighbours(cell))
      .map((each) => division[each])
      .find((each) => each !== undefined && each !== from);
    if (from === undefined || to === undefined) continue;
    const moved = division.with(cell, to);
    if (!exchange) {
      if (isConnected(board, moved, from)) return moved;
      continue;
    }
    for (const back of cells) {
      if (back === cell || moved[back] !== to) continue;
      if (!board.neighbours(back).some((each) => moved[each] === from)) continue;
      const swapped = moved.with(back, from);
      if (isConnected(board, swapped, from) && isConnected(board, swapped, to)) return swapped;
    }
  }
  return undefined;
}

/** And not empty. */
function isConnected(board: Board, division: Division, region: number): boolean {
  const cells = board.cells.filter((cell) => division[cell] === region);
  const [first] = cells;
  if (first === undefined) return false;
  const seen = new Set([first]);
  for (const cell of seen) for (const to of board.neighbours(cell)) if (division[to] === region) seen.add(to);
  return seen.size === cells.length;
}
