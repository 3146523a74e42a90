/** Sets of whole numbers as ranges: ascending, disjoint, not touching, both ends included. */
import type { NumberRanges } from "./condition.js";

export type Range = readonly [number, number];
export type Ranges = NumberRanges;

/** From one to the other; none where that is less. */
export const numbersFrom = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);

/** Sorted, joined where they touch, and cut to least..most. */
export function clip(ranges: Ranges, most: number, least = 0): Ranges {
  const [only] = ranges;
  if (ranges.length === 1 && only !== undefined) {
    const [lo, hi] = [Math.max(least, only[0]), Math.min(only[1], most)];
    return lo <= hi ? [[lo, hi]] : [];
  }
  const sorted = ranges
    .map(([lo, hi]): Range => [Math.max(least, lo), Math.min(hi, most)])
    .filter(([lo, hi]) => lo <= hi)
    .sort((a, b) => a[0] - b[0]);
  const joined: Range[] = [];
  for (const [lo, hi] of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && lo <= last[1] + 1) joined[joined.length - 1] = [last[0], Math.max(last[1], hi)];
    else joined.push([lo, hi]);
  }
  return joined;
}

/** The numbers least..most outside the ranges. */
export function complement(ranges: Ranges, most: number, least = 0): Ranges {
  const outside: Range[] = [];
  let next = least;
  for (const [lo, hi] of clip(ranges, most, least)) {
    if (lo > next) outside.push([next, lo - 1]);
    next = hi + 1;
  }
  if (next <= most) outside.push([next, most]);
  return outside;
}

/** The numbers that are in both. */
export const shared = (one: Ranges, other: Ranges): Ranges =>
  one.flatMap(([from, to]) =>
    other.flatMap(([lo, hi]): Ranges => {
      const both: Range = [Math.max(from, lo), Math.min(to, hi)];
      return both[0] <= both[1] ? [both] : [];
    }),
  );

export function shift(ranges: Ranges, by: number): Ranges {
  return ranges.map(([lo, hi]): Range => [lo + by, hi + by]);
}

export type Order = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** The whole numbers that stand in that relation to `amount`, which need not be whole. */
export function rangesFor(operator: Order, amount: number): Ranges {
  const below: Range = [Number.NEGATIVE_INFINITY, Math.ceil(amount) - 1];
  const above: Range = [Math.floor(amount) + 1, Number.POSITIVE_INFINITY];
  const here: Ranges = Number.isInteger(amount) ? [[amount, amount]] : [];
  switch (operator) {
    case "=":
      return here;
    case "!=":
      return [below, above];
    case "<":
      return [below];
    case "<=":
      return [below, ...here];
    case ">":
      return [above];
    case ">=":
      return [...here, above];
    default:
      return operator satisfies never;
  }
}

export const mirrored: Readonly<Record<Order, Order>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

export function holdsFor(operator: Order, a: number, b: number): boolean {
  switch (operator) {
    case "=":
      return a === b;
    case "!=":
      return a !== b;
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    default:
      return operator satisfies never;
  }
}
