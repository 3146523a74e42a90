/** `increasing(e for x in S)`: each is larger than the one before. Where entries may be missing, the state of the chain is the last number. */
import type { Chain } from "../../../condition.js";
import type { Aggregate } from "../../../typed.js";
import { type Entry, numberIn, type Truth } from "../../value.js";
import { SKIP, stepOf } from "../../values/automata.js";
import type { World } from "../../world/world.js";
import { eachWithTheOneBefore, entriesOf } from "./entries.js";

export function increasing(world: World, expression: Aggregate): Truth {
  const entries = entriesOf(world, expression);
  if (!entries.every(({ when }) => when === true)) return asChain(world, expression, entries);
  return world.conditions.allOf(eachWithTheOneBefore(world, entries, "<", expression.span));
}

/** Symbols are places in the list of numbers in ascending order of their first being met; what counts is the number itself. */
function asChain(world: World, expression: Aggregate, entries: readonly Entry[]): Truth {
  const numbers: number[] = [];
  const chain: Chain = {
    start: "",
    next: (state, symbol) => {
      if (symbol === SKIP) return state;
      const number = numbers[symbol] ?? 0;
      return state === "" || (typeof state === "number" && state < number) ? number : undefined;
    },
    steps: entries.map((entry) =>
      stepOf(world, entry, expression.span, (value) => {
        const at = numbers.indexOf(numberIn(value));
        return at >= 0 ? at : numbers.push(numberIn(value)) - 1;
      }),
    ),
  };
  return world.conditions.chain(chain, "rises", () => true);
}
