/** `count(x in S where P)`: one for each binding that passes. */
import type { Condition } from "../../../condition.js";
import type { Aggregate } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import type { Value } from "../../value.js";
import { simplest, sumFrom } from "../../values/sums.js";
import type { World } from "../../world/world.js";

export function count(world: World, expression: Aggregate): Value {
  const weights = new Map<Condition, number>();
  let plus = 0;
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    if (guard === true) plus++;
    else weights.set(guard, (weights.get(guard) ?? 0) + 1);
  });
  world.budget.keep(weights.size);
  return simplest(sumFrom(weights, plus));
}
