import type { Expression } from "../../typed.js";
import type { Value } from "../value.js";
import type { World } from "../world/world.js";

/**
 * The values of a few expressions; undefined where one is not there. Mostly there are one or two, and these are written as they are: a list that
 * grows takes room for sixteen more at once.
 */
export function valuesOf(
  world: World,
  expressions: readonly Expression[],
  ask: (world: World, expression: Expression) => Value | undefined,
): readonly Value[] | undefined {
  const [first, second] = expressions;
  if (first === undefined) return [];
  const one = ask(world, first);
  if (one === undefined) return undefined;
  if (second === undefined) return [one];
  const two = ask(world, second);
  if (two === undefined) return undefined;
  const values = [one, two];
  for (const expression of expressions.slice(2)) {
    const value = ask(world, expression);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}
