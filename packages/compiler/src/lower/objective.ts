/** The number by which answers are compared, and the sum of the engine that stands for it. */
import type { Sense } from "../ast.js";
import type { Ground } from "../ground.js";
import type { RowDraft } from "./rules/row-draft.js";

export interface LoweredObjective {
  readonly sense: Sense;
  /** The number that a sum of the engine's objective stands for; undefined where it has no value, or where no sum is known. */
  numberOf(sum: number | undefined): number | undefined;
}

export function lowerObjective({ objective }: Ground, rows: RowDraft): LoweredObjective | undefined {
  if (objective === undefined) return undefined;
  const { sense, plus, unit, scale, least = Number.NEGATIVE_INFINITY } = objective;
  const offset = rows.objective?.offset ?? 0;
  return {
    sense,
    numberOf: (sum) => {
      if (sum === undefined || !Number.isFinite(sum)) return undefined;
      const whole = (sum + offset) * unit + plus;
      if (whole < least) return undefined;
      // No negative zero.
      return (sense === "maximize" ? whole : 0 - whole) / scale;
    },
  };
}
