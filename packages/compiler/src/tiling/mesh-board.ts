/** The board that a mesh makes: neighbours, links, edges, corners and lines follow from the keys that its cells share. */
import type { Board, BoardOptions, CellIndex, CellSets, Direction } from "../board.js";
import { once, oncePer } from "../once.js";
import { directionNames } from "../vocabulary/directions.js";
import { cellSetNames } from "../vocabulary/sorts.js";
import { noSets } from "./cell-sets.js";
import { distinctCells } from "./grid.js";
import type { LatticePlaces, Mesh } from "./mesh.js";
import { type Across, motionsOfMesh } from "./mesh-motions.js";
import { sheetOf } from "./mesh-sheet.js";
import { symmetriesOf } from "./mesh-symmetries.js";
import { cutRing } from "./neighbourhood.js";
import { motionsOfGraph } from "./places/graph-motions.js";

export interface Incidence {
  readonly exists: (cell: CellIndex) => boolean;
  /** By edge: the cells beside it with their sides, holes too. */
  readonly sidesOfEdge: readonly (readonly { readonly cell: CellIndex; readonly side: number }[])[];
  /** By cell, by side. */
  readonly edgesOfCell: readonly (readonly number[])[];
  /** By corner: the cells round it, holes too. */
  readonly cellsOfCorner: readonly (readonly CellIndex[])[];
  readonly cornersOfCell: readonly (readonly number[])[];
}

/** Edges and corners are numbered in the order in which cells meet them. */
function incidenceOf(mesh: Mesh, without: ReadonlySet<CellIndex>): Incidence {
  const [edges, corners] = [new Map<string, number>(), new Map<string, number>()];
  const sidesOfEdge: { cell: CellIndex; side: number }[][] = [];
  const cellsOfCorner: CellIndex[][] = [];
  const numberIn = (numbers: Map<string, number>, key: string): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const edgesOfCell = mesh.cells.map((cell, index) =>
    (cell?.sides ?? []).map(({ key }, side) => {
      const edge = numberIn(edges, key);
      sidesOfEdge[edge] ??= [];
      sidesOfEdge[edge]?.push({ cell: index, side });
      return edge;
    }),
  );
  const cornersOfCell = mesh.cells.map((cell, index) =>
    (cell?.corners ?? []).map((key) => {
      const corner = numberIn(corners, key);
      cellsOfCorner[corner] ??= [];
      if (!cellsOfCorner[corner]?.includes(index)) cellsOfCorner[corner]?.push(index);
      return corner;
    }),
  );
  const exists = (cell: CellIndex): boolean => mesh.cells[cell] !== undefined && !without.has(cell);
  return { exists, sidesOfEdge, edgesOfCell, cellsOfCorner, cornersOfCell };
}

/** Holes are cells of the mesh. */
export function makeMeshBoard(mesh: Mesh, options: Pick<BoardOptions, "without"> = {}): Board {
  const incidence = incidenceOf(mesh, new Set(options.without ?? []));
  const { exists, sidesOfEdge, edgesOfCell, cellsOfCorner, cornersOfCell } = incidence;
  const rows = mesh.rowLengths.length;
  const columns = Math.max(0, ...mesh.rowLengths);
  const cells: CellIndex[] = [];
  for (let cell = 0; cell < rows * columns; cell++) if (exists(cell)) cells.push(cell);
  const { names } = mesh;
  const nameOf = (cell: CellIndex): string =>
    names?.[cell] ?? `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;

  const sideTowards = (cell: CellIndex, direction: Direction): number =>
    mesh.cells[cell]?.sides.findIndex((side) => side.direction === direction) ?? -1;
  /** Beyond a side, in the mesh: a hole too; the cell itself where a board is so narrow that it closes on it. */
  const across = (cell: CellIndex, side: number): { cell: CellIndex; side: number } | undefined =>
    sidesOfEdge[edgesOfCell[cell]?.[side] ?? -1]?.find((each) => each.cell !== cell || each.side !== side);
  const beyond = (cell: CellIndex, side: number): CellIndex | undefined => {
    const found = across(cell, side)?.cell;
    return found === undefined || found === cell || !exists(found) ? undefined : found;
  };
  const next = (cell: CellIndex, direction: Direction): CellIndex | undefined => {
    const side = sideTowards(cell, direction);
    return side < 0 ? undefined : beyond(cell, side);
  };
  const neighbours = oncePer((cell: CellIndex) =>
    distinctCells(
      mesh.directions.length > 0
        ? mesh.directions.map((direction) => next(cell, direction))
        : (mesh.cells[cell]?.sides ?? []).map((_, side) => beyond(cell, side)),
    ),
  );
  /** Straight on: by the side opposite to that by which one came, where there is one. */
  const onwards = (cell: CellIndex, from: number, direction: Direction): number => {
    const sides = mesh.cells[cell]?.sides.length ?? 0;
    return mesh.planar && sides % 2 === 0 ? (from + sides / 2) % sides : sideTowards(cell, direction);
  };
  const look = oncePer((cell: CellIndex, direction: Direction) => {
    const seen: CellIndex[] = [];
    const met = new Set([cell]);
    let beyond = next(cell, direction) === undefined ? undefined : across(cell, sideTowards(cell, direction));
    while (beyond !== undefined && exists(beyond.cell) && !met.has(beyond.cell)) {
      seen.push(beyond.cell);
      met.add(beyond.cell);
      beyond = across(beyond.cell, onwards(beyond.cell, beyond.side, direction));
    }
    return seen;
  });

  const links = once(() => linksOf(incidence, cells));
  const linkBetween = (a: CellIndex, b: CellIndex): number | undefined =>
    links().numbers.get(`${Math.min(a, b)} ${Math.max(a, b)}`);
  const cellCount = rows * columns;
  const linkCount = links().ends.length;
  const pairEnds = (pair: number): readonly [CellIndex, CellIndex] | undefined => {
    const [a, b] = [Math.floor(pair / cellCount), pair % cellCount];
    return a < b && exists(a) && exists(b) && linkBetween(a, b) === undefined ? [a, b] : undefined;
  };
  const linkEnds = (link: number): readonly [CellIndex, CellIndex] | undefined =>
    link < linkCount ? links().ends[link] : pairEnds(link - linkCount);

  const edgeCells = oncePer((edge: number) =>
    distinctCells((sidesOfEdge[edge] ?? []).map(({ cell }) => (exists(cell) ? cell : undefined))),
  );
  const edgeName = (edge: number): string => {
    const beside = sidesOfEdge[edge]?.find(({ cell }) => exists(cell)) ?? sidesOfEdge[edge]?.[0];
    if (beside === undefined) return `edge ${edge}`;
    const direction = mesh.cells[beside.cell]?.sides[beside.side]?.direction;
    return `${nameOf(beside.cell)}.${direction === undefined ? beside.side + 1 : directionNames[direction]}`;
  };
  const cornerCells = oncePer((corner: number) => (cellsOfCorner[corner] ?? []).filter(exists));
  const edgeEnds = (edge: number): readonly [number, number] | undefined => {
    const [beside] = sidesOfEdge[edge] ?? [];
    const corners = cornersOfCell[beside?.cell ?? -1] ?? [];
    if (!mesh.planar || beside === undefined) return undefined;
    const [from, to] = [corners[beside.side], corners[(beside.side + 1) % corners.length]];
    return from === undefined || to === undefined ? undefined : [from, to];
  };
  const around = oncePer((cell: CellIndex) => {
    const all = (cornersOfCell[cell] ?? []).flatMap((corner) => cellsOfCorner[corner] ?? []);
    const beside = [...all, ...neighbours(cell)];
    return distinctCells(beside.filter((each) => each !== cell && exists(each))).sort((a, b) => a - b);
  });
  const stepsAway = oncePer((from: CellIndex) => stepsFrom(incidence, from));
  const lines = linesOf(mesh, exists, nameOf);

  const motions =
    mesh.discs === true
      ? motionsOfGraph({ cells, neighbours, linkEnds, linkOf: linkBetween })
      : motionsOfMesh(mesh, incidence, across, () => board);
  const board: Board = {
    tiling: mesh.tiling,
    ...(names === undefined ? {} : { named: new Map(names.map((name, cell) => [name, cell])) }),
    // Sets of cells of a sort are rows and columns of a rectangle.
    lacks: new Set([...cellSetNames, ...mesh.lacks]),
    rows,
    columns,
    placesInRow: (row) => mesh.rowLengths[row] ?? 0,
    height: mesh.height,
    width: mesh.width,
    torus: mesh.wraps,
    directions: mesh.directions,
    directionSlots: directionNames.length,
    ...(mesh.lattice === undefined ? {} : { lattice: without(mesh.lattice, exists) }),
    sheet: sheetOf(mesh, incidence, linkEnds),
    cells,
    exists,
    cellName: nameOf,
    cellAt: (row, column) => {
      const inMap = row >= 0 && row < rows && column >= 0 && column < columns;
      return inMap && exists(row * columns + column) ? row * columns + column : undefined;
    },
    rowOf: lines.numberOf("row"),
    columnOf: lines.numberOf("column"),
    next,
    neighbours,
    around,
    ring: oncePer((cell) => cutRing(ringOf(incidence, across, cell))),
    cornerRing: oncePer((corner) => cutRing(ringOfCorner(incidence, across, corner))),
    look,
    span: (from, to) => {
      if (from === to) return [from];
      const ways = mesh.directions
        .map((direction) => look(from, direction))
        .filter((way) => way.includes(to));
      const [way] = ways.sort((a, b) => a.indexOf(to) - b.indexOf(to));
      return way === undefined ? undefined : [from, ...way.slice(0, way.indexOf(to) + 1)];
    },
    distance: (from, to) => stepsAway(from).get(to) ?? Number.POSITIVE_INFINITY,
    isBorder: (cell) => (edgesOfCell[cell] ?? []).some((edge) => (sidesOfEdge[edge]?.length ?? 0) < 2),
    lines: lines.families,
    ...noSets,
    linkCount,
    pairCount: linkCount + cellCount * cellCount,
    linkEnds,
    linkFrom: (cell, direction) => {
      const other = next(cell, direction);
      return other === undefined ? undefined : linkBetween(cell, other);
    },
    linkBetween,
    pairOf: (a, b) =>
      a === b ? undefined : (linkBetween(a, b) ?? linkCount + Math.min(a, b) * cellCount + Math.max(a, b)),
    linkName: (link) => {
      const ends = linkEnds(link);
      return ends === undefined ? `link ${link}` : `${nameOf(ends[0])}-${nameOf(ends[1])}`;
    },
    edgeCount: sidesOfEdge.length,
    edgeOf: (cell, direction) => edgesOfCell[cell]?.[sideTowards(cell, direction)],
    edgesOf: (cell) => [...new Set(edgesOfCell[cell] ?? [])],
    edgeCells,
    edgeName,
    edgeFaces: (edge) => [sidesOfEdge[edge]?.[0]?.cell, sidesOfEdge[edge]?.[1]?.cell],
    edgeEnds,
    cornerCount: cellsOfCorner.length,
    cornerOf: (cell, one, other) => {
      const corners = cornersOfCell[cell] ?? [];
      const [a, b] = [sideTowards(cell, one), sideTowards(cell, other)];
      if (!mesh.planar || a < 0 || b < 0) return undefined;
      if ((a + 1) % corners.length === b) return corners[b];
      return (b + 1) % corners.length === a ? corners[a] : undefined;
    },
    cornersOf: (cell) => [...new Set(cornersOfCell[cell] ?? [])],
    edgesAt: oncePer((corner) =>
      distinctCells(
        (cellsOfCorner[corner] ?? []).flatMap((cell) =>
          (edgesOfCell[cell] ?? []).filter((edge) => edgeEnds(edge)?.includes(corner)),
        ),
      ),
    ),
    cornerCells,
    cornerName: (corner) => {
      const [first, last] = [cornerCells(corner)[0], cornerCells(corner).at(-1)];
      if (first === undefined || last === undefined) return `corner ${corner}`;
      return first === last ? nameOf(first) : `${nameOf(first)}-${nameOf(last)}`;
    },
    symmetries: once(() => symmetriesOf(mesh, motions)),
    motions,
  };
  return board;
}

/** With nothing where the board has a hole. */
const without = (lattice: LatticePlaces, exists: (cell: CellIndex) => boolean): LatticePlaces => ({
  ...lattice,
  cellAt: (point) => {
    const cell = lattice.cellAt(point);
    return cell !== undefined && exists(cell) ? cell : undefined;
  },
});

/** One link for two cells that share sides, in the order in which edges are met. */
function linksOf({ exists, sidesOfEdge }: Incidence, cells: readonly CellIndex[]) {
  const ends: (readonly [CellIndex, CellIndex])[] = [];
  const numbers = new Map<string, number>();
  if (cells.length === 0) return { ends, numbers };
  for (const [one, other] of sidesOfEdge) {
    if (one === undefined || other === undefined || one.cell === other.cell) continue;
    if (!exists(one.cell) || !exists(other.cell)) continue;
    const pair = [Math.min(one.cell, other.cell), Math.max(one.cell, other.cell)] as const;
    const key = pair.join(" ");
    if (numbers.has(key)) continue;
    numbers.set(key, ends.length);
    ends.push(pair);
  }
  return { ends, numbers };
}

function linesOf(mesh: Mesh, exists: (cell: CellIndex) => boolean, nameOf: (cell: CellIndex) => string) {
  const family = (chosen: Mesh["lines"]): CellSets => {
    const all = chosen.flatMap(({ kind, lines }) => lines.map((line, index) => ({ kind, line, index })));
    const places = all.map(({ line }) => line.map((cell) => (exists(cell) ? cell : undefined)));
    return {
      sets: places.map((line) => line.filter((cell) => cell !== undefined)),
      places,
      name: (number) => {
        const { kind = "line", index = 0, line = [] } = all[number] ?? {};
        if (kind === "row" || kind === "column") return `${kind} ${index + 1}`;
        const [first = 0, last = 0] = [line[0], line.at(-1)];
        return `the line from ${nameOf(first)} to ${nameOf(last)}`;
      },
    };
  };
  const ofKind = (kind: string): CellSets => family(mesh.lines.filter((each) => each.kind === kind));
  const numberOf = (kind: "row" | "column"): ((cell: CellIndex) => number) => {
    const numbers = new Map<CellIndex, number>();
    for (const { lines } of mesh.lines.filter((each) => each.kind === kind))
      lines.forEach((line, index) => {
        for (const cell of line) numbers.set(cell, index);
      });
    return (cell) => numbers.get(cell) ?? -1;
  };
  return {
    families: { row: ofKind("row"), column: ofKind("column"), line: family(mesh.lines) },
    numberOf,
  };
}

/**
 * The places round a cell, clockwise: behind each of its sides the neighbour, and between two of them what lies at their corner alone. Undefined where the
 * board ends, and at holes.
 */
function ringOf(
  { exists, edgesOfCell, cornersOfCell }: Incidence,
  across: Across,
  cell: CellIndex,
): readonly (CellIndex | undefined)[] {
  const there = (each: CellIndex | undefined): CellIndex | undefined =>
    each !== undefined && exists(each) ? each : undefined;
  return (edgesOfCell[cell] ?? []).flatMap((_, side) => {
    const beyond = across(cell, side);
    if (beyond === undefined) return [undefined];
    const sides = edgesOfCell[cell]?.length ?? 0;
    const corner = cornersOfCell[cell]?.[(side + 1) % sides];
    const stop = across(cell, (side + 1) % sides)?.cell;
    return [
      there(beyond.cell),
      ...fan(edgesOfCell, cornersOfCell, across, beyond, corner, [cell, stop]).map(there),
    ];
  });
}

/** From a cell that was entered by a side, on round a corner, until one of `ends` or the border. */
function fan(
  edgesOfCell: Incidence["edgesOfCell"],
  cornersOfCell: Incidence["cornersOfCell"],
  across: Across,
  entered: { cell: CellIndex; side: number },
  corner: number | undefined,
  ends: readonly (CellIndex | undefined)[],
): (CellIndex | undefined)[] {
  const passed: (CellIndex | undefined)[] = [];
  let at = entered;
  for (let step = 0; step < MOST_AT_A_CORNER; step++) {
    const count = edgesOfCell[at.cell]?.length ?? 0;
    const corners = cornersOfCell[at.cell] ?? [];
    // Of the two sides that meet at the corner, the one by which the cell was not entered.
    const [before, behind] = [(at.side - 1 + count) % count, (at.side + 1) % count];
    const side = corners[at.side] === corner ? before : behind;
    const beyond = across(at.cell, side);
    if (beyond === undefined) return [...passed, undefined];
    if (ends.includes(beyond.cell)) return passed;
    passed.push(beyond.cell);
    at = beyond;
  }
  return passed;
}

const MOST_AT_A_CORNER = 12;

/** The cells round a corner, clockwise from the first; undefined where the board ends. */
function ringOfCorner(
  { exists, edgesOfCell, cornersOfCell, cellsOfCorner }: Incidence,
  across: Across,
  corner: number,
): readonly (CellIndex | undefined)[] {
  const all = cellsOfCorner[corner] ?? [];
  const there = (each: CellIndex | undefined): CellIndex | undefined =>
    each !== undefined && exists(each) ? each : undefined;
  // From a cell whose side behind the corner is a border, if there is one: what lies round the corner is met in one go then.
  const starts = all.map((cell) => ({ cell, side: cornersOfCell[cell]?.indexOf(corner) ?? 0 }));
  const start = starts.find(({ cell, side }) => across(cell, side) === undefined) ?? starts[0];
  if (start === undefined) return [];
  return [
    there(start.cell),
    ...fan(edgesOfCell, cornersOfCell, across, start, corner, [start.cell]).map(there),
  ];
}

/** Steps from a cell to all others, over holes too. */
function stepsFrom({ edgesOfCell, sidesOfEdge }: Incidence, from: CellIndex): ReadonlyMap<CellIndex, number> {
  const away = new Map<CellIndex, number>([[from, 0]]);
  for (const [cell, steps] of away)
    for (const edge of edgesOfCell[cell] ?? [])
      for (const { cell: other } of sidesOfEdge[edge] ?? []) if (!away.has(other)) away.set(other, steps + 1);
  return away;
}
