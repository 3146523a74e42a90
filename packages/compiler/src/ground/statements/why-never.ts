/** Why a statement can never hold, in numbers: how many there can be, or what stands on both sides of a comparison. */

import type { WhyNever } from "../../diagnostics/catalogue/ecp4127-can-never-hold.js";
import type { Expression } from "../../typed.js";
import { reachByVariables } from "../conditions/sum-reach.js";
import { askedAndPossible } from "../expressions/quantity.js";
import type { Known, Value } from "../value.js";
import { declaredValues } from "../world/grounding.js";
import type { World } from "../world/world.js";

type Reach = readonly [least: number, most: number, step?: number];

/** Returns undefined if no numbers tell it: names, sets, graphs. */
export function whyNever(world: World, expression: Expression): WhyNever | undefined {
  if (expression.kind === "quantity") {
    const told = expression.ofEach === undefined ? askedAndPossible(world, expression) : undefined;
    if (told === undefined) return undefined;
    if (told === "no set") return { kind: told };
    const { bound, condition } = expression;
    const layer = condition.kind === "has" ? world.puzzle.layers[condition.layer] : undefined;
    const valued = layer === undefined ? {} : { valued: layer.name };
    return { kind: "count", bound, ...told, ...valued };
  }
  if (expression.kind !== "compare") return undefined;
  const left = boundsOf(world, world.evaluate(world, expression.left));
  const right = boundsOf(world, world.evaluate(world, expression.right));
  if (left === undefined || right === undefined) return undefined;
  return { kind: "compare", left, operator: expression.operator, right };
}

/** The range of a number that is to be found, as far as it is cheap to compute. */
function boundsOf(world: World, value: Value): Reach | undefined {
  if (typeof value === "number") return [value, value];
  if (typeof value !== "object") return undefined;
  switch (value.kind) {
    case "choice":
      return boundsOfAll(value.outcomes);
    case "table":
      return boundsOfAll(value.outcomes.filter((outcome) => outcome !== undefined));
    case "cases":
      return boundsOfAll(value.cases.map((each) => each.value));
    case "sum": {
      const [least, most] = reachByVariables(value.terms, (variable) => declaredValues(world, variable));
      return [
        least + value.plus,
        most + value.plus,
        stepOf(value.terms.map(({ weight }) => Math.abs(weight))),
      ];
    }
    default:
      return undefined;
  }
}

function boundsOfAll(outcomes: readonly Known[]): Reach | undefined {
  const numbers = outcomes.filter((outcome) => typeof outcome === "number");
  if (numbers.length === 0 || numbers.length < outcomes.length) return undefined;
  return [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
}

/** The largest number of which all weights are multiples; 1 where they are no whole numbers. */
function stepOf(weights: readonly number[]): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  return weights.every(Number.isInteger) ? weights.reduce(common, 0) || 1 : 1;
}
