/**
 * Links and edges between the layers of a board, which lie side by side on the sheet: they are drawn in each of their cells, towards the corner that stands for the
 * direction. The layer in front lies to the left on the sheet, or above.
 */
import type { Board, Direction } from "../board.js";
import { directionNumber } from "../vocabulary/directions.js";
import { centreOf } from "./draft.js";
import type { Point } from "./scene.js";

/** A line with its middle. */
export interface Spot {
  readonly at: Point;
  readonly ends: readonly [Point, Point];
}

const corners: ReadonlyMap<Direction | undefined, readonly [down: 1 | -1, right: 1 | -1]> = new Map([
  [directionNumber("front"), [-1, -1]],
  [directionNumber("back"), [1, 1]],
  [directionNumber("ana"), [-1, 1]],
  [directionNumber("kata"), [1, -1]],
]);

/** From the centre of the cell, in half cells down and right. */
const MIDDLE = 0.62;
const HALF = 0.22;

/** Of a link between layers one in each of its two cells, the first cell first; none of other links. */
export const spotsOfLink = (board: Board, link: number): readonly Spot[] =>
  spotsIn(
    board,
    board.linkEnds(link) ?? [],
    (cell, direction) => board.linkFrom(cell, direction) === link,
    1,
  );

/** The same of an edge, which lies across: in one cell at the rim. */
export const spotsOfEdge = (board: Board, edge: number): readonly Spot[] =>
  spotsIn(board, board.edgeCells(edge), (cell, direction) => board.edgeOf(cell, direction) === edge, -1);

function spotsIn(
  board: Board,
  cells: readonly number[],
  leads: (cell: number, direction: Direction) => boolean,
  way: 1 | -1,
): readonly Spot[] {
  return cells.flatMap((cell) =>
    board.directions.flatMap((direction): Spot[] => {
      const corner = corners.get(direction);
      if (corner === undefined || !leads(cell, direction)) return [];
      const [down, right] = corner;
      const [row, column] = centreOf(board, cell);
      const at: Point = [row + MIDDLE * down, column + MIDDLE * right];
      const end = (by: number): Point => [at[0] + by * down, at[1] + by * way * right];
      return [{ at, ends: [end(-HALF), end(HALF)] }];
    }),
  );
}
