/** Sums: a constant and weights of conditions. Counting, adding and multiplying by what is known stay sums; comparing them is one condition. */
import type { Condition } from "../condition.js";
import type { Span } from "../text/span.js";
import { notBuilt } from "./faults.js";
import { type Order, type Ranges, rangesFor } from "./ranges.js";
import { VALUE_CASES } from "./thresholds.js";
import { type Case, isUnknown, type Sum, type Truth, type Value } from "./value.js";
import type { World } from "./world.js";

/** As a sum; undefined where it is no number. Where there may be no value, nothing is added for that. */
export function sumOf(world: World, value: Value, span: Span): Sum | undefined {
  if (typeof value === "number") return { kind: "sum", terms: [], plus: value };
  if (!isUnknown(value)) return undefined;
  if (value.kind === "sum") return value;
  const cases = world.operators.casesOf(value, span);
  // The least value as the constant: one condition fewer. Only where some case always holds.
  let plus = value.kind === "choice" ? Number.POSITIVE_INFINITY : 0;
  for (const { value: number } of cases) {
    if (typeof number !== "number") return undefined;
    if (value.kind === "choice") plus = Math.min(plus, number);
  }
  const terms: { weight: number; when: Condition }[] = [];
  for (const { value: number, when } of cases) {
    const weight = typeof number === "number" ? number - plus : 0;
    if (weight === 0) continue;
    if (when === true) plus += weight;
    else terms.push({ weight, when });
  }
  return { kind: "sum", terms, plus };
}

/** `base + factor * added`, the added only where `when` holds. */
export function addScaled(
  world: World,
  base: Sum,
  added: Sum,
  factor: number,
  when: Condition | true = true,
): Sum {
  const weights = new Map<Condition, number>();
  const add = (condition: Truth, weight: number): number => {
    if (condition === true) return weight;
    if (condition !== false) weights.set(condition, (weights.get(condition) ?? 0) + weight);
    return 0;
  };
  let { plus } = base;
  for (const term of base.terms) add(term.when, term.weight);
  plus += add(when, factor * added.plus);
  for (const term of added.terms) plus += add(world.conditions.both(when, term.when), factor * term.weight);
  return sumFrom(weights, plus);
}

export function sumFrom(weights: ReadonlyMap<Condition, number>, plus: number): Sum {
  const terms: { weight: number; when: Condition }[] = [];
  for (const [when, weight] of weights) if (weight !== 0) terms.push({ weight, when });
  return { kind: "sum", terms, plus };
}

export function scaled(sum: Sum, factor: number): Value {
  if (factor === 0) return 0;
  return {
    kind: "sum",
    terms: sum.terms.map(({ weight, when }) => ({ weight: weight * factor, when })),
    plus: sum.plus * factor,
  };
}

/** A sum without terms is a number. */
export const simplest = (sum: Sum): Value => (sum.terms.length === 0 ? sum.plus : sum);

/** `sum operator amount` */
export function compareSum(world: World, sum: Sum, operator: Order, amount: number, span: Span): Truth {
  const whole = wholeWeights(sum, span);
  return sumIn(world, { ...whole.sum, plus: 0 }, rangesFor(operator, (amount - sum.plus) * whole.scale));
}

/** Enough to make thirds, quarters and sixths of numbers whole. */
const SCALES = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 100, 1000];
const NEAR = 1e-9;

function wholeWeights(sum: Sum, span: Span): { readonly sum: Sum; readonly scale: number } {
  if (sum.terms.every(({ weight }) => Number.isInteger(weight))) return { sum, scale: 1 };
  const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < NEAR;
  const scale = SCALES.find((factor) => sum.terms.every(({ weight }) => isWhole(weight * factor)));
  if (scale === undefined) throw notBuilt(span, "a sum of such fractions");
  const terms = sum.terms.map(({ weight, when }) => ({ weight: Math.round(weight * scale), when }));
  return { sum: { ...sum, terms }, scale };
}

/** The sum is in one of the ranges. Whole weights. Where all weights are alike it is a count. */
function sumIn(world: World, sum: Sum, ranges: Ranges): Truth {
  const { conditions } = world;
  const [first] = sum.terms;
  if (first === undefined) return ranges.some(([lo, hi]) => lo <= sum.plus && sum.plus <= hi);
  const unit = Math.abs(first.weight);
  const moved = ranges.map(([lo, hi]) => [lo - sum.plus, hi - sum.plus] as const);
  if (sum.terms.every(({ weight }) => Math.abs(weight) === unit)) {
    let taken = 0;
    const parts = sum.terms.map(({ weight, when }) => {
      if (weight > 0) return when;
      taken++;
      return conditions.not(when);
    });
    return conditions.counted(
      parts,
      moved.flatMap(([lo, hi]): Ranges => {
        const [from, to] = [Math.ceil(lo / unit) + taken, Math.floor(hi / unit) + taken];
        return from <= to ? [[from, to]] : [];
      }),
    );
  }
  return conditions.weighed(sum.terms, moved);
}

/** Each value that the sum may have. */
export function sumCases(world: World, sum: Sum, span: Span): readonly Case[] {
  const { sum: whole, scale } = wholeWeights(sum, span);
  let values = new Set<number>([0]);
  for (const { weight } of whole.terms) {
    const next = new Set(values);
    for (const value of values) next.add(value + weight);
    values = next;
    if (values.size > VALUE_CASES) throw notBuilt(span, "a sum with so many possible values");
  }
  return [...values]
    .sort((a, b) => a - b)
    .flatMap((value) => {
      const when = sumIn(world, { ...whole, plus: 0 }, [[value, value]]);
      return when === false ? [] : [{ value: value / scale + sum.plus, when }];
    });
}
