/**
 * A list of unknown entries is one of the rows of a table: the automaton of the rows' common beginnings. A state is the set of rows that agree with
 * what was read, so it is a function of the entries.
 */

import type { Chain } from "../../condition.js";
import type { Span } from "../../text/span.js";
import { FEW_ROWS } from "../../thresholds.js";
import { type Entries, type Known, keyOf, type Truth } from "../value.js";
import type { World } from "../world/world.js";
import { SKIP, stepOf } from "./automata.js";

export function inTable(world: World, list: Entries, rows: readonly Known[], span: Span): Truth {
  const { conditions, operators } = world;
  const fitting = rows.filter(
    (row) => typeof row === "object" && row.kind === "list" && row.items.length === list.items.length,
  );
  if (fitting.length <= FEW_ROWS || !list.items.every(({ when }) => when === true))
    return conditions.anyOf(rows.map((row) => operators.compare(list, "=", row, span)));
  const symbols = new Map<unknown, number>();
  const symbolOf = (value: Known): number => {
    const key = keyOf(value);
    const number = symbols.get(key) ?? symbols.size;
    symbols.set(key, number);
    return number;
  };
  const after: Map<number, number>[] = [new Map()];
  for (const row of fitting) {
    if (typeof row !== "object" || row.kind !== "list") continue;
    let state = 0;
    for (const item of row.items) {
      const symbol = symbolOf(item);
      let next = after[state]?.get(symbol);
      if (next === undefined) {
        next = after.length;
        after.push(new Map());
        after[state]?.set(symbol, next);
      }
      state = next;
    }
  }
  const chain: Chain = {
    start: 0,
    next: (state, symbol) => (symbol === SKIP ? undefined : after[Number(state)]?.get(symbol)),
    steps: list.items.map((entry) => stepOf(world, entry, span, symbolOf)),
  };
  return conditions.chain(chain, "a row", () => true);
}
