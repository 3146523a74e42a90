/** `different(e for x in S)`: of each value one at most. */
import { addTo } from "../../../maps.js";
import type { Aggregate } from "../../../typed.js";
import { keyOf, type Truth } from "../../value.js";
import type { World } from "../../world/world.js";
import { entriesOf, valuesIfKnown } from "./entries.js";

export function different(world: World, expression: Aggregate): Truth {
  const entries = entriesOf(world, expression);
  const known = valuesIfKnown(entries);
  if (known !== undefined) return new Set<unknown>(known.map(keyOf)).size === known.length;
  const { conditions } = world;
  const byKey = new Map<unknown, Truth[]>();
  for (const { value, when } of entries)
    for (const one of world.operators.casesOf(value, expression.span)) {
      const here = conditions.both(when, one.when);
      if (here === false) continue;
      const key = keyOf(one.value);
      addTo(byKey, key, here);
    }
  return conditions.allOf([...byKey.values()].map((truths) => conditions.counted(truths, [[0, 1]])));
}
