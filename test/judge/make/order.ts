/** Which order a set has (B9), and what is before what (B11). */
import type { Value } from "../meaning/values.js";
import { compose, type Node, type World } from "../meaning/world.js";
import type { Named, Order, Scope } from "./maker.js";

const inReadingOrder: ReadonlySet<string> = new Set([
  "all cells",
  "cells where, without a name",
  "cells with or without",
  "group by a layer",
  "group by links",
  "reach",
  "group by a relation",
  "reach by a relation",
  "neighbours",
  "around",
]);

/** Undefined of sets that are written out, made of several, or what is left of one by a condition. */
export function orderOf(set: Node): Order | undefined {
  const [first] = set.parts;
  if (set.construct === "row as a set" || set.construct === "column as a set") return "own";
  if (set.construct === "set where") return undefined;
  if (set.sort === "ordered") return "own";
  if (set.parts.length === 1 && first?.sort === "ordered") return orderOf(first);
  return inReadingOrder.has(set.construct) ? "reading" : undefined;
}

/** Remembers what these names go through. */
export function goThrough(
  world: World,
  order: Order | undefined,
  set: Value,
  names: readonly string[],
): void {
  if (order === "own") for (const name of names) world.orders[name] = set as readonly number[];
}

/** `a before b`: by the set of the one, else of the other, else in reading order. */
export function before(scope: Scope, a: Node<"cell">, b: Node<"cell">): Node<"truth"> | undefined {
  const named = (node: Node<"cell">): Named | undefined =>
    scope.names.find(({ name, order }) => order !== undefined && name === node.text);
  const [first, second] = [named(a), named(b)];
  // The semantics does not say whether a set in reading order goes before one with an order of its own.
  if (first?.order === "reading" && second?.order === "own") return undefined;
  const own = [first, second].find((one) => one?.order === "own")?.name;
  return compose(
    "truth",
    own === undefined ? "before" : "before, in the order of a set",
    [a, b],
    (x, y) => `${x} before ${y}`,
    (x, y) => (world) => {
      const [left, right] = [x(world), y(world)];
      if (left === undefined || right === undefined) return false;
      const order = own === undefined ? undefined : world.orders[own];
      if (order === undefined) return left < right;
      const [at, to] = [order.indexOf(left), order.indexOf(right)];
      return at >= 0 && to >= 0 && at < to;
    },
    { sure: true },
  );
}
