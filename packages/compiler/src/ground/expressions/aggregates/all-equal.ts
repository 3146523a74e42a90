/**
 * `all(x.number = y.number for x, y in S)`: an equality for each two. Its opposite, "not all of them are equal", is a clause for each value v: some of
 * them is another than v. Turned round one by one, the equalities would be a choice between pairs, two for each value of each two.
 */

import { addTo } from "../../../maps.js";
import type { Aggregate, Comparison } from "../../../typed.js";
import { componentsOf } from "../../graph.js";
import { forEachBinding } from "../../heads/binders.js";
import { type Choice, isChoice, isNone, type Truth, type Value } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { someDiffers } from "../../values/one-value.js";
import type { World } from "../../world/world.js";

type Pair = readonly [Choice, Choice];

export function allEqual(world: World, expression: Aggregate, body: Comparison): Truth {
  const { conditions, operators } = world;
  const { left, right, span } = body;
  const areRead = left.kind === "layer" && right.kind === "layer";
  const parts: Truth[] = [];
  let pairs: Pair[] | undefined = [];
  forEachBinding(world, expression.binders, expression.condition, (when) => {
    const values = areRead
      ? ([world.evaluateAsPrinted(world, left), world.evaluateAsPrinted(world, right)] as const)
      : undefined;
    if (when === true && values !== undefined && areVariables(values)) pairs?.push(values);
    else pairs = undefined;
    const are = values ? operators.compare(values[0], "=", values[1], span) : evaluateTruth(world, body);
    parts.push(conditions.implies(when, are));
  });
  const whole = conditions.allOf(parts);
  const joined = pairs === undefined ? undefined : joinedByPairs(pairs);
  if (typeof whole === "object" && joined !== undefined)
    conditions.areOpposite(whole, someDiffers(world, joined));
  return whole;
}

/** Both have a value in every answer. */
const areVariables = (values: readonly [Value, Value]): values is Pair =>
  values.every((value) => isChoice(value) && !value.outcomes.some(isNone));

/** The values, once each, if the pairs join three of them or more, and read each variable in one way. */
function joinedByPairs(pairs: readonly Pair[]): readonly Choice[] | undefined {
  const choices = [...new Set(pairs.flat())];
  const places = new Map(choices.map((one, place) => [one, place]));
  const areReadAlike = new Set(choices.map(({ variable }) => variable)).size === choices.length;
  if (!areReadAlike || choices.length < 3) return undefined;
  const beside = new Map<Choice, number[]>();
  for (const [one, other] of pairs) {
    addTo(beside, one, places.get(other) ?? 0);
    addTo(beside, other, places.get(one) ?? 0);
  }
  const [, more] = componentsOf(choices.map((one) => beside.get(one) ?? []));
  return more === undefined ? choices : undefined;
}
