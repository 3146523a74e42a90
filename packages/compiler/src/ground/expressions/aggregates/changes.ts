/**
 * `changes(e for x in S)`: how often the value differs from the one before. Where entries may be missing, the state of the chain is the last value
 * and the changes until now.
 */
import type { Chain, Condition } from "../../../condition.js";
import type { Aggregate } from "../../../typed.js";
import { type Entry, keyOf, type Value } from "../../value.js";
import { SKIP, stepOf } from "../../values/automata.js";
import { simplest, sumFrom } from "../../values/sums.js";
import type { World } from "../../world/world.js";
import { entriesOf } from "./entries.js";

export function changes(world: World, expression: Aggregate): Value {
  const entries = entriesOf(world, expression);
  if (!entries.every(({ when }) => when === true)) return asChain(world, expression, entries);
  const weights = new Map<Condition, number>();
  let plus = 0;
  entries.forEach(({ value }, i) => {
    const before = entries[i - 1];
    if (before === undefined) return;
    const differ = world.operators.compare(before.value, "!=", value, expression.span);
    if (differ === true) plus++;
    else if (differ !== false) weights.set(differ, (weights.get(differ) ?? 0) + 1);
  });
  return simplest(sumFrom(weights, plus));
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
      stepOf(world, entry, expression.span, (value) => {
        const key = keyOf(value);
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        return number;
      }),
    ),
  };
  return {
    kind: "machine",
    chain,
    outcome: (state) => (state === "" ? 0 : Number(String(state).split(",")[1])),
  };
}
