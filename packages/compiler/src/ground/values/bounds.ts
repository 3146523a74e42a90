/** The bound of a quantity, `exactly 2`, `at most 3`, `at least n`, as ranges of numbers. */

import { clip, type Range, type Ranges } from "../../ranges.js";
import type { Expression, Quantity } from "../../typed.js";
import { isUnprinted } from "../value.js";
import { notAWholeNumber, unforeseen } from "../world/faults.js";
import type { World } from "../world/world.js";
import { evaluateKnown } from "./evaluate-as.js";

/** The numbers that the bound allows, up to `most`. */
export function rangesOf(world: World, quantity: Pick<Quantity, "bound" | "amounts">, most: number): Ranges {
  const ranges: Range[] = [];
  for (const { from, to } of quantity.amounts) {
    const lo = amount(world, from, most);
    const hi = from === to ? lo : amount(world, to, most);
    // `?`: some number, and nobody says which.
    if (lo === undefined || hi === undefined) return [[0, most]];
    switch (quantity.bound) {
      case "exactly":
        ranges.push([lo, hi]);
        break;
      case "at most":
        ranges.push([0, hi]);
        break;
      case "at least":
        ranges.push([lo, most]);
        break;
      default:
        return quantity.bound satisfies never;
    }
  }
  return clip(ranges, most);
}

function amount(world: World, expression: Expression, most: number): number | undefined {
  const value = evaluateKnown(world, expression);
  if (typeof value === "number") {
    if (!Number.isInteger(value)) throw notAWholeNumber(world, expression.span, value);
    return value;
  }
  if (isUnprinted(value) && most >= 0) return undefined;
  throw unforeseen(expression.span, "this number");
}
