/** Sums: a constant and weights of conditions. Counting, adding and multiplying by what is known stay sums; comparing them is one condition. */

import type { Condition } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { addTo } from "../../maps.js";
import { type Order, type Range, type Ranges, rangesFor } from "../../ranges.js";
import type { Span } from "../../text/span.js";
import { FEW_TERMS, LARGEST_SCALE, VALUE_CASES } from "../../thresholds.js";
import {
  type Case,
  type Choice,
  isChoice,
  isNone,
  isUnknown,
  type Sum,
  type Truth,
  type Value,
} from "../value.js";
import { exact, tooMany } from "../world/faults.js";
import { declaredValues } from "../world/grounding.js";
import { inSlot, slot } from "../world/slots.js";
import type { World } from "../world/world.js";
import { plus as added, commonDenominator, divided, less, remainder, times } from "./fractions.js";
import { presenceOfNumber } from "./presence.js";

/** The sums that variables are read as: found once. */
const sumsOfChoices = slot(() => new WeakMap<Choice, Sum>());

/** The value as a sum; undefined if it is not a number. */
export function sumOf(world: World, value: Value, span: Span): Sum | undefined {
  // A variable is read as one sum wherever it is read, and is added in many places.
  if (!isChoice(value)) return newSum(world, value, span);
  const sums = inSlot(world, sumsOfChoices);
  const known = sums.get(value);
  if (known !== undefined) return known;
  const sum = newSum(world, value, span);
  if (sum !== undefined) sums.set(value, sum);
  return sum;
}

function newSum(world: World, value: Value, span: Span): Sum | undefined {
  const sum = asSum(world, value, span);
  return sum === undefined || sum === value ? sum : where(sum, presenceOfNumber(world, value));
}

const where = (sum: Sum, there: Truth): Sum => (there === true ? sum : { ...sum, there });

/** Nothing is added where there is no value. */
function asSum(world: World, value: Value, span: Span): Sum | undefined {
  if (typeof value === "number") return { kind: "sum", terms: [], plus: value };
  if (!isUnknown(value)) return undefined;
  if (value.kind === "sum") return value;
  if (value.kind === "table" && value.asSum !== undefined) return value.asSum;
  const cases = world.operators.casesOf(value, span);
  // The least value as the constant: one condition fewer. Only where some case always holds: one that is none adds nothing.
  let plus = value.kind === "choice" ? Number.POSITIVE_INFINITY : 0;
  for (const { value: number } of cases) {
    if (typeof number !== "number" && !isNone(number)) return undefined;
    if (value.kind === "choice") plus = Math.min(plus, isNone(number) ? 0 : number);
  }
  const terms: { weight: number; when: Condition }[] = [];
  for (const { value: number, when } of cases) {
    const weight = less(typeof number === "number" ? number : 0, plus);
    if (weight === 0) continue;
    if (when === true) plus = added(plus, weight);
    else terms.push({ weight, when });
  }
  return { kind: "sum", terms, plus };
}

/** `base + factor * addend`, the addend only where `when` holds. */
export function addScaled(
  world: World,
  base: Sum,
  addend: Sum,
  factor: number,
  when: Condition | true = true,
): Sum {
  const { conditions } = world;
  const sum = new AddedUp(base.plus);
  for (const term of base.terms) sum.add(term.when, term.weight);
  sum.add(when, times(factor, addend.plus));
  for (const term of addend.terms) sum.add(conditions.both(when, term.when), times(factor, term.weight));
  return where(
    sum.sum(),
    conditions.both(base.there ?? true, conditions.implies(when, addend.there ?? true)),
  );
}

/** Conditions with weights, each of them once. */
export class AddedUp {
  private readonly weights = new Map<Condition, number>();

  constructor(private plus = 0) {}

  add(when: Truth, weight: number): void {
    if (when === true) this.plus = added(this.plus, weight);
    else if (when !== false) this.weights.set(when, added(this.weights.get(when) ?? 0, weight));
  }

  /** How many conditions it has. */
  get size(): number {
    return this.weights.size;
  }

  sum(): Sum {
    return sumFrom(this.weights, this.plus);
  }
}

/** How many of these hold. */
export function countOf(truths: readonly Truth[]): Value {
  const sum = new AddedUp();
  for (const truth of truths) sum.add(truth, 1);
  return simplest(sum.sum());
}

function sumFrom(weights: ReadonlyMap<Condition, number>, plus: number): Sum {
  const terms: { weight: number; when: Condition }[] = [];
  for (const [when, weight] of weights) if (weight !== 0) terms.push({ weight, when });
  return { kind: "sum", terms, plus };
}

export function scaled(sum: Sum, factor: number): Value {
  if (factor === 0) return simplest({ ...sum, terms: [], plus: 0 });
  return {
    ...sum,
    terms: sum.terms.map(({ weight, when }) => ({ weight: times(weight, factor), when })),
    plus: times(sum.plus, factor),
  };
}

/** Divided by a number that is not 0; undefined where a weight would be no fraction that is kept exactly (fractions.ts). */
export function dividedBy(sum: Sum, divisor: number): Sum | undefined {
  const terms = sum.terms.map(({ weight, when }) => ({ weight: divided(weight, divisor), when }));
  const plus = divided(sum.plus, divisor);
  const isExact = !Number.isNaN(plus) && terms.every(({ weight }) => !Number.isNaN(weight));
  return isExact ? { ...sum, terms, plus } : undefined;
}

/** A sum without terms is a number. */
export function simplest(sum: Sum): Value {
  const { terms, plus, there = true } = sum;
  if (there === false) return { kind: "cases", cases: [] };
  if (terms.length > 0) return sum;
  return there === true ? plus : { kind: "cases", cases: [{ value: plus, when: there }] };
}

/** `sum operator amount` */
export function compareSum(world: World, sum: Sum, operator: Order, amount: number, span: Span): Truth {
  const whole = wholeWeights(sum, span);
  let most = Math.abs(sum.plus) + Math.abs(amount);
  for (const { weight } of whole.sum.terms) most += Math.abs(weight);
  exact(most, span);
  const bound = exact(times(less(amount, sum.plus), whole.scale), span);
  return world.conditions.both(
    sum.there ?? true,
    sumIn(world, { ...whole.sum, plus: 0 }, rangesFor(operator, bound)),
  );
}

/** With weights that are whole: the sum times `scale`, which makes those `others` whole too. */
export function wholeWeights(
  sum: Sum,
  span: Span,
  others: readonly number[] = [],
): { readonly sum: Sum; readonly scale: number } {
  const numbers = [...sum.terms.map(({ weight }) => weight), ...others];
  if (numbers.every(Number.isInteger)) return { sum, scale: 1 };
  const scale = exact(commonDenominator(numbers), span);
  if (scale > LARGEST_SCALE) throw tooMany(span, "parts of 1 in these fractions", LARGEST_SCALE);
  const terms = sum.terms.map(({ weight, when }) => ({ weight: times(weight, scale), when }));
  return { sum: { ...sum, terms }, scale };
}

/** The addends of one case of several, of which exactly one holds. */
type Addend = readonly { readonly weight: number; readonly when: Condition | true }[];

/** The terms of one variable exclude each other, or hold together: by its values they are one addend. */
export function addendsOf(world: World, sum: Sum): readonly Addend[] {
  const { conditions } = world;
  const byVariable = new Map<GroundVariableId, { weight: number; values: readonly ValueCode[] }[]>();
  const addends: Addend[] = [];
  for (const { weight, when } of sum.terms) {
    if (when.kind === "literal") {
      addTo(byVariable, when.variable, { weight, values: when.values });
      continue;
    }
    addends.push([{ weight, when }, ...truthAddend(0, conditions.not(when))]);
  }
  for (const [variable, terms] of byVariable) {
    const byWeight = new Map<number, ValueCode[]>();
    const totals = new Map<ValueCode, number>();
    for (const { weight, values } of terms)
      for (const value of values) totals.set(value, (totals.get(value) ?? 0) + weight);
    for (const value of declaredValues(world, variable)) {
      const total = totals.get(value) ?? 0;
      addTo(byWeight, total, value);
    }
    addends.push(
      [...byWeight].flatMap(([weight, values]) => truthAddend(weight, conditions.literal(variable, values))),
    );
  }
  return addends;
}

const truthAddend = (weight: number, when: Truth): Addend => (when === false ? [] : [{ weight, when }]);

/** The sum is in one of the ranges. Whole weights. Where all weights are alike it is a count. */
function sumIn(world: World, said: Sum, ranges: Ranges): Truth {
  const { conditions } = world;
  const sum = eachVariableOnce(world, withoutOpposites(world, said));
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

/** Of a condition and its opposite one is left: that 3 are shaded and 1 is not, of four, is a count of those that are. */
function withoutOpposites({ conditions }: World, sum: Sum): Sum {
  const weights = new Map<Condition, number>();
  const literals = new Map<GroundVariableId, Condition>();
  let { plus } = sum;
  for (const { weight, when } of sum.terms) {
    const opposite = when.kind === "literal" ? literals.get(when.variable) : conditions.knownOpposite(when);
    const before = opposite === undefined ? undefined : weights.get(opposite);
    if (opposite === undefined || before === undefined || conditions.not(when) !== opposite) {
      weights.set(when, weight);
      if (when.kind === "literal") literals.set(when.variable, when);
      continue;
    }
    plus += weight;
    weights.set(opposite, before - weight);
  }
  return weights.size === sum.terms.length ? sum : { ...sum, ...sumFrom(weights, plus) };
}

/**
 * Of one variable, terms that hold together, or weigh the same, are added up value by value: how many numbers to 4 are at most n is n itself, wherever
 * it is added.
 */
function eachVariableOnce(world: World, sum: Sum): Sum {
  const byVariable = new Map<GroundVariableId, { weight: number; values: readonly ValueCode[] }[]>();
  for (const { weight, when } of sum.terms)
    if (when.kind === "literal") addTo(byVariable, when.variable, { weight, values: when.values });
  const mixed = new Set([...byVariable].flatMap(([variable, terms]) => (areApart(terms) ? [] : [variable])));
  if (mixed.size === 0) return sum;
  const isMixed = ({ when }: Sum["terms"][number]): boolean =>
    when.kind === "literal" && mixed.has(when.variable);
  const terms = sum.terms.filter((term) => !isMixed(term));
  let { plus } = sum;
  for (const addend of addendsOf(world, { ...sum, terms: sum.terms.filter(isMixed) })) {
    if (addend.length === 0) continue;
    // One weight less for all values: a condition fewer.
    const least = addend.reduce(
      (one, { weight }) => (Math.abs(weight) < Math.abs(one) ? weight : one),
      Infinity,
    );
    plus = added(plus, least);
    for (const { weight, when } of addend) {
      if (weight === least) continue;
      if (when === true) plus = added(plus, less(weight, least));
      else terms.push({ weight: less(weight, least), when });
    }
  }
  return { ...sum, terms, plus };
}

/** Whether the terms of one variable are of different values, and weigh differently. */
function areApart(
  terms: readonly { readonly weight: number; readonly values: readonly ValueCode[] }[],
): boolean {
  if (terms.length < 2) return true;
  const weights = new Set(terms.map(({ weight }) => weight));
  const values = new Set(terms.flatMap((term) => term.values));
  const all = terms.reduce((count, term) => count + term.values.length, 0);
  return weights.size === terms.length && values.size === all;
}

/**
 * The rest of a short count, by cases: each is again a condition on the count, and is joined with others on it. Undefined for other sums.
 */
export function restCases(world: World, sum: Sum, divisor: number, span: Span): readonly Case[] | undefined {
  const [first] = sum.terms;
  if (first === undefined || sum.terms.length > FEW_TERMS) return undefined;
  if (sum.terms.some(({ weight }) => weight !== first.weight)) return undefined;
  const byRest = new Map<number, Range[]>();
  for (let count = 0; count <= sum.terms.length; count++) {
    const value = added(sum.plus, times(count, first.weight));
    addTo(byRest, remainder(value, divisor), [value, value] as const);
  }
  return [...byRest].flatMap(([value, ranges]) => {
    const when = sumIn(world, sum, ranges);
    return when === false ? [] : [{ value: exact(value, span), when }];
  });
}

/** Each value that the sum may have. */
export function sumCases(world: World, sum: Sum, span: Span): readonly Case[] {
  const { sum: whole, scale } = wholeWeights(sum, span);
  let values = new Set<number>([0]);
  for (const addend of addendsOf(world, whole)) {
    const next = new Set<number>();
    for (const value of values) for (const { weight } of addend) next.add(value + weight);
    values = next;
    if (values.size > VALUE_CASES) throw tooMany(span, "values that this sum can have", VALUE_CASES);
  }
  return [...values]
    .sort((a, b) => a - b)
    .flatMap((value) => {
      const when = world.conditions.both(
        sum.there ?? true,
        sumIn(world, { ...whole, plus: 0 }, [[value, value]]),
      );
      return when === false ? [] : [{ value: exact(added(divided(value, scale), sum.plus), span), when }];
    });
}
