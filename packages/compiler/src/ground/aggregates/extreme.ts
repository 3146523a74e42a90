/** `min(e for x in S)`, `max(…)`: of nothing an error, or, over what is to be found, no value. */

import { partsOfBinder } from "../../check/parts.js";
import { noValue } from "../cases.js";
import { extremeOf } from "../extremes.js";
import { emptyChoice } from "../faults.js";
import type { Value } from "../value.js";
import type { World } from "../world.js";
import { type Aggregate, entriesOf } from "./entries.js";

export function extreme(world: World, expression: Aggregate): Value {
  const value = extremeOf(entriesOf(world, expression), expression.aggregate === "max");
  if (value !== undefined) return value;
  const { binders, condition } = expression;
  const over = [...binders.flatMap(partsOfBinder), ...(condition === undefined ? [] : [condition])];
  // Of an area that cannot hold a clue, say: the area is to be found, and so is that there is none.
  if (over.some(({ known }) => !known)) return noValue;
  throw emptyChoice(world, expression.span, expression.aggregate);
}
