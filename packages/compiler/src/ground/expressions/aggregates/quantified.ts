/** `all(P for x in S)`: true of nothing; `some(P for x in S)`: false of nothing. */

import { onlySet } from "../../../check/walks/of-one.js";
import type { Aggregate } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import type { Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { lengthsAllowed } from "../../values/runs.js";
import type { World } from "../../world/world.js";
import { allEqual } from "./all-equal.js";
import { someEqual } from "./some-equal.js";

export function quantified(world: World, expression: Aggregate): Truth {
  const { body } = expression;
  const { conditions } = world;
  const every = expression.aggregate === "all";
  if (body?.kind === "compare" && body.operator === "=" && !body.known)
    return (every ? allEqual : someEqual)(world, expression, body);
  const ofRuns = every ? saidOfRuns(world, expression) : undefined;
  if (ofRuns !== undefined) return ofRuns;
  const parts: Truth[] = [];
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    const holds: Truth = body === undefined ? true : evaluateTruth(world, body);
    parts.push(every ? conditions.implies(guard, holds) : conditions.both(guard, holds));
  });
  return every ? conditions.allOf(parts) : conditions.anyOf(parts);
}

/** `all(P for k in runs(…))`, where P is known of each length. */
function saidOfRuns(world: World, { binders, condition, body }: Aggregate): Truth | undefined {
  const binder = onlySet(binders);
  if (binder === undefined || binder.set.type.kind !== "list" || body === undefined) return undefined;
  const runs = world.evaluate(world, binder.set);
  if (typeof runs !== "object" || runs.kind !== "runs") return undefined;
  return lengthsAllowed(world, runs, (length) => {
    world.bindings[binder.variable] = length;
    for (const asked of [binder.condition, condition]) {
      const holds = asked === undefined || evaluateTruth(world, asked);
      if (holds !== true) return world.conditions.not(holds);
    }
    return evaluateTruth(world, body);
  });
}
