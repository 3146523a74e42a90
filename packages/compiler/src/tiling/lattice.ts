/**
 * Tilings without end, as points with whole coordinates: which cells share a side, and which turns and reflections take a tiling to itself. Forms of pieces are sets of such
 * points, wherever they lie.
 */
import { once } from "../once.js";
import type { LatticeName } from "../vocabulary/tilings.js";

/** Squares: row, column; cubes: layer besides, and so on. Sticks: the same, doubled, so that the middle of a stick is whole. Hexagons and triangles: three coordinates of sum 0, of which the first leads down and the second to the right. */
export type LatticePoint = readonly number[];

/**
 * For each coordinate of the image, the number (from 1) of the coordinate of the point that it equals, with its sign: [2, -1] takes (r, c) to
 * (c, -r).
 */
export type Turn = readonly number[];

export interface Lattice {
  readonly name: LatticeName;
  /** Cells of each kind that a shift does not take to each other. */
  readonly starts: readonly LatticePoint[];
  readonly steps: (point: LatticePoint) => readonly LatticePoint[];
  /** A shift is a multiple of it in each coordinate. */
  readonly period: number;
  /** Coordinates have the sum 0: a shift is said by all but the last. */
  readonly isPlane: boolean;
  /** The identity comes first. */
  readonly rotations: readonly Turn[];
  readonly mirror: Turn;
  /** Reflections left to right, top to bottom, and one after the other. */
  readonly flips: readonly Turn[];
}

export const latticeNamed = (name: LatticeName): Lattice => makers[name]();

export const turned = (point: LatticePoint, turn: Turn): LatticePoint =>
  turn.map((of) => (of < 0 ? -(point[-of - 1] ?? 0) : (point[of - 1] ?? 0)));

/** All turns of a point, and with `reflections` those of its mirror image, too; the identity comes first. */
export const turnsOf = (
  { rotations, mirror }: Lattice,
  reflections: boolean,
): readonly ((point: LatticePoint) => LatticePoint)[] =>
  (reflections ? [false, true] : [false]).flatMap((isMirrored) =>
    rotations.map(
      (turn) => (point: LatticePoint) => turned(isMirrored ? turned(point, mirror) : point, turn),
    ),
  );

export const shifted = (a: LatticePoint, b: LatticePoint): LatticePoint =>
  a.map((value, i) => value + (b[i] ?? 0));

export const squareLattice: Lattice = {
  name: "squares",
  starts: [[0, 0]],
  // Up, right, down, left.
  steps: ([row = 0, column = 0]) => [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ],
  period: 1,
  isPlane: false,
  rotations: [
    [1, 2],
    [2, -1],
    [-1, -2],
    [-2, 1],
  ],
  mirror: [1, -2],
  flips: [
    [1, 2],
    [1, -2],
    [-1, 2],
    [-1, -2],
  ],
};

function cubic(name: LatticeName, dimensions: number): Lattice {
  const origin = Array.from({ length: dimensions }, () => 0);
  const signed = signedPermutations(dimensions);
  return {
    name,
    starts: [origin],
    steps: (point) =>
      origin.flatMap((_, i) =>
        [1, -1].map((step) => point.map((value, j) => (i === j ? value + step : value))),
      ),
    period: 1,
    isPlane: false,
    rotations: signed.filter((turn) => signOf(turn) === 1),
    mirror: origin.map((_, i) => (i === 1 ? -2 : i + 1)),
    flips: signed.filter((turn) => turn.every((of, i) => Math.abs(of) === i + 1)),
  };
}

/** Sticks that join corners of a tiling by squares or cubes, as their middles: the one odd coordinate says which way a stick lies. */
function sticks(name: LatticeName, dimensions: number): Lattice {
  const { rotations, mirror, flips, starts } = dimensions === 2 ? squareLattice : cubic(name, dimensions);
  const [origin = []] = starts;
  const moved = (point: LatticePoint, along: number, step: number): LatticePoint =>
    point.map((value, i) => (i === along ? value + step : value));
  return {
    name,
    starts: origin.map((_, i) => moved(origin, i, 1)),
    steps: (point) => {
      const along = point.findIndex((value) => value % 2 !== 0);
      return [-1, 1].flatMap((end) => {
        const corner = moved(point, along, end);
        return origin
          .flatMap((_, i) => [-1, 1].map((step) => moved(corner, i, step)))
          .filter((next) => next[along] !== point[along]);
      });
    },
    period: 2,
    isPlane: false,
    rotations,
    mirror,
    flips,
  };
}

/** The same of hexagons and triangles: by a sixth of a turn, clockwise. */
const sixths: readonly Turn[] = [
  [1, 2, 3],
  [-3, -1, -2],
  [2, 3, 1],
  [-1, -2, -3],
  [3, 1, 2],
  [-2, -3, -1],
];
const plane = {
  isPlane: true,
  rotations: sixths,
  mirror: [1, 3, 2],
  flips: [
    [1, 2, 3],
    [1, 3, 2],
    [-1, -3, -2],
    [-1, -2, -3],
  ],
} as const;

const hexagonLattice: Lattice = {
  name: "hexagons",
  starts: [[0, 0, 0]],
  steps: (point) =>
    [
      [-1, 1, 0],
      [0, 1, -1],
      [1, 0, -1],
      [1, -1, 0],
      [0, -1, 1],
      [-1, 0, 1],
    ].map((step) => shifted(point, step)),
  period: 1,
  ...plane,
};

/** Points are three times as fine as the corners are: a triangle that stands on a side has coordinates that leave 2 when they are divided by 3, one on a corner leaves 1. */
const triangleLattice: Lattice = {
  name: "triangles",
  starts: [
    [2, 2, -4],
    [1, 1, -2],
  ],
  steps: (point) => {
    const [one, two] = standsOnASide(point) ? [-1, 2] : [1, -2];
    return [
      [one, one, two],
      [one, two, one],
      [two, one, one],
    ].map((step) => shifted(point, step));
  },
  period: 3,
  ...plane,
};

const standsOnASide = ([first = 0]: LatticePoint): boolean => (first - 2) % 3 === 0;

const makers: Readonly<Record<LatticeName, () => Lattice>> = {
  squares: () => squareLattice,
  cubes: once(() => cubic("cubes", 3)),
  hypercubes: once(() => cubic("hypercubes", 4)),
  hexagons: () => hexagonLattice,
  triangles: () => triangleLattice,
  sticks: once(() => sticks("sticks", 2)),
  "sticks in space": once(() => sticks("sticks in space", 3)),
};

/** All ways to exchange coordinates and to turn their signs round; that which changes nothing comes first. */
function signedPermutations(dimensions: number): readonly Turn[] {
  let all: readonly Turn[] = [[]];
  for (let i = 0; i < dimensions; i++)
    all = all.flatMap((turn) =>
      Array.from({ length: dimensions }, (_, j) => j + 1)
        .filter((of) => !turn.some((other) => Math.abs(other) === of))
        .flatMap((of) => [
          [...turn, of],
          [...turn, -of],
        ]),
    );
  return all;
}

/** 1 of a rotation, -1 of a reflection. */
function signOf(turn: Turn): number {
  let sign = 1;
  turn.forEach((of, i) => {
    if (of < 0) sign = -sign;
    for (const later of turn.slice(i + 1)) if (Math.abs(later) < Math.abs(of)) sign = -sign;
  });
  return sign;
}
