/** The numbers that are known in forms which several patterns look for. */

import { isPartItself } from "../../normalize/is-variable.js";
import { isClosed } from "../../normalize/readings/amounts.js";
import type { Expression, ExpressionOf, LayerId, VariableId } from "../../typed.js";
import type { Element } from "../value.js";
import { layerTable } from "../world/reading.js";
import type { World } from "../world/world.js";

/** Numbers only: a `?` says nothing. */
export function givenNumbers(world: World, layer: LayerId): readonly (number | undefined)[] | undefined {
  const { values } = layerTable(world, layer);
  return values?.map((value) => (typeof value === "number" ? value : undefined));
}

/** A number that depends on no variable of a rule. */
export function numberIfKnown(world: World, expression: Expression): number | undefined {
  if (!isClosed(expression) || world.facts.isFound(expression)) return undefined;
  const value = world.evaluate(world, expression);
  return typeof value === "number" ? value : undefined;
}

/**
 * For each cell, whether it is counted in the region `it`; undefined if that is not known, depends on the region (`exactly 1 clue in
 * (a c where size(a) > 2)`), or something else is counted.
 */
export function countedCells(
  world: World,
  quantity: ExpressionOf<"quantity">,
  it: VariableId,
): readonly boolean[] | undefined {
  const { space } = world;
  return (
    space &&
    countedAmong(
      world,
      quantity,
      it,
      space.board.cells.map((cell) => space.places.cell.at(cell)),
    )
  );
}

/** The same of other elements of one sort, by their indices. */
export function countedAmong(
  world: World,
  quantity: ExpressionOf<"quantity">,
  it: VariableId,
  elements: readonly Element[],
): readonly boolean[] | undefined {
  const { facts } = world;
  if (quantity.ofEach !== undefined || !isPartItself(quantity.set, it)) return undefined;
  if (facts.isFound(quantity.condition) || facts.reads(quantity.condition, it)) return undefined;
  if (quantity.amounts.some(({ from, to }) => !isClosed(from) || !isClosed(to))) return undefined;
  const counted: boolean[] = [];
  for (const element of elements) {
    world.bindings[quantity.variable] = element;
    const isCounted = world.evaluate(world, quantity.condition);
    // A `?` that may be counted, or not.
    if (typeof isCounted !== "boolean") return undefined;
    counted[element.index] = isCounted;
  }
  return counted;
}
