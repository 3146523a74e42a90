/** Meshes of polygons in a plane whose corners have whole coordinates, flat or joined to a cylinder, a Möbius strip or a torus. */
import type { Direction, Lacking } from "../board.js";
import type { Gluing, TilingName } from "../vocabulary/tilings.js";
import type { Mesh, MeshCell, MeshLines } from "./mesh.js";

export interface Polygon {
  /** Clockwise from the top, as (right, down). */
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** Of the side from each corner to the next. */
  readonly directions: readonly Direction[];
}

export interface Polygons {
  readonly tiling: TilingName;
  readonly lacks: readonly Lacking[];
  /** As a map shows them. */
  readonly rows: readonly (readonly Polygon[])[];
  readonly directions: readonly Direction[];
  /** How far one goes to come back to where one was, where the board is joined. */
  readonly across: number;
  readonly down: number;
  readonly gluing: Gluing | undefined;
  /** Units of the sheet in one unit of the coordinates. */
  readonly scale: readonly [x: number, y: number];
  readonly lines: (numberOf: (row: number, place: number) => number) => readonly MeshLines[];
}

export function meshOfPolygons(polygons: Polygons): Mesh {
  const { rows, scale } = polygons;
  const rowLengths = rows.map((row) => row.length);
  const columns = Math.max(0, ...rowLengths);
  const xs = rows.flat().flatMap(({ corners }) => corners.map(([x]) => x));
  const ys = rows.flat().flatMap(({ corners }) => corners.map(([, y]) => y));
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b), 0), ys.reduce((a, b) => Math.min(a, b), 0)];
  const keyOf = keysOf(polygons, ys.reduce((a, b) => Math.max(a, b), 0) + top);
  const cellOf = ({ corners, directions }: Polygon): MeshCell => ({
    sides: corners.map(([x, y], side) => {
      const [toX, toY] = corners[(side + 1) % corners.length] ?? [x, y];
      return { direction: directions[side] ?? 0, key: keyOf((x + toX) / 2, (y + toY) / 2) };
    }),
    corners: corners.map(([x, y]) => keyOf(x, y)),
    outline: corners.map(([x, y]) => [(y - top) * scale[1], (x - left) * scale[0]]),
  });
  return {
    tiling: polygons.tiling,
    lacks: polygons.lacks,
    rowLengths,
    height: rows.length,
    width: columns,
    wraps: polygons.gluing !== undefined,
    directions: polygons.directions,
    cells: rows.flatMap((row) =>
      Array.from({ length: columns }, (_, place) => {
        const polygon = row[place];
        return polygon && cellOf(polygon);
      }),
    ),
    lines: polygons.lines((row, place) => row * columns + place),
    planar: true,
  };
}

/** Points that are the same one on the board have the same key. `heights`: that of the top and that of the bottom together. */
function keysOf({ gluing, across, down }: Polygons, heights: number): (x: number, y: number) => string {
  if (gluing === undefined) return (x, y) => `${x} ${y}`;
  return (x, y) => {
    const rounds = Math.floor(x / across);
    const right = x - rounds * across;
    if (gluing === "cylinder") return `${right} ${y}`;
    if (gluing === "mobius") return `${right} ${rounds % 2 === 0 ? y : heights - y}`;
    return `${right} ${y - Math.floor(y / down) * down}`;
  };
}
