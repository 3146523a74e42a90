/** U5: all divisions of the board into connected regions, each cell in one (or none: at most one). */
import type { Board } from "./board.js";
import { type Graph, partsOf } from "./graphs.js";
import { TooMany } from "./too-many.js";

export function divisionsOf(board: Board, orNone: boolean, most: number): readonly (readonly number[])[][] {
  const found: number[][][] = [];
  const regions: number[][] = [];
  const isConnected = (region: readonly number[]): boolean => partsOf(sharedSides(board, region)).length <= 1;
  let tried = 0;
  const place = (at: number): void => {
    if (++tried > 200_000) throw new TooMany();
    const cell = board.cells[at];
    if (cell === undefined) {
      if (!regions.every(isConnected)) return;
      found.push(regions.map((region) => [...region]));
      if (found.length > most) throw new TooMany();
      return;
    }
    for (const region of regions) {
      region.push(cell);
      place(at + 1);
      region.pop();
    }
    regions.push([cell]);
    place(at + 1);
    regions.pop();
    if (orNone) place(at + 1);
  };
  place(0);
  return found;
}

/** Cells, and the sides that they share. */
export const sharedSides = (board: Board, cells: readonly number[]): Graph => {
  const there = new Set(cells);
  const edges: (readonly [number, number])[] = [];
  for (const ends of board.links)
    if (ends !== undefined && there.has(ends[0]) && there.has(ends[1])) edges.push(ends);
  return { vertices: [...there], edges };
};
