/** Shapes: what sets of cells have in common that turns, reflections and shifts map to each other. */
import type { Board, CellIndex } from "../../board.js";
import type { Span } from "../../text/span.js";
import { type Form, keyOfForm, orientations } from "../../tiling/forms.js";
import { type Lattice, latticeNamed, squareLattice } from "../../tiling/lattice.js";
import type { LatticePlaces } from "../../tiling/mesh.js";
import { demandLattice } from "../world/lacking.js";

/** A key that two sets of cells share exactly if turns, reflections and shifts map one to the other. */
export function shapeOf(cells: readonly CellIndex[], board: Board, span: Span): string {
  const places = demandLattice(board, span);
  const lattice = latticeNamed(places.name);
  const points = board.sheet !== undefined && board.torus ? unrolled(cells, places, lattice) : undefined;
  return shapeKey(points ?? cells.map(places.pointOf), lattice);
}

/** Across the rims that a board joins: each cell beside one that it touches; undefined of cells that are connected nowhere. */
function unrolled(
  cells: readonly CellIndex[],
  { pointOf, cellAt }: LatticePlaces,
  { steps }: Lattice,
): Form | undefined {
  const [first] = cells;
  if (first === undefined) return [];
  const left = new Set(cells);
  left.delete(first);
  const points = [pointOf(first)];
  for (const point of points)
    for (const next of steps(point)) {
      const cell = cellAt(next);
      if (cell !== undefined && left.delete(cell)) points.push(next);
    }
  return left.size === 0 ? points : undefined;
}

export function shapeKey(form: Form, lattice: Lattice = squareLattice): string {
  return orientations(form, { rotations: true, reflections: true }, lattice).map(keyOfForm).sort()[0] ?? "";
}
