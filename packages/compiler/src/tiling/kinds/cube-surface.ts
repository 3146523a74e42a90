/**
 * The surface of a cube, as a net: the top, below it the four faces round it, below the first of these the bottom. Points of it are whole points in space, in half sides
 * of a cell, so faces meet where their points are the same.
 */
import type { CellIndex } from "../../board.js";
import type { Mesh, MeshCell } from "../mesh.js";

type Space = readonly [number, number, number];

interface Face {
  /** Of the net, in faces. */
  readonly row: number;
  readonly column: number;
  readonly from: Space;
  readonly right: Space;
  readonly down: Space;
}

const faces: readonly Face[] = [
  { row: 0, column: 0, from: [0, 0, 0], right: [1, 0, 0], down: [0, 1, 0] },
  { row: 1, column: 0, from: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
  { row: 1, column: 1, from: [1, 1, 0], right: [0, -1, 0], down: [0, 0, 1] },
  { row: 1, column: 2, from: [1, 0, 0], right: [-1, 0, 0], down: [0, 0, 1] },
  { row: 1, column: 3, from: [0, 0, 0], right: [0, 1, 0], down: [0, 0, 1] },
  { row: 2, column: 0, from: [0, 1, 1], right: [1, 0, 0], down: [0, -1, 0] },
];

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

/** `board cube 3`: each face has 3 x 3 cells. */
export function cubeSurface(side: number): Mesh {
  const columns = 4 * side;
  const cells: (MeshCell | undefined)[] = Array.from({ length: 3 * side * columns }, () => undefined);
  const numberOf = (face: Face, row: number, column: number): CellIndex =>
    (face.row * side + row) * columns + face.column * side + column;
  for (const face of faces)
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        cells[numberOf(face, row, column)] = cellOf(face, row, column, side);
  const range = Array.from({ length: side }, (_, i) => i);
  const [top, front, rightFace, back, left, bottom] = faces as readonly [Face, Face, Face, Face, Face, Face];
  // Three families of bands, each once round.
  const level = range.map((row) =>
    [front, rightFace, back, left].flatMap((face) => range.map((column) => numberOf(face, row, column))),
  );
  const upright = range.map((column) => [
    ...[top, front, bottom].flatMap((face) => range.map((row) => numberOf(face, row, column))),
    ...range.map((row) => numberOf(back, side - 1 - row, side - 1 - column)),
  ]);
  const sideways = range.map((row) => [
    ...range.map((column) => numberOf(top, row, column)),
    ...range.map((down) => numberOf(rightFace, down, side - 1 - row)),
    ...range.map((column) => numberOf(bottom, side - 1 - row, side - 1 - column)),
    ...range.map((down) => numberOf(left, side - 1 - down, row)),
  ]);
  return {
    tiling: "squares",
    lacks: ["row", "column", "extent"],
    rowLengths: Array.from({ length: 3 * side }, (_, row) => (Math.floor(row / side) === 1 ? columns : side)),
    height: 3 * side,
    width: columns,
    wraps: true,
    directions: [0, 1, 2, 3],
    cells,
    lines: [{ kind: "line", lines: [...level, ...upright, ...sideways] }],
    planar: true,
  };
}

function cellOf(face: Face, row: number, column: number, side: number): MeshCell {
  const point = (right: number, down: number): string =>
    face.from
      .map((from, i) => 2 * side * from + right * (face.right[i] ?? 0) + down * (face.down[i] ?? 0))
      .join(" ");
  const [x, y] = [2 * column, 2 * row];
  const [left, top] = [2 * (face.column * side + column), 2 * (face.row * side + row)];
  return {
    corners: [point(x, y), point(x + 2, y), point(x + 2, y + 2), point(x, y + 2)],
    sides: [
      { direction: UP, key: point(x + 1, y) },
      { direction: RIGHT, key: point(x + 2, y + 1) },
      { direction: DOWN, key: point(x + 1, y + 2) },
      { direction: LEFT, key: point(x, y + 1) },
    ],
    outline: [
      [top, left],
      [top, left + 2],
      [top + 2, left + 2],
      [top + 2, left],
    ],
  };
}
