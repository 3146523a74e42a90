/** Values on links that an address tells by cell: that on the link to the right and that on the link below in one number. */
import type { Code } from "../../codes/code.js";
import { draftLayer, type Value } from "../../givens.js";
import { fills, type Meaning } from "../../meaning.js";
import { linkCells } from "../../places.js";
import type { Field } from "../field.js";
import { coded } from "../values.js";

const PAIR = "pair";

/** `states`: how many values a link can have, none of them included. The last cell has neither link, and is not told. */
export const linksByCell = (code: Code, meaning: Meaning, states: number): Field => {
  const pairs = coded(code, fills(PAIR), ({ rows, columns }) => [
    { height: 1, width: rows * columns - 1, first: 0 },
  ]);
  const weight = ([x, y]: readonly [number, number], columns: number): number =>
    y === x + columns ? 1 : states;
  return {
    read(cursor, draft) {
      const problem = pairs.read(cursor, draft);
      const read = draftLayer(draft, PAIR);
      draft.layers.delete(PAIR);
      linkCells(draft).forEach((link, at) => {
        const pair = read[link[0]];
        const value = typeof pair === "number" ? Math.floor(pair / weight(link, draft.columns)) % states : 0;
        const filling = value === 0 ? {} : (meaning.take(value, draft) ?? {});
        for (const [layer, filled] of Object.entries(filling)) draftLayer(draft, layer)[at] = filled;
      });
      return problem;
    },
    write(givens) {
      const told: (Value | undefined)[] = [];
      linkCells(givens).forEach((link, at) => {
        const value = meaning.give((layer) => givens.layers.get(layer)?.[at]);
        if (typeof value === "number")
          told[link[0]] = Number(told[link[0]] ?? 0) + value * weight(link, givens.columns);
      });
      return pairs.write({ ...givens, layers: new Map([[PAIR, told]]) });
    },
  };
};
