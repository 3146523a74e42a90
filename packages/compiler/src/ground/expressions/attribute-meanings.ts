/**
 * The built-in attributes and functions, as values: one entry for each of `builtins.ts`. An entry returns undefined where the attribute
 * does not exist (no neighbour up).
 */

import type { CellIndex, Direction, Lacking } from "../../board.js";
import type { AttributeId } from "../../builtins.js";
import { extentOf } from "../../least-and-most.js";
import { edgeBetween, linksAt } from "../../tiling/beside.js";
import { cellOfSide, directionOfSide, sideOf } from "../../tiling/sides.js";
import type { ExpressionOf } from "../../typed.js";
import { oppositeOf } from "../../vocabulary/directions.js";
import { setOfLine } from "../line-sets.js";
import { inReadingOrder } from "../reading-order.js";
import { cellIndices } from "../structures/adjectives.js";
import {
  bagWith,
  distinct,
  type Element,
  isElement,
  isNone,
  type Known,
  reversedWalk,
  type SetValue,
  setOf,
  type Value,
} from "../value.js";
import { absolute, difference } from "../values/arithmetic.js";
import { noValue } from "../values/cases.js";
import { asSet, known } from "../values/evaluate-as.js";
import { extremeOfAll } from "../values/extremes.js";
import { emptyChoice, unforeseen } from "../world/faults.js";
import { demand, lackingDirection } from "../world/lacking.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { outlineOf, shapeOf } from "./shape.js";

export type AttributeCall = ExpressionOf<"attribute" | "has-attribute">;

/** The arguments of one call, read as what the attribute needs. */
export class Arguments {
  constructor(
    readonly world: World,
    readonly call: AttributeCall,
    readonly values: readonly Value[],
  ) {}

  any(at: number): Value {
    return this.values[at] ?? this.value(at);
  }
  value(at: number): Known {
    const value = this.values[at];
    if (value === undefined) throw unforeseen(this.call.span, `\`${this.call.attribute}\``);
    return known(value, this.call.arguments[at] ?? this.call);
  }
  /** A direction, or a number, that a layer leaves open. */
  isNone(at: number): boolean {
    return isNone(this.values[at]);
  }
  element(at: number): Element {
    const value = this.values[at];
    if (isElement(value)) return value;
    throw unforeseen(this.call.span, `\`${this.call.attribute}\` of this`);
  }
  index(at: number): number {
    return this.element(at).index;
  }
  direction(at: number): Direction {
    const { index } = this.element(at);
    if (this.board.directions.includes(index)) return index;
    throw lackingDirection(this.board, index, this.call.span);
  }
  /** The second of two cells. */
  neighbour(): CellIndex | undefined {
    const other = this.values[1];
    return isElement(other) && other.family === this.space.places.cell ? other.index : undefined;
  }
  number(at: number): number {
    const value = this.value(at);
    if (typeof value === "number") return value;
    throw unforeseen(this.call.span, "this number");
  }
  set(at: number): SetValue {
    return asSet(this.value(at), this.call.arguments[at] ?? this.call);
  }
  cells(at: number): CellIndex[] {
    return cellIndices(this.set(at), this.call);
  }
  get space() {
    return spaceOf(this.world, this.call);
  }
  get board() {
    return this.space.board;
  }
  cellSet(cells: readonly CellIndex[], ordered = false): SetValue {
    return setOf(cells.map(this.space.places.cell.at), ordered);
  }
}

type Meaning = (given: Arguments) => Value | undefined;

/** An attribute that some boards lack. */
const onBoardsWith =
  (part: Lacking, meaning: Meaning): Meaning =>
  (given) => {
    demand(given.board, part, given.call.span);
    return meaning(given);
  };

function neighbour(given: Arguments, direction: Direction): Value | undefined {
  const cell = given.board.next(given.index(0), direction);
  return cell === undefined ? undefined : given.space.places.cell.at(cell);
}

const refused: Meaning = (given) => {
  throw unforeseen(given.call.span, `\`${given.call.attribute}\` here`);
};

const byNumber = (a: number, b: number): number => a - b;

const once = (items: readonly Known[]): SetValue => setOf(distinct(items));

export const meanings: Readonly<Record<AttributeId, Meaning>> = {
  row: onBoardsWith("row", (given) => given.space.lineThrough(given.index(0), "row")),
  column: onBoardsWith("column", (given) => given.space.lineThrough(given.index(0), "column")),
  // Sorted in reading order, which differs from the order of directions and, on a board that wraps round, from the order of the places round a cell.
  neighbours: (given) => given.cellSet(given.board.neighbours(given.index(0)).toSorted(byNumber)),
  around: (given) => given.cellSet(given.board.around(given.index(0)).toSorted(byNumber)),
  diagonals: onBoardsWith("diagonal", (given) => {
    const cell = given.index(0);
    const { part } = given.space;
    if (part?.has(cell) === false) return undefined;
    const through = given.board.diagonals("both", false).sets.filter((set) => set.includes(cell));
    const reached = new Set([cell, ...through.flat()].filter((each) => part?.has(each) !== false));
    return given.cellSet([...reached].sort(byNumber));
  }),
  // A board that wraps round a side of one or two cells comes back to the same link, edge or corner.
  links: (given) => once(linksAt(given.board, given.index(0)).map(given.space.places.link.at)),
  edges: onBoardsWith("edge", (given) => {
    const of = given.element(0);
    const isCorner = of.family === given.space.places.corner;
    const edges = isCorner ? given.board.edgesAt(of.index) : given.board.edgesOf(of.index);
    return once(edges.map(given.space.places.edge.at));
  }),
  corners: onBoardsWith("corner", (given) =>
    once(given.board.cornersOf(given.index(0)).map(given.space.places.corner.at)),
  ),
  next: (given) => (given.isNone(1) ? undefined : neighbour(given, given.direction(1))),
  link: (given) => {
    const other = given.neighbour();
    const at = other === undefined ? sideAt(given) : undefined;
    const link =
      other === undefined
        ? at && given.board.linkFrom(at.cell, at.direction)
        : given.board.linkBetween(given.index(0), other);
    return link === undefined ? undefined : given.space.places.link.at(link);
  },
  edge: (given) => {
    const other = given.neighbour();
    const at = other === undefined ? sideAt(given) : undefined;
    const edge =
      other === undefined
        ? at && given.board.edgeOf(at.cell, at.direction)
        : edgeBetween(given.board, given.index(0), other);
    return edge === undefined ? undefined : given.space.places.edge.at(edge);
  },
  corner: onBoardsWith("corner", (given) => {
    const corner = given.board.cornerOf(given.index(0), given.direction(1), given.direction(2));
    return corner === undefined ? undefined : given.space.places.corner.at(corner);
  }),
  wedge: (given) =>
    given.isNone(1)
      ? undefined
      : given.space.places.wedge.at(sideOf(given.board, given.index(0), given.direction(1))),
  wedges: onBoardsWith("direction", (given) =>
    setOf(
      given.board.directions.map((direction) =>
        given.space.places.wedge.at(sideOf(given.board, given.index(0), direction)),
      ),
    ),
  ),
  direction: (given) => given.space.places.direction.at(directionOfSide(given.board, given.index(0))),
  opposite: (given) =>
    given.isNone(0) ? undefined : given.space.places.direction.at(oppositeOf(given.direction(0))),
  cells: (given) => given.set(0),
  cell: (given) => {
    if (isWedge(given)) return given.space.places.cell.at(cellOfSide(given.board, given.index(0)));
    if (given.isNone(0) || given.isNone(1)) return undefined;
    const cell = given.board.cellAt(given.number(0) - 1, given.number(1) - 1);
    return cell === undefined ? undefined : given.space.places.cell.at(cell);
  },
  size: (given) => {
    const value = given.value(0);
    return typeof value === "object" && (value.kind === "list" || value.kind === "bag")
      ? value.items.length
      : given.set(0).items.length;
  },
  first: (given) => endOf(given, true),
  last: (given) => endOf(given, false),
  exits: (given) => {
    const inside = new Set(given.cells(0));
    const links = [...inside].flatMap((cell) =>
      given.board.neighbours(cell).flatMap((other) => {
        const link = inside.has(other) ? undefined : given.board.linkBetween(cell, other);
        return link === undefined ? [] : [link];
      }),
    );
    return setOf([...new Set(links)].sort((a, b) => a - b).map(given.space.places.link.at));
  },
  width: (given) => (isWhole(given) ? wholeExtent(given).width : extentIn(given, given.board.columnOf)),
  height: (given) => (isWhole(given) ? wholeExtent(given).height : extentIn(given, given.board.rowOf)),
  start: (given) => stepsOf(given.set(0))[0],
  end: (given) => stepsOf(given.set(0)).at(-1),
  length: (given) => Math.max(0, stepsOf(given.set(0)).length - 1),
  shape: (given) => ({
    kind: "shape",
    key: shapeOf(given.world, given.cells(0), given.board, given.call.span),
  }),
  outline: (given) => ({ kind: "shape", key: outlineOf(given.cells(0), given.board, given.call.span) }),
  distance: (given) => given.board.distance(given.index(0), given.index(1)),
  difference: (given) => difference(given.world, given.any(0), given.any(1), given.call.span),
  abs: (given) => absolute(given.world, given.any(0), given.call.span),
  min: (given) => extremeOfAll(given.world, given.values, false),
  max: (given) => extremeOfAll(given.world, given.values, true),
  look: (given) =>
    given.isNone(1) ? undefined : given.cellSet(given.board.look(given.index(0), given.direction(1)), true),
  span: (given) => {
    const places = given.board.span(given.index(0), given.index(1));
    return places && setOfLine(given.space.places.cell, places);
  },
  ring: onBoardsWith("ring", (given) => {
    const of = given.element(0);
    const ring =
      of.family === given.space.places.corner ? given.board.cornerRing(of.index) : given.board.ring(of.index);
    const pieces = ring.pieces.map((piece) => piece.map(given.space.places.cell.at));
    return { ...setOf(pieces.flat(), true), walk: { pieces, closed: ring.closed } };
  }),
  reversed: (given) => {
    const value = given.value(0);
    if (typeof value === "object" && value.kind === "list")
      return { kind: "list", items: [...value.items].reverse() };
    const { items, walk } = given.set(0);
    const turned = setOf([...items].reverse(), true);
    return walk === undefined ? turned : { ...turned, walk: reversedWalk(walk) };
  },
  bag: (given) => bagWith(listItems(given)),
  number: (given) => {
    const value = given.value(0);
    if (typeof value === "number") return value;
    return typeof value === "string" && /^[-+]?\d+$/.test(value.trim()) ? Number(value) : undefined;
  },
  connected: refused,
  tree: refused,
  acyclic: refused,
  path: refused,
  loop: refused,
  group: refused,
  reach: refused,
  way: refused,
};

/** Of a wedge, or of a cell and a direction, unless that is none. */
function sideAt(given: Arguments): { readonly cell: CellIndex; readonly direction: Direction } | undefined {
  const { board } = given;
  if (!isWedge(given))
    return given.isNone(1) ? undefined : { cell: given.index(0), direction: given.direction(1) };
  const wedge = given.index(0);
  return { cell: cellOfSide(board, wedge), direction: directionOfSide(board, wedge) };
}

function isWedge({ values: [of], space }: Arguments): boolean {
  return isElement(of) && of.family === space.places.wedge;
}

/** Places that are merely named lie in no rows. */
function wholeExtent({ board, call, space }: Arguments): { readonly height: number; readonly width: number } {
  if (board.named !== undefined) demand(board, "extent", call.span);
  return space;
}

function extentIn(given: Arguments, numberOf: (cell: CellIndex) => number): number {
  demand(given.board, "extent", given.call.span);
  return extentOf(given.cells(0).map(numberOf));
}

/** A path cell by cell, also where it comes back to one. */
const stepsOf = ({ items, walk }: SetValue): readonly Known[] => walk?.pieces[0] ?? items;

function listItems(given: Arguments): readonly Known[] {
  const value = given.value(0);
  const isList = typeof value === "object" && (value.kind === "list" || value.kind === "bag");
  return isList ? value.items : given.set(0).items;
}

function endOf(given: Arguments, first: boolean): Value {
  const value = given.value(0);
  const items = typeof value === "object" && value.kind === "list" ? value.items : inOwnOrder(given.set(0));
  const item = first ? items[0] : items.at(-1);
  if (item !== undefined) return item;
  if (given.call.arguments[0]?.known === false) return noValue;
  throw emptyChoice(given.world, given.call.span, given.call.attribute);
}

/** A set of cells without an order of its own is taken in reading order. */
const inOwnOrder = ({ ordered, items }: SetValue): readonly Known[] =>
  ordered ? items : inReadingOrder(items, (item) => item);

function isWhole(given: Arguments): boolean {
  const value = given.value(0);
  return isElement(value) && value.family === given.space.places.whole;
}
