/** An element as sparse data name it: `r3c5`, `row 2`, `r1c1-r1c2`, `r1c1.up`, a region by its symbol. */

import type { Board, CellSets } from "../board.js";
import { nearName } from "../diagnostics/near-name.js";
import { placesIn } from "../places/place-names.js";
import { pluralOf } from "../text/plurals.js";
import { squareStep } from "../tiling/grid.js";
import { cellOfSide, directionOfSide, sideOf } from "../tiling/sides.js";
import { directionNames, directionNumber, oppositeOf } from "../vocabulary/directions.js";
import type { CellSetSort } from "../vocabulary/sorts.js";

export type ElementFound =
  | { readonly kind: "element"; readonly element: number }
  /** The text is not written like an element of this sort. */
  | { readonly kind: "malformed" }
  /** `joined`: two places of a graph, which could be neighbours. */
  | { readonly kind: "not there"; readonly because: string; readonly joined?: true }
  | {
      readonly kind: "unknown";
      readonly sort: string;
      readonly names: readonly string[];
      readonly near?: string;
    };

const cellPattern = /^r(\d{1,6})c(\d{1,6})$/iu;

export function findCell(board: Board, key: string): ElementFound {
  if (board.named !== undefined) return findPlace(board.named, key.trim());
  const place = cellPattern.exec(key.trim());
  if (place === null) return { kind: "malformed" };
  const [row, column] = [Number(place[1]), Number(place[2])];
  if (row < 1 || column < 1 || row > board.rows || column > board.columns)
    return { kind: "not there", because: `the board is ${board.rows} x ${board.columns}` };
  const places = board.placesInRow(row - 1);
  if (column > places) return { kind: "not there", because: `row ${row} has ${places} cells` };
  const cell = board.cellAt(row - 1, column - 1);
  return cell === undefined
    ? { kind: "not there", because: `it has a hole at r${row}c${column}` }
    : { kind: "element", element: cell };
}

function findPlace(named: ReadonlyMap<string, number>, name: string): ElementFound {
  const element = named.get(name);
  if (element !== undefined) return { kind: "element", element };
  const near = nearName(name, named.keys());
  const names = [...named.keys()];
  return near === undefined
    ? { kind: "unknown", sort: "place", names }
    : { kind: "unknown", sort: "place", names, near };
}

export function findLine(board: Board, sort: "row" | "column" | "line", key: string): ElementFound {
  const match = /^(row\s+|column\s+|r|c)?(\d{1,6})$/iu.exec(key.trim());
  if (match === null) return { kind: "malformed" };
  const word = match[1]?.trim().toLowerCase();
  const said = word === undefined ? undefined : word.startsWith("r") ? "row" : "column";
  if (said === undefined ? sort === "line" : sort !== "line" && said !== sort) return { kind: "malformed" };
  const which = said ?? sort;
  const number = Number(match[2]);
  const count = board.lines[which].sets.length;
  if (number < 1 || number > count) return { kind: "not there", because: `there are ${count} ${which}s` };
  return {
    kind: "element",
    element: number - 1 + (sort === "line" && which === "column" ? board.lines.row.sets.length : 0),
  };
}

/** Two cells with `-` between them; a problem with one of them is what the caller should say. */
function findTwo(
  board: Board,
  key: string,
): readonly [number, number] | Exclude<ElementFound, { kind: "element" }> {
  const { named } = board;
  if (named !== undefined) {
    const [one, other, ...more] = placesIn(key, (name) => named.get(name)) ?? [];
    if (one !== undefined && other !== undefined && more.length === 0) return [one, other];
  }
  const parts = key.split("-");
  if (parts.length !== 2) return { kind: "malformed" };
  const [first, second] = [findCell(board, parts[0] ?? ""), findCell(board, parts[1] ?? "")];
  if (first.kind !== "element") return first;
  if (second.kind !== "element") return second;
  return [first.element, second.element];
}

export function findLink(board: Board, key: string, own: boolean): ElementFound {
  const cells = findTwo(board, key);
  if ("kind" in cells) return cells;
  const link = own ? board.pairOf(cells[0], cells[1]) : board.linkBetween(cells[0], cells[1]);
  if (own && link === undefined) return { kind: "not there", because: "these are not two cells" };
  return link === undefined
    ? {
        kind: "not there",
        because: `${board.cellName(cells[0])} and ${board.cellName(cells[1])} ${board.lacks.has("edge") ? "are no neighbours" : "do not share a side"}`,
        ...(board.lacks.has("edge") ? { joined: true } : {}),
      }
    : { kind: "element", element: link };
}

export function findSet(
  board: Board,
  family: CellSets,
  key: string,
  numbered: CellSetSort | undefined,
): ElementFound {
  if (numbered !== undefined && new RegExp(`^(${numbered}\\s+)?\\d{1,6}$`, "iu").test(key.trim())) {
    const number = Number(/\d+/u.exec(key)?.[0]);
    if (number >= 1 && number <= family.sets.length) return { kind: "element", element: number - 1 };
    return { kind: "not there", because: `there are ${family.sets.length} ${pluralOf(numbered)}` };
  }
  const cells = findTwo(board, key.includes("-") ? key : `${key}-${key}`);
  if ("kind" in cells) return cells;
  const [a, b] = cells;
  const element = family.sets.findIndex(
    (set) => (set[0] === a && set.at(-1) === b) || (set[0] === b && set.at(-1) === a),
  );
  return element < 0
    ? { kind: "not there", because: "these are not the first and the last cell of one" }
    : { kind: "element", element };
}

/** `r1c1.up`, or by the two cells that the edge is between, of which one may be off the board: `r0c1-r1c1`. */
export function findEdge(board: Board, key: string): ElementFound {
  if (board.named !== undefined) return findNumberedSide(board, key);
  const between = key.split("-").map((place) => cellPattern.exec(place.trim()));
  if (between.length === 2) return findEdgeBetween(board, between[0], between[1]);
  const side = findSide(board, key);
  if (side.kind !== "element") return side;
  return edgeTowards(board, cellOfSide(board, side.element), directionOfSide(board, side.element));
}

/** `WA.3`, the third side of a place, or the only one that two places share: `WA-NT`. */
function findNumberedSide(board: Board, key: string): ElementFound {
  const dot = key.lastIndexOf(".");
  const number = Number(key.slice(dot + 1));
  if (dot >= 0 && Number.isInteger(number)) {
    const cell = findCell(board, key.slice(0, dot));
    if (cell.kind !== "element") return cell;
    const edges = board.edgesOf(cell.element);
    const element = edges[number - 1];
    return element === undefined
      ? { kind: "not there", because: `\`${board.cellName(cell.element)}\` has ${edges.length} sides` }
      : { kind: "element", element };
  }
  const cells = findTwo(board, key);
  if ("kind" in cells) return cells;
  const [one, other] = cells.map((cell) => board.cellName(cell));
  const shared = board.edgesOf(cells[0]).filter((edge) => board.edgesOf(cells[1]).includes(edge));
  const [element, another] = shared;
  if (element === undefined) return { kind: "not there", because: `${one} and ${other} do not share a side` };
  return another === undefined
    ? { kind: "element", element }
    : {
        kind: "not there",
        because: `${one} and ${other} share ${shared.length} sides; name one by its number, \`${board.edgeName(element)}\``,
      };
}

/** `r1c1.up`: a cell and a direction. */
export function findSide(board: Board, key: string): ElementFound {
  const [place, side, ...more] = key.split(".");
  const direction = directionNumber(side?.trim() ?? "");
  if (place === undefined || direction === undefined || more.length > 0) return { kind: "malformed" };
  const cell = findCell(board, place);
  if (cell.kind !== "element") return cell;
  if (!board.directions.includes(direction))
    return { kind: "not there", because: `its sides are ${sidesOf(board)}` };
  return { kind: "element", element: sideOf(board, cell.element, direction) };
}

const sidesOf = ({ directions }: Board): string =>
  directions.map((direction) => directionNames[direction]).join(", ");

function edgeTowards(board: Board, cell: number, direction: number): ElementFound {
  const element = board.edgeOf(cell, direction);
  return element === undefined
    ? { kind: "not there", because: `${board.cellName(cell)} has no side ${directionNames[direction]}` }
    : { kind: "element", element };
}

function findEdgeBetween(
  board: Board,
  one: RegExpExecArray | null | undefined,
  other: RegExpExecArray | null | undefined,
): ElementFound {
  if (one == null || other == null) return { kind: "malformed" };
  if (board.sheet !== undefined) return findSharedEdge(board, one[0], other[0]);
  const [down, right] = [Number(other[1]) - Number(one[1]), Number(other[2]) - Number(one[2])];
  const direction = board.directions.find((each) => {
    const step = squareStep(each);
    return step[0] === down && step[1] === right;
  });
  if (direction === undefined)
    return { kind: "not there", because: `${one[0]} and ${other[0]} do not share a side` };
  const first = findCell(board, one[0]);
  if (first.kind === "element") return edgeTowards(board, first.element, direction);
  const second = findCell(board, other[0]);
  if (second.kind !== "element") return first;
  return edgeTowards(board, second.element, oppositeOf(direction));
}

/** Between two cells that do not lie as they are numbered. */
function findSharedEdge(board: Board, one: string, other: string): ElementFound {
  const [first, second] = [findCell(board, one), findCell(board, other)];
  if (first.kind !== "element") return first;
  if (second.kind !== "element") return second;
  const element = board.edgesOf(first.element).find((edge) => board.edgesOf(second.element).includes(edge));
  return element === undefined
    ? { kind: "not there", because: `${one} and ${other} do not share a side` }
    : { kind: "element", element };
}

export function findCorner(board: Board, key: string): ElementFound {
  const [place, ...sides] = key.split(".").map((part) => part.trim());
  if (sides.length > 0) {
    const [one, other] = sides.map(directionNumber);
    if (sides.length !== 2 || one === undefined || other === undefined) return { kind: "malformed" };
    const cell = findCell(board, place ?? "");
    if (cell.kind !== "element") return cell;
    const element = board.cornerOf(cell.element, one, other);
    return element === undefined ? { kind: "malformed" } : { kind: "element", element };
  }
  const cells = findTwo(board, key.includes("-") ? key : `${key}-${key}`);
  if ("kind" in cells) return cells;
  const [a, b] = cells;
  const ofAll: number[] = [];
  for (let corner = 0; corner < board.cornerCount; corner++) {
    const round = board.cornerCells(corner);
    const ends = [round[0], round.at(-1)];
    if ((ends[0] === a && ends[1] === b) || (ends[0] === b && ends[1] === a)) ofAll.push(corner);
  }
  const [first, second] = ofAll;
  if (first === undefined)
    return { kind: "not there", because: "no corner has these as its first and last cell" };
  return second === undefined
    ? { kind: "element", element: first }
    : { kind: "not there", because: "several corners have these cells; name a cell and two sides" };
}

export function findNamed(sort: string, names: readonly string[], key: string): ElementFound {
  const said = key.trim();
  const word = said.startsWith(`${sort} `) ? said.slice(sort.length + 1).trim() : said;
  if (word === "" || /\s/u.test(word)) return { kind: "malformed" };
  const element = names.indexOf(word);
  if (element >= 0) return { kind: "element", element };
  const near = nearName(word, names);
  return near === undefined ? { kind: "unknown", sort, names } : { kind: "unknown", sort, names, near };
}
