/** Meshes of polygons in a plane whose corners have whole coordinates, flat or joined to a cylinder, a Möbius strip or a torus. */
import type { Direction, Lacking } from "../board.js";
import { leastAndMost } from "../least-and-most.js";
import { once } from "../once.js";
import type { Gluing, LatticeName, TilingName } from "../vocabulary/tilings.js";
import type { LatticePoint } from "./lattice.js";
import type { LatticePlaces, Mesh, MeshCell, MeshLines } from "./mesh.js";
import type { SheetPoint } from "./sheet.js";

export interface Polygon {
  /** Clockwise from the top, as (right, down). */
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** Of the side from each corner to the next; absent where sides lie in no direction that rules could name. */
  readonly directions?: readonly Direction[];
  /** Where its corners are drawn, where scaling does not say so. */
  readonly drawn?: readonly SheetPoint[];
}

/** Where the points of a lattice lie. Middles of polygons are in sixths of a unit, so that all are whole. */
export interface PlaneLattice {
  readonly name: LatticeName;
  readonly middleOf: (point: LatticePoint) => readonly [x: number, y: number];
  readonly pointAt: (x: number, y: number) => LatticePoint;
}

export interface Polygons {
  readonly tiling: TilingName;
  readonly lacks: readonly Lacking[];
  /** The rows, as a map shows them. */
  readonly rows: readonly (readonly Polygon[])[];
  readonly directions: readonly Direction[];
  /** How far one goes to come back to where one was, where the board is joined. */
  readonly across: number;
  readonly down: number;
  readonly gluing: Gluing | undefined;
  /** Absent: it is part of no lattice, and pieces are not laid on it. */
  readonly lattice?: PlaneLattice;
  /** Units of the sheet in one unit of the coordinates. */
  readonly scale: readonly [x: number, y: number];
  readonly lines: (numberOf: (row: number, place: number) => number) => readonly MeshLines[];
}

export function meshOfPolygons(polygons: Polygons): Mesh {
  const { rows, scale } = polygons;
  const rowLengths = rows.map((row) => row.length);
  const columns = Math.max(0, ...rowLengths);
  const [highest, lowest] = leastAndMost([
    0,
    ...rows.flat().flatMap(({ corners }) => corners.map(([, y]) => y)),
  ]);
  const heights = highest + lowest;
  const outlineOf = ({ corners, drawn }: Polygon): readonly SheetPoint[] =>
    drawn ?? corners.map(([x, y]) => [y * scale[1], x * scale[0]]);
  const drawn = rows.flat().flatMap(outlineOf);
  const [top] = leastAndMost(drawn.map(([down]) => down));
  const [left] = leastAndMost(drawn.map(([, right]) => right));
  const keyOf = keysOf(polygons, heights, 1);
  const cellOf = (polygon: Polygon): MeshCell => ({
    sides: polygon.corners.map(([x, y], side) => {
      const [toX, toY] = polygon.corners[(side + 1) % polygon.corners.length] ?? [x, y];
      const direction = polygon.directions?.[side];
      const key = keyOf((x + toX) / 2, (y + toY) / 2);
      return direction === undefined ? { key } : { direction, key };
    }),
    corners: polygon.corners.map(([x, y]) => keyOf(x, y)),
    outline: outlineOf(polygon).map(([down, right]) => [down - top, right - left]),
  });
  return {
    tiling: polygons.tiling,
    lacks: polygons.lacks,
    rowLengths,
    height: rows.length,
    width: columns,
    wraps: polygons.gluing !== undefined,
    directions: polygons.directions,
    ...(polygons.lattice === undefined
      ? {}
      : { lattice: placesOf(polygons.rows, polygons.lattice, columns, keysOf(polygons, heights, SIXTHS)) }),
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

const SIXTHS = 6;

function placesOf(
  rows: Polygons["rows"],
  lattice: PlaneLattice,
  columns: number,
  keyOf: (x: number, y: number) => string,
): LatticePlaces {
  const middles = once(() => rows.map((row) => row.map(middleOf)));
  const cells = once(
    () =>
      new Map(
        middles().flatMap((row, r) =>
          row.map(([x, y], place) => [keyOf(x, y), r * columns + place] as const),
        ),
      ),
  );
  return {
    name: lattice.name,
    pointOf: (cell) => {
      const [x, y] = middles()[Math.floor(cell / columns)]?.[cell % columns] ?? [0, 0];
      return lattice.pointAt(x, y);
    },
    cellAt: (point) => cells().get(keyOf(...lattice.middleOf(point))),
  };
}

function middleOf({ corners }: Polygon): readonly [x: number, y: number] {
  const mean = (at: 0 | 1): number =>
    (SIXTHS * corners.reduce((sum, corner) => sum + corner[at], 0)) / corners.length;
  return [mean(0), mean(1)];
}

/** Points that are the same one on the board have the same key. `heights`: that of the top and that of the bottom together. */
function keysOf(
  { gluing, across, down }: Polygons,
  heights: number,
  parts: number,
): (x: number, y: number) => string {
  if (gluing === undefined) return (x, y) => `${x} ${y}`;
  return (x, y) => {
    const rounds = Math.floor(x / (parts * across));
    const right = x - rounds * parts * across;
    if (gluing === "cylinder") return `${right} ${y}`;
    if (gluing === "mobius") return `${right} ${rounds % 2 === 0 ? y : parts * heights - y}`;
    return `${right} ${y - Math.floor(y / (parts * down)) * parts * down}`;
  };
}
