/** The mesh of places that are polygons: what two of them share of their outlines makes them neighbours. */

import { polygonsOverlap } from "../../diagnostics/catalogue/ecp4138-polygons-overlap.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import type { Span } from "../../text/span.js";
import type { Mesh, MeshCell, MeshSide } from "../mesh.js";
import type { SheetPoint } from "../sheet.js";
import { lacksOfPlaces } from "./lacks.js";
import { type Outlines, outlinesOf } from "./outlines.js";
import { type PlanePoint, roomiest } from "./plane.js";

export interface NamedPolygons {
  readonly places: readonly { readonly text: string; readonly span: Span }[];
  /** By place: its outlines and holes, in any direction. */
  readonly rings: readonly (readonly (readonly PlanePoint[])[])[];
}

/** The sheet is at most so high and wide, in its units. */
const LARGEST_SHEET = 60;

/** Or what keeps the polygons from being a board. */
export function polygonMesh({ places, rings }: NamedPolygons): Mesh | ReturnType<typeof diagnose> {
  const nameOf = (place: number): string => places[place]?.text ?? "";
  const outlines = outlinesOf(rings);
  if ("problem" in outlines) {
    const { problem, one, other } = outlines;
    const span = places[Math.max(one, other ?? one)]?.span ?? places[0]?.span;
    if (span === undefined) throw new RangeError("polygons without a place");
    return diagnose(
      polygonsOverlap,
      span,
      problem === "overlap"
        ? { problem, one: nameOf(Math.min(one, other)), other: nameOf(Math.max(one, other)) }
        : { problem, one: nameOf(one) },
    );
  }
  const names = places.map(({ text }) => text);
  const planar = outlines.rings.every((own) => own.length === 1);
  return {
    tiling: "places",
    names,
    lacks: planar ? lacksOfPlaces : [...lacksOfPlaces, "corner", "ring"],
    rowLengths: [names.length],
    height: 1,
    width: names.length,
    wraps: false,
    directions: [],
    cells: cellsOf(outlines),
    lines: [],
    planar,
  };
}

/** A sign in a place stands in its first ring, the largest. */
function cellsOf({ points, rings }: Outlines): readonly MeshCell[] {
  const placed = rings.map((own) =>
    own.map((ring) => ring.map((point): PlanePoint => points[point] ?? [0, 0])),
  );
  const rooms = placed.map(roomiest);
  const unit = unitOf(
    points,
    rooms.map(({ room }) => room),
  );
  const least = (of: 0 | 1): number =>
    points.reduce((low, point) => Math.min(low, point[of]), Number.POSITIVE_INFINITY);
  const [left, top] = [least(0), least(1)];
  const onSheet = ([x, y]: PlanePoint): SheetPoint => [(y - top) * unit, (x - left) * unit];
  return rings.map((own, place): MeshCell => {
    const sides = own.flatMap((ring, number): MeshSide[] =>
      ring.map((from, index) => {
        const to = ring[(index + 1) % ring.length] ?? from;
        const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
        if (number === 0) return { key };
        return { key, line: [onSheet(points[from] ?? [0, 0]), onSheet(points[to] ?? [0, 0])] };
      }),
    );
    const [outline = [], ...others] = placed[place] ?? [];
    return {
      sides,
      corners: (own[0] ?? []).map(String),
      outline: outline.map(onSheet),
      ...(others.length === 0 ? {} : { otherRings: others.map((ring) => ring.map(onSheet)) }),
      centre: onSheet(rooms[place]?.at ?? [0, 0]),
    };
  });
}

/** Most places have as much room as a square at least. */
function unitOf(points: readonly PlanePoint[], rooms: readonly number[]): number {
  const common = [...rooms].sort((a, b) => a - b)[Math.floor(rooms.length / 4)] ?? 1;
  const extent = (of: 0 | 1): number => {
    const most = points.reduce((high, point) => Math.max(high, point[of]), Number.NEGATIVE_INFINITY);
    return most - points.reduce((low, point) => Math.min(low, point[of]), Number.POSITIVE_INFINITY);
  };
  const across = Math.max(extent(0), extent(1), 1e-300);
  return Math.min(1 / Math.max(common, 1e-300), LARGEST_SHEET / across);
}
