/**
 * The elements that a board offers to rules, as families: the whole board, or the part of it that `inside SET:` is about. Cells, links,
 * edges, corners and directions are the same elements everywhere; lines, diagonals, boxes and blocks of a part are its own, numbered from its first
 * cell.
 */

import type { Board, CellIndex, CellSets, Rectangle } from "../../board.js";
import { cellSetsOf, type KnownCellSets } from "../../cell-sets.js";
import { extentOf, leastAndMost } from "../../least-and-most.js";
import { madeAt } from "../../maps.js";
import { once, oncePer } from "../../once.js";
import { cellOfSide, sideCount, sideExists, sideName } from "../../tiling/sides.js";
import type { LayerId } from "../../typed.js";
import { directionNames } from "../../vocabulary/directions.js";
import { cellSetEntry, type LineSort, type PlaceSort } from "../../vocabulary/sorts.js";
import { type Family, makeFamily } from "../family.js";
import { setOfLine } from "../line-sets.js";
import { type Element, isElement, type SetValue, setOf } from "../value.js";

/**
 * All elements of each sort, on the board or in a part of it. A place or line that is added to the language is a key here at once, and neither
 * `makeSpace` nor `makePart` compiles before it says what the sort is there (test/ground/space.test.ts); of sets of cells, their table says it.
 */
export interface Offered extends Record<PlaceSort | LineSort, (...asked: never[]) => SetValue | undefined> {
  readonly cell: () => SetValue;
  readonly row: () => SetValue;
  readonly column: () => SetValue;
  /** The rows, then the columns. */
  readonly line: () => SetValue;
  /** `own`: any two cells, as links of one's own. */
  readonly link: (own: boolean) => SetValue;
  readonly edge: () => SetValue;
  readonly corner: () => SetValue;
  readonly wedge: () => SetValue;
  readonly direction: () => SetValue;
  /** Undefined if sets of that size do not tile. */
  readonly sets: (on: KnownCellSets) => SetValue | undefined;
}

/** Sorts whose elements are the same on the whole board and in each part of it. */
export interface Places {
  readonly cell: Family;
  readonly link: Family;
  readonly edge: Family;
  readonly corner: Family;
  readonly wedge: Family;
  readonly direction: Family;
  readonly whole: Family;
}

export interface Space {
  readonly board: Board;
  /** Present for a part of the board. */
  readonly part?: ReadonlySet<CellIndex>;
  /** For a part: what is about the whole board. */
  readonly onBoard?: Space;
  readonly places: Places;
  readonly all: Offered;
  /** The row or column through a cell; undefined if the cell is outside the part. */
  readonly lineThrough: (cell: CellIndex, kind: "row" | "column") => Element | undefined;
  /** Rows and columns of the board, or of the rectangle that holds the part. */
  readonly height: number;
  readonly width: number;
  /** Layers of links or edges of which rules demand that what is of them in a part, this one or one round it, is a loop: that part. */
  readonly loops?: ReadonlyMap<LayerId, ReadonlySet<CellIndex>>;
}

export function makeSpace(board: Board, nextId: () => number): Space {
  const places = makePlaces(board, nextId);
  const { cell, link } = places;
  const rowCount = board.lines.row.sets.length;
  const columnCount = board.lines.column.sets.length;
  const lines = lineFamily(cell, nextId, board.lines.line, [rowCount, columnCount]);
  const family = familiesOf(cell, nextId);
  const byWay = bothWays((way) => family("diagonal", board.diagonals(way, false)));
  let pairs: SetValue | undefined;
  return {
    board,
    places,
    all: {
      cell: cell.all,
      ...lines.all,
      link: (own) => {
        if (!own) return link.all();
        pairs ??= setOf(pairsOf(board).map(link.at));
        return pairs;
      },
      edge: places.edge.all,
      corner: places.corner.all,
      wedge: places.wedge.all,
      direction: places.direction.all,
      sets: oncePerSelection((on) => {
        if (on.kind === "diagonal") return diagonalsOf(byWay, board, on);
        const found = cellSetsOf(board, on);
        return found && family(on.kind, found).all();
      }),
    },
    lineThrough: (index, kind) =>
      lines.family.at(kind === "row" ? board.rowOf(index) : rowCount + board.columnOf(index)),
    height: board.height,
    width: board.width,
  };
}

/** The part of a space that the cells of a set make up: of a part, those that are in it. */
export function makePart(base: Space, asked: readonly CellIndex[], nextId: () => number): Space {
  const { board, places } = base;
  const { cell } = places;
  const chosen = asked.filter((index) => base.part?.has(index) !== false);
  const part = new Set(chosen);
  const isIn = (index: CellIndex): boolean => part.has(index);
  const within = rectangleOf(board, chosen);
  const { top, left, height, width } = within;
  const inPart = (all: SetValue, meets: (index: number) => boolean): SetValue =>
    setOf(
      all.items.filter((item) => isElement(item) && meets(item.index)),
      all.ordered,
    );
  const bothEnds = (link: number): boolean => board.linkEnds(link)?.every(isIn) ?? false;
  const lineOfBoard = (index: number): number =>
    index < height ? top + index : board.rows + left + index - height;
  const lineSets: CellSets =
    board.sheet !== undefined
      ? linesIn(isIn, board.lines.line)
      : {
          ...placesIn(
            isIn,
            Array.from(
              { length: height + width },
              (_, index) => board.lines.line.places?.[lineOfBoard(index)] ?? [],
            ),
          ),
          name: (index) => (index < height ? `row ${index + 1}` : `column ${index - height + 1}`),
        };
  const counts = [board.lines.row.sets.length, board.lines.column.sets.length] as const;
  const lines =
    board.sheet === undefined
      ? lineFamily(cell, nextId, lineSets, [height, width], lineOfBoard)
      : lineFamily(cell, nextId, lineSets, counts);
  const family = familiesOf(cell, nextId);
  const byWay = bothWays((way) => family("diagonal", cutTo(isIn, "diagonal", board.diagonals(way, false))));
  return {
    board,
    part,
    onBoard: base.onBoard ?? base,
    places,
    all: {
      cell: oncePer(() => inPart(base.all.cell(), isIn)),
      ...lines.all,
      link: oncePer((own: boolean) => inPart(base.all.link(own), bothEnds)),
      edge: oncePer(() => inPart(base.all.edge(), (index) => board.edgeCells(index).some(isIn))),
      corner: oncePer(() => inPart(base.all.corner(), (index) => board.cornerCells(index).some(isIn))),
      wedge: oncePer(() => inPart(base.all.wedge(), (index) => isIn(cellOfSide(board, index)))),
      direction: base.all.direction,
      sets: oncePerSelection((on) => {
        if (on.kind === "diagonal") return diagonalsOf(byWay, board, on, within);
        const found = cellSetsOf(board, on, within);
        return found && family(on.kind, cutTo(isIn, on.kind, found, cellSetEntry(on.kind).inPart)).all();
      }),
    },
    lineThrough: (index, kind) => {
      if (!isIn(index)) return undefined;
      const [rows, up, before] = board.sheet === undefined ? [height, top, left] : [counts[0], 0, 0];
      return lines.family.at(
        kind === "row" ? board.rowOf(index) - up : rows + board.columnOf(index) - before,
      );
    },
    height,
    width,
    ...(base.loops === undefined ? {} : { loops: base.loops }),
  };
}

function makePlaces(board: Board, nextId: () => number): Places {
  const cell: Family = makeFamily(nextId(), {
    sort: "cell",
    count: board.rows * board.columns,
    name: board.cellName,
    exists: board.exists,
    cells: (index) => setOf([cell.at(index)]),
  });
  const cellSet = (cells: readonly CellIndex[], ordered: boolean): SetValue =>
    setOf(cells.map(cell.at), ordered);
  return {
    cell,
    link: makeFamily(nextId(), {
      sort: "link",
      count: board.linkCount,
      name: board.linkName,
      exists: (index) => board.linkEnds(index) !== undefined,
      cells: (index) => cellSet(board.linkEnds(index) ?? [], true),
    }),
    edge: makeFamily(nextId(), {
      sort: "edge",
      count: board.edgeCount,
      name: board.edgeName,
      exists: (index) => board.edgeCells(index).length > 0,
      cells: (index) => cellSet(inReadingOrder(board.edgeCells(index)), true),
    }),
    corner: makeFamily(nextId(), {
      sort: "corner",
      count: board.cornerCount,
      name: board.cornerName,
      exists: (index) => board.cornerCells(index).length > 0,
      cells: (index) => cellSet(inReadingOrder(board.cornerCells(index)), false),
    }),
    wedge: makeFamily(nextId(), {
      sort: "wedge",
      count: sideCount(board),
      name: (index) => sideName(board, index),
      exists: (index) => sideExists(board, index),
    }),
    direction: makeFamily(nextId(), {
      sort: "direction",
      count: board.directionSlots,
      name: (index) => directionNames[index] ?? "",
      exists: (index) => board.directions.includes(index),
    }),
    whole: makeFamily(nextId(), {
      sort: "board",
      count: 1,
      name: () => "the board",
      cells: () => cellSet(board.cells, false),
    }),
  };
}

interface Lines {
  readonly family: Family;
  readonly all: Pick<Offered, "row" | "column" | "line">;
}

/** The first of them are rows, then come columns, then other lines; of each kind those that have cells. */
function lineFamily(
  cell: Family,
  nextId: () => number,
  { sets, places = [], name }: CellSets,
  [rows, columns]: readonly [rows: number, columns: number],
  stored: (index: number) => number = (index) => index,
): Lines {
  const family = makeFamily(nextId(), {
    sort: "line",
    count: sets.length,
    name,
    exists: (index) => (sets[index]?.length ?? 0) > 0,
    number: (index) =>
      (index < rows ? index : index < rows + columns ? index - rows : index - rows - columns) + 1,
    stored,
    cells: (index) => setOfLine(cell, places[index] ?? []),
  });
  const those = (are: (index: number) => boolean) =>
    oncePer(() => setOf(family.all().items.filter((item) => isElement(item) && are(item.index))));
  return {
    family,
    all: {
      row: those((index) => index < rows),
      column: those((index) => index >= rows && index < rows + columns),
      line: family.all,
    },
  };
}

type Way = "down" | "up";
type ByWay = Readonly<Record<Way, () => Family>>;

const bothWays = (make: (way: Way) => Family): ByWay => ({
  down: once(() => make("down")),
  up: once(() => make("up")),
});

/** The same diagonal is the same element, whichever diagonals are asked for. */
function diagonalsOf(
  byWay: ByWay,
  board: Board,
  { which, long }: KnownCellSets<"diagonal">,
  within?: Rectangle,
): SetValue {
  const ways: readonly Way[] = which === "both" ? ["down", "up"] : [which];
  // On some tori the ways down are the ways up: these are there once.
  const asked = new Set(board.diagonals(which, long, within).keys);
  return setOf(
    ways.flatMap((way) =>
      byWay[way]()
        .all()
        .items.filter((item) => {
          const key = isElement(item) ? item.family.key?.(item.index) : undefined;
          return key !== undefined && asked.delete(key);
        }),
    ),
  );
}

/** The same families for what is asked for again: their elements are the same ones. */
function oncePerSelection(
  make: (on: KnownCellSets) => SetValue | undefined,
): (on: KnownCellSets) => SetValue | undefined {
  const made = new Map<string, () => SetValue | undefined>();
  return (on) => madeAt(made, selectionKey(on), () => once(() => make(on)))();
}

function selectionKey(on: KnownCellSets): string {
  const { kind } = on;
  if ("height" in on) return `${kind} ${on.height} ${on.width}`;
  return "which" in on ? `${kind} ${on.which} ${on.long}` : kind;
}

const familiesOf =
  (cell: Family, nextId: () => number) =>
  (sort: string, { sets, places, keys, name }: CellSets): Family =>
    makeFamily(nextId(), {
      sort,
      count: sets.length,
      name,
      cells: (index) =>
        places === undefined ? setOf((sets[index] ?? []).map(cell.at)) : setOfLine(cell, places[index] ?? []),
      ...(keys === undefined ? {} : { key: (index: number) => keys[index] ?? "" }),
    });

/** For each set of the board its cells in the part: of sets that have a cell there, or lie there whole. */
function cutTo(
  isIn: (index: CellIndex) => boolean,
  sort: string,
  { sets, places, keys = [] }: CellSets,
  which: "some" | "whole" = "some",
): CellSets {
  const kept = sets.flatMap((set, index) => {
    const cells = set.filter(isIn);
    return cells.length === 0 || (which === "whole" && cells.length < set.length)
      ? []
      : [{ cells, key: keys[index] ?? "", places: places?.[index] ?? [] }];
  });
  return {
    sets: kept.map(({ cells }) => cells),
    ...(places === undefined
      ? {}
      : placesIn(
          isIn,
          kept.map((each) => each.places),
        )),
    keys: kept.map(({ key }) => key),
    name: (index) => `${sort} ${index + 1} of the part`,
  };
}

/** The lines of a board with what is in the part of each. */
const linesIn = (isIn: (index: CellIndex) => boolean, { places = [], name }: CellSets): CellSets => ({
  ...placesIn(isIn, places),
  name,
});

type Line = readonly (CellIndex | undefined)[];

function placesIn(isIn: (index: CellIndex) => boolean, lines: readonly Line[]) {
  const places = lines.map((line) =>
    line.map((cell) => (cell !== undefined && isIn(cell) ? cell : undefined)),
  );
  return { places, sets: places.map((line) => line.filter((cell) => cell !== undefined)) };
}

function rectangleOf(board: Board, cells: readonly CellIndex[]): Rectangle {
  const [rowNumbers, columnNumbers] = [cells.map(board.rowOf), cells.map(board.columnOf)];
  const [[top], [left]] = [leastAndMost(rowNumbers), leastAndMost(columnNumbers)];
  return { top, left, height: extentOf(rowNumbers), width: extentOf(columnNumbers) };
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

/** Where a board wraps round, the cell above comes after the one below (B9). */
const inReadingOrder = (cells: readonly CellIndex[]): readonly CellIndex[] => cells.toSorted((a, b) => a - b);

/** All elements of its sort that are spoken of. */
export function allLike({ places, all }: Space, { family }: Element): SetValue {
  switch (family) {
    case places.cell:
      return all.cell();
    case places.link:
      return all.link(false);
    case places.edge:
      return all.edge();
    case places.corner:
      return all.corner();
    case places.wedge:
      return all.wedge();
    default:
      return family.all();
  }
}
