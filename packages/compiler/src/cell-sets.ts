/** The sets of cells that a sort stands for on a board, or in a rectangle of it: a function for each sort of `vocabulary/sorts.ts`. */
import type { Board, CellSets, Rectangle } from "./board.js";
import type { CellSetSelection, Expression, SortSelection } from "./typed.js";
import { type CellSetSort, isCellSetSort, isLineSort, type LineSort } from "./vocabulary/sorts.js";

/** A selection of which the sizes are known. */
export type KnownCellSets<Sort extends CellSetSort = CellSetSort> = Extract<
  CellSetSelection<number>,
  { readonly kind: Sort }
>;

type Finders = {
  readonly [Sort in CellSetSort]: (
    board: Board,
    on: KnownCellSets<Sort>,
    within?: Rectangle,
  ) => CellSets | undefined;
};

const finders: Finders = {
  diagonal: (board, on, within) => board.diagonals(on.which, on.long, within),
  box: (board, on, within) => board.boxes(on.height, on.width, within),
  block: (board, on) => board.blocks(on.height, on.width),
};

/** Returns undefined if sets of that size do not tile the board. */
export function cellSetsOf(board: Board, on: KnownCellSets, within?: Rectangle): CellSets | undefined {
  const find = finders[on.kind] as (
    board: Board,
    on: KnownCellSets,
    within?: Rectangle,
  ) => CellSets | undefined;
  return find(board, on, within);
}

export type OnCellSets = Extract<SortSelection, { readonly kind: CellSetSort }>;
export type OnLines = Extract<SortSelection, { readonly kind: LineSort }>;

export const isOnCellSets = (on: SortSelection): on is OnCellSets => isCellSetSort(on.kind);
export const isOnLines = (on: SortSelection): on is OnLines => isLineSort(on.kind);

/** The same with its sizes worked out. */
export const withKnownSizes = (on: OnCellSets, sizeOf: (size: Expression) => number): KnownCellSets =>
  "height" in on ? { ...on, height: sizeOf(on.height), width: sizeOf(on.width) } : on;
