import type { Aggregate } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import type { Value } from "../../value.js";
import { AddedUp, simplest } from "../../values/sums.js";
import type { World } from "../../world/world.js";

export function count(world: World, expression: Aggregate): Value {
  const sum = new AddedUp();
  forEachBinding(world, expression.binders, expression.condition, (guard) => sum.add(guard, 1));
  world.budget.keep(sum.size);
  return simplest(sum.sum());
}
