/**
 * The built-in attributes and functions, as values: one entry for each of `builtins.ts`. An entry returns undefined where the attribute
 * does not exist (no neighbour up): `has` asks, and everything else finds a fault there.
 */

import type { CellIndex, Direction, Lacking } from "../../board.js";
import type { AttributeId } from "../../builtins.js";
import { extentOf } from "../../least-and-most.js";
import { linksAt } from "../../tiling/beside.js";
import { cellOfSide, directionOfSide, sideOf } from "../../tiling/sides.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import { oppositeOf } from "../../vocabulary/directions.js";
import { setOfLine } from "../line-sets.js";
import { inReadingOrder } from "../reading-order.js";
import { cellIndices } from "../structures/adjectives.js";
import {
  bagWith,
  type Cases,
  describeValue,
  distinct,
  type Element,
  isCases,
  isElement,
  isNone,
  isUnknown,
  type Known,
  reversedWalk,
  type SetValue,
  setOf,
  type Truth,
  type Value,
} from "../value.js";
import { absolute, difference } from "../values/arithmetic.js";
import { noValue } from "../values/cases.js";
import { asAnySet, asSet, known } from "../values/evaluate-as.js";
import { extremeOfAll } from "../values/extremes.js";
import { lift } from "../values/lift.js";
import { bagOf } from "../values/lists.js";
import { orElse, presence } from "../values/presence.js";
import { valuesOf } from "../values/values-of.js";
import { emptyChoice, noElement, unforeseen } from "../world/faults.js";
import { demand, lackingDirection } from "../world/lacking.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { outlineOf, shapeOf } from "./shape.js";
import { ofUnknownLists, ofUnknownSets } from "./unknown-attributes.js";

type Call = ExpressionOf<"attribute" | "has-attribute">;

/** The arguments of one call, read as what the attribute needs. */
class Arguments {
  constructor(
    readonly world: World,
    readonly call: Call,
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
    const value = this.values[at];
    return isNone(value);
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

const nextIn =
  (direction: Direction): Meaning =>
  (given) => {
    if (given.board.directions.includes(direction)) return neighbour(given, direction);
    throw lackingDirection(given.board, direction, given.call.span);
  };

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

const meanings: Readonly<Record<AttributeId, Meaning>> = {
  row: onBoardsWith("row", (given) => given.space.lineThrough(given.index(0), "row")),
  column: onBoardsWith("column", (given) => given.space.lineThrough(given.index(0), "column")),
  // Sorted in reading order, which differs from the order of directions and, on a board that wraps round, from the order of the places round a cell.
  neighbours: (given) => given.cellSet(given.board.neighbours(given.index(0)).toSorted(byNumber)),
  around: (given) => given.cellSet(given.board.around(given.index(0)).toSorted(byNumber)),
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
  up: nextIn(0),
  right: nextIn(1),
  down: nextIn(2),
  left: nextIn(3),
  link: (given) => {
    const at = sideAt(given);
    const link = at && given.board.linkFrom(at.cell, at.direction);
    return link === undefined ? undefined : given.space.places.link.at(link);
  },
  edge: (given) => {
    const at = sideAt(given);
    const edge = at && given.board.edgeOf(at.cell, at.direction);
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

/** Returns undefined if an argument does not exist, or the attribute of it. */
export function attributeIfThere(world: World, call: Call): Value | undefined {
  const step = stepOfNames(world, call);
  if (step !== undefined) return step;
  const values = valuesOf(
    world,
    call.arguments,
    measures.has(call.attribute) ? measuredIfThere : world.valueIfThere,
  );
  return (
    values && apply(world, call, measures.has(call.attribute) ? orEmptySets(world, call, values) : values)
  );
}

/** Attributes that every set has, even one without cells. */
const measures: ReadonlySet<AttributeId> = new Set(["size", "length", "width", "height", "shape", "outline"]);

/**
 * `c.pencil.size`, where it is to be found which of some known sets it is: each set is measured by itself. As one set of which it is unknown what is
 * in it, its size would be a sum over all cells of the board.
 */
function measured(world: World, argument: Expression): Value | undefined {
  if (argument.kind !== "cells-of") return undefined;
  const value = world.valueIfThere(world, argument.element);
  if (!isCases(value) || value.cases.length === 0) return undefined;
  if (!value.cases.every((one) => isKnownSet(one.value))) return undefined;
  const nowhere = inNone(world, argument.element, value);
  if (nowhere === false) return { ...value, total: true };
  // The region or path of an element that has none is a set without cells.
  if (nowhere === true) return undefined;
  return { kind: "cases", cases: [...value.cases, { value: setOf([]), when: nowhere }], total: true };
}

const measuredIfThere = (world: World, argument: Expression): Value | undefined =>
  measured(world, argument) ?? world.valueIfThere(world, argument);

/** The condition on which none of the cases holds. Where each cell is in a region, one does; on a path not every cell need be. */
function inNone(world: World, read: Expression, value: Cases): Truth {
  const layer = read.kind === "layer" && read.element.known ? world.puzzle.layers[read.layer] : undefined;
  if (layer?.domain.kind === "region" && !layer.orNone) return false;
  return world.conditions.not(presence(world, value));
}

const isKnownSet = (value: Known): boolean => isElement(value) && value.family.cells !== undefined;

/** Functions that take numbers as they are, even where these are unknown. */
const ofUnknownNumbers: ReadonlySet<AttributeId> = new Set(["difference", "abs", "min", "max"]);

function apply(world: World, call: Call, values: readonly Value[]): Value | undefined {
  const { attribute, span } = call;
  const steps = world.steps.get(attribute);
  if (steps !== undefined) {
    const at = stepAt(world, values[0], values[1]);
    if (at >= 0) {
      const known = steps[at] ?? meanings[attribute](new Arguments(world, call, values));
      steps[at] = known;
      return known;
    }
  }
  const open = firstOpen(values);
  if (open < 0) return ofKnown(world, call, values);
  if (ofUnknownNumbers.has(attribute)) return meanings[attribute](new Arguments(world, call, values));
  const value = values[open];
  if (value === undefined) return undefined;
  const given = { world, space: spaceOf(world, call), span };
  if (isElement(value) && isFoundSet(value) && (attribute === "first" || attribute === "last"))
    return onceOfElement(world, attribute, value, () => endOfFound(world, call, value));
  if (isFoundSet(value) && attribute in ofUnknownSets) {
    const set = asAnySet(world, value, call);
    if (set.kind === "members") return ofUnknownSets[attribute]?.(given, set);
  }
  // An attribute that needs all of a set is worked out for each that it can be.
  if (isFoundSet(value)) return apply(world, call, values.with(open, asAnySet(world, value, call)));
  if (isUnknown(value)) {
    if (value.kind === "members" && attribute in ofUnknownSets)
      return ofUnknownSets[attribute]?.(given, value);
    if (value.kind === "entries" && attribute in ofUnknownLists)
      return ofUnknownLists[attribute]?.(given, value);
    if ((value.kind === "entries" || value.kind === "runs") && attribute === "bag") return bagOf(value);
    return applyToEach(world, call, values, open, value);
  }
  return ofKnown(world, call, values);
}

/** The index at which the value for a cell and a direction is kept; -1 for other arguments. Values are the same on every part of the board. */
function stepAt({ space }: World, cell: Value | undefined, towards: Value | undefined): number {
  if (space === undefined || typeof cell !== "object" || typeof towards !== "object") return -1;
  if (cell.kind !== "element" || towards.kind !== "element") return -1;
  return cell.family === space.places.cell && towards.family === space.places.direction
    ? space.board.directionSlots * cell.index + towards.index
    : -1;
}

/** The kept value of `c.next(d)`, where both are names; steps are mostly written so. */
function stepOfNames(world: World, { attribute, arguments: given }: Call): Value | undefined {
  const steps = world.steps.get(attribute);
  const [cell, towards] = given;
  if (steps === undefined || cell?.kind !== "variable" || towards?.kind !== "variable") return undefined;
  const at = stepAt(world, world.bindings[cell.variable], world.bindings[towards.variable]);
  return at < 0 ? undefined : steps[at];
}

/** Attributes that depend on the cells of one set alone. */
const ofOneSet: ReadonlySet<AttributeId> = new Set([...measures, "first", "last", "start", "end"]);

/** Attributes that depend on where one element is. */
const ofOnePlace: ReadonlySet<AttributeId> = new Set([
  "row",
  "column",
  "neighbours",
  "around",
  "links",
  "edges",
  "corners",
]);

/**
 * Rules ask each set that a region can be for its size, or its first cell, wherever that region may be, and each cell for its row with every other:
 * found once.
 */
function ofKnown(world: World, call: Call, values: readonly Value[]): Value | undefined {
  const { attribute } = call;
  const [of] = values;
  if (isElement(of))
    if (ofOnePlace.has(attribute) || (ofOneSet.has(attribute) && isFixedSet(of)))
      return ofElement(world, call, of);
  return meanings[attribute](new Arguments(world, call, values));
}

const ofElement = (world: World, call: Call, of: Element): Value | undefined =>
  onceOfElement(world, call.attribute, of, () => meanings[call.attribute](new Arguments(world, call, [of])));

function onceOfElement(
  world: World,
  attribute: AttributeId,
  of: Element,
  ask: () => Value | undefined,
): Value | undefined {
  let known = world.ofElements.get(attribute);
  if (known === undefined) {
    known = new Map();
    world.ofElements.set(attribute, known);
  }
  let value = known.get(of);
  if (value === undefined) {
    value = ask();
    if (value !== undefined) known.set(of, value);
  }
  return value;
}

/** Tells beforehand the attribute of a set, which then is not measured. */
export function knowOfElement(world: World, attribute: AttributeId, of: Element, value: Value): void {
  onceOfElement(world, attribute, of, () => value);
}

/** The first or last cell of a group, or of another set that is to be found; it may be known by its first cell. */
function endOfFound(world: World, call: Call, of: Element): Value | undefined {
  const { attribute } = call;
  const first = attribute === "first" ? of.family.first?.(of.index) : undefined;
  return first ?? apply(world, call, [asAnySet(world, of, call)]);
}

/** The board is asked what part of it is spoken of. */
const isFixedSet = (value: Value): value is Element =>
  isElement(value) && value.family.cells !== undefined && value.family.sort !== "board";

/** `open`: the place of the value that is not known. */
function applyToEach(
  world: World,
  call: Call,
  values: readonly Value[],
  open: number,
  value: Value,
): Value | undefined {
  const known = world.ofElements.get(call.attribute);
  const each =
    values.length > 1
      ? (one: Known) => apply(world, call, values.with(open, one))
      : (one: Known) => (isElement(one) ? known?.get(one) : undefined) ?? apply(world, call, [one]);
  return lift(world, value, each, call.span);
}

/** The index of the first value of which not all is known; -1 if there is none. */
function firstOpen(values: readonly Value[]): number {
  let at = 0;
  for (const value of values) {
    if (typeof value === "object" && (isUnknown(value) || isFoundSet(value))) return at;
    at++;
  }
  return -1;
}

/** A group, or another set that is to be found, as an element. */
function isFoundSet(value: Value): boolean {
  return isElement(value) && value.family.members !== undefined;
}

export function evaluateAttribute(world: World, call: Call): Value {
  const { attribute } = call;
  const step = stepOfNames(world, call);
  if (step !== undefined) return step;
  const [argument] = call.arguments;
  if (argument !== undefined && ofOnePlace.has(attribute)) {
    const of = world.evaluate(world, argument);
    return (isElement(of) ? ofElement(world, call, of) : undefined) ?? valueOfAttribute(world, call, [of]);
  }
  // Of a set that has a name, which is not worth asking for twice otherwise.
  if (argument?.kind === "cells-of" && argument.element.kind === "variable" && ofOneSet.has(attribute)) {
    const element = world.evaluate(world, argument.element);
    if (isElement(element)) {
      const known = world.ofElements.get(attribute)?.get(element);
      if (known !== undefined) return known;
      if (isFixedSet(element)) return valueOfAttribute(world, call, [element]);
    }
  }
  return valueOfAttribute(
    world,
    call,
    measures.has(attribute)
      ? measuredArguments(world, call)
      : (valuesOf(world, call.arguments, world.evaluate) ?? []),
  );
}

function measuredArguments(world: World, call: Call): readonly Value[] {
  const values = call.arguments.map(
    (argument) => measured(world, argument) ?? world.evaluate(world, argument),
  );
  return orEmptySets(world, call, values);
}

/** A set of what is not there is empty. */
const orEmptySets = (world: World, { arguments: [of] }: Call, values: readonly Value[]): readonly Value[] =>
  of?.type.kind === "set" ? values.map((value) => orElse(world, value, setOf([]))) : values;

/** The attribute of arguments that have been worked out. */
export function valueOfAttribute(world: World, call: Call, values: readonly Value[]): Value {
  const value = apply(world, call, values);
  if (value !== undefined) return value;
  const [what, guard] = missing(call, values.map(describeValue));
  throw noElement(world, call.span, what, guard);
}

function missing(call: Call, given: readonly string[]): readonly [string, string] {
  const [of = "this", towards = ""] = given;
  switch (call.attribute) {
    case "up":
    case "right":
    case "down":
    case "left":
      return [`${of} has no neighbour ${call.attribute}`, `x has next(${call.attribute})`];
    case "next":
      return [`${of} has no neighbour ${towards}`, `x has next(${towards})`];
    case "link":
      return [`${of} has no link ${towards}`, `x has link(${towards})`];
    case "cell":
      return [`there is no cell in row ${of} and column ${towards}`, ""];
    case "span":
      return [`${of} and ${towards} are in no common row or column`, ""];
    case "number":
      return [`\`${of}\` is no number`, ""];
    case "row":
    case "column":
      return [`${of} is outside the part of the board that is spoken of`, ""];
    default:
      return [`${of} has no \`${call.attribute}\``, ""];
  }
}
