/** Links and edges at the sides of a cell: by direction where sides have one, which tells their order, and by neighbour elsewhere. */
import type { Board, CellIndex } from "../board.js";

/** The links of a cell; one may be there twice on a board that is so narrow that it comes back to it. */
export const linksAt = (board: Board, cell: CellIndex): readonly number[] =>
  board.directions.length > 0
    ? board.directions.flatMap((direction) => board.linkFrom(cell, direction) ?? [])
    : board.neighbours(cell).flatMap((other) => board.linkBetween(cell, other) ?? []);

/** The edges that a cell shares with neighbours. */
export function sharedEdges(
  board: Board,
  cell: CellIndex,
): readonly { readonly edge: number; readonly other: CellIndex }[] {
  if (board.directions.length === 0)
    return board.edgesOf(cell).flatMap((edge) => {
      const other = board.edgeCells(edge).find((each) => each !== cell);
      return other === undefined ? [] : [{ edge, other }];
    });
  return board.directions.flatMap((direction) => {
    const [edge, other] = [board.edgeOf(cell, direction), board.next(cell, direction)];
    return edge === undefined || other === undefined ? [] : [{ edge, other }];
  });
}

/** The edge that two cells share; undefined where they share none, or two, as on a board that is so narrow that it comes back to the other one. */
export function edgeBetween(board: Board, cell: CellIndex, other: CellIndex): number | undefined {
  const [edge, another] = sharedEdges(board, cell).filter((each) => each.other === other);
  return another === undefined ? edge?.edge : undefined;
}
