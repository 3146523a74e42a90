/**
 * Pieces: every way to lay each shape on cells (or edges, or links) where its layer stands. A placement is a set of cells: orientations that look alike are one,
 * and so are wraps of a torus that lay a piece on the same cells. A way that laps over itself is none.
 */

import type { Board, CellIndex } from "../../board.js";
import { sortOfPieces } from "../../check/types/types.js";
import { NONE, type Origin, type Placement, type PlacementCount } from "../../ground.js";
import { addTo } from "../../maps.js";
import { oncePerKey } from "../../once.js";
import { withMore } from "../../origins.js";
import { embedded, type Form, orientations } from "../../tiling/forms.js";
import { type LatticePoint, latticeNamed, shifted } from "../../tiling/lattice.js";
import type { LatticePlaces } from "../../tiling/mesh.js";
import { type PiecePlaces, placesOfPieces } from "../../tiling/sticks.js";
import type { LayerId, PieceSet, PieceShape, TypedTimes } from "../../typed.js";
import type { PieceSort } from "../../vocabulary/sorts.js";
import { isElement } from "../value.js";
import { rangesOf } from "../values/bounds.js";
import { evaluateSet } from "../values/evaluate-as.js";
import { variableOf } from "../world/grounding.js";
import { demandLattice, lackingForms } from "../world/lacking.js";
import type { LayerTable } from "../world/layer-table.js";
import type { World } from "../world/world.js";

export interface LaidPieces {
  readonly placements: readonly Placement[];
  readonly counts: readonly PlacementCount[];
}

export function expandPieces(world: World): LaidPieces {
  const placements: Placement[] = [];
  const counts: PlacementCount[] = [];
  const board = world.space?.board;
  if (board === undefined) return { placements, counts };
  for (const table of world.layers) {
    const { domain } = table.layer;
    if (table.layer.role === "find" && domain.kind === "pieces")
      world.log.guard(() => {
        layPieces(world, board, table, domain.pieces, placements, counts);
      });
  }
  for (const cover of world.puzzle.covers)
    world.log.guard(() => {
      const byCell = placementsByCell(placements, ({ layer }) => sortOn(world, layer) === cover.on);
      for (const cell of evaluateSet(world, cover.set).items) {
        if (!isElement(cell)) continue;
        const here = byCell.get(cell.index) ?? [];
        const origin: Origin = { span: cover.span, at: [cell.family.name(cell.index)], what: "cover" };
        const isDisjoint = here.every((each) => placements[each]?.layer === placements[here[0] ?? 0]?.layer);
        for (const count of countOf(world, cover.times, here, origin))
          counts.push(isDisjoint ? atMostOne(count) : count);
      }
    });
  return { placements, counts };
}

function sortOn({ layers }: World, id: LayerId): PieceSort | undefined {
  const table = layers[id];
  return table === undefined ? undefined : sortOfPieces(table.layer);
}

/** At least once is once, of pieces of which no two share a cell. */
const atMostOne = (count: PlacementCount): PlacementCount =>
  count.ranges.length === 1 && count.ranges[0]?.[0] === 1 ? { ...count, ranges: [[1, 1]] } : count;

/** None where it may be any number of times. */
function countOf(
  world: World,
  { bound, amounts }: TypedTimes,
  placements: readonly number[],
  origin: Origin,
  copies = 1,
): readonly PlacementCount[] {
  if (bound === "any") return [];
  const most = Math.max(placements.length, 1_000_000);
  const ranges = rangesOf(world, { bound, amounts }, most).map(
    ([from, to]) => [from * copies, to * copies] as const,
  );
  if (ranges.length > 0) return [{ placements, ranges, origin }];
  // `exactly -1 times`, `exactly 3..2 times`: no number is meant.
  world.remarks.neverHolds(origin);
  return [{ placements: [], ranges: [[1, 1]], origin: withMore(origin, { never: true }) }];
}

function layPieces(
  world: World,
  board: Board,
  table: LayerTable,
  pieces: PieceSet,
  placements: Placement[],
  counts: PlacementCount[],
): void {
  const places = world.puzzle.places.filter((place) => place.layer === table.id);
  const byShape = new Map<string, number[]>();
  const copies = new Map(pieces.shapes.map((shape) => [shape.name, shape.copies]));
  const wanted = new Set(places.flatMap((place) => place.shapes));
  world.budget.during = places[0]?.span;
  const on = placesFor(board, table, pieces);
  const laid = formsOf(on, pieces);
  world.budget.beginPieces(table.layer.name, on.all.length, () => entriesOfACell(laid, pieces, wanted));
  pieces.shapes.forEach((shape, code) => {
    if (!wanted.has(shape.name)) return;
    const own: number[] = [];
    for (const cells of waysToLay(board, on, laid(shape))) {
      if (!cells.every((cell) => mayBe(world, table, cell, code))) continue;
      world.budget.keep(cells.length + 1);
      own.push(placements.length);
      placements.push({ layer: table.id, shape: code, cells });
    }
    byShape.set(shape.name, own);
  });
  world.budget.laying = undefined;
  for (const place of places)
    for (const shape of place.shapes) {
      const own = byShape.get(shape) ?? [];
      const origin: Origin = { span: place.span, at: [], what: shape };
      counts.push(...countOf(world, place.times, own, origin, copies.get(shape)));
    }
  coverGivens(world, table, placements, counts);
}

/** Where what the pieces lie on is in a tiling of which they are forms; throws where it is in none. */
function placesFor(board: Board, { layer }: LayerTable, { lattice }: PieceSet): PiecePlaces {
  const sort = sortOfPieces(layer);
  const { span } = layer.at;
  demandLattice(board, span);
  const places = placesOfPieces(board, sort);
  const isPossible =
    places !== undefined && embedded([], latticeNamed(lattice), latticeNamed(places.name)) !== undefined;
  if (!isPossible) throw lackingForms(board, lattice, sort, span);
  return places;
}

/** The orientations of a piece, as forms of the tiling that the board is part of: squares lie in each direction among cubes. */
function formsOf(
  { name }: PiecePlaces,
  { lattice, rotations, reflections }: PieceSet,
): (shape: PieceShape) => readonly Form[] {
  const [from, to] = [latticeNamed(lattice), latticeNamed(name)];
  return oncePerKey(({ cells }) =>
    orientations(embedded(cells, from, to) ?? [], { rotations, reflections }, to),
  );
}

/** The entries of all placements that have one cell as their first, of all pieces, in all ways to turn them. */
const entriesOfACell = (
  laid: (shape: PieceShape) => readonly Form[],
  { shapes }: PieceSet,
  wanted: ReadonlySet<string>,
): number =>
  shapes
    .filter(({ name }) => wanted.has(name))
    .reduce((sum, shape) => sum + laid(shape).length * (shape.cells.length + 1), 0);

/** The cell has a variable, and its value is not given otherwise. */
function mayBe(world: World, table: LayerTable, cell: CellIndex, shape: number): boolean {
  const variable = table.variables?.[cell];
  return variable !== undefined && variableOf(world, variable).domain.includes(shape);
}

/** A cell whose shape is given is covered by one. */
function coverGivens(
  world: World,
  table: LayerTable,
  placements: readonly Placement[],
  counts: PlacementCount[],
): void {
  let byCell: Map<CellIndex, number[]> | undefined;
  for (const id of table.variables ?? []) {
    const variable = id === undefined ? undefined : variableOf(world, id);
    if (variable?.given === undefined || variable.domain[0] === NONE) continue;
    byCell ??= placementsByCell(placements, ({ layer }) => layer === table.id);
    const here = byCell.get(variable.element) ?? [];
    const origin: Origin = {
      span: variable.given,
      at: [world.space?.places[sortOfPieces(table.layer)].name(variable.element) ?? ""],
      what: table.layer.name,
    };
    counts.push({ placements: here, ranges: [[1, 1]], origin });
  }
}

function placementsByCell(
  placements: readonly Placement[],
  isMeant: (placement: Placement) => boolean,
): Map<CellIndex, number[]> {
  const byCell = new Map<CellIndex, number[]>();
  placements.forEach((placement, index) => {
    if (isMeant(placement)) for (const cell of placement.cells) addTo(byCell, cell, index);
  });
  return byCell;
}

/** Each set of existing cells that one of the forms can lie on, once; cells in reading order. */
function waysToLay(board: Board, places: PiecePlaces, forms: readonly Form[]): CellIndex[][] {
  const { period } = latticeNamed(places.name);
  const ways: CellIndex[][] = [];
  const seen = new Set<string>();
  // Once round a strip that is turned over, the first cell of a form is another one.
  for (const form of forms)
    for (const from of board.torus ? form : form.slice(0, 1))
      for (const cell of places.all) {
        const least = places.pointOf(cell).map((value, i) => value - (from[i] ?? 0));
        if (least.some((value) => value % period !== 0)) continue;
        for (const shift of board.torus ? [least, ...stepsFrom(least, period)] : [least]) {
          const cells = layAt(board, places, form, shift);
          if (cells === undefined) continue;
          if (board.torus) {
            const key = cells.join(" ");
            if (seen.has(key)) continue;
            seen.add(key);
          }
          ways.push(cells);
        }
      }
  return ways;
}

/** Once round a torus of two columns, a link lies on both sides of its cells, and has one point: the other one is a step away. */
const stepsFrom = (shift: LatticePoint, period: number): readonly LatticePoint[] =>
  shift.map((_, along) => shift.map((value, i) => (i === along ? value + period : value)));

function layAt(
  board: Board,
  { cellAt }: LatticePlaces,
  form: Form,
  shift: LatticePoint,
): CellIndex[] | undefined {
  const cells: CellIndex[] = [];
  let ascending = true;
  for (const point of form) {
    const cell = cellAt(shifted(point, shift));
    if (cell === undefined || (board.torus && cells.includes(cell))) return undefined;
    if (cells.length > 0 && cell < (cells.at(-1) ?? 0)) ascending = false;
    cells.push(cell);
  }
  return ascending ? cells : cells.sort((a, b) => a - b);
}
