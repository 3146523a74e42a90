/** Evaluates a condition for these values of variables and of auxiliaries. */
import type { Condition } from "../../packages/compiler/src/condition.js";
import type { ConditionTruth } from "../../packages/compiler/src/ground/conditions/conditions.js";

/** The values of auxiliaries, and which candidates and placements are in the answer. */
export interface Added {
  readonly auxiliaries: readonly number[];
  readonly candidates: readonly boolean[];
  readonly placements: readonly boolean[];
}

const nothing: Added = { auxiliaries: [], candidates: [], placements: [] };

export function holds(truth: ConditionTruth, values: readonly number[], added = nothing): boolean {
  if (typeof truth === "boolean") return truth;
  switch (truth.kind) {
    case "literal":
      return truth.values.includes(values[truth.variable] ?? -1);
    case "auxiliary":
      return truth.values.includes(added.auxiliaries[truth.auxiliary] ?? -1);
    case "candidate":
      return added.candidates[truth.candidate] !== truth.negated;
    case "placement":
      return added.placements[truth.placement] !== truth.negated;
    case "all-of":
      return truth.parts.every((part: Condition) => holds(part, values, added));
    case "any-of":
      return truth.parts.some((part: Condition) => holds(part, values, added));
    case "counted": {
      const count = truth.parts.filter((part: Condition) => holds(part, values, added)).length;
      return truth.ranges.some(([lo, hi]) => lo <= count && count <= hi);
    }
    default:
      throw new Error(`${truth.kind} is not made here`);
  }
}
