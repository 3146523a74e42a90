/** Where the edges and links of a board lie in a tiling without end by sticks: an edge is a stick from corner to corner, a link one from cell to cell. */
import type { Board } from "../board.js";
import { axes } from "../vocabulary/directions.js";
import type { PieceSort } from "../vocabulary/sorts.js";
import type { LatticeName } from "../vocabulary/tilings.js";
import type { LatticePoint } from "./lattice.js";
import type { LatticePlaces } from "./mesh.js";

/** As for cells; and all that exist. */
export interface PiecePlaces extends LatticePlaces {
  readonly all: readonly number[];
}

/** The sticks that the links of a tiling are. */
const sticksOf: Readonly<Partial<Record<LatticeName, LatticeName>>> = {
  squares: "sticks",
  cubes: "sticks in space",
};

/** Undefined where the board is part of no tiling of which what the pieces lie on are the tiles or sticks. */
export function placesOfPieces(board: Board, on: PieceSort): PiecePlaces | undefined {
  const { lattice } = board;
  if (lattice === undefined) return undefined;
  if (on === "cell") return { ...lattice, all: board.cells };
  const name = sticksOf[lattice.name];
  // The sides of a cube are no sticks.
  if (name === undefined || (on === "edge" && lattice.name !== "squares")) return undefined;
  return sticksOn(board, lattice, name, on);
}

function sticksOn(
  board: Board,
  { pointOf, cellAt }: LatticePlaces,
  name: LatticeName,
  on: "edge" | "link",
): PiecePlaces {
  const sideOf = on === "edge" ? board.edgeOf : board.linkFrom;
  // Corners are half a cell before the middles of their cells.
  const offset = on === "edge" ? 1 : 0;
  const points = new Map<number, LatticePoint>();
  for (const cell of board.cells) {
    const point = pointOf(cell);
    point.forEach((_, dimension) => {
      axes[dimension]?.forEach((direction, forth) => {
        const side = sideOf(cell, direction);
        if (side === undefined) return;
        const middle = point.map((value, i) => 2 * value + offset + (i === dimension ? 2 * forth - 1 : 0));
        if (!points.has(side)) points.set(side, middle);
      });
    });
  }
  const origin: LatticePoint = [];
  return {
    name,
    all: [...points.keys()].sort((a, b) => a - b),
    pointOf: (side) => points.get(side) ?? origin,
    cellAt: (point) => {
      const middle = point.map((value) => value - offset);
      const across = middle.findIndex((value) => value % 2 !== 0);
      const [back, forth] = axes[across] ?? [];
      if (back === undefined || forth === undefined) return undefined;
      const beside = (step: 1 | -1, [onward, reverse]: readonly [number, number]): number | undefined => {
        const at = middle.map((value, i) => (value + (i === across ? step : 0)) / 2);
        const cell = cellAt(at);
        if (cell === undefined) return undefined;
        return sideOf(cell, across === 0 && isTurnedOver(board, pointOf(cell), at) ? reverse : onward);
      };
      return beside(-1, [forth, back]) ?? beside(1, [back, forth]);
    },
  };
}

/** Once round a strip that has no columns, since it is turned over, up is down. */
const isTurnedOver = (
  { lacks, width }: Board,
  [, own = 0]: LatticePoint,
  [, right = 0]: LatticePoint,
): boolean => lacks.has("column") && ((right - own) / width) % 2 !== 0;
