/** The condition that there is a value at all. An element that only the answer shows to be absent has none, and every statement about it is false. */

import { isNone, isUnknown, type Known, type Truth, type Value } from "../value.js";
import type { World } from "../world/world.js";
import { scopedCondition } from "./tables.js";

/** The condition that there is a value, which may be `none`. */
export function presence(world: World, value: Value): Truth {
  if (!isUnknown(value)) return true;
  switch (value.kind) {
    case "table":
      return value.outcomes.includes(undefined) ? scopedCondition(world, value, () => true) : true;
    case "cases":
      return value.total === true
        ? true
        : (value.one?.there ??
            value.there?.() ??
            world.conditions.anyOf(value.cases.map(({ when }) => when)));
    case "extreme":
      return world.conditions.both(
        value.there ?? true,
        world.conditions.anyOf(value.of.map(({ when }) => when)),
      );
    case "sum":
      return value.there ?? true;
    default:
      return true;
  }
}

/** The condition that there is one to calculate with: `none` is no number. */
export function presenceOfNumber(world: World, value: Value): Truth {
  if (!isUnknown(value)) return !isNone(value);
  switch (value.kind) {
    case "choice":
      return value.outcomes.some(isNone) ? scopedCondition(world, value, (one) => !isNone(one)) : true;
    case "table":
      return value.outcomes.every((one) => one !== undefined && !isNone(one))
        ? true
        : scopedCondition(world, value, (one) => !isNone(one));
    case "cases":
      return value.cases.some((one) => isNone(one.value))
        ? world.conditions.anyOf(value.cases.map((one) => !isNone(one.value) && one.when))
        : presence(world, value);
    default:
      return presence(world, value);
  }
}

/** The value, or the other one where there is none. */
export function orElse(world: World, value: Value, other: Known): Value {
  if (typeof value !== "object") return value;
  if (value.kind === "table")
    return { ...value, outcomes: value.outcomes.map((outcome) => outcome ?? other) };
  if (value.kind !== "cases") return value;
  const nowhere = world.conditions.not(presence(world, value));
  if (nowhere === false) return value;
  return nowhere === true
    ? other
    : { kind: "cases", cases: [...value.cases, { value: other, when: nowhere }], total: true };
}
