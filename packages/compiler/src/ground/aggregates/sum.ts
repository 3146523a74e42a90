/** `sum(e for x in S)`: 0 of nothing. */
import type { Condition } from "../../condition.js";
import { unforeseen } from "../faults.js";
import { simplest, sumFrom, sumOf } from "../sums.js";
import type { Truth, Value } from "../value.js";
import type { World } from "../world.js";
import { type Aggregate, entriesOf } from "./entries.js";

export function sum(world: World, expression: Aggregate): Value {
  const weights = new Map<Condition, number>();
  let plus = 0;
  const add = (condition: Truth, weight: number): void => {
    if (condition === true) plus += weight;
    else if (condition !== false) weights.set(condition, (weights.get(condition) ?? 0) + weight);
  };
  for (const { value, when } of entriesOf(world, expression)) {
    const own = sumOf(world, value, expression.span);
    if (own === undefined) throw unforeseen(expression.span, "this number");
    add(when, own.plus);
    for (const term of own.terms) add(world.conditions.both(when, term.when), term.weight);
  }
  world.budget.keep(weights.size);
  return simplest(sumFrom(weights, plus));
}
