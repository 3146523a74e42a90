/** The elements of every sort, on the whole board or in the part that `inside` speaks of. */
import {
  type Board,
  type CellSets,
  cellOfSide,
  type Expression,
  type LayerId,
  type Rectangle,
  type SortSelection,
  sideCount,
  sideExists,
} from "@ecp/compiler/reading";
import { type Element, type SetValue, setOf } from "./value.js";
import { boardOf, Fault, lookUp, type World } from "./world.js";

export const cell = (index: number): Element => ({ kind: "element", sort: "cell", index, cells: [index] });
export const direction = (index: number): Element => ({ kind: "element", sort: "direction", index });
export const cellSet = (cells: readonly number[], ordered = false): SetValue =>
  setOf(cells.map(cell), ordered);

/** Places in order, cut at those that are missing. */
export function setAlong(places: readonly (number | undefined)[]): SetValue {
  const pieces: number[][] = [[]];
  for (const at of places)
    if (at === undefined) pieces.push([]);
    else pieces.at(-1)?.push(at);
  const there = pieces.filter((piece) => piece.length > 0);
  return {
    ...cellSet(there.flat(), true),
    walk: { pieces: there.map((piece) => piece.map(cell)), closed: false },
  };
}

/** The cells of a line, with a gap where it lacks a place; those of a way, which may come back to a cell. */
export function cellsAlong(
  board: Board,
  { sort, index, cells = [] }: Element,
): readonly (number | undefined)[] {
  if (sort === "line")
    return (board.lines.line.places?.[index] ?? []).map((at) =>
      at !== undefined && cells.includes(at) ? at : undefined,
    );
  return cells.flatMap((at, i) => {
    const before = cells[i - 1];
    return sort === "diagonal" && before !== undefined && isApart(board, before, at) ? [undefined, at] : [at];
  });
}

/** No step of a diagonal of squares leads from one to the other. */
function isApart(board: Board, from: number, to: number): boolean {
  const [rows, columns] = [board.rowOf(to) - board.rowOf(from), board.columnOf(to) - board.columnOf(from)];
  const wraps = (steps: number, size: number, wanted: number): boolean =>
    steps === wanted || (board.torus && (steps - wanted) % size === 0);
  return !(wraps(columns, board.columns, 1) && (wraps(rows, board.rows, 1) || wraps(rows, board.rows, -1)));
}

export const link = (board: Board, index: number): Element => ({
  kind: "element",
  sort: "link",
  index,
  cells: board.linkEnds(index) ?? [],
});
export const edge = (board: Board, index: number): Element => ({
  kind: "element",
  sort: "edge",
  index,
  cells: [...board.edgeCells(index)].sort((a, b) => a - b),
});
export const corner = (board: Board, index: number): Element => ({
  kind: "element",
  sort: "corner",
  index,
  cells: board.cornerCells(index),
});
/** A cell and a direction; it is no set of cells. */
export const side = (board: Board, index: number): Element => ({
  kind: "element",
  sort: "wedge",
  index,
  cells: sideExists(board, index) ? [cellOfSide(board, index)] : [],
});

export const wholeBoard = (board: Board): Element => ({
  kind: "element",
  sort: "board",
  index: 0,
  cells: board.cells,
});

const isIn = (world: World, index: number): boolean => world.part === undefined || world.part.has(index);
export const cellsHere = (world: World): number[] =>
  boardOf(world).cells.filter((index) => isIn(world, index));

/** Top row, left column, height and width of what is spoken of. */
export function frame(world: World): readonly [number, number, number, number] {
  const board = boardOf(world);
  if (world.part === undefined) return [0, 0, board.height, board.width];
  const rows = [...world.part].map(board.rowOf);
  const columns = [...world.part].map(board.columnOf);
  if (rows.length === 0) return [0, 0, 0, 0];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return [top, left, Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
}

function rectangle(world: World): Rectangle {
  const [top, left, height, width] = frame(world);
  return { top, left, height, width };
}

type LineKind = "row" | "column" | "other";

/** Rows come first, then columns, then other lines. */
export function lineOf(world: World, kind: LineKind, at: number): Element {
  const board = boardOf(world);
  const { row, column, line } = board.lines;
  const index = { row: 0, column: row.sets.length, other: row.sets.length + column.sets.length }[kind] + at;
  const cells = (line.sets[index] ?? []).filter((each) => isIn(world, each));
  // Of a rectangle of squares, those of a part have numbers of their own.
  const [top, left] = board.sheet === undefined ? frame(world) : [0, 0];
  const before = { row: top, column: left, other: 0 }[kind];
  return { kind: "element", sort: "line", index, cells, ordered: true, number: at + 1 - before };
}

export function lines(world: World, kinds: readonly LineKind[]): Element[] {
  const { row, column, line } = boardOf(world).lines;
  const [rows, columns] = [row.sets.length, column.sets.length];
  const counts = { row: rows, column: columns, other: line.sets.length - rows - columns };
  return kinds
    .flatMap((kind) => Array.from({ length: counts[kind] }, (_, at) => lineOf(world, kind, at)))
    .filter(({ cells = [] }) => cells.length > 0);
}

/** Of each set what is in the part that is spoken of, where that is as many cells as are needed. */
function asSets(
  world: World,
  sort: string,
  { sets, keys = [] }: CellSets,
  ordered: boolean,
  needed: (set: readonly number[]) => number = () => 1,
): Element[] {
  return sets.flatMap((set, index): Element[] => {
    const cells = set.filter((cell) => isIn(world, cell));
    const key = keys[index] ?? "";
    return cells.length < needed(set) ? [] : [{ kind: "element", sort, index, key, cells, ordered }];
  });
}

export function ofLayer(world: World, layer: LayerId): Element[] {
  const sort = `layer ${layer}`;
  const declared = world.puzzle.layers[layer];
  const structure = world.unknownAt.get(`${layer}`);
  const ordered = declared?.domain.kind === "paths";
  if (structure === undefined) {
    const elements = world.elements.get(layer)?.cells ?? [];
    return elements.map((cells, index) => ({ kind: "element", sort, index, cells, ordered }));
  }
  const found = lookUp(world, structure);
  if (!("kind" in found)) return [];
  switch (found.kind) {
    case "division":
      return found.regions.map((cells, index) => ({ kind: "element", sort, index, cells }));
    case "paths":
      return found.paths.map((cells, index) => ({ kind: "element", sort, index, cells, ordered: true }));
    case "pieces":
      return found.placements.map(({ shape, cells }, index) => ({
        kind: "element",
        sort,
        index,
        cells,
        shape,
        ...(declared?.on.kind === "edge" || declared?.on.kind === "link" ? { of: declared.on.kind } : {}),
      }));
    case "options":
      return [];
    default:
      return found satisfies never;
  }
}

export function allOf(
  world: World,
  sort: SortSelection,
  number: (expression: Expression) => number,
): SetValue {
  if (sort.kind === "of-layer") {
    const all = ofLayer(world, sort.layer);
    return setOf(
      world.part === undefined
        ? all
        : all.filter(({ cells }) => cells?.some((each) => isIn(world, each)) ?? true),
    );
  }
  const board = boardOf(world);
  const numbered = (count: number, make: (board: Board, index: number) => Element): SetValue =>
    setOf(
      Array.from({ length: count }, (_, index) => make(board, index)).filter(({ cells, sort }) => {
        if (cells === undefined || cells.length === 0) return false;
        if (sort === "link") return cells.every((each) => isIn(world, each));
        return cells.some((each) => isIn(world, each));
      }),
    );
  switch (sort.kind) {
    case "cell":
      return cellSet(cellsHere(world).filter((index) => sort.border !== true || board.isBorder(index)));
    case "row":
    case "column":
      return setOf(lines(world, [sort.kind]));
    case "line":
      return setOf(lines(world, ["row", "column", "other"]));
    case "link":
      return numbered(sort.own === true ? board.pairCount : board.linkCount, link);
    case "edge":
      return numbered(board.edgeCount, edge);
    case "corner":
      return numbered(board.cornerCount, corner);
    case "wedge":
      return numbered(sideCount(board), side);
    case "direction":
      return setOf([...board.directions].sort((a, b) => a - b).map(direction));
    case "diagonal":
      return setOf(asSets(world, "diagonal", board.diagonals(sort.which, sort.long, rectangle(world)), true));
    case "box":
    case "block": {
      const [height, width] = [number(sort.height), number(sort.width)];
      const called = `${sort.kind} ${height} ${width}`;
      if (sort.kind === "block")
        return setOf(asSets(world, called, board.blocks(height, width), false, (set) => set.length));
      const boxes = board.boxes(height, width, rectangle(world));
      if (boxes === undefined) throw new Fault("boxes do not tile the board");
      return setOf(asSets(world, called, boxes, false));
    }
    default:
      return sort satisfies never;
  }
}
