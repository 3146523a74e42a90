/** Between which numbers a weighed sum lies: part by part, and closer, variable by variable. */

import type { Condition } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { madeAt } from "../../maps.js";

type Part = { readonly weight: number; readonly when: Condition };
type Reach = readonly [least: number, most: number];

export function reachOf(parts: readonly Part[]): Reach {
  let [least, most] = [0, 0];
  for (const { weight } of parts)
    if (weight < 0) least += weight;
    else most += weight;
  return [least, most];
}

/** A variable has one value, so of its literals those hold together that hold for some value. */
export function reachByVariables(
  parts: readonly Part[],
  domainOf: (variable: GroundVariableId) => readonly ValueCode[],
): Reach {
  let [least, most] = [0, 0];
  const totals = new Map<GroundVariableId, Map<ValueCode, number>>();
  for (const { weight, when } of parts) {
    if (when.kind !== "literal") {
      if (weight < 0) least += weight;
      else most += weight;
      continue;
    }
    const byValue = madeAt(totals, when.variable, () => new Map());
    for (const value of when.values) byValue.set(value, (byValue.get(value) ?? 0) + weight);
  }
  for (const [variable, byValue] of totals) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const value of domainOf(variable)) {
      const total = byValue.get(value) ?? 0;
      low = Math.min(low, total);
      high = Math.max(high, total);
    }
    least += low;
    most += high;
  }
  return [least, most];
}
