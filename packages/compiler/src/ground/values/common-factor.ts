/**
 * Builds "one of these" from conditions that have a part in common: `(here and a) or (here and b)` becomes `here and (a or b)`.
 *
 * Such conditions arise where values by cases are read through other values by cases: there are as many of them as there are ways to the
 * same value. Taken together they are few, and the inner condition is the same wherever it is read from, so that it is one condition.
 */
import type { Condition } from "../../condition.js";
import type { Truth } from "../value.js";
import type { World } from "../world/world.js";

type AllOf = Extract<Condition, { kind: "all-of" }>;

export function anyWithCommonFactor(world: World, truths: readonly Truth[]): Truth {
  const { conditions } = world;
  let open = truths.filter(isAllOf);
  if (open.length < 2) return conditions.anyOf(truths);
  const rest = truths.filter((truth) => !isAllOf(truth));
  while (open.length > 1) {
    const common = commonest(open);
    if (common === undefined) break;
    const inner: Truth[] = [];
    const left: AllOf[] = [];
    for (const truth of open) {
      const { parts } = truth;
      if (parts.includes(common)) inner.push(conditions.allOf(parts.filter((part) => part !== common)));
      else left.push(truth);
    }
    rest.push(conditions.both(common, anyWithCommonFactor(world, inner)));
    open = left;
  }
  return conditions.anyOf([...rest, ...open]);
}

const isAllOf = (truth: Truth): truth is AllOf => typeof truth === "object" && truth.kind === "all-of";

/** The part that most of them have, if two do. */
function commonest(all: readonly AllOf[]): Condition | undefined {
  const counts = new Map<Condition, number>();
  let found: Condition | undefined;
  let most = 1;
  for (const { parts } of all)
    for (const part of parts) {
      const count = (counts.get(part) ?? 0) + 1;
      counts.set(part, count);
      if (count > most) {
        most = count;
        found = part;
      }
    }
  return found;
}
