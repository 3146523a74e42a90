/**
 * A layer of regions or paths that is to be found, as rules read it: its sort (all the sets that may be in the answer, each with the condition
 * that it is), and, at each cell, which of them the cell is in.
 */
import type { Condition } from "../condition.js";
import type { Family } from "./family.js";
import type { Case, Cases } from "./value.js";

export interface FoundLayer {
  /** Elements with `when`: the condition on which each is in the answer. */
  readonly family: Family;
  /** By cell; undefined outside the layer. The cases exclude each other; where none holds, the cell is in none. */
  readonly at: readonly (Cases | undefined)[];
}

/** By cell, the cases of the sets that hold it. */
export function casesByCell(
  family: Family,
  sets: readonly (readonly number[])[],
  conditions: readonly (Condition | true)[],
): (Cases | undefined)[] {
  const byCell: Case[][] = [];
  sets.forEach((cells, index) => {
    const when = conditions[index];
    if (when === undefined) return;
    for (const cell of cells) {
      byCell[cell] ??= [];
      byCell[cell].push({ value: family.at(index), when });
    }
  });
  return Array.from({ length: byCell.length }, (_, cell) => {
    const cases = byCell[cell];
    return cases === undefined ? undefined : { kind: "cases", cases };
  });
}
