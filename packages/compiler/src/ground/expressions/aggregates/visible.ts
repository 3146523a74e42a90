/** `visible(e for x in S)`: how many are larger than all before them. State of the chain: the rank of the largest, and how many were seen. */
import type { Chain } from "../../../condition.js";
import type { Aggregate } from "../../../typed.js";
import { numberIn, type Value } from "../../value.js";
import { SKIP, stepOf } from "../../values/automata.js";
import type { World } from "../../world/world.js";
import { entriesOf, valuesIfKnown } from "./entries.js";

export function visible(world: World, expression: Aggregate): Value {
  const entries = entriesOf(world, expression);
  const known = valuesIfKnown(entries);
  if (known !== undefined) {
    let highest = Number.NEGATIVE_INFINITY;
    let seen = 0;
    for (const value of known)
      if (numberIn(value) > highest) {
        highest = numberIn(value);
        seen++;
      }
    return seen;
  }
  const heights = new Set<number>();
  for (const { value } of entries)
    for (const one of world.operators.casesOf(value, expression.span)) heights.add(numberIn(one.value));
  const ascending = [...heights].sort((a, b) => a - b);
  const ranks = new Map(ascending.map((height, i) => [height, i + 1]));
  const wide = ascending.length + 1;
  const chain: Chain = {
    start: 0,
    next: (state, symbol) => {
      const [seen, highest] = [Math.floor(Number(state) / wide), Number(state) % wide];
      return symbol === SKIP || symbol <= highest ? state : (seen + 1) * wide + symbol;
    },
    steps: entries.map((entry) =>
      stepOf(world, entry, expression.span, (value) => ranks.get(numberIn(value)) ?? SKIP),
    ),
  };
  return { kind: "machine", chain, outcome: (state) => Math.floor(Number(state) / wide) };
}
