/** The elements of every sort, on the whole board or in the part that `inside` speaks of. */
import type { Board } from "../../packages/compiler/src/board.js";
import type { Expression, LayerId, SortSelection } from "../../packages/compiler/src/typed.js";
import { type Element, type SetValue, setOf } from "./value.js";
import { boardOf, Fault, lookUp, type World } from "./world.js";

export const cell = (index: number): Element => ({ kind: "element", sort: "cell", index, cells: [index] });
export const direction = (index: number): Element => ({ kind: "element", sort: "direction", index });
export const cellSet = (cells: readonly number[], ordered = false): SetValue =>
  setOf(cells.map(cell), ordered);

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
  cells: board.edgeCells(index),
});
export const corner = (board: Board, index: number): Element => ({
  kind: "element",
  sort: "corner",
  index,
  cells: board.cornerCells(index),
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
  if (world.part === undefined) return [0, 0, board.rows, board.columns];
  const rows = [...world.part].map(board.rowOf);
  const columns = [...world.part].map(board.columnOf);
  if (rows.length === 0) return [0, 0, 0, 0];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return [top, left, Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
}

export function rowOrColumn(world: World, kind: "row" | "column", at: number): Element {
  const board = boardOf(world);
  const [top, left] = frame(world);
  const cells = cellsHere(world).filter(
    (index) => (kind === "row" ? board.rowOf(index) : board.columnOf(index)) === at,
  );
  return {
    kind: "element",
    sort: "line",
    index: kind === "row" ? at : board.rows + at,
    cells,
    ordered: true,
    number: at + 1 - (kind === "row" ? top : left),
  };
}

function lines(world: World, kind: "row" | "column"): Element[] {
  const [top, left, height, width] = frame(world);
  const [from, count] = kind === "row" ? [top, height] : [left, width];
  return Array.from({ length: count }, (_, i) => rowOrColumn(world, kind, from + i)).filter(
    (line) => (line.cells ?? []).length > 0,
  );
}

const asSets = (sort: string, sets: readonly (readonly number[])[], ordered: boolean): Element[] =>
  sets.map((cells, index) => ({ kind: "element", sort, index, cells, ordered }));

/** Windows of a size, at each place or tiling what is spoken of. */
function windows(world: World, height: number, width: number, tiling: boolean): number[][] {
  const board = boardOf(world);
  const [top, left, tall, wide] = frame(world);
  const found: number[][] = [];
  for (let row = 0; row + height <= tall; row += tiling ? height : 1)
    for (let column = 0; column + width <= wide; column += tiling ? width : 1) {
      const cells: number[] = [];
      for (let r = 0; r < height; r++)
        for (let c = 0; c < width; c++) {
          const at = board.cellAt(top + row + r, left + column + c);
          if (at !== undefined && isIn(world, at)) cells.push(at);
        }
      if (tiling ? cells.length > 0 : cells.length === height * width) found.push(cells);
    }
  return found;
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
      return setOf(lines(world, sort.kind));
    case "line":
      return setOf([...lines(world, "row"), ...lines(world, "column")]);
    case "link":
      return numbered(sort.own === true ? board.pairCount : board.linkCount, link);
    case "edge":
      return numbered(board.edgeCount, edge);
    case "corner":
      return numbered(board.cornerCount, corner);
    case "direction":
      return setOf([0, 1, 2, 3].map(direction));
    case "diagonal": {
      const all = board.diagonals(sort.which, world.part === undefined && sort.long).sets;
      if (world.part === undefined) return setOf(asSets("diagonal", all, true));
      const [, , height, width] = frame(world);
      const kept = all
        .map((cells) => cells.filter((each) => isIn(world, each)))
        .filter((cells) => cells.length >= (sort.long ? Math.max(1, Math.min(height, width)) : 1));
      return setOf(asSets("diagonal of a part", kept, true));
    }
    case "box":
    case "block": {
      const [height, width] = [number(sort.height), number(sort.width)];
      if (world.part === undefined) {
        const sets = sort.kind === "box" ? board.boxes(height, width) : board.blocks(height, width);
        if (sets === undefined) throw new Fault("boxes do not tile the board");
        return setOf(asSets(`${sort.kind} ${height} ${width}`, sets.sets, false));
      }
      const [, , tall, wide] = frame(world);
      if (sort.kind === "box" && (tall % height !== 0 || wide % width !== 0))
        throw new Fault("boxes do not tile the part");
      return setOf(
        asSets(`${sort.kind} of a part`, windows(world, height, width, sort.kind === "box"), false),
      );
    }
    default:
      return sort satisfies never;
  }
}
