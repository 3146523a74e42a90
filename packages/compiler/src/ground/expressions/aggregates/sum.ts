import type { Aggregate } from "../../../typed.js";
import type { Value } from "../../value.js";
import { AddedUp, simplest, sumOf } from "../../values/sums.js";
import { unforeseen } from "../../world/faults.js";
import type { World } from "../../world/world.js";
import { entriesOf } from "./entries.js";

export function sum(world: World, expression: Aggregate): Value {
  const sum = new AddedUp();
  for (const { value, when } of entriesOf(world, expression)) {
    const own = sumOf(world, value, expression.span);
    if (own === undefined) throw unforeseen(expression.span, "this number");
    const here = own.there === undefined ? when : world.conditions.both(when, own.there);
    sum.add(here, own.plus);
    for (const term of own.terms) sum.add(world.conditions.both(here, term.when), term.weight);
  }
  world.budget.keep(sum.size);
  return simplest(sum.sum());
}
