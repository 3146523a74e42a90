/**
 * Pieces: every way to lay each shape on cells where its layer stands. A placement is a set of cells: orientations that look alike are one,
 * and so are wraps of a torus that lay a piece on the same cells. A way that laps over itself is none.
 */

import type { Board, CellIndex } from "../../board.js";
import { NONE, type Origin, type Placement, type PlacementCount } from "../../ground.js";
import { addTo } from "../../maps.js";
import { withMore } from "../../origins.js";
import { type Offset, orientations } from "../../tiling/forms.js";
import type { PieceSet, TypedTimes } from "../../typed.js";
import { rangesOf } from "../values/bounds.js";
import { evaluateSet } from "../values/evaluate-as.js";
import { variableOf } from "../world/grounding.js";
import { demand } from "../world/lacking.js";
import type { LayerTable } from "../world/layer-table.js";
import type { World } from "../world/world.js";
import { cellIndices } from "./adjectives.js";

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
        // The forms of pieces are drawn in squares.
        demand(board, "extent", table.layer.at.span);
        layPieces(world, board, table, domain.pieces, placements, counts);
      });
  }
  for (const cover of world.puzzle.covers)
    world.log.guard(() => {
      const byCell = placementsByCell(placements);
      for (const cell of cellIndices(evaluateSet(world, cover.set), { ...cover.set })) {
        const here = byCell.get(cell) ?? [];
        const origin: Origin = { span: cover.span, at: [board.cellName(cell)], what: "cover" };
        const isDisjoint = here.every((each) => placements[each]?.layer === placements[here[0] ?? 0]?.layer);
        for (const count of countOf(world, cover.times, here, origin))
          counts.push(isDisjoint ? atMostOne(count) : count);
      }
    });
  return { placements, counts };
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
): readonly PlacementCount[] {
  if (bound === "any") return [];
  const ranges = rangesOf(world, { bound, amounts }, Math.max(placements.length, 1_000_000));
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
  const wanted = new Set(places.flatMap((place) => place.shapes));
  world.budget.during = places[0]?.span;
  world.budget.beginPieces(table.layer.name, board.cells.length, () => entriesOfACell(pieces, wanted));
  pieces.shapes.forEach((shape, code) => {
    if (!wanted.has(shape.name)) return;
    const own: number[] = [];
    for (const cells of waysToLay(board, shape.cells, pieces)) {
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
      counts.push(...countOf(world, place.times, own, origin));
    }
  coverGivens(world, board, table, placements, counts);
}

/** The entries of all placements that have one cell as their first, of all pieces, in all ways to turn them. */
const entriesOfACell = ({ shapes, rotations, reflections }: PieceSet, wanted: ReadonlySet<string>): number =>
  shapes
    .filter(({ name }) => wanted.has(name))
    .reduce(
      (sum, { cells }) => sum + orientations(cells, rotations, reflections).length * (cells.length + 1),
      0,
    );

/** The cell has a variable, and its value is not given otherwise. */
function mayBe(world: World, table: LayerTable, cell: CellIndex, shape: number): boolean {
  const variable = table.variables?.[cell];
  return variable !== undefined && variableOf(world, variable).domain.includes(shape);
}

/** A cell whose shape is given is covered by one. */
function coverGivens(
  world: World,
  board: Board,
  table: LayerTable,
  placements: readonly Placement[],
  counts: PlacementCount[],
): void {
  let byCell: Map<CellIndex, number[]> | undefined;
  for (const id of table.variables ?? []) {
    const variable = id === undefined ? undefined : variableOf(world, id);
    if (variable?.given === undefined || variable.domain[0] === NONE) continue;
    byCell ??= placementsByCell(placements);
    const here = (byCell.get(variable.element) ?? []).filter(
      (index) => placements[index]?.layer === table.id,
    );
    const origin: Origin = {
      span: variable.given,
      at: [board.cellName(variable.element)],
      what: table.layer.name,
    };
    counts.push({ placements: here, ranges: [[1, 1]], origin });
  }
}

function placementsByCell(placements: readonly Placement[]): Map<CellIndex, number[]> {
  const byCell = new Map<CellIndex, number[]>();
  placements.forEach((placement, index) => {
    for (const cell of placement.cells) {
      addTo(byCell, cell, index);
    }
  });
  return byCell;
}

/** Each set of existing cells that the shape can lie on, once; cells in reading order. */
function waysToLay(
  board: Board,
  shape: readonly Offset[],
  { rotations, reflections }: Pick<PieceSet, "rotations" | "reflections">,
): CellIndex[][] {
  const ways: CellIndex[][] = [];
  const seen = new Set<string>();
  for (const form of orientations(shape, rotations, reflections))
    for (let row = 0; row < board.rows; row++)
      for (let column = 0; column < board.columns; column++) {
        const cells = layAt(board, form, row, column);
        if (cells === undefined) continue;
        if (board.torus) {
          const key = cells.join(" ");
          if (seen.has(key)) continue;
          seen.add(key);
        }
        ways.push(cells);
      }
  return ways;
}

function layAt(board: Board, form: readonly Offset[], row: number, column: number): CellIndex[] | undefined {
  const cells: CellIndex[] = [];
  let ascending = true;
  for (const [down, right] of form) {
    const [r, c] = [row + down, column + right];
    const cell = board.torus ? board.cellAt(r % board.rows, c % board.columns) : board.cellAt(r, c);
    if (cell === undefined || (board.torus && cells.includes(cell))) return undefined;
    if (cells.length > 0 && cell < (cells.at(-1) ?? 0)) ascending = false;
    cells.push(cell);
  }
  return ascending ? cells : cells.sort((a, b) => a - b);
}
