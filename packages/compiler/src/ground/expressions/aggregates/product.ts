/** `product(e for x in S)`: 1 of nothing. A few variables are a table; of more, the state of the chain is the part of the product so far. */
import type { Chain, State } from "../../../condition.js";
import { madeAt } from "../../../maps.js";
import type { Order } from "../../../ranges.js";
import type { Span } from "../../../text/span.js";
import type { Aggregate } from "../../../typed.js";
import { type Entry, type Known, type Machine, numberIn, type Value } from "../../value.js";
import { SKIP, stepOf } from "../../values/automata.js";
import { times } from "../../values/fractions.js";
import { isScoped, tableOf } from "../../values/tables.js";
import { exact } from "../../world/faults.js";
import type { World } from "../../world/world.js";
import { entriesOf, valuesIfKnown } from "./entries.js";

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
  const steps = entries.map((entry) => stepOf(world, entry, expression.span, symbolOf));
  const multiplied = (state: State, symbol: number): number =>
    symbol === SKIP ? Number(state) : exact(times(Number(state), factors[symbol] ?? 1), expression.span);
  const machine = (next: Chain["next"]): Machine => ({
    kind: "machine",
    chain: { start: 1, next, steps },
    outcome: Number,
  });
  const compared = new Map<string, Machine>();
  return {
    ...machine(multiplied),
    towards: (operator, amount) => {
      const partFor = partTowards(factors, operator, amount);
      return (
        partFor &&
        madeAt(compared, `${operator}${amount}`, () =>
          machine((state, symbol) => partFor(multiplied(state, symbol))),
        )
      );
    },
  };
}

/**
 * If a product of these factors is compared with a number: the part of it, or a number that stands for all parts with the same future; undefined where
 * no such product equals the number. A part of whole factors divides the product; a part of factors from 1 on is no larger than the product.
 */
function partTowards(
  factors: readonly number[],
  operator: Order,
  amount: number,
): ((part: number) => number | undefined) | undefined {
  if (operator === "=" && amount === 0) return (part) => (part === 0 ? 0 : 1);
  if (!factors.every(Number.isInteger)) return undefined;
  if (operator === "=") return (part) => (amount % part === 0 ? part : undefined);
  if (!factors.every((factor) => factor >= 1)) return undefined;
  const over = Math.max(1, Math.floor(amount) + 1);
  return (part) => Math.min(part, over);
}
