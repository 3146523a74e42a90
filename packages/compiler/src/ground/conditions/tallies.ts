/** Conditions on how many conditions hold, or on the sum of their weights: two on the same ones can be joined. */

import type { Condition } from "../../condition.js";
import type { ConditionTruth } from "./conditions.js";
import { conditionNumber, sortedNumbers } from "./interning.js";

export type Tally = Extract<Condition, { kind: "counted" | "weighed" }>;

export const isTally = (truth: ConditionTruth): truth is Tally =>
  typeof truth === "object" && (truth.kind === "counted" || truth.kind === "weighed");

/** Texts that tell apart which conditions are counted, and with which weights. */
export const countedText = (parts: readonly Condition[]): string => sortedNumbers(parts).join();

export const weighedText = (parts: Extract<Condition, { kind: "weighed" }>["parts"]): string =>
  parts
    .map(({ weight, when }) => `${weight}*${conditionNumber(when)}`)
    .sort()
    .join();

const texts = new WeakMap<Tally, string>();

/** The text of what it is on. */
export function tallied(tally: Tally): string {
  const known = texts.get(tally);
  if (known !== undefined) return known;
  const text = tally.kind === "counted" ? countedText(tally.parts) : weighedText(tally.parts);
  texts.set(tally, text);
  return text;
}
