import { constantNumber } from "../check/logic/constants.js";
import type { Expression } from "../typed.js";

/** A term, and how much a number is above it. */
export interface StepFrom {
  readonly of: Expression;
  readonly by: number;
}

/** `n + 2` is 2 above `n`, `n - 2` is -2; any other term is 0 above itself. */
export function stepFrom(side: Expression): StepFrom {
  if (side.kind !== "arithmetic" || (side.operator !== "+" && side.operator !== "-"))
    return { of: side, by: 0 };
  const number = constantNumber(side.right);
  return number === undefined
    ? { of: side, by: 0 }
    : { of: side.left, by: side.operator === "+" ? number : -number };
}
