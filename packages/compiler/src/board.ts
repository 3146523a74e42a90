/**
 * A board: how many cells there are, which of them exist, and how the elements of every sort are numbered. Everything that depends on
 * the cells being squares is in tiling/; this is what the rest of the compiler may rely on.
 *
 * Numbering (also that of JSON and of drawings), R rows, C columns:
 * - cell: row * C + column, from 0, holes included.
 * - row, column: from 0. line: the rows, then the columns.
 * - link: first the horizontal ones (joining a cell to the one at its right), row by row, C - 1 a row (C on a torus: the last one wraps); then
 *   the vertical ones (joining a cell to the one below), row by row, C in each of R - 1 rows (R on a torus).
 * - edge: first the horizontal ones, (R + 1) rows of C (the border above each cell, and below the last row; on a torus R rows), then the
 *   vertical ones, R rows of C + 1 (left of each cell, and right of the last column; on a torus C).
 * - corner: (R + 1) rows of C + 1 (on a torus R rows of C).
 * - direction: up, right, down, left.
 */
import type { DirectionName } from "./builtins.js";

export type CellIndex = number;
export type Direction = 0 | 1 | 2 | 3;

/** A family of sets of cells that tile, cross or window the board; sets are in order (reading order, or along the line). */
export interface CellSets {
  readonly sets: readonly (readonly CellIndex[])[];
  /** For messages: `row 3`, `box 2`, `the diagonal from r1c2 to r4c5`. */
  readonly name: (index: number) => string;
}

export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly torus: boolean;
  /** The cells that exist, in reading order. */
  readonly cells: readonly CellIndex[];
  readonly exists: (cell: CellIndex) => boolean;
  /** `r3c5` */
  readonly cellName: (cell: CellIndex) => string;
  /** Undefined outside the board, and at a hole. */
  readonly cellAt: (row: number, column: number) => CellIndex | undefined;
  readonly next: (cell: CellIndex, direction: Direction) => CellIndex | undefined;
  readonly lines: { readonly row: CellSets; readonly column: CellSets; readonly line: CellSets };
  readonly diagonals: (which: "up" | "down" | "both", long: boolean) => CellSets;
  /** Undefined where boxes of that size do not tile the board. */
  readonly boxes: (height: number, width: number) => CellSets | undefined;
  /** Every window of that size that lies on existing cells. */
  readonly blocks: (height: number, width: number) => CellSets;
  readonly linkCount: number;
  /** The two cells of a link, first the left or upper one; undefined where one of them does not exist. */
  readonly linkEnds: (link: number) => readonly [CellIndex, CellIndex] | undefined;
  readonly linkFrom: (cell: CellIndex, direction: Direction) => number | undefined;
  readonly edgeCount: number;
  readonly edgeOf: (cell: CellIndex, direction: Direction) => number;
  /** One or two existing cells beside an edge. */
  readonly edgeCells: (edge: number) => readonly CellIndex[];
  readonly cornerCount: number;
  readonly cornerOf: (cell: CellIndex, vertical: "up" | "down", horizontal: "left" | "right") => number;
  readonly cornerCells: (corner: number) => readonly CellIndex[];
  /** Rotations and reflections that map the board to itself, as permutations of cells (the identity first). */
  readonly symmetries: () => readonly (readonly CellIndex[])[];
}

export const directionNames: readonly DirectionName[] = ["up", "right", "down", "left"];
