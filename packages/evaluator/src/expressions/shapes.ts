/** What sets of cells have in common that shifts of their tiling map to each other (outlines), or turns, reflections and shifts (shapes). */
import {
  type Board,
  type Lattice,
  type LatticePlaces,
  type LatticePoint,
  latticeNamed,
  turnsOf,
} from "@ecp/compiler/reading";
import { Unsupported } from "../values/unsupported.js";

type Points = readonly LatticePoint[];

export function outlineKey(board: Board, cells: readonly number[]): string {
  const [points, lattice] = laidOut(board, cells);
  return shiftedKey(points, lattice);
}

export function shapeKey(board: Board, cells: readonly number[]): string {
  const [points, lattice] = laidOut(board, cells);
  const keys = turnsOf(lattice, true).map((turn) => shiftedKey(points.map(turn), lattice));
  return keys.sort()[0] ?? "";
}

function laidOut(board: Board, cells: readonly number[]): readonly [Points, Lattice] {
  const places = board.lattice;
  if (places === undefined) throw new Unsupported("the shape of cells that are part of no tiling");
  const lattice = latticeNamed(places.name);
  // Only on a rectangle of squares do the rims cut a shape.
  const goesRound = board.torus && board.sheet !== undefined;
  const points = goesRound ? acrossRims(places, lattice, cells) : undefined;
  return [points ?? cells.map(places.pointOf), lattice];
}

/** Each cell beside one that it touches; undefined of cells that do not hang together. */
function acrossRims(
  { pointOf, cellAt }: LatticePlaces,
  lattice: Lattice,
  cells: readonly number[],
): Points | undefined {
  const found = new Map(cells.slice(0, 1).map((cell) => [cell, pointOf(cell)]));
  for (const point of found.values())
    for (const next of lattice.steps(point)) {
      const cell = cellAt(next);
      if (cell !== undefined && cells.includes(cell) && !found.has(cell)) found.set(cell, next);
    }
  return found.size === cells.length ? [...found.values()] : undefined;
}

/** Moved so that the first point is the one that a shift leads to nearest to the origin. */
function shiftedKey(points: Points, { period, isPlane }: Lattice): string {
  const inOrder = [...points].sort((a, b) => a.map((value, i) => value - (b[i] ?? 0)).find(Boolean) ?? 0);
  const [first = []] = inOrder;
  const shift = first.map((value) => -period * Math.floor(value / period));
  if (isPlane) shift.splice(-1, 1, -shift.slice(0, -1).reduce((sum, each) => sum + each, 0));
  return inOrder.map((point) => point.map((value, i) => value + (shift[i] ?? 0)).join(",")).join(" ");
}
