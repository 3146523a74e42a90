/** Boards of triangles: rows in which those that stand on a side and those that stand on a corner alternate. */
import type { Direction } from "../../board.js";
import { addTo } from "../../maps.js";
import type { Gluing } from "../../vocabulary/tilings.js";
import type { Mesh, MeshLines } from "../mesh.js";
import { meshOfPolygons, type Polygon } from "../polygons.js";
import { isOdd, type Kind } from "./kind.js";

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;
const directions: readonly Direction[] = [UP, RIGHT, DOWN, LEFT];

/** One unit to the right is half a side. `x`: of its leftmost corner. */
const triangleAt = (x: number, y: number, standsOnASide: boolean): Polygon =>
  standsOnASide
    ? {
        corners: [
          [x + 1, y],
          [x + 2, y + 1],
          [x, y + 1],
        ],
        directions: [RIGHT, DOWN, LEFT],
      }
    : {
        corners: [
          [x, y],
          [x + 2, y],
          [x + 1, y + 1],
        ],
        directions: [UP, RIGHT, LEFT],
      };

interface Row {
  readonly start: number;
  readonly length: number;
  readonly firstStandsOnASide: boolean;
}

function triangleMesh(rows: readonly Row[], gluing: Gluing | undefined): Mesh {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const [first] = rows;
  // Those that stand on a side are an odd number of half sides from where the lattice begins.
  const from = ((first?.start ?? 0) + (first?.firstStandsOnASide === true ? 1 : 0)) % 2;
  return meshOfPolygons({
    tiling: "triangles",
    lacks: ["column", "extent"],
    rows: rows.map(({ start, length, firstStandsOnASide }, row) =>
      Array.from({ length }, (_, place) =>
        triangleAt(start + place, row, (place % 2 === 0) === firstStandsOnASide),
      ),
    ),
    directions,
    across: columns,
    down: rows.length,
    gluing,
    lattice: {
      name: "triangles",
      middleOf: ([down = 0, right = 0]) => [2 * (2 * right + down) - 6 * from, 2 * down],
      pointAt: (x, y) => {
        const [down, right] = [y / 2, (x / 2 + 3 * from - y / 2) / 2];
        return [down, right, -down - right];
      },
    },
    scale: [1.3, 1.3 * Math.sqrt(3)],
    lines: (numberOf) => stripsOf(rows, gluing, numberOf),
  });
}

/** The rows, then the strips that run down to the right, then those down to the left. */
function stripsOf(
  rows: readonly Row[],
  gluing: Gluing | undefined,
  numberOf: (row: number, place: number) => number,
): readonly MeshLines[] {
  const level = rows.map(({ length }, row) => Array.from({ length }, (_, place) => numberOf(row, place)));
  const slanted = (way: 1 | -1): readonly (readonly number[])[] => {
    const strips = new Map<number, number[]>();
    rows.forEach(({ start, length, firstStandsOnASide }, row) => {
      const places = Array.from({ length }, (_, place) => place);
      for (const place of way === 1 ? places : places.reverse()) {
        const standsOnASide = (place % 2 === 0) === firstStandsOnASide;
        const strip = start + place - way * row - (standsOnASide ? way : 0);
        addTo(strips, strip, numberOf(row, place));
      }
    });
    return [...strips].sort(([a], [b]) => a - b).map(([, strip]) => strip);
  };
  const all = [{ kind: "row", lines: level }];
  return gluing === undefined
    ? [...all, { kind: "line", lines: slanted(1) }, { kind: "line", lines: slanted(-1) }]
    : all;
}

/** `board triangle 5`: rows of 1, 3, 5, … cells. */
function triangleOfTriangles(side: number): Mesh {
  return triangleMesh(
    Array.from({ length: side }, (_, row) => ({
      start: side - 1 - row,
      length: 2 * row + 1,
      firstStandsOnASide: true,
    })),
    undefined,
  );
}

/** `board hexagon 4 of triangles`: six triangles of that side round a corner. */
function hexagonOfTriangles(side: number): Mesh {
  const upper = Array.from({ length: side }, (_, row) => ({
    start: side - 1 - row,
    length: 2 * (side + row) + 1,
    firstStandsOnASide: true,
  }));
  const lower = upper.toReversed().map((row) => ({ ...row, firstStandsOnASide: false }));
  return triangleMesh([...upper, ...lower], undefined);
}

/** `board 4 x 9 triangles`: the first stands on a side, and so does every second one of a row and of a column. */
function rectangleOfTriangles(rows: number, columns: number, gluing: Gluing | undefined): Mesh {
  return triangleMesh(
    Array.from({ length: rows }, (_, row) => ({
      start: 0,
      length: columns,
      firstStandsOnASide: row % 2 === 0,
    })),
    gluing,
  );
}

export const triangles: Kind = {
  rectangle: rectangleOfTriangles,
  forms: {
    triangle: { make: triangleOfTriangles, cells: 1 },
    hexagon: { make: hexagonOfTriangles, cells: 6 },
  },
  misfit: (rows, columns, gluing) => {
    if (gluing === "mobius")
      return isOdd(rows) === isOdd(columns)
        ? undefined
        : "the rows and the columns of a Möbius strip of triangles are both even or both odd";
    if (isOdd(columns)) return `a ${gluing} of triangles has an even number of columns`;
    return gluing === "torus" && isOdd(rows) ? "a torus of triangles has an even number of rows" : undefined;
  },
};
