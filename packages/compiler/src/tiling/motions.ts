/**
 * The motions that map a board onto itself: turns, reflections, and where rims are joined shifts, holes onto holes. A motion takes all that lies on the board with
 * it: rows to rows or columns, links, edges and corners to their like, directions to directions.
 */
import type { CellIndex } from "../board.js";
import type { LineSort, PlaceSort } from "../vocabulary/sorts.js";

export interface Motion {
  /** Equal for equal motions of one board. */
  readonly key: string;
}

export type MovedSort = PlaceSort | LineSort;

export interface Motions {
  /** No fewer than there are. */
  readonly most: number;
  /** The identity first. */
  readonly all: () => readonly Motion[];
  /** First `first`, then `second`. */
  readonly composed: (first: Motion, second: Motion) => Motion | undefined;
  readonly cell: (motion: Motion, cell: CellIndex) => CellIndex;
  /** The image of an element; undefined if it is of another sort (a turned row is a column), or does not exist (an edge between two holes). */
  readonly element: (motion: Motion, sort: MovedSort, element: number) => number | undefined;
}
