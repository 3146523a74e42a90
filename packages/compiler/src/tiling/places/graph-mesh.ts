/** The mesh of places of which pairs are neighbours: discs joined by lines. */
import type { Lacking } from "../../board.js";
import { once } from "../../once.js";
import type { Mesh, MeshCell } from "../mesh.js";
import type { SheetPoint } from "../sheet.js";
import { layOutGraph } from "./graph-layout.js";
import { lacksOfPlaces } from "./lacks.js";

export interface PlaceGraph {
  readonly names: readonly string[];
  readonly pairs: readonly (readonly [number, number])[];
  /** Right and down, in any unit; where they are missing, the graph is laid out. */
  readonly points?: readonly (readonly [right: number, down: number])[];
}

const lacks: readonly Lacking[] = [...lacksOfPlaces, "edge", "corner", "ring"];

/** In units of the sheet: a disc is as wide as a cell. */
const RADIUS = 1;
const ROUND = 32;
/** Between the centres of two neighbours. */
const STEP = 3.4;
/** The largest sheet, in discs. */
const MOST_APART = 60;

export function graphMesh({ names, pairs, points }: PlaceGraph): Mesh {
  const discs = once(() =>
    onSheet(points === undefined ? layOutGraph(names.length, pairs) : spaced(points, pairs)).map(disc),
  );
  const sides = names.map((): { key: string }[] => []);
  for (const [a, b] of pairs) for (const place of [a, b]) sides[place]?.push({ key: `${a} ${b}` });
  const cells = names.map(
    (_, place): MeshCell => ({
      sides: sides[place] ?? [],
      corners: [],
      get outline() {
        return discs()[place] ?? [];
      },
    }),
  );
  return {
    tiling: "places",
    names,
    discs: true,
    lacks,
    rowLengths: [names.length],
    height: 1,
    width: names.length,
    wraps: false,
    directions: [],
    cells,
    lines: [],
    planar: false,
  };
}

const disc = ([down, right]: SheetPoint): readonly SheetPoint[] =>
  Array.from({ length: ROUND }, (_, part) => {
    const turn = (2 * Math.PI * part) / ROUND;
    return [down - RADIUS * Math.cos(turn), right + RADIUS * Math.sin(turn)];
  });

/** Scales coordinates of any unit so that joined places are about a step apart. */
function spaced(
  points: readonly (readonly [number, number])[],
  pairs: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const lengths = pairs.map(([a, b]) => {
    const [from, to] = [points[a] ?? [0, 0], points[b] ?? [0, 0]];
    return Math.hypot(from[0] - to[0], from[1] - to[1]);
  });
  const middle = lengths.filter((length) => length > 0).sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
  const reach = points.reduce((most, [x, y]) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  const unit = middle ?? (reach > 0 ? reach / Math.max(1, Math.sqrt(points.length)) : 1);
  return points.map(([x, y]) => [x / unit, y / unit]);
}

/** Steps → places of the sheet, from its upper left corner on. */
function onSheet(points: readonly (readonly [number, number])[]): readonly SheetPoint[] {
  const least = (of: 0 | 1): number =>
    points.reduce((low, point) => Math.min(low, point[of]), Number.POSITIVE_INFINITY);
  const most = (of: 0 | 1): number =>
    points.reduce((high, point) => Math.max(high, point[of]), Number.NEGATIVE_INFINITY);
  const extent = Math.max(most(0) - least(0), most(1) - least(1));
  const unit = Math.min(STEP, extent > 0 ? (2 * MOST_APART) / extent : STEP);
  return points.map(([x, y]) => [(y - least(1)) * unit + RADIUS, (x - least(0)) * unit + RADIUS]);
}
