/**
 * `for each area a: exactly 1 centre in a`, of cells that are known: a region is known by its own one, and cannot be any other's. Gives those cells.
 */

import type { OfEvery } from "../../../normalize/rule-facts.js";
import type { ExpressionOf, LayerId } from "../../../typed.js";
import { rangesOf } from "../../values/bounds.js";
import { countedCells } from "../atoms.js";
import type { Pattern } from "../pattern.js";

interface Found extends OfEvery {
  readonly part: ExpressionOf<"quantity">;
}

export const knownByOne: Pattern<OfEvery, LayerId, Found, readonly number[]> = {
  name: "known by one cell",
  role: "derive",
  phase: "found",
  makes: "each region is known by the one cell that it holds",
  counts: "in every answer each region holds one of the cells, so one label a cell says which region",
  match: (_, { part, ...of }) =>
    part.kind === "quantity" && part.bound === "exactly" ? { ...of, part } : undefined,
  admit(world, { part, it }) {
    const counted = countedCells(world, part, it);
    const [range, more] = counted === undefined ? [] : rangesOf(world, part, counted.length);
    if (counted === undefined || more !== undefined || range?.[0] !== 1 || range[1] !== 1) return undefined;
    return counted.flatMap((is, cell) => (is ? [cell] : []));
  },
};
