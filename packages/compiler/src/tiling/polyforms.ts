/**
 * Polyominoes and their like (polyhexes, polyiamonds, polycubes) of n cells, enumerated by growing those of n - 1, so that no list of shapes has to be trusted. A shape is its
 * cells as points of its lattice, moved to the origin, in reading order; of its orientations the first in text order stands for all. Cost: about n times the number of
 * sides of a cell, times the number of fixed shapes: 216 for hexominoes.
 */
import { type Form, keyOfForm, orientations, shiftedToOrigin } from "./forms.js";
import type { Lattice } from "./lattice.js";

/** Which shapes are one: turned and turned over, only turned, or none. */
export type Sameness = "free" | "one-sided" | "fixed";

export function polyforms(lattice: Lattice, size: number, sameness: Sameness): readonly Form[] {
  let fixed = byKey(lattice.starts.map((start) => shiftedToOrigin([start], lattice)));
  for (let n = 1; n < size; n++)
    fixed = byKey([...fixed.values()].flatMap((cells) => growths(cells, lattice)));
  const classes = byKey([...fixed.values()].map((cells) => firstOrientation(cells, sameness, lattice)));
  return [...classes.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cells]) => cells);
}

const byKey = (forms: readonly Form[]): ReadonlyMap<string, Form> =>
  new Map(forms.map((cells) => [keyOfForm(cells), cells]));

function growths(cells: Form, lattice: Lattice): readonly Form[] {
  const taken = new Set(cells.map(String));
  return cells.flatMap((cell) =>
    lattice
      .steps(cell)
      .filter((next) => !taken.has(String(next)))
      .map((next) => shiftedToOrigin([...cells, next], lattice)),
  );
}

/** The orientations that are one with it. */
export const ofSameness = (cells: Form, sameness: Sameness, lattice: Lattice): readonly Form[] =>
  orientations(cells, { rotations: sameness !== "fixed", reflections: sameness === "free" }, lattice);

/** Longest rows on top, so that shapes look as one draws them: an I lies, an L stands on its side. */
function firstOrientation(cells: Form, sameness: Sameness, lattice: Lattice): Form {
  const [first, ...others] = ofSameness(cells, sameness, lattice).map(
    (each) => [keyOfForm(each), each] as const,
  );
  if (first === undefined) return cells;
  return others.reduce((least, each) => (each[0] < least[0] ? each : least), first)[1];
}

export function isConnected(cells: Form, lattice: Lattice): boolean {
  const left = new Set(cells.map(String));
  const [start] = cells;
  const queue = start === undefined ? [] : [start];
  for (const cell of queue) {
    if (!left.delete(String(cell))) continue;
    queue.push(...lattice.steps(cell));
  }
  return left.size === 0;
}
