/** The built-in sets of pieces: all forms of so many cells or sticks, by the word that names them. One table for checker, messages and completion. */
import type { LatticeName } from "./tilings.js";

export interface BuiltInSet {
  readonly name: string;
  readonly lattice: LatticeName;
  /** Cells, or sticks, of a piece. */
  readonly size: number;
}

/** The names of the sets of pieces of two cells, of three, and so on. */
const families: Readonly<Partial<Record<LatticeName, readonly string[]>>> = {
  squares: ["domino", "tromino", "tetromino", "pentomino", "hexomino"],
  hexagons: ["dihex", "trihex", "tetrahex", "pentahex", "hexahex", "heptahex"],
  triangles: [
    ...["diamond", "triamond", "tetriamond", "pentiamond", "hexiamond"],
    ...["heptiamond", "octiamond", "enneiamond"],
  ],
  cubes: ["dicube", "tricube", "tetracube", "pentacube", "hexacube"],
  sticks: ["distick", "tristick", "tetrastick", "pentastick", "hexastick"],
};

export const builtInSets: ReadonlyMap<string, BuiltInSet> = new Map(
  Object.entries(families).flatMap(([lattice, names]) =>
    names.map((name, index) => [name, { name, lattice: lattice as LatticeName, size: index + 2 }] as const),
  ),
);
