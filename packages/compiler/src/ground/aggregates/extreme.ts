/** `min(e for x in S)`, `max(…)`: an error of nothing. */
import { extremeOf } from "../extremes.js";
import { emptyChoice } from "../faults.js";
import type { Value } from "../value.js";
import type { World } from "../world.js";
import { type Aggregate, entriesOf } from "./entries.js";

export function extreme(world: World, expression: Aggregate): Value {
  const value = extremeOf(entriesOf(world, expression), expression.aggregate === "max");
  if (value === undefined) throw emptyChoice(world, expression.span, expression.aggregate);
  return value;
}
