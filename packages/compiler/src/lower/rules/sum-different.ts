/**
 * A sum of variables that are all different (a run between walls, a cage), as exact cover: the run picks the set of values that its cells have, and each
 * value is covered by a cell that has it or by a set that lacks it.
 *
 * The chosen set is a function of the cells, since it is the set of their values.
 */
import type { Condition, NumberRanges } from "../../condition.js";
import type { Ground, GroundVariableId, Origin, ValueCode } from "../../ground.js";
import { COMBINATIONS, STEPS_A_COMBINATION } from "../../thresholds.js";
import type { Draft, DraftOption } from "../draft.js";
import { restingOf } from "../resting.js";
import type { DifferentVariables } from "./different-variables.js";

export interface Combinations {
  readonly variables: readonly GroundVariableId[];
  /** All values that some set holds. */
  readonly values: readonly ValueCode[];
  readonly sets: readonly ReadonlySet<ValueCode>[];
  readonly origin: Origin;
}

/** Finds sums of different variables. */
export class SumsOfDifferent {
  private readonly known = new Map<string, readonly ReadonlySet<ValueCode>[] | undefined>();

  constructor(
    private readonly ground: Ground,
    private readonly different: DifferentVariables,
  ) {}

  combinationsOf(condition: Condition, origin: Origin): Combinations | undefined {
    if (condition.kind !== "weighed" || this.different.isEmpty()) return undefined;
    const weights = this.weightsOf(condition.parts);
    if (weights === undefined || weights.byVariable.size < 2) return undefined;
    const variables = [...weights.byVariable.keys()];
    const all = this.different.valuesOf(variables);
    if (all === undefined) return undefined;
    const key = JSON.stringify([
      variables.length,
      all.map((value) => [value, weights.of(value)]),
      condition.ranges,
    ]);
    if (!this.known.has(key))
      this.known.set(key, setsOf(all, variables.length, weights.of, condition.ranges));
    const sets = this.known.get(key);
    if (sets === undefined) return undefined;
    return { variables, values: all, sets, origin };
  }

  /** The weight of each value, if it is the same for all variables. */
  private weightsOf(parts: Extract<Condition, { kind: "weighed" }>["parts"]):
    | {
        readonly byVariable: ReadonlyMap<GroundVariableId, unknown>;
        readonly of: (value: ValueCode) => number;
      }
    | undefined {
    const byVariable = new Map<GroundVariableId, Map<ValueCode, number>>();
    for (const { weight, when } of parts) {
      if (when.kind !== "literal") return undefined;
      const own = byVariable.get(when.variable) ?? new Map<ValueCode, number>();
      byVariable.set(when.variable, own);
      for (const value of when.values) own.set(value, (own.get(value) ?? 0) + weight);
    }
    const common = new Map<ValueCode, number>();
    for (const [id, own] of byVariable) {
      const variable = this.ground.variables[id];
      if (variable === undefined || restingOf(this.ground, variable) !== undefined) return undefined;
      for (const value of variable.domain) {
        const weight = own.get(value) ?? 0;
        if ((common.get(value) ?? weight) !== weight) return undefined;
        common.set(value, weight);
      }
    }
    return { byVariable, of: (value) => common.get(value) ?? 0 };
  }
}

/** All sets of `size` of the values whose weights add up to a number in the ranges; undefined if there are too many. */
function setsOf(
  values: readonly ValueCode[],
  size: number,
  weightOf: (value: ValueCode) => number,
  ranges: NumberRanges,
): readonly ReadonlySet<ValueCode>[] | undefined {
  const sorted = [...values].sort((a, b) => weightOf(a) - weightOf(b));
  const below = [0];
  for (const value of sorted) below.push((below.at(-1) ?? 0) + weightOf(value));
  const between = (from: number, to: number): number => (below[to] ?? 0) - (below[from] ?? 0);
  const sets: ReadonlySet<ValueCode>[] = [];
  let steps = 0;
  const chosen: ValueCode[] = [];
  const go = (at: number, sum: number): boolean => {
    if (++steps > COMBINATIONS * STEPS_A_COMBINATION) return false;
    const left = size - chosen.length;
    if (at + left > sorted.length) return true;
    const least = sum + between(at, at + left);
    const most = sum + between(sorted.length - left, sorted.length);
    if (!ranges.some(([lo, hi]) => least <= hi && lo <= most)) return true;
    const value = sorted[at];
    if (left === 0 || value === undefined) {
      sets.push(new Set(chosen));
      return sets.length <= COMBINATIONS;
    }
    chosen.push(value);
    const within = go(at + 1, sum + weightOf(value));
    chosen.pop();
    return within && go(at + 1, sum);
  };
  return go(0, 0) ? sets : undefined;
}

/** An item for each value, which its cells hold, and one for the set: an option for each holds the values that it lacks. */
export function lowerCombinations(
  draft: Draft,
  combinations: readonly Combinations[],
  optionOf: (variable: GroundVariableId, value: ValueCode) => DraftOption | undefined,
): void {
  combinations.forEach(({ variables, values, sets }, index) => {
    const [first] = sets;
    if (first === undefined) {
      // No set adds up: an item that nothing covers.
      draft.primary("combination", index);
      return;
    }
    const lacking =
      sets.length === 1 ? [] : sets.map((set) => ({ set, option: draft.option("auxiliary", index) }));
    if (lacking.length > 0) {
      const item = draft.primary("combination", index);
      for (const { option } of lacking) draft.cover(option, item);
    }
    for (const value of values) {
      if (!sets.some((set) => set.has(value))) continue;
      const item = draft.primary("combination", index);
      for (const variable of variables) {
        const option = optionOf(variable, value);
        if (option !== undefined) draft.cover(option, item);
      }
      for (const { set, option } of lacking) if (!set.has(value)) draft.cover(option, item);
    }
  });
}
