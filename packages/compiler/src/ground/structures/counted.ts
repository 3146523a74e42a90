/** The constraints that count a set of conditions, and just these, found by a key. */

import type { Condition, NumberRanges } from "../../condition.js";
import type { Constraint } from "../../ground.js";
import { addTo } from "../../maps.js";

/** The numbers of these that may hold, as far as counts of just these say so; undefined where there is none. */
export function numbersAllowed(
  constraints: readonly Constraint[],
): (parts: readonly Condition[]) => readonly number[] | undefined {
  const known = new Map<string, NumberRanges[]>();
  for (const constraint of constraints) {
    const counted = countedBy(constraint);
    if (counted === undefined) continue;
    addTo(known, counted.key, counted.ranges);
  }
  return (parts) =>
    known.get(countKey(parts))?.reduce<readonly number[]>(
      (counts, ranges) => counts.filter((count) => ranges.some(([lo, hi]) => lo <= count && count <= hi)),
      Array.from({ length: parts.length + 1 }, (_, count) => count),
    );
}

export function countedBy(
  constraint: Constraint,
): { readonly key: string; readonly ranges: NumberRanges } | undefined {
  if (constraint.kind === "count") return { key: countKey(constraint.terms), ranges: constraint.ranges };
  if (constraint.kind !== "holds" || constraint.condition.kind !== "counted") return undefined;
  return { key: countKey(constraint.condition.parts), ranges: constraint.condition.ranges };
}

type Part = Condition | { readonly variable: number; readonly values: readonly number[] };

export const countKey = (parts: readonly Part[]): string =>
  parts
    .map((part) => ("variable" in part ? `${part.variable}=${part.values.join()}` : "?"))
    .sort()
    .join(" ");
