/**
 * What the rules say of every region of a division that is to be found, as far as it helps to list the possible ones: `for each area a: …` and
 * `for each cell c with clue: size(c.area) = c.clue`. From each conjunct two tests of a set of cells are read: whether it, or a larger set,
 * can hold (`mayGrow`), and whether sizes allow the set itself (`keep`). A conjunct that is not understood tests nothing, and nothing is taken
 * from the rules: they are expanded as all others are, over the sets that are kept.
 *
 * Understood are: counts of a known noun ("exactly 1 clue in a"), size, width and height against a known number or against a given that the
 * cells share, in `and` and `or`. All of them are bounds from above, which stay broken when a set grows.
 */
import { readsVariable } from "../../check/some-node.js";
import type { Expression, LayerId, Statement, VariableId } from "../../typed.js";
import { forEachBinding } from "../binders.js";
import { conjuncts } from "../conjuncts.js";
import { rangesOf } from "../quantity.js";
import { holdsFor, mirrored } from "../ranges.js";
import { isElement } from "../value.js";
import { layerTable, type World } from "../world.js";
import { speaksOfFound } from "./speaks-of-found.js";

type Test = (cells: readonly number[]) => boolean;

export interface RegionRules {
  readonly mayGrow: Test;
  /** Absent: all are kept. */
  readonly keep: Test | undefined;
  readonly rectangles: boolean;
  /** By cell: the size of its region, where `for each cell c with clue: size(c.area) = c.clue` says it. */
  readonly sizes: readonly (number | undefined)[];
  /**
   * Where every region is demanded to hold exactly one of some known cells ("exactly 1 centre in each area"): those cells. A region is then
   * known by its own one, and cannot be any other's.
   */
  readonly knownBy: readonly number[] | undefined;
}

/** The bounds that a part of a rule puts on a set: `grow` on it and on all larger ones, `be` on itself. */
interface Bounds {
  readonly grow: Test;
  readonly be: Test;
}

const free: Bounds = { grow: () => true, be: () => true };

export function regionRules(world: World, layer: LayerId): RegionRules {
  const found: Bounds[] = [];
  let rectangles = false;
  const cellCount = world.space?.board.cells.length ?? 0;
  const parts = everyElementParts(world, layer);
  for (const { part, variable } of parts)
    if (isRectangle(part, variable)) {
      rectangles = true;
      world.made.mark("rectangles", part.span);
    } else {
      const bounds = boundsOf(world, part, variable, cellCount);
      if (bounds !== free) world.made.mark("bounded regions", part.span);
      found.push(bounds);
    }
  const sizes = numbersAsked(world, { layer, attribute: "size" });
  const bySize: Bounds = {
    grow: (cells) => cells.every((cell) => (sizes[cell] ?? cellCount) >= cells.length),
    be: (cells) => cells.every((cell) => (sizes[cell] ?? cells.length) === cells.length),
  };
  if (sizes.length > 0) found.push(bySize);
  const may = found.map(({ grow }) => grow).filter((test) => test !== free.grow);
  const be = found.map((bounds) => bounds.be).filter((test) => test !== free.be);
  return {
    mayGrow: (cells) => may.every((test) => test(cells)),
    keep: be.length === 0 ? undefined : (cells) => be.every((test) => test(cells)),
    rectangles,
    sizes,
    knownBy: oneInEach(world, parts),
  };
}

export interface ElementPart {
  readonly part: Expression;
  readonly variable: VariableId;
}

/** What is asserted of every element of the sort: the conjuncts of `for each area a: …`. */
export function everyElementParts(world: World, layer: LayerId): ElementPart[] {
  const parts: ElementPart[] = [];
  forEveryRule(world.puzzle.statements, (statement) => {
    if (statement.kind !== "for-each" || statement.binders.length !== 1) return;
    const [binder] = statement.binders;
    if (binder?.kind !== "in" || !isAllOf(binder.set, layer) || binder.condition !== undefined) return;
    for (const part of assertedParts(statement.body)) parts.push({ part, variable: binder.variable });
  });
  return parts;
}

/** Statements that always hold: at the top, or in a named rule. */
export function forEveryRule(statements: readonly Statement[], visit: (statement: Statement) => void): void {
  for (const statement of statements)
    if (statement.kind === "rule") forEveryRule(statement.body, visit);
    else visit(statement);
}

export function assertedParts(body: readonly Statement[]): Expression[] {
  return body.flatMap((statement) => {
    if (statement.kind === "rule") return assertedParts(statement.body);
    return statement.kind === "assert" ? conjuncts(statement.expression) : [];
  });
}

export const isAllOf = (set: Expression, layer: LayerId): boolean =>
  set.kind === "all-of" && set.sort.kind === "of-layer" && set.sort.layer === layer;

/** The variable itself, or taken as its cells. */
export const isIt = (expression: Expression, variable: VariableId): boolean =>
  expression.kind === "cells-of"
    ? isIt(expression.element, variable)
    : expression.kind === "variable" && expression.variable === variable;

const isRectangle = (expression: Expression, variable: VariableId): boolean =>
  expression.kind === "adjective" &&
  expression.adjective === "rectangle" &&
  isIt(expression.subject, variable);

function boundsOf(world: World, part: Expression, it: VariableId, most: number): Bounds {
  switch (part.kind) {
    case "logic": {
      if (part.operator === "implies") return free;
      const [left, right] = [boundsOf(world, part.left, it, most), boundsOf(world, part.right, it, most)];
      if (part.operator === "and") return both(left, right);
      if (left === free || right === free) return free;
      return {
        grow: (cells) => left.grow(cells) || right.grow(cells),
        be: (cells) => left.be(cells) || right.be(cells),
      };
    }
    case "compare":
      return comparison(world, part, it) ?? free;
    case "quantity":
      return nouns(world, part, it, most) ?? free;
    default:
      return free;
  }
}

function both(left: Bounds, right: Bounds): Bounds {
  if (left === free) return right;
  if (right === free) return left;
  return {
    grow: (cells) => left.grow(cells) && right.grow(cells),
    be: (cells) => left.be(cells) && right.be(cells),
  };
}

type Compare = Extract<Expression, { kind: "compare" }>;

function comparison(world: World, part: Compare, it: VariableId): Bounds | undefined {
  const left = measureOf(world, part.left, it);
  if (left !== undefined) return against(world, left, part.operator, part.right, it);
  const right = measureOf(world, part.right, it);
  return right === undefined ? undefined : against(world, right, mirrored[part.operator], part.left, it);
}

type Measure = (cells: readonly number[]) => number;

function measureOf(world: World, expression: Expression, it: VariableId): Measure | undefined {
  if (expression.kind !== "attribute") return undefined;
  const [subject] = expression.arguments;
  const board = world.space?.board;
  if (subject === undefined || board === undefined || !isIt(subject, it)) return undefined;
  const extent = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;
  switch (expression.attribute) {
    case "size":
      return (cells) => cells.length;
    case "width":
      return (cells) => extent(cells.map(board.columnOf));
    case "height":
      return (cells) => extent(cells.map(board.rowOf));
    default:
      return undefined;
  }
}

function against(
  world: World,
  measure: Measure,
  operator: Compare["operator"],
  other: Expression,
  it: VariableId,
): Bounds | undefined {
  const strict = operator === "<";
  const amount = knownNumber(world, other);
  if (amount !== undefined) {
    const grow: Test =
      operator === "=" || operator === "<="
        ? (cells) => measure(cells) <= amount
        : strict
          ? (cells) => measure(cells) < amount
          : free.grow;
    return { grow, be: (cells) => holdsFor(operator, measure(cells), amount) };
  }
  if (other.kind !== "shared" || !isIt(other.set, it) || operator !== "=") return undefined;
  const values = givenNumbers(world, other.layer);
  if (values === undefined) return undefined;
  const sharing = (cells: readonly number[]): number | undefined => {
    for (const cell of cells) {
      const value = values[cell];
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return {
    grow: (cells) => {
      const value = sharing(cells);
      if (value === undefined) return true;
      return measure(cells) <= value && cells.every((cell) => (values[cell] ?? value) === value);
    },
    be: (cells) => measure(cells) === (sharing(cells) ?? measure(cells)),
  };
}

/** Numbers only: a `?` says nothing. */
export function givenNumbers(world: World, layer: LayerId): readonly (number | undefined)[] | undefined {
  const { values } = layerTable(world, layer);
  return values?.map((value) => (typeof value === "number" ? value : undefined));
}

/** A number that depends on no variable of a rule. */
export function knownNumber(world: World, expression: Expression): number | undefined {
  if (!isClosed(expression) || speaksOfFound(world, expression)) return undefined;
  const value = world.evaluate(world, expression);
  return typeof value === "number" ? value : undefined;
}

function isClosed(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
    case "parameter":
      return true;
    case "attribute":
      return expression.arguments.every(isClosed);
    case "board":
      return true;
    case "arithmetic":
      return isClosed(expression.left) && isClosed(expression.right);
    case "let":
      return expression.arguments.length === 0;
    default:
      return false;
  }
}

/** "exactly 1 clue in a": more of them than the largest amount is too many. */
function nouns(
  world: World,
  quantity: Extract<Expression, { kind: "quantity" }>,
  it: VariableId,
  most: number,
): Bounds | undefined {
  if (quantity.bound === "at least") return undefined;
  const counted = countedCells(world, quantity, it);
  const limit = counted === undefined ? undefined : rangesOf(world, quantity, most).at(-1)?.[1];
  if (counted === undefined || limit === undefined) return undefined;
  return {
    grow: (cells) => {
      let count = 0;
      for (const cell of cells) if (counted[cell] === true) count++;
      return count <= limit;
    },
    be: free.be,
  };
}

/**
 * By cell, whether it is of those that are counted in the region `it`; undefined where that is not known, hangs on the region (`exactly 1 clue in
 * (a c where size(a) > 2)`), or something else is counted.
 */
export function countedCells(
  world: World,
  quantity: Extract<Expression, { kind: "quantity" }>,
  it: VariableId,
): readonly boolean[] | undefined {
  const { space } = world;
  if (space === undefined || quantity.ofEach !== undefined || !isIt(quantity.set, it)) return undefined;
  if (speaksOfFound(world, quantity.condition) || readsVariable(quantity.condition, it)) return undefined;
  if (quantity.amounts.some(({ from, to }) => !isClosed(from) || !isClosed(to))) return undefined;
  const counted: boolean[] = [];
  for (const cell of space.board.cells) {
    world.bindings[quantity.variable] = space.places.cell.at(cell);
    const isCounted = world.evaluate(world, quantity.condition);
    // A `?` that may be counted, or not.
    if (typeof isCounted !== "boolean") return undefined;
    counted[cell] = isCounted;
  }
  return counted;
}

/** By start: how long its path is, where `for each cell c with number: c.move.length = c.number` says so. */
export const knownLengths = (world: World, layer: LayerId): readonly (number | undefined)[] =>
  numbersAsked(world, { layer, attribute: "length" });

function numbersAsked(world: World, asked: Asked): readonly (number | undefined)[] {
  const numbers: number[] = [];
  forEveryRule(world.puzzle.statements, (statement) => {
    if (statement.kind !== "for-each") return;
    for (const part of assertedParts(statement.body)) {
      const said = amountAsked(world, statement, part, asked);
      if (said === undefined) continue;
      world.made.mark("bounded regions", part.span);
      forEachBinding(world, statement.binders, undefined, (guard) => {
        const cell = world.bindings[said.variable];
        if (guard !== true || cell === undefined || !isElement(cell)) return;
        const value = world.log.guard(() => world.evaluate(world, said.amount));
        if (typeof value === "number") numbers[cell.index] = value;
      });
    }
  });
  return numbers;
}

export const wantsStraight = (world: World, layer: LayerId): boolean =>
  everyElementParts(world, layer).some(
    ({ part, variable }) =>
      part.kind === "adjective" && part.adjective === "straight" && isIt(part.subject, variable),
  );

/** An upper bound on the size of every region, if a rule gives one: by trying sizes against the tests. */
export function largestSize(world: World, layer: LayerId): number | undefined {
  const cells = world.space?.board.cells ?? [];
  let largest: number | undefined;
  for (const { part, variable } of everyElementParts(world, layer)) {
    const bounds = boundsOf(world, part, variable, cells.length);
    // Only bounds on the size itself hold for any set of that size: those of a row of the first cells are no stronger.
    if (bounds === free || part.kind !== "compare" || !comparesSizeWithNumber(part, variable)) continue;
    for (let size = 1; size <= cells.length; size++)
      if (!bounds.grow(cells.slice(0, size))) {
        largest = Math.min(largest ?? size - 1, size - 1);
        break;
      }
  }
  return largest;
}

const comparesSizeWithNumber = (part: Compare, variable: VariableId): boolean =>
  [part.left, part.right].some(
    (side) =>
      side.kind === "attribute" &&
      side.attribute === "size" &&
      side.arguments[0] !== undefined &&
      isIt(side.arguments[0], variable),
  ) && [part.left, part.right].some(isClosed);

function oneInEach(world: World, parts: readonly ElementPart[]): readonly number[] | undefined {
  for (const { part, variable } of parts) {
    if (part.kind !== "quantity" || part.bound !== "exactly") continue;
    const counted = countedCells(world, part, variable);
    const [range, more] = counted === undefined ? [] : rangesOf(world, part, counted.length);
    if (counted === undefined || more !== undefined || range?.[0] !== 1 || range[1] !== 1) continue;
    world.made.mark("known by one cell", part.span);
    return counted.flatMap((is, cell) => (is ? [cell] : []));
  }
  return undefined;
}

interface Asked {
  readonly layer: LayerId;
  readonly attribute: "size" | "length";
}

/** Of `for each cell c with clue: size(c.area) = c.clue`: `c`, and what the size is said to be, where that needs nothing that is to be found. */
export function amountAsked(
  world: World,
  { binders }: Extract<Statement, { kind: "for-each" }>,
  part: Expression,
  asked: Asked,
): { readonly variable: VariableId; readonly amount: Expression } | undefined {
  if (part.kind !== "compare" || part.operator !== "=") return undefined;
  const onLeft = askedOf(part.left, asked);
  const variable = onLeft ?? askedOf(part.right, asked);
  const amount = onLeft === undefined ? part.left : part.right;
  const [binder, more] = binders;
  if (binder?.kind !== "in" || more !== undefined || binder.variable !== variable) return undefined;
  const read = [amount, binder.set, ...(binder.condition === undefined ? [] : [binder.condition])];
  return read.some((expression) => speaksOfFound(world, expression)) ? undefined : { variable, amount };
}

/** Of `size(c.area)`: the variable `c`. */
function askedOf(expression: Expression, { layer, attribute }: Asked): VariableId | undefined {
  if (expression.kind !== "attribute" || expression.attribute !== attribute) return undefined;
  let [of] = expression.arguments;
  if (of?.kind === "cells-of") of = of.element;
  if (of?.kind !== "layer" || of.layer !== layer || of.element.kind !== "variable") return undefined;
  return of.element.variable;
}
