/**
 * The elements that a board offers to rules, as families: the whole board, or the part of it that `inside SET:` speaks of. Cells, links,
 * edges, corners and directions are the same elements everywhere; lines, boxes and blocks of a part are its own, numbered from its first cell.
 */

import type { Board, CellIndex } from "../board.js";
import { directionNames } from "../board.js";
import { extentOf, leastAndMost } from "../least-and-most.js";
import type { LayerId } from "../typed.js";
import { type Family, makeFamily } from "./family.js";
import type { Element, SetValue } from "./value.js";

export type LineKind = "row" | "column" | "line";
export type Slope = "up" | "down" | "both";

export interface Space {
  readonly board: Board;
  /** Present for a part of the board. */
  readonly part?: ReadonlySet<CellIndex>;
  /** Of a part: what speaks of the whole board. */
  readonly onBoard?: Space;
  readonly cell: Family;
  readonly link: Family;
  readonly edge: Family;
  readonly corner: Family;
  readonly direction: Family;
  readonly whole: Family;
  /** The rows, then the columns. */
  readonly line: Family;
  readonly cells: () => SetValue;
  readonly links: () => SetValue;
  /** Any two cells, as links of one's own. */
  readonly pairs: () => SetValue;
  readonly edges: () => SetValue;
  readonly corners: () => SetValue;
  readonly lines: (kind: LineKind) => SetValue;
  /** The row or column through a cell; undefined if the cell is outside the part. */
  readonly lineThrough: (cell: CellIndex, kind: "row" | "column") => Element | undefined;
  readonly diagonals: (slope: Slope, long: boolean) => Family;
  /** Undefined where boxes of that size do not tile. */
  readonly boxes: (height: number, width: number) => Family | undefined;
  readonly blocks: (height: number, width: number) => Family;
  /** Rows and columns of the board, or of the rectangle that holds the part. */
  readonly height: number;
  readonly width: number;
  /** Layers of links or edges of which rules demand that what is of them in a part, this one or one round it, is a loop: that part. */
  readonly loops?: ReadonlyMap<LayerId, ReadonlySet<CellIndex>>;
}

export function makeSpace(board: Board, nextId: () => number): Space {
  const { rows, columns } = board;
  const cell: Family = makeFamily(nextId(), {
    sort: "cell",
    count: rows * columns,
    name: board.cellName,
    exists: board.exists,
    cells: (index) => ({ kind: "set", items: [cell.at(index)], ordered: false }),
  });
  const cellSet = (cells: readonly CellIndex[], ordered: boolean): SetValue => ({
    kind: "set",
    items: cells.map(cell.at),
    ordered,
  });
  const link = makeFamily(nextId(), {
    sort: "link",
    count: board.linkCount,
    name: board.linkName,
    exists: (index) => board.linkEnds(index) !== undefined,
    cells: (index) => cellSet(board.linkEnds(index) ?? [], true),
  });
  const edge = makeFamily(nextId(), {
    sort: "edge",
    count: board.edgeCount,
    name: board.edgeName,
    exists: (index) => board.edgeCells(index).length > 0,
    cells: (index) => cellSet(board.edgeCells(index), false),
  });
  const corner = makeFamily(nextId(), {
    sort: "corner",
    count: board.cornerCount,
    name: board.cornerName,
    exists: (index) => board.cornerCells(index).length > 0,
    cells: (index) => cellSet(board.cornerCells(index), false),
  });
  const direction = makeFamily(nextId(), {
    sort: "direction",
    count: 4,
    name: (index) => directionNames[index] ?? "",
  });
  const whole = makeFamily(nextId(), {
    sort: "board",
    count: 1,
    name: () => "the board",
    cells: () => cellSet(board.cells, false),
  });
  const sets = board.lines.line.sets;
  const line = makeFamily(nextId(), {
    sort: "line",
    count: rows + columns,
    name: board.lines.line.name,
    exists: (index) => (sets[index]?.length ?? 0) > 0,
    number: (index) => (index < rows ? index + 1 : index - rows + 1),
    cells: (index) => cellSet(sets[index] ?? [], true),
  });
  const families = new Map<string, Family | undefined>();
  const family = (key: string, make: () => Family | undefined): Family | undefined => {
    if (!families.has(key)) families.set(key, make());
    return families.get(key);
  };
  const setFamily = (
    sort: string,
    from: { readonly sets: readonly (readonly number[])[]; readonly name: (index: number) => string },
    ordered: boolean,
  ): Family =>
    makeFamily(nextId(), {
      sort,
      count: from.sets.length,
      name: from.name,
      cells: (index) => cellSet(from.sets[index] ?? [], ordered),
    });
  let pairs: SetValue | undefined;
  return {
    board,
    cell,
    link,
    edge,
    corner,
    direction,
    whole,
    line,
    cells: cell.all,
    links: link.all,
    pairs: () => {
      pairs ??= { kind: "set", items: pairsOf(board).map(link.at), ordered: false };
      return pairs;
    },
    edges: edge.all,
    corners: corner.all,
    lines: linesOf(line, rows),
    lineThrough: (index, kind) => line.at(kind === "row" ? board.rowOf(index) : rows + board.columnOf(index)),
    diagonals: (slope, long) =>
      present(
        family(`diagonal ${slope} ${long}`, () => setFamily("diagonal", board.diagonals(slope, long), true)),
      ),
    boxes: (height, width) =>
      family(`box ${height} ${width}`, () => {
        const boxes = board.boxes(height, width);
        return boxes === undefined ? undefined : setFamily("box", boxes, false);
      }),
    blocks: (height, width) =>
      present(
        family(`block ${height} ${width}`, () => setFamily("block", board.blocks(height, width), false)),
      ),
    height: rows,
    width: columns,
  };
}

function pairsOf({ cells, pairOf }: Board): number[] {
  const pairs: number[] = [];
  let from = 0;
  for (const a of cells) {
    from++;
    for (const b of cells.slice(from)) {
      const pair = pairOf(a, b);
      if (pair !== undefined) pairs.push(pair);
    }
  }
  return pairs;
}

/** The lines that exist, of one kind or both; each answer is made once. */
function linesOf(line: Family, rows: number): (kind: LineKind) => SetValue {
  const made = new Map<LineKind, SetValue>();
  return (kind) => {
    const known = made.get(kind);
    if (known !== undefined) return known;
    const items = line
      .all()
      .items.filter(
        (item) =>
          kind === "line" ||
          (typeof item === "object" && item.kind === "element" && item.index < rows === (kind === "row")),
      );
    const value: SetValue = { kind: "set", items, ordered: false };
    made.set(kind, value);
    return value;
  };
}

function present(family: Family | undefined): Family {
  if (family === undefined) throw new Error("this family is always made");
  return family;
}

/** The part of a space that the cells of a set make up: of a part, those that are in it. */
export function makePart(base: Space, asked: readonly CellIndex[], nextId: () => number): Space {
  const { board, cell } = base;
  const chosen = asked.filter((index) => base.part?.has(index) !== false);
  const part = new Set(chosen);
  const rowNumbers = chosen.map(board.rowOf);
  const columnNumbers = chosen.map(board.columnOf);
  const [top] = leastAndMost(rowNumbers);
  const [left] = leastAndMost(columnNumbers);
  const [height, width] = [extentOf(rowNumbers), extentOf(columnNumbers)];
  const keep = (all: SetValue, inside: (index: number) => boolean): SetValue => ({
    kind: "set",
    items: all.items.filter(
      (item) => typeof item === "object" && item.kind === "element" && inside(item.index),
    ),
    ordered: all.ordered,
  });
  const cells = keep(base.cells(), (index) => part.has(index));
  const restricted = (set: SetValue): SetValue => keep(set, (index) => part.has(index));
  const lineOfBoard = (index: number): number =>
    index < height ? top + index : board.rows + left + index - height;
  const lines = Array.from({ length: height + width }, (_, index): SetValue => {
    const whole = board.lines.line.sets[lineOfBoard(index)] ?? [];
    return { kind: "set", items: whole.filter((one) => part.has(one)).map(cell.at), ordered: true };
  });
  const line = makeFamily(nextId(), {
    sort: "line",
    count: height + width,
    name: (index) => (index < height ? `row ${index + 1}` : `column ${index - height + 1}`),
    exists: (index) => (lines[index]?.items.length ?? 0) > 0,
    number: (index) => (index < height ? index + 1 : index - height + 1),
    stored: lineOfBoard,
    cells: (index) => lines[index] ?? { kind: "set", items: [], ordered: true },
  });
  const windows = (sort: string, tall: number, wide: number, step: boolean): Family => {
    const sets: SetValue[] = [];
    for (let row = 0; row + tall <= height; row += step ? tall : 1)
      for (let column = 0; column + wide <= width; column += step ? wide : 1) {
        const found = windowCells(board, top + row, left + column, tall, wide).filter((index) =>
          part.has(index),
        );
        if (step ? found.length > 0 : found.length === tall * wide)
          sets.push({ kind: "set", items: found.map(cell.at), ordered: false });
      }
    return makeFamily(nextId(), {
      sort,
      count: sets.length,
      name: (index) => `${sort} ${index + 1} of the part`,
      cells: (index) => sets[index] ?? { kind: "set", items: [], ordered: false },
    });
  };
  const families = new Map<string, Family>();
  const once = (key: string, make: () => Family): Family => {
    const known = families.get(key);
    if (known !== undefined) return known;
    const made = make();
    families.set(key, made);
    return made;
  };
  return {
    ...base,
    part,
    onBoard: base.onBoard ?? base,
    line,
    height,
    width,
    cells: () => cells,
    links: () => keep(base.links(), (index) => board.linkEnds(index)?.every((end) => part.has(end)) ?? false),
    pairs: () => keep(base.pairs(), (index) => board.linkEnds(index)?.every((end) => part.has(end)) ?? false),
    edges: () => keep(base.edges(), (index) => board.edgeCells(index).some((end) => part.has(end))),
    corners: () => keep(base.corners(), (index) => board.cornerCells(index).some((end) => part.has(end))),
    lines: linesOf(line, height),
    lineThrough: (index, kind) =>
      part.has(index)
        ? line.at(kind === "row" ? board.rowOf(index) - top : height + board.columnOf(index) - left)
        : undefined,
    diagonals: (slope, long) =>
      once(`diagonal ${slope} ${long}`, () =>
        diagonalsOfPart(base, restricted, slope, long, height, width, nextId),
      ),
    boxes: (tall, wide) =>
      tall < 1 || wide < 1 || height % tall !== 0 || width % wide !== 0
        ? undefined
        : once(`box ${tall} ${wide}`, () => windows("box", tall, wide, true)),
    blocks: (tall, wide) => once(`block ${tall} ${wide}`, () => windows("block", tall, wide, false)),
  };
}

function windowCells(board: Board, top: number, left: number, height: number, width: number): CellIndex[] {
  const cells: CellIndex[] = [];
  for (let row = top; row < top + height; row++)
    for (let column = left; column < left + width; column++) {
      const cell = board.cellAt(row, column);
      if (cell !== undefined) cells.push(cell);
    }
  return cells;
}

function diagonalsOfPart(
  base: Space,
  restricted: (set: SetValue) => SetValue,
  slope: Slope,
  long: boolean,
  height: number,
  width: number,
  nextId: () => number,
): Family {
  const all = base.diagonals(slope, false);
  const sets: SetValue[] = [];
  for (let i = 0; i < all.count; i++) {
    const cells = restricted(all.cells?.(i) ?? { kind: "set", items: [], ordered: true });
    const enough = long ? Math.max(1, Math.min(height, width)) : 1;
    if (cells.items.length >= enough) sets.push(cells);
  }
  return makeFamily(nextId(), {
    sort: "diagonal",
    count: sets.length,
    name: (index) => `diagonal ${index + 1} of the part`,
    cells: (index) => sets[index] ?? { kind: "set", items: [], ordered: true },
  });
}
