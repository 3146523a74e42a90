/** `product(e for x in S)`: 1 of nothing. A few variables are a table; of more, the state of the chain is the product so far. */
import type { Chain } from "../../../condition.js";
import type { Span } from "../../../text/span.js";
import type { Entry, Known, Value } from "../../value.js";
import { SKIP, stepOf } from "../../values/automata.js";
import { times } from "../../values/fractions.js";
import { isScoped, tableOf } from "../../values/tables.js";
import { exact } from "../../world/faults.js";
import type { World } from "../../world/world.js";
import { type Aggregate, entriesOf, numberIn, valuesIfKnown } from "./entries.js";

export function product(world: World, expression: Aggregate): Value {
  const entries = entriesOf(world, expression);
  const known = valuesIfKnown(entries);
  if (known !== undefined)
    return known.reduce<number>((all, value) => exact(times(all, numberIn(value)), expression.span), 1);
  return asTable(entries, expression.span) ?? asChain(world, expression, entries);
}

function asTable(entries: readonly Entry[], span: Span): Value | undefined {
  const [first, ...others] = entries;
  if (first === undefined) return 1;
  let all: Value | undefined = first.value;
  if (first.when !== true) return undefined;
  for (const { value, when } of others) {
    if (when !== true || !isScoped(value) || !isScoped(all)) return undefined;
    all = tableOf(all, value, (a, b) => exact(times(numberIn(a), numberIn(b)), span));
    if (all === undefined) return undefined;
  }
  return all;
}

/** Symbols are places in the list of factors, as factors may be negative, or SKIP itself. */
function asChain(world: World, expression: Aggregate, entries: readonly Entry[]): Value {
  const factors: number[] = [];
  const symbolOf = (value: Known): number => {
    const at = factors.indexOf(numberIn(value));
    return at >= 0 ? at : factors.push(numberIn(value)) - 1;
  };
  const chain: Chain = {
    start: 1,
    next: (state, symbol) =>
      symbol === SKIP ? state : exact(times(Number(state), factors[symbol] ?? 1), expression.span),
    steps: entries.map((entry) => stepOf(world, entry, expression.span, symbolOf)),
  };
  return { kind: "machine", chain, outcome: Number };
}
