/**
 * Boards of squares in layers: cubes, and those of four dimensions; and squares that are joined to a cylinder or a Möbius strip. A map shows the layers of a board side by side, and
 * rows of them where there are four dimensions.
 */
import { axes } from "../../vocabulary/directions.js";
import type { Gluing } from "../../vocabulary/tilings.js";
import { wrap } from "../grid.js";
import type { Mesh, MeshLines } from "../mesh.js";
import { meshOfPolygons } from "../polygons.js";

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

/** Between two layers on the sheet, in its units. */
const GAP = 1;

/** `board 3 x 4 x 5`: rows, columns, layers, and rows of layers: three lengths or four. `torus`: each dimension goes round. */
export function cubes(lengths: readonly number[], torus: boolean): Mesh {
  const [rows = 1, columns = 1, layers = 1, blocks = 1] = lengths;
  const size = [rows, columns, layers, blocks];
  const used = axes.slice(0, lengths.length);
  const placeOf = (at: readonly number[]): number => {
    const [row = 0, column = 0, layer = 0, block = 0] = at;
    return (block * rows + row) * (layers * columns) + layer * columns + column;
  };
  const all: (readonly number[])[] = [];
  for (let block = 0; block < blocks; block++)
    for (let row = 0; row < rows; row++)
      for (let layer = 0; layer < layers; layer++)
        for (let column = 0; column < columns; column++) all.push([row, column, layer, block]);
  // Points are doubled, so that the middles of sides are whole.
  const keyOf = (point: readonly number[]): string =>
    (torus ? point.map((value, i) => value % (2 * (size[i] ?? 1))) : point).join(" ");
  const sideOf = (at: readonly number[], dimension: number, forth: boolean): string =>
    keyOf(at.map((value, i) => 2 * value + (i === dimension ? (forth ? 2 : 0) : 1)));
  return {
    tiling: "cubes",
    lacks: ["corner", "ring", "extent"],
    rowLengths: Array.from({ length: blocks * rows }, () => layers * columns),
    height: rows,
    width: columns,
    wraps: torus,
    directions: used.flat().sort((a, b) => a - b),
    lattice: {
      name: lengths.length > 3 ? "hypercubes" : "cubes",
      pointOf: (cell) => (all[cell] ?? []).slice(0, lengths.length),
      cellAt: (point) => {
        const at = size.map((length, i) => (torus ? wrap(point[i] ?? 0, length) : (point[i] ?? 0)));
        return at.every((value, i) => value >= 0 && value < (size[i] ?? 1)) ? placeOf(at) : undefined;
      },
    },
    cells: all.map((at) => {
      const [row = 0, column = 0, layer = 0, block = 0] = at;
      const top = block * (2 * rows + GAP) + 2 * row;
      const left = layer * (2 * columns + GAP) + 2 * column;
      const flat = [
        { direction: UP, key: sideOf(at, 0, false) },
        { direction: RIGHT, key: sideOf(at, 1, true) },
        { direction: DOWN, key: sideOf(at, 0, true) },
        { direction: LEFT, key: sideOf(at, 1, false) },
      ];
      const deep = used.slice(2).flatMap(([back, forth], i) => [
        { direction: back, key: sideOf(at, i + 2, false) },
        { direction: forth, key: sideOf(at, i + 2, true) },
      ]);
      return {
        sides: [...flat, ...deep],
        corners: cornersOf(at, used.length).map(keyOf),
        outline: [
          [top, left],
          [top, left + 2],
          [top + 2, left + 2],
          [top + 2, left],
        ],
      };
    }),
    lines: linesOf(size.slice(0, lengths.length), all, placeOf),
    planar: false,
  };
}

/** The doubled corners of a cell. */
function cornersOf(at: readonly number[], dimensions: number): readonly (readonly number[])[] {
  let corners: (readonly number[])[] = [at.map((value) => 2 * value)];
  for (let i = 0; i < dimensions; i++)
    corners = corners.flatMap((corner) => [corner, corner.map((value, j) => (i === j ? value + 2 : value))]);
  return corners;
}

const kinds = ["column", "row", "line", "line"] as const;

/** Cells that differ in one dimension alone: rows, then columns, then lines through the layers. */
function linesOf(
  size: readonly number[],
  all: readonly (readonly number[])[],
  placeOf: (at: readonly number[]) => number,
): readonly MeshLines[] {
  return [1, 0, 2, 3].flatMap((dimension) => {
    if (dimension >= size.length) return [];
    const starts = all.filter((at) => at[dimension] === 0);
    const lines = starts.map((at) =>
      Array.from({ length: size[dimension] ?? 0 }, (_, step) =>
        placeOf(at.map((value, i) => (i === dimension ? step : value))),
      ),
    );
    return [{ kind: kinds[dimension] ?? "line", lines }];
  });
}

/** `board 5 x 6 cylinder`: squares whose left and right rims are joined; of a `mobius` strip turned over. */
export function joinedSquares(rows: number, columns: number, gluing: Gluing): Mesh {
  return meshOfPolygons({
    tiling: "squares",
    lacks: ["extent", ...(gluing === "mobius" ? (["column"] as const) : [])],
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => ({
        corners: [
          [column, row],
          [column + 1, row],
          [column + 1, row + 1],
          [column, row + 1],
        ],
        directions: [UP, RIGHT, DOWN, LEFT],
      })),
    ),
    directions: [UP, RIGHT, DOWN, LEFT],
    across: columns,
    down: rows,
    gluing,
    lattice: {
      name: "squares",
      middleOf: ([row = 0, column = 0]) => [6 * column + 3, 6 * row + 3],
      pointAt: (x, y) => [(y - 3) / 6, (x - 3) / 6],
    },
    scale: [2, 2],
    lines: (numberOf) => {
      const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
      const level = range(rows).map((row) => range(columns).map((column) => numberOf(row, column)));
      const upright = range(columns).map((column) => range(rows).map((row) => numberOf(row, column)));
      const columnLines = { kind: "column", lines: upright };
      return [{ kind: "row", lines: level }, ...(gluing === "mobius" ? [] : [columnLines])];
    },
  });
}
