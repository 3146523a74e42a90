/** Conditions on how many conditions hold, or on the sum of their weights: two on the same ones can be joined. */

import type { Condition } from "../../condition.js";
import type { ConditionTruth } from "./conditions.js";
import { conditionNumber, sortedNumbers } from "./interning.js";

export type Amount = Extract<Condition, { kind: "counted" | "weighed" }>;

export const isAmount = (truth: ConditionTruth): truth is Amount =>
  typeof truth === "object" && (truth.kind === "counted" || truth.kind === "weighed");

const texts = new WeakMap<Amount, string>();

/** A text that tells apart which conditions are counted, and with which weights. */
export function amountOf(amount: Amount): string {
  const known = texts.get(amount);
  if (known !== undefined) return known;
  const text =
    amount.kind === "counted"
      ? sortedNumbers(amount.parts).join()
      : amount.parts
          .map(({ weight, when }) => `${weight}*${conditionNumber(when)}`)
          .sort()
          .join();
  texts.set(amount, text);
  return text;
}
