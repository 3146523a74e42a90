/**
 * The motions of a rectangle of squares: a turn or reflection of the plane, then a shift: (row, column) goes to (row · rr + column · rc + down, row · cr + column · cc + right), one
 * of rr, rc and one of cr, cc being 1 or -1 and the other 0; on a torus modulo its size. So motions are composed without a look at the cells.
 */

import type { Board, CellIndex, Direction } from "../board.js";
import { once } from "../once.js";
import { type Grid, squareStep, wrap } from "./grid.js";
import type { Motion, Motions, MovedSort } from "./motions.js";
import { cellOfSide, directionOfSide, sideOf } from "./sides.js";

type Turn = readonly [rr: number, rc: number, cr: number, cc: number];

interface GridMotion extends Motion {
  readonly turn: Turn;
  readonly down: number;
  readonly right: number;
}

/** The identity first. */
const turns: readonly Turn[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [-1, 0, 0, 1],
  [0, 1, 1, 0],
  [0, -1, -1, 0],
  [0, 1, -1, 0],
  [0, -1, 1, 0],
];

type Size = Pick<Grid, "rows" | "columns" | "torus">;

const IDENTITY = "1,0,0,1;0,0";

const isTurned = ([rr]: Turn): boolean => rr === 0;

function makeMotion(turn: Turn, down: number, right: number, { rows, columns, torus }: Size): GridMotion {
  const [d, r] = torus ? [wrap(down, rows), wrap(right, columns)] : [down, right];
  return { turn, down: d, right: r, key: `${turn.join()};${d},${r}` };
}

export function motionsOfSquares(grid: Grid, board: () => Board): Motions {
  const { rows, columns, torus } = grid;
  const known = once(() => new Map(findMotions(grid).map((motion) => [motion.key, motion])));
  const own = ({ key }: Motion): GridMotion => {
    const motion = known().get(key);
    if (motion === undefined) throw new Error("a motion of another board");
    return motion;
  };
  return {
    most: (rows === columns ? 8 : 4) * (torus ? rows * columns : 1),
    all: once(() => [...known().values()]),
    composed: (first, second) => known().get(composed(own(first), own(second), grid).key),
    cell: (motion, cell) => cellImage(own(motion), cell, grid),
    element: (motion, sort, element) => elementImage(own(motion), board(), sort, element),
  };
}

/** First `first`, then `second`. */
function composed(first: GridMotion, second: GridMotion, size: Size): GridMotion {
  const [a, b, c, d] = first.turn;
  const [rr, rc, cr, cc] = second.turn;
  // No -0, which would spoil the key.
  const turn: Turn = [rr * a + rc * c + 0, rr * b + rc * d + 0, cr * a + cc * c + 0, cr * b + cc * d + 0];
  const down = rr * first.down + rc * first.right + second.down;
  const right = cr * first.down + cc * first.right + second.right;
  return makeMotion(turn, down, right, size);
}

export function findMotions(grid: Grid): readonly GridMotion[] {
  const { rows, columns, torus, exists } = grid;
  const motions: GridMotion[] = [];
  for (const turn of turns) {
    if (isTurned(turn) && rows !== columns) continue;
    const [rr, rc, cr, cc] = turn;
    // A place turned to below zero is shifted back.
    const down = rr + rc < 0 ? rows - 1 : 0;
    const right = cr + cc < 0 ? columns - 1 : 0;
    for (let i = 0; i < (torus ? rows : 1); i++)
      for (let j = 0; j < (torus ? columns : 1); j++)
        motions.push(makeMotion(turn, down + i, right + j, grid));
  }
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  return motions.filter((motion) =>
    cells.every((cell) => exists(cell) === exists(cellImage(motion, cell, grid))),
  );
}

export function cellImage(
  { turn: [rr, rc, cr, cc], down, right }: GridMotion,
  cell: CellIndex,
  size: Size,
): CellIndex {
  const { rows, columns, torus } = size;
  const [r, c] = [Math.floor(cell / columns), cell % columns];
  const [toRow, toColumn] = [r * rr + c * rc + down, r * cr + c * cc + right];
  return torus ? wrap(toRow, rows) * columns + wrap(toColumn, columns) : toRow * columns + toColumn;
}

function directionImage({ turn: [rr, rc, cr, cc] }: GridMotion, direction: Direction): Direction {
  const [down, right] = squareStep(direction);
  const [toDown, toRight] = [down * rr + right * rc, down * cr + right * cc];
  return toDown < 0 ? 0 : toRight > 0 ? 1 : toDown > 0 ? 2 : 3;
}

function elementImage(
  motion: GridMotion,
  board: Board,
  sort: MovedSort,
  element: number,
): number | undefined {
  if (motion.key === IDENTITY) return element;
  const { rows, columns } = board;
  const cell = (from: CellIndex): CellIndex => cellImage(motion, from, board);
  const turned = isTurned(motion.turn);
  const rowImage = (row: number): number => board.rowOf(cell(row * columns));
  const columnImage = (column: number): number => board.columnOf(cell(column));
  switch (sort) {
    case "cell":
      return cell(element);
    case "row":
      return turned ? undefined : rowImage(element);
    case "column":
      return turned ? undefined : columnImage(element);
    case "line":
      if (element < rows) return turned ? rows + board.columnOf(cell(element * columns)) : rowImage(element);
      return turned ? board.rowOf(cell(element - rows)) : rows + columnImage(element - rows);
    case "link": {
      const ends = board.linkEnds(element);
      return ends === undefined ? undefined : board.pairOf(cell(ends[0]), cell(ends[1]));
    }
    case "edge": {
      const [beside] = board.edgeCells(element);
      if (beside === undefined) return undefined;
      const side = board.directions.find((direction) => board.edgeOf(beside, direction) === element);
      return side === undefined ? undefined : board.edgeOf(cell(beside), directionImage(motion, side));
    }
    case "corner":
      return cornerImage(motion, board, element);
    case "wedge":
      return sideOf(
        board,
        cell(cellOfSide(board, element)),
        directionImage(motion, directionOfSide(board, element)),
      );
    case "direction":
      return board.directions.includes(element) ? directionImage(motion, element) : undefined;
    default:
      return sort satisfies never;
  }
}

function cornerImage(motion: GridMotion, board: Board, corner: number): number | undefined {
  const [beside] = board.cornerCells(corner);
  if (beside === undefined) return undefined;
  const to = cellImage(motion, beside, board);
  for (const vertical of [0, 2] as const)
    for (const horizontal of [1, 3] as const) {
      if (board.cornerOf(beside, vertical, horizontal) !== corner) continue;
      return board.cornerOf(to, directionImage(motion, vertical), directionImage(motion, horizontal));
    }
  return undefined;
}
