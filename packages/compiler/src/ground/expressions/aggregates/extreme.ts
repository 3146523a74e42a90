/** `min(e for x in S)`, `max(…)`: of nothing an error, or, over what is to be found, no value. */

import type { Aggregate } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import type { Value } from "../../value.js";
import { noValue } from "../../values/cases.js";
import { extremeOf } from "../../values/extremes.js";
import { emptyChoice } from "../../world/faults.js";
import type { World } from "../../world/world.js";
import { entriesOf } from "./entries.js";

export function extreme(world: World, expression: Aggregate): Value {
  const value = extremeOf(entriesOf(world, expression), expression.aggregate === "max");
  if (value !== undefined) return value;
  // For example, the values in an area that cannot hold a clue: the area is to be found, so only the answer shows that there is none.
  if (!world.facts.isOverKnown(expression)) return noValue;
  if (isAskedOfSome(world, expression)) return noValue;
  throw emptyChoice(world, expression.span, expression.aggregate);
}

/** There are elements, and of each only the answer shows whether it has a value: that none can is no mistake either. */
function isAskedOfSome(world: World, { binders, condition, body }: Aggregate): boolean {
  if (body?.known !== false) return false;
  let asked = 0;
  forEachBinding(world, binders, condition, () => {
    asked++;
  });
  return asked > 0;
}
