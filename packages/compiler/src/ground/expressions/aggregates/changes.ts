/**
 * `changes(e for x in S)`: how often the value differs from the one before. Where entries may be missing, the state of the chain is the last value
 * and the changes until now.
 */
import type { Chain } from "../../../condition.js";
import { madeAt } from "../../../maps.js";
import type { Aggregate } from "../../../typed.js";
import { type Entry, keyOf, type Value } from "../../value.js";
import { SKIP, stepOf } from "../../values/automata.js";
import { countOf } from "../../values/sums.js";
import type { World } from "../../world/world.js";
import { eachWithTheOneBefore, entriesOf } from "./entries.js";

export function changes(world: World, expression: Aggregate): Value {
  const entries = entriesOf(world, expression);
  if (!entries.every(({ when }) => when === true)) return asChain(world, expression, entries);
  return countOf(eachWithTheOneBefore(world, entries, "!=", expression.span));
}

function asChain(world: World, expression: Aggregate, entries: readonly Entry[]): Value {
  const numbers = new Map<unknown, number>();
  const chain: Chain = {
    start: "",
    next: (state, symbol) => {
      if (symbol === SKIP) return state;
      if (state === "") return `${symbol},0`;
      const [last = "", times = "0"] = String(state).split(",");
      return last === String(symbol) ? state : `${symbol},${Number(times) + 1}`;
    },
    steps: entries.map((entry) =>
      stepOf(world, entry, expression.span, (value) => madeAt(numbers, keyOf(value), () => numbers.size)),
    ),
  };
  return {
    kind: "machine",
    chain,
    outcome: (state) => (state === "" ? 0 : Number(String(state).split(",")[1])),
  };
}
