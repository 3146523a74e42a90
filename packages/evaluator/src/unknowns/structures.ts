/** Structures that are found as a whole: a division into regions, a set of paths, a layout of pieces. */
import {
  type Board,
  type Lattice,
  type LatticePoint,
  latticeNamed,
  placesOfPieces,
  shifted,
  turned,
  turnsOf,
} from "@ecp/compiler/reading";

export interface Division {
  readonly kind: "division";
  /** Cells of each region, in reading order; regions in the order of their first cells. */
  readonly regions: readonly (readonly number[])[];
}

export interface PathSet {
  readonly kind: "paths";
  readonly paths: readonly (readonly number[])[];
}

export interface PieceLayout {
  readonly kind: "pieces";
  readonly placements: readonly { readonly shape: string; readonly cells: readonly number[] }[];
}

export type Structure = Division | PathSet | PieceLayout;

/** Every set of cells, edges or links that the shape covers in some allowed orientation, once. Empty where the board is part of no tiling of such shapes. */
export function waysToLay(
  board: Board,
  on: "cell" | "edge" | "link",
  shape: readonly LatticePoint[],
  rotations: boolean,
  reflections: boolean,
): readonly number[][] {
  const places = placesOfPieces(board, on);
  if (places === undefined) return [];
  const lattice = latticeNamed(places.name);
  const dimensions = lattice.starts[0]?.length ?? 0;
  // Flat, where the shape is of fewer dimensions.
  const flat = shape.map((point) => Array.from({ length: dimensions }, (_, i) => point[i] ?? 0));
  const flips = lattice.flips.map((flip) => (point: LatticePoint) => turned(point, flip));
  const turns = rotations ? turnsOf(lattice, reflections) : flips.slice(0, reflections ? flips.length : 1);
  const ways = new Map<string, number[]>();
  for (const turn of turns) {
    const form = flat.map(turn);
    // Which of its cells comes first on a board that goes round, its rims decide.
    for (const from of form)
      for (const place of places.all)
        for (const to of nearby(board, places.pointOf(place), lattice)) {
          const shift = to.map((value, i) => value - (from[i] ?? 0));
          if (shift.some((value) => value % lattice.period !== 0)) continue;
          const cells = form.map((point) => places.cellAt(shifted(point, shift)));
          const there = cells.filter((cell) => cell !== undefined);
          if (there.length < cells.length || new Set(there).size < there.length) continue;
          there.sort((a, b) => a - b);
          ways.set(there.join(" "), there);
        }
  }
  return [...ways.values()];
}

/** The point; and where a stick may lie at two points of a board that goes round, those one step away. */
const nearby = ({ torus }: Board, point: LatticePoint, { period }: Lattice): readonly LatticePoint[] =>
  torus
    ? [point, ...point.map((_, along) => point.map((value, i) => (i === along ? value + period : value)))]
    : [point];
