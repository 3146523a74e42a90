/** The places of the cells, edges and corners of a mesh in a drawing. */
import type { Board } from "../board.js";
import { leastAndMost } from "../least-and-most.js";
import { once } from "../once.js";
import type { Mesh } from "./mesh.js";
import type { Incidence } from "./mesh-board.js";
import type { BoardSheet, SheetPoint } from "./sheet.js";

export function sheetOf(mesh: Mesh, incidence: Incidence, linkEnds: Board["linkEnds"]): BoardSheet {
  // Where cells lie may be costly to find, and is asked for by drawings alone.
  const size = once(() => {
    const points = mesh.cells.flatMap((cell) => [
      ...(cell?.outline ?? []),
      ...(cell?.sides.flatMap(({ line }) => line ?? []) ?? []),
    ]);
    const [, height] = leastAndMost(points.map(([down]) => down));
    const [, width] = leastAndMost(points.map(([, right]) => right));
    return { height, width };
  });
  const outline = (cell: number): readonly SheetPoint[] | undefined => mesh.cells[cell]?.outline;
  const centre = (cell: number): SheetPoint =>
    mesh.cells[cell]?.centre ?? middleOf(outline(cell) ?? [[0, 0]]);
  const sideLine = (cell: number, side: number): readonly [SheetPoint, SheetPoint] | undefined => {
    const apart = mesh.cells[cell]?.sides[side]?.line;
    if (apart !== undefined) return apart;
    const corners = outline(cell) ?? [];
    const [from, to] = [corners[side], corners[(side + 1) % Math.max(1, corners.length)]];
    return from === undefined || to === undefined ? undefined : [from, to];
  };
  const edge = (number: number): readonly (readonly [SheetPoint, SheetPoint])[] => {
    if (mesh.discs === true)
      return joiningLine(
        mesh,
        (incidence.sidesOfEdge[number] ?? []).map(({ cell }) => cell),
      );
    const lines = new Map<string, readonly [SheetPoint, SheetPoint]>();
    for (const { cell, side } of incidence.sidesOfEdge[number] ?? []) {
      const line = sideLine(cell, side);
      if (line !== undefined) lines.set(keyOf(middleOf(line)), line);
    }
    return [...lines.values()];
  };
  return {
    get height() {
      return size().height;
    },
    get width() {
      return size().width;
    },
    ...(mesh.discs === true ? { discs: true } : {}),
    outline,
    otherRings: (cell) => mesh.cells[cell]?.otherRings ?? [],
    centre,
    edge,
    corner: (corner) => {
      const found = new Map<string, SheetPoint>();
      for (const cell of incidence.cellsOfCorner[corner] ?? [])
        incidence.cornersOfCell[cell]?.forEach((each, index) => {
          const point = outline(cell)?.[index];
          if (each === corner && point !== undefined) found.set(keyOf(point), point);
        });
      return [...found.values()];
    },
    joins: (link) => {
      const [from, to] = linkEnds(link) ?? [];
      if (from === undefined || to === undefined) return false;
      const shared = (incidence.edgesOfCell[from] ?? []).filter((each) =>
        incidence.edgesOfCell[to]?.includes(each),
      );
      // A side that stands on both rims of the sheet is crossed by what leaves it there.
      return shared.length === 0 || shared.some((each) => edge(each).length === 1);
    },
  };
}

/** From rim to rim of two discs. */
function joiningLine(
  mesh: Mesh,
  [one, other]: readonly number[],
): readonly (readonly [SheetPoint, SheetPoint])[] {
  const [from, to] = [mesh.cells[one ?? -1]?.outline, mesh.cells[other ?? -1]?.outline];
  if (from === undefined || to === undefined) return [];
  const [a, b] = [middleOf(from), middleOf(to)];
  const away = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const radius = Math.hypot((from[0]?.[0] ?? 0) - a[0], (from[0]?.[1] ?? 0) - a[1]);
  if (away <= 2 * radius) return [];
  const [down, right] = [((b[0] - a[0]) * radius) / away, ((b[1] - a[1]) * radius) / away];
  return [
    [
      [a[0] + down, a[1] + right],
      [b[0] - down, b[1] - right],
    ],
  ];
}

const keyOf = ([down, right]: SheetPoint): string => `${down.toFixed(3)} ${right.toFixed(3)}`;

function middleOf(points: readonly SheetPoint[]): SheetPoint {
  const sum = (of: 0 | 1): number => points.reduce((total, point) => total + point[of], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}
