/** The plan for following a sum: what its field holds, which steps concern it, and when it is certain to hold or to fail. */
import type { Sum } from "./entries.js";
import type { ColourTouch, RawStep } from "./steps.js";

/** Bounds beyond this are none. */
const FAR = 2 ** 30;

export interface PlannedSum {
  readonly ofOption: ReadonlyMap<number, number>;
  readonly ofColour: ReadonlyMap<string, number>;
  /** The code of 0 in the field, which has no sign, and the largest value there. */
  readonly offset: number;
  readonly range: number;
  /** The steps that concern it, and the operands of the check after each. */
  readonly steps: readonly number[];
  readonly checks: readonly (readonly number[])[];
}

/** "none": it cannot hold. */
export function planSum(
  sum: Sum,
  raw: readonly RawStep[],
  stepOf: Int32Array,
  touchOfColour: ReadonlyMap<string, ColourTouch>,
): PlannedSum | "none" {
  const concerned = new Set<number>();
  /** At each step, the least and the most that it may add. Options of an item covered once exclude each other. */
  const least = new Map<number, number>();
  const most = new Map<number, number>();
  for (const [option, weight] of sum.ofOption) {
    if (weight === 0) continue;
    const s = stepOf[option] ?? 0;
    concerned.add(s);
    least.set(s, Math.min(least.get(s) ?? 0, weight));
    most.set(s, Math.max(most.get(s) ?? 0, weight));
  }
  for (const [key, weight] of sum.ofColour) {
    const touch = touchOfColour.get(key);
    if (touch === undefined || weight === 0) continue;
    for (const s of touch.steps) concerned.add(s);
    if (weight < 0) least.set(touch.last, (least.get(touch.last) ?? 0) + weight);
    else most.set(touch.last, (most.get(touch.last) ?? 0) + weight);
  }
  const steps = [...concerned].filter((s) => s < raw.length).sort((a, b) => a - b);
  let below = 0;
  let above = 0;
  for (const s of steps) {
    below += least.get(s) ?? 0;
    above += most.get(s) ?? 0;
  }
  if (above < sum.lo || below > sum.hi) return "none";
  const offset = -below;
  const range = above - below;
  const checks = steps.map((s) => {
    below -= least.get(s) ?? 0;
    above -= most.get(s) ?? 0;
    return [sum.lo - above, sum.hi - below, sum.lo - below, sum.hi - above].map((bound) =>
      Math.max(-FAR, Math.min(FAR, bound + offset)),
    );
  });
  return { ofOption: sum.ofOption, ofColour: sum.ofColour, offset, range, steps, checks };
}
