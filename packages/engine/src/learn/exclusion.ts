/**
 * The clause that excludes the present answer, as far as the user sees it: some visible literal must change.
 *
 * A visible literal that is false because a true visible one excludes it, in a row of at most one, need not be named:
 * if none of the true ones changes, it cannot change either. On a board of many-valued cells that makes the clause one
 * literal a cell. The literals come by falling level, so that the first two may watch.
 */
import { at, at8, atU8 } from "../kernel/indexing.js";
import type { DeductionKernel } from "../kernel/kernel.js";

export function exclusion(kernel: DeductionKernel, visible: Int32Array): Int32Array {
  const { value, level, atMostOnes } = kernel;
  const isVisible = new Uint8Array(kernel.variableCount);
  for (const literal of visible) isVisible[literal >> 1] = 1;
  const implied = new Uint8Array(kernel.variableCount);
  for (let row = 0; row < atMostOnes.count; row++) {
    const from = at(atMostOnes.start, row);
    const to = at(atMostOnes.start, row + 1);
    let k = from;
    while (k < to && at8(value, at(atMostOnes.items, k)) <= 0) k++;
    if (k === to) continue;
    const holder = at(atMostOnes.items, k);
    if (atU8(isVisible, holder >> 1) === 0 || atU8(implied, holder >> 1) === 1) continue;
    for (k = from; k < to; k++) {
      const literal = at(atMostOnes.items, k);
      if (literal !== holder && (literal & 1) === 0) implied[literal >> 1] = 1;
    }
  }
  const clause: number[] = [];
  for (const literal of visible) {
    const variable = literal >> 1;
    if (atU8(implied, variable) === 1 || at(level, variable) === 0) continue;
    clause.push(at8(value, literal) > 0 ? literal ^ 1 : literal);
  }
  clause.sort((a, b) => at(level, b >> 1) - at(level, a >> 1));
  return Int32Array.from(clause);
}
