/** Which of two comes first, and the number of a line. */

import type { Expression, ExpressionOf } from "../../typed.js";
import { equal, isElement, isUnknown, type Known, type Truth, type Value } from "../value.js";
import { evaluateAnySet } from "../values/evaluate-as.js";
import { lift, saidOf } from "../values/lift.js";
import { inOrder } from "../values/members.js";
import { unforeseen } from "../world/faults.js";
import type { World } from "../world/world.js";

export function isBefore(world: World, expression: ExpressionOf<"before">): Truth {
  const left = world.evaluate(world, expression.left);
  const right = world.evaluate(world, expression.right);
  const within = expression.within === undefined ? undefined : evaluateAnySet(world, expression.within);
  const members = within?.kind === "members" ? inOrder(within) : undefined;
  const before = (a: Known, b: Known): Truth => {
    if (within?.kind === "set") {
      const first = placeIn(within.items, a, false);
      return first >= 0 && first < placeIn(within.items, b, true);
    }
    if (members !== undefined) {
      const firsts = members.flatMap(({ item, when }, at) => (equal(item, a) ? [{ at, when }] : []));
      const seconds = members.flatMap(({ item, when }, at) => (equal(item, b) ? [{ at, when }] : []));
      return world.conditions.anyOf(
        firsts.flatMap((x) => seconds.map((y) => x.at < y.at && world.conditions.both(x.when, y.when))),
      );
    }
    if (typeof a === "number" && typeof b === "number") return a < b;
    if (isElement(a) && isElement(b) && a.family === b.family) return a.index < b.index;
    throw unforeseen(expression.span, "`before`");
  };
  const ordered = (a: Known): Truth => saidOf(world, right, (b) => before(a, b), expression.span);
  return saidOf(world, left, ordered, expression.span);
}

/** The first place of the value, or its last; -1 where it is not there. Asked for each pair in a line: most values are the same only if they are `===`. */
function placeIn(items: readonly Known[], value: Known, last: boolean): number {
  if (typeof value !== "object" || value.kind === "element")
    return last ? items.lastIndexOf(value) : items.indexOf(value);
  const isIt = (item: Known): boolean => equal(item, value);
  return last ? items.findLastIndex(isIt) : items.findIndex(isIt);
}

export function lineNumberOf(world: World, element: Value, expression: Expression): Value | undefined {
  return isUnknown(element) ? lineNumbersOf(world, element, expression) : lineNumber(element, expression);
}

const lineNumbersOf = (world: World, element: Value, expression: Expression): Value | undefined =>
  lift(world, element, (value) => lineNumber(value, expression), expression.span);

function lineNumber(value: Known, expression: Expression): Known {
  if (typeof value === "number") return value;
  if (isElement(value)) return value.family.number?.(value.index) ?? value.index + 1;
  throw unforeseen(expression.span, "this number");
}
