/**
 * The parts of a weighed sum, put so that the kernel's bounds are tight: parts that are about one variable exclude each other, so that together
 * they are a ladder: what is there in any case, and for each weight a step up to it. A part may stand under other conditions (`the
 * number of each cell that is lit`): then the group is the variable and those conditions, and below them the weight is 0.
 */
import type { Condition } from "../../condition.js";
import type { Lowering } from "./lowering.js";
import { type DraftLiteral, TRUE, type Weighted } from "./row-draft.js";

interface Part {
  readonly weight: number;
  readonly when: Condition;
}

interface Group {
  readonly holder: number;
  /** The further conditions. */
  readonly under: DraftLiteral;
  /** By value. */
  readonly weights: Map<number, number>;
}

export function groupParts(lowering: Lowering, parts: readonly Part[]): Weighted[] {
  const groups = new Map<string, Group>();
  const weighted: Weighted[] = [];
  for (const { weight, when } of parts) {
    const found = holderIn(lowering, when);
    if (found === undefined) {
      weighted.push({ truth: lowering.truth(when), weight });
      continue;
    }
    const { holder, values, under } = found;
    const key = `${holder}|${under}`;
    let group = groups.get(key);
    if (group === undefined) {
      group = { holder, under, weights: new Map() };
      groups.set(key, group);
    }
    for (const value of values) group.weights.set(value, (group.weights.get(value) ?? 0) + weight);
  }
  for (const group of groups.values()) weighted.push(...ladder(lowering, group));
  return weighted;
}

/** The variable of more than two values that the condition is about, alone or as the first such part of an all-of. */
function holderIn(
  lowering: Lowering,
  when: Condition,
): { readonly holder: number; readonly values: readonly number[]; readonly under: DraftLiteral } | undefined {
  const alone = lowering.holding(when);
  if (alone !== undefined)
    return lowering.values.domainOf(alone.holder).length > 2 ? { ...alone, under: TRUE } : undefined;
  if (when.kind !== "all-of") return undefined;
  for (const part of when.parts) {
    const held = lowering.holding(part);
    if (held === undefined || lowering.values.domainOf(held.holder).length <= 2) continue;
    const rest = when.parts.filter((other) => other !== part).map((other) => lowering.truth(other));
    return { ...held, under: lowering.all(rest) };
  }
  return undefined;
}

function ladder(lowering: Lowering, { holder, under, weights }: Group): Weighted[] {
  const domain = lowering.values.domainOf(holder);
  const weightOf = (value: number): number => weights.get(value) ?? 0;
  const levels = new Set(domain.map(weightOf));
  if (under !== TRUE) levels.add(0);
  const steps: Weighted[] = [];
  const sorted = [...levels].sort((a, b) => a - b);
  const [lowest = 0] = sorted;
  if (lowest !== 0) steps.push({ truth: TRUE, weight: lowest });
  for (let i = 1; i < sorted.length; i++) {
    const level = sorted[i] ?? 0;
    const truth =
      level > 0
        ? lowering.all([
            under,
            lowering.values.oneOf(
              holder,
              domain.filter((value) => weightOf(value) >= level),
            ),
          ])
        : lowering.all([
            under,
            lowering.values.oneOf(
              holder,
              domain.filter((value) => weightOf(value) < level),
            ),
          ]) ^ 1;
    steps.push({ truth, weight: level - (sorted[i - 1] ?? 0) });
  }
  return steps;
}
