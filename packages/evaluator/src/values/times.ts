/** How often something is there, as a line of the puzzle says it. */
import type { Expression, TypedTimes } from "@ecp/compiler/reading";
import { numberOf } from "./narrow.js";
import type { World } from "./world.js";

/** `copies`: of each of them so often. */
export function timesHold(world: World, times: TypedTimes, count: number, copies = 1): boolean {
  const number = (expression: Expression): number => numberOf(world, expression) * copies;
  switch (times.bound) {
    case "any":
      return true;
    case "exactly":
      return times.amounts.some(({ from, to }) => number(from) <= count && count <= number(to));
    case "at most":
      return times.amounts.some(({ to }) => count <= number(to));
    case "at least":
      return times.amounts.some(({ from }) => count >= number(from));
    default:
      return times.bound satisfies never;
  }
}
