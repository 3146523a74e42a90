/** Forms of sets of cells, as points of a lattice from anywhere: moved to the upper left, turned, turned over. */
import { leastAndMost } from "../least-and-most.js";
import { type Lattice, type LatticePoint, shifted, squareLattice, turned, turnsOf } from "./lattice.js";

export type Form = readonly LatticePoint[];

/** Moved so that the least of each coordinate is 0, or the next that a shift leads to, in reading order. */
export function shiftedToOrigin(cells: Form, lattice: Lattice = squareLattice): Form {
  const { period, isPlane } = lattice;
  const count = cells[0]?.length ?? 0;
  const shift: number[] = [];
  for (let i = 0; i < (isPlane ? count - 1 : count); i++) {
    const [least] = leastAndMost(cells.map((cell) => cell[i] ?? 0));
    shift.push(-period * Math.floor(least / period));
  }
  if (isPlane) shift.push(-shift.reduce((sum, each) => sum + each, 0));
  return cells.map((cell) => shifted(cell, shift)).sort(inReadingOrder);
}

function inReadingOrder(a: LatticePoint, b: LatticePoint): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
}

/** Equal for equal forms that are moved alike. */
export const keyOfForm = (cells: Form): string => cells.join(" ");

/** The different orientations that turns and reflections give, as allowed; that as drawn comes first. */
export function orientations(
  cells: Form,
  { rotations, reflections }: { readonly rotations: boolean; readonly reflections: boolean },
  lattice: Lattice = squareLattice,
): readonly Form[] {
  const found = new Map<string, Form>();
  const add = (form: Form): void => {
    const moved = shiftedToOrigin(form, lattice);
    const key = keyOfForm(moved);
    if (!found.has(key)) found.set(key, moved);
  };
  const { flips } = lattice;
  if (rotations) for (const turn of turnsOf(lattice, reflections)) add(cells.map(turn));
  else
    for (const flip of reflections ? flips : flips.slice(0, 1)) add(cells.map((cell) => turned(cell, flip)));
  return [...found.values()];
}

/** A form of squares among cubes, one of cubes in four dimensions, or sticks in space: it lies flat there. Undefined where the other lattice has no such forms. */
export function embedded(cells: Form, from: Lattice, to: Lattice): Form | undefined {
  const [have = 0, wanted = 0] = [from.starts[0]?.length, to.starts[0]?.length];
  if (from.isPlane || to.isPlane) return from.name === to.name ? cells : undefined;
  if (from.period !== to.period) return undefined;
  if (have > wanted) return undefined;
  const more = Array.from({ length: wanted - have }, () => 0);
  return more.length === 0 ? cells : cells.map((cell) => [...cell, ...more]);
}
