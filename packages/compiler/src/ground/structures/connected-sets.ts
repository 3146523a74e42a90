import {
  REGION_ENTRIES,
  SETS_A_LABEL,
  SETS_LOOKED_AT,
  SETS_TRIED_FIRST,
  SETS_TRIED_FROM_ROOTS,
  SETS_TRIED_NEXT,
} from "../../thresholds.js";

/**
 * All connected sets of cells, each once: those whose first cell is s, for each s, grown one cell at a time; a cell that was passed over for a set
 * stays out of all that grow from it (Redelmeier 1981, "Counting polyominoes: yet another attack"). Where each set is known by one cell, it grows from
 * that cell, so that rules on the set of that cell are tried from the beginning. Cost: O(1) sets kept for each set
 * looked at, times what `mayGrow` costs; a set that it refuses is neither kept nor grown, so it must refuse only what no larger set mends.
 */
export interface Growth {
  readonly neighbours: (cell: number) => readonly number[];
  /** Cells that sets may hold, in the order in which "first" is meant. */
  readonly cells: readonly number[];
  /** Cells of which each set that is wanted holds exactly one. */
  readonly knownBy?: readonly number[] | undefined;
  /** False: neither this set nor any that contains it. */
  readonly mayGrow: (cells: readonly number[]) => boolean;
  /** Whether the set itself is wanted; absent: all are. */
  readonly keep?: ((cells: readonly number[]) => boolean) | undefined;
  /** Rules that are tried cell by cell. */
  readonly trial?: Trial | undefined;
  /** How many sets may be kept, and how many looked at. */
  readonly most: number;
}

/** Told which cells are in a set and in all that grow from it, and which are in none of these. False: no such set is wanted. */
export interface Trial {
  readonly reached: () => number;
  readonly undo: (before: number) => void;
  readonly take: (cell: number) => boolean;
  readonly leave: (cell: number) => boolean;
  /** Whether the set itself is wanted, all of whose cells were taken. */
  readonly whole: (cells: readonly number[]) => boolean;
}

/**
 * The least number of connected sets that so many connected cells contain. Proof: take one cell away that leaves the others connected; besides
 * the sets of those, there is a set of each size with that cell. Nothing that may grow to the whole is refused on the way, so with all of them
 * wanted it is known long before they are listed that they are too many. Rules that are tried may refuse most of them; but a set so large hardly is the
 * largest of few.
 */
const fewestWithin = (cells: number): number => (cells * (cells + 1)) / 2;

/** Each set ascending; undefined where there are too many. */
export function connectedSets(growth: Growth): number[][] | undefined {
  const { neighbours, mayGrow, keep, knownBy, trial, most } = growth;
  const rank = new Map(growth.cells.map((cell, i) => [cell, i]));
  const sets: number[][] = [];
  const all = keep === undefined && trial === undefined;
  const roots = knownBy && new Set(knownBy.filter((cell) => rank.has(cell)));
  const mostKept = roots === undefined ? most : Math.min(most, SETS_A_LABEL * rank.size * roots.size);
  let looked = 0;
  let mayLook = trial === undefined ? most * SETS_LOOKED_AT : SETS_TRIED_FIRST;
  const inside: number[] = [];
  /** In the set, waiting to be taken in, or passed over: not to be taken up again. */
  const met = new Set<number>();
  /** `open`: whether sets from there may hold a cell besides. */
  const grow = (open: (cell: number) => boolean, waiting: readonly number[]): boolean => {
    const around = trial?.reached() ?? 0;
    for (let i = 0; i < waiting.length; i++) {
      const cell = waiting[i];
      if (cell === undefined) continue;
      if (++looked > mayLook) return false;
      inside.push(cell);
      if (trial !== undefined && fewestWithin(inside.length) > most) return false;
      const before = trial?.reached() ?? 0;
      if ((trial?.take(cell) ?? true) && mayGrow(inside)) {
        if ((keep?.(inside) ?? true) && (trial?.whole(inside) ?? true)) {
          if (sets.length >= mostKept || (all && fewestWithin(inside.length) > most)) return false;
          sets.push([...inside].sort((a, b) => a - b));
        }
        const added = neighbours(cell).filter((next) => !met.has(next) && open(next));
        for (const next of added) met.add(next);
        const enough = grow(open, [...waiting.slice(i + 1), ...added]);
        for (const next of added) met.delete(next);
        if (!enough) return false;
      }
      inside.pop();
      trial?.undo(before);
      if (trial?.leave(cell) === false) break;
    }
    trial?.undo(around);
    return true;
  };
  const growFrom = (cell: number, share: number, open: (cell: number) => boolean): boolean => {
    met.clear();
    met.add(cell);
    inside.length = 0;
    if (trial !== undefined) mayLook += share;
    return grow(open, [cell]);
  };
  if (roots !== undefined) {
    const share = (SETS_TRIED_FROM_ROOTS * rank.size) / roots.size;
    for (const root of roots) {
      const before = trial?.reached() ?? 0;
      const others = [...roots].filter((other) => other !== root);
      if (others.every((other) => trial?.leave(other) ?? true))
        if (!growFrom(root, share, (cell) => rank.has(cell) && !roots.has(cell))) return undefined;
      trial?.undo(before);
    }
    return sets.sort(inReadingOrder);
  }
  for (const [cell, first] of rank) {
    if (!growFrom(cell, SETS_TRIED_NEXT, (next) => (rank.get(next) ?? -1) > first)) return undefined;
    if (trial?.leave(cell) === false) break;
  }
  return sets;
}

/** By the first cell, and the first that differs. */
function inReadingOrder(a: readonly number[], b: readonly number[]): number {
  for (const [i, cell] of a.entries()) if (cell !== b[i]) return cell - (b[i] ?? -1);
  return a.length - b.length;
}

/** All rectangles of cells that are there, with their cells in reading order. */
export function rectangularSets(
  board: {
    readonly rows: number;
    readonly columns: number;
    readonly cellAt: (row: number, column: number) => number | undefined;
  },
  growth: Pick<Growth, "cells" | "mayGrow" | "keep" | "most">,
): number[][] | undefined {
  const allowed = new Set(growth.cells);
  const sets: number[][] = [];
  let entries = 0;
  for (let top = 0; top < board.rows; top++)
    for (let left = 0; left < board.columns; left++) {
      // A width that did not fit, or was refused, fits no taller rectangle either.
      let widest = board.columns - left;
      for (let height = 1; top + height <= board.rows && widest > 0; height++)
        for (let width = 1; width <= widest; width++) {
          const cells = windowOf(board, top, left, height, width);
          if (cells === undefined || !cells.every((cell) => allowed.has(cell)) || !growth.mayGrow(cells)) {
            widest = width - 1;
            break;
          }
          if (growth.keep?.(cells) === false) continue;
          entries += cells.length;
          if (sets.length >= growth.most || entries > REGION_ENTRIES) return undefined;
          sets.push(cells);
        }
    }
  return sets;
}

function windowOf(
  board: { readonly cellAt: (row: number, column: number) => number | undefined },
  top: number,
  left: number,
  height: number,
  width: number,
): number[] | undefined {
  const cells: number[] = [];
  for (let row = top; row < top + height; row++)
    for (let column = left; column < left + width; column++) {
      const cell = board.cellAt(row, column);
      if (cell === undefined) return undefined;
      cells.push(cell);
    }
  return cells;
}
