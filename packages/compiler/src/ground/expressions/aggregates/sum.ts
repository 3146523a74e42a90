/** `sum(e for x in S)`: 0 of nothing. Where an entry has no value, nothing is added for it. */
import type { Condition } from "../../../condition.js";
import type { Aggregate } from "../../../typed.js";
import type { Truth, Value } from "../../value.js";
import { plus as added } from "../../values/fractions.js";
import { simplest, sumFrom, sumOf } from "../../values/sums.js";
import { unforeseen } from "../../world/faults.js";
import type { World } from "../../world/world.js";
import { entriesOf } from "./entries.js";

export function sum(world: World, expression: Aggregate): Value {
  const weights = new Map<Condition, number>();
  let plus = 0;
  const add = (condition: Truth, weight: number): void => {
    if (condition === true) plus = added(plus, weight);
    else if (condition !== false) weights.set(condition, added(weights.get(condition) ?? 0, weight));
  };
  for (const { value, when } of entriesOf(world, expression)) {
    const own = sumOf(world, value, expression.span);
    if (own === undefined) throw unforeseen(expression.span, "this number");
    const here = own.there === undefined ? when : world.conditions.both(when, own.there);
    add(here, own.plus);
    for (const term of own.terms) add(world.conditions.both(here, term.when), term.weight);
  }
  world.budget.keep(weights.size);
  return simplest(sumFrom(weights, plus));
}
