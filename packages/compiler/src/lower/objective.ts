/** The number by which answers are compared, and the sum of the engine that stands for it. */
import type { Sense } from "../ast.js";
import type { Ground } from "../ground.js";
import type { Best } from "../verdicts/best.js";
import type { RowDraft } from "./rules/row-draft.js";

export interface LoweredObjective {
  readonly sense: Sense;
  /** The number that a sum of the engine's objective stands for; undefined where it has no value, or where no sum is known. */
  numberOf(sum: number | undefined): number | undefined;
  /** Both are sums of the engine's objective: `reached` that of the best answer so far, and `bound` what none exceeds. A search that is done has reached its bound. */
  best(reached: number | undefined, bound: number | undefined): Best;
}

export function lowerObjective({ objective }: Ground, rows: RowDraft): LoweredObjective | undefined {
  if (objective === undefined) return undefined;
  const { sense, plus, unit, scale, least = Number.NEGATIVE_INFINITY } = objective;
  const offset = rows.objective?.offset ?? 0;
  const numberOf = (sum: number | undefined): number | undefined => {
    if (sum === undefined || !Number.isFinite(sum)) return undefined;
    const whole = (sum + offset) * unit + plus;
    if (whole < least) return undefined;
    // No negative zero.
    return (sense === "maximize" ? whole : 0 - whole) / scale;
  };
  return {
    sense,
    numberOf,
    best: (reached, bound) => ({ sense, value: numberOf(reached), bound: numberOf(bound) }),
  };
}
