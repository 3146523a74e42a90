/** `all(P for x in S)`: true of nothing; `some(P for x in S)`: false of nothing. */

import type { Aggregate } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import type { Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import type { World } from "../../world/world.js";
import { allEqual } from "./all-equal.js";
import { someEqual } from "./some-equal.js";

export function quantified(world: World, expression: Aggregate): Truth {
  const { body } = expression;
  const { conditions } = world;
  const every = expression.aggregate === "all";
  if (body?.kind === "compare" && body.operator === "=" && !body.known)
    return (every ? allEqual : someEqual)(world, expression, body);
  const parts: Truth[] = [];
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    const holds: Truth = body === undefined ? true : evaluateTruth(world, body);
    parts.push(every ? conditions.implies(guard, holds) : conditions.both(guard, holds));
  });
  return every ? conditions.allOf(parts) : conditions.anyOf(parts);
}
