/** Shapes and outlines: what sets of cells have in common that turns, reflections and shifts map to each other, or shifts alone. */
import type { Board, CellIndex } from "../../board.js";
import { madeAt } from "../../maps.js";
import type { Span } from "../../text/span.js";
import { type Form, keyOfForm, orientations, shiftedToOrigin } from "../../tiling/forms.js";
import { type Lattice, latticeNamed, squareLattice } from "../../tiling/lattice.js";
import type { LatticePlaces } from "../../tiling/mesh.js";
import { demandLattice } from "../world/lacking.js";
import { inSlot, slot } from "../world/slots.js";
import type { World } from "../world/world.js";

/** Thousands of sets that a region can be have some dozens of outlines, and to turn each of the sets would take long. By lattice and outline. */
const shapesOfOutlines = slot(() => new Map<string, string>());

/** A key that two sets of cells share exactly if turns, reflections and shifts map one to the other. */
export function shapeOf(world: World, cells: readonly CellIndex[], board: Board, span: Span): string {
  const [form, lattice] = laidOut(cells, board, span);
  const outline = `${lattice.name} ${keyOfForm(shiftedToOrigin(form, lattice))}`;
  return madeAt(inSlot(world, shapesOfOutlines), outline, () => shapeKey(form, lattice));
}

/** A key that two sets of cells share exactly if a shift maps one to the other. */
export const outlineOf = (cells: readonly CellIndex[], board: Board, span: Span): string =>
  keyOfForm(shiftedToOrigin(...laidOut(cells, board, span)));

function laidOut(cells: readonly CellIndex[], board: Board, span: Span): readonly [Form, Lattice] {
  const places = demandLattice(board, span);
  const lattice = latticeNamed(places.name);
  const points = board.sheet !== undefined && board.torus ? unrolled(cells, places, lattice) : undefined;
  return [points ?? cells.map(places.pointOf), lattice];
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
