/** Boards of hexagons that stand on a corner: rows of them, each row half a cell to the side of the one above it. */
import type { Direction } from "../../board.js";
import { addTo } from "../../maps.js";
import type { Gluing } from "../../vocabulary/tilings.js";
import type { LatticePoint } from "../lattice.js";
import type { Mesh, MeshLines } from "../mesh.js";
import { meshOfPolygons, type Polygon } from "../polygons.js";
import { isOdd, type Kind } from "./kind.js";

const [RIGHT, LEFT, UP_RIGHT, DOWN_RIGHT, DOWN_LEFT, UP_LEFT] = [1, 3, 4, 5, 6, 7] as const;
const clockwise: readonly Direction[] = [UP_RIGHT, RIGHT, DOWN_RIGHT, DOWN_LEFT, LEFT, UP_LEFT];

/** One unit to the right is half a cell; three units down are a row. */
const hexagonAt = (x: number, y: number): Polygon => ({
  corners: [
    [x, y - 2],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x, y + 2],
    [x - 1, y + 1],
    [x - 1, y - 1],
  ],
  directions: clockwise,
});

/** `starts`: for each row how many half cells it is moved to the right; `lengths`: how many cells it has. */
function hexagonMesh(
  starts: readonly number[],
  lengths: readonly number[],
  gluing: Gluing | undefined,
): Mesh {
  const columns = Math.max(0, ...lengths);
  // Of the first cell.
  const from = starts[0] ?? 0;
  return meshOfPolygons({
    tiling: "hexagons",
    lacks: ["column", "extent"],
    rows: lengths.map((length, row) =>
      Array.from({ length }, (_, place) => hexagonAt((starts[row] ?? 0) + 2 * place, 3 * row)),
    ),
    directions: clockwise,
    across: 2 * columns,
    down: 3 * lengths.length,
    gluing,
    lattice: {
      name: "hexagons",
      middleOf: ([row = 0, right = 0]) => [6 * (2 * right + row + from), 18 * row],
      pointAt: (x, y) => pointOf(y / 18, (x / 6 - from - y / 18) / 2),
    },
    scale: [1, 1 / Math.sqrt(3)],
    lines: (numberOf) => slantedLines(starts, lengths, gluing, numberOf),
  });
}

const pointOf = (row: number, right: number): LatticePoint => [row, right, -row - right];

/** The rows, then the lines that run down to the right, then those down to the left. */
function slantedLines(
  starts: readonly number[],
  lengths: readonly number[],
  gluing: Gluing | undefined,
  numberOf: (row: number, place: number) => number,
): readonly MeshLines[] {
  const rows = lengths.map((length, row) => Array.from({ length }, (_, place) => numberOf(row, place)));
  const slanted = (way: 1 | -1): readonly (readonly number[])[] => {
    const lines = new Map<number, number[]>();
    rows.forEach((cells, row) => {
      cells.forEach((cell, place) => {
        addTo(lines, (starts[row] ?? 0) + 2 * place - way * row, cell);
      });
    });
    return [...lines].sort(([a], [b]) => a - b).map(([, line]) => line);
  };
  const all = [{ kind: "row", lines: rows }];
  // Round a cylinder a slanted line is a screw, which has no number of its own here.
  return gluing === undefined
    ? [...all, { kind: "line", lines: slanted(1) }, { kind: "line", lines: slanted(-1) }]
    : all;
}

/** `board hexagon 4`: the side is `side` cells long. */
function hexagonOfHexagons(side: number): Mesh {
  const rows = Array.from({ length: 2 * side - 1 }, (_, row) => Math.abs(row - (side - 1)));
  return hexagonMesh(
    rows,
    rows.map((less) => 2 * side - 1 - less),
    undefined,
  );
}

/** `board triangle 5 of hexagons`: rows of 1, 2, … cells. */
function triangleOfHexagons(side: number): Mesh {
  const rows = Array.from({ length: side }, (_, row) => row);
  return hexagonMesh(
    rows.map((row) => side - 1 - row),
    rows.map((row) => row + 1),
    undefined,
  );
}

/** `board 5 x 6 hexagons`: each second row is moved half a cell to the right. */
function rectangleOfHexagons(rows: number, columns: number, gluing: Gluing | undefined): Mesh {
  const all = Array.from({ length: rows }, (_, row) => row);
  return hexagonMesh(
    all.map((row) => row % 2),
    all.map(() => columns),
    gluing,
  );
}

export const hexagons: Kind = {
  rectangle: rectangleOfHexagons,
  forms: {
    hexagon: { make: hexagonOfHexagons, cells: 3 },
    triangle: { make: triangleOfHexagons, cells: 1 },
  },
  misfit: (rows, _, gluing) => {
    if (gluing === "torus" && isOdd(rows)) return "a torus of hexagons has an even number of rows";
    return gluing === "mobius" && !isOdd(rows)
      ? "a Möbius strip of hexagons has an odd number of rows"
      : undefined;
  },
};
