/** Expressions as what is asked for: a truth, a number, a set, an element. */
import type { Expression } from "@ecp/compiler/reading";
import { cell, cellsAlong, edge, link, setAlong } from "./places.js";
import { type Element, isElement, type SetValue, setOf, type Value } from "./value.js";
import { Fault, type World } from "./world.js";

/** A yes/no that only the answer shows to be absent is no (L8). */
export function truthOf(world: World, expression: Expression): boolean {
  const value = orElse(world, () => world.evaluate(expression), false);
  if (typeof value === "boolean") return value;
  throw new Fault("no truth", expression);
}

export function numberOf(world: World, expression: Expression): number {
  const value = world.evaluate(expression);
  if (typeof value === "number") return value;
  throw new Fault("no number", expression);
}

/** The value; `otherwise` where only the answer shows that there is none. An absence that was known before is a mistake of the text. */
export function orElse<Result>(world: World, read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    world.fault(thrown);
    return otherwise;
  }
}

/** A row, region, path or piece is its cells; `none` is no cells, and so is a set of what is not there. */
export const setValue = (world: World, expression: Expression): SetValue =>
  orElse(world, () => setIn(world, expression), setOf([]));

function setIn(world: World, expression: Expression): SetValue {
  const value = world.evaluate(expression);
  if (typeof value === "object") {
    if (value.kind === "set") return value;
    if (value.kind === "none") return setOf([]);
    if (value.kind === "list" || value.kind === "bag")
      return { kind: "set", items: value.items, ordered: true };
    if (value.kind === "element" && value.of !== undefined && value.cells !== undefined) {
      const { board } = world;
      const stick = value.of === "edge" ? edge : link;
      return setOf(board === undefined ? [] : value.cells.map((at) => stick(board, at)));
    }
    if (value.kind === "element" && value.cells !== undefined)
      return value.ordered === true && world.board !== undefined
        ? setAlong(cellsAlong(world.board, value))
        : setOf(value.cells.map(cell), value.ordered === true);
  }
  throw new Fault("no set", expression);
}

/** Items of a set, or of a list, with its repeats. */
export function itemsOf(world: World, expression: Expression): readonly Value[] {
  return setValue(world, expression).items;
}

export function cellsOf(world: World, expression: Expression): number[] {
  return itemsOf(world, expression).map((item) => {
    if (isElement(item) && item.sort === "cell") return item.index;
    throw new Fault("no cell", expression);
  });
}

export function indicesOf(world: World, expression: Expression): number[] {
  return itemsOf(world, expression).map((item) => {
    if (isElement(item)) return item.index;
    throw new Fault("no element", expression);
  });
}

export function elementOf(world: World, expression: Expression): Element {
  const value = world.evaluate(expression);
  if (isElement(value)) return value;
  throw new Fault("no element", expression);
}
