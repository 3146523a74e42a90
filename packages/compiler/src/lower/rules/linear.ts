/**
 * Counts and weighed sums of conditions, as linear rows.
 *
 * A sum over the values of a variable with several values goes up its order truths: w(first) + Σ [w at least u_i] (u_i - u_i-1), so that the
 * bounds that the kernel keeps for the row are those of the variable, not of each value by itself. Measured with `learn` against a row over the
 * values: 17 boards of crossing sums, answer and proof, in half the time; fifty squares of order 4 whose lines have one sum in 0.1 s, not 2 s. (`walk` alone is better off with plain
 * values on the latter.) "At least k", where a condition asks for it, is a truth with one row for each direction: a function of what is counted.
 * Of several for one sum, the larger imply the smaller, so that "more than 7" and "less than 5" clash before anything is counted.
 * In a row with a guard, the guards loosen the bound as far as it goes.
 */
import type { Condition, NumberRanges } from "../../condition.js";
import { LONG_GUARDED_SUM } from "../../thresholds.js";
import type { Lowering } from "./lowering.js";
import { groupParts } from "./part-groups.js";
import { type DraftLiteral, FALSE, gather, type RowDraft, TRUE, type Weighted } from "./row-draft.js";

/** A sum: parts of different atoms, and what is added anyway. */
export interface Linear {
  readonly terms: readonly Weighted[];
  readonly offset: number;
  /** Bounds of the whole. */
  readonly least: number;
  readonly most: number;
}

type Tally = Extract<Condition, { kind: "counted" | "weighed" }>;

export function linearOf(lowering: Lowering, condition: Tally): Linear {
  const parts: Weighted[] =
    condition.kind === "counted"
      ? condition.parts.map((part) => ({ truth: lowering.truth(part), weight: 1 }))
      : [...groupParts(lowering, condition.parts)];
  return linearSum(parts);
}

export function linearSum(parts: readonly Weighted[]): Linear {
  const { terms, offset, least, most } = gather(parts);
  return { terms, offset, least: least + offset, most: most + offset };
}

/** The ranges that the sum can reach, cut to its bounds. */
function within(linear: Linear, ranges: NumberRanges): NumberRanges {
  return ranges.flatMap(([lo, hi]): [number, number][] => {
    const low = Math.max(lo, linear.least);
    const high = Math.min(hi, linear.most);
    return low <= high ? [[low, high]] : [];
  });
}

/** One of the guards holds, or the sum lies in the ranges. */
export function assertLinear(
  lowering: Lowering,
  linear: Linear,
  ranges: NumberRanges,
  guards: readonly DraftLiteral[] = [],
): void {
  const { rows } = lowering;
  const possible = within(linear, ranges);
  const first = possible[0];
  const last = possible.at(-1);
  if (first === undefined || last === undefined) {
    rows.clause(guards);
    return;
  }
  const isShared = guards.length > 0 && linear.terms.length >= LONG_GUARDED_SUM;
  if (isShared && lowering.isBoundedAgain(sumKey(linear)))
    assertByTruths(lowering, linear, [first[0], last[1]], guards);
  else assertBetween(lowering, linear, first[0], last[1], guards);
  for (let i = 1; i < possible.length; i++) {
    // Between two ranges: above the gap or below it. With what bounds the gap left out, the truth is a function of the sum.
    const below = possible[i - 1]?.[1] ?? 0;
    const above = possible[i]?.[0] ?? 0;
    const over = atLeast(lowering, linear, above);
    if (above - below > 1) assertBetween(lowering, linear, linear.least, below, [over, ...guards]);
  }
}

function assertBetween(
  { rows }: Lowering,
  { terms, offset, least, most }: Linear,
  lo: number,
  hi: number,
  guards: readonly DraftLiteral[],
): void {
  if (guards.length === 0) {
    rows.linear(terms, lo - offset, hi - offset);
    return;
  }
  const unit = terms.every(({ weight }) => weight === 1 || weight === -1);
  const up = (): DraftLiteral[] => terms.map(({ truth, weight }) => (weight > 0 ? truth : truth ^ 1));
  const loosened = (by: number): Weighted[] => [...terms, ...guards.map((truth) => ({ truth, weight: by }))];
  if (unit && lo === least + 1) rows.clause([...guards, ...up()]);
  else if (unit && lo === most) for (const truth of up()) rows.clause([...guards, truth]);
  else if (lo > least) rows.linear(loosened(lo - least), lo - offset, Number.POSITIVE_INFINITY);
  if (unit && hi === most - 1) rows.clause([...guards, ...up().map((truth) => truth ^ 1)]);
  else if (unit && hi === least) for (const truth of up()) rows.clause([...guards, truth ^ 1]);
  else if (hi < most) rows.linear(loosened(hi - most), Number.NEGATIVE_INFINITY, hi - offset);
}

/** Under many guards, the size of one region is asked to be more than this and less than that: a row each would be long, and know nothing of the others. */
function assertByTruths(
  lowering: Lowering,
  linear: Linear,
  [lo, hi]: NumberRanges[number],
  guards: readonly DraftLiteral[],
): void {
  const { rows } = lowering;
  if (lo > linear.least) rows.clause([...guards, atLeast(lowering, linear, lo)]);
  if (hi < linear.most) rows.clause([...guards, atLeast(lowering, linear, hi + 1) ^ 1]);
}

/** The truth of "the sum is in the ranges". */
export function truthOfLinear(lowering: Lowering, linear: Linear, ranges: NumberRanges): DraftLiteral {
  const parts = within(linear, ranges).map(([lo, hi]) =>
    lowering.all([atLeast(lowering, linear, lo), atLeast(lowering, linear, hi + 1) ^ 1]),
  );
  return lowering.any(parts);
}

const sumKey = ({ terms }: Linear): string => terms.map(({ truth, weight }) => `${truth}*${weight}`).join();

/** The truth of "the sum is at least so much", which follows from the next larger one and implies the next smaller one. */
export function atLeast(lowering: Lowering, linear: Linear, bound: number): DraftLiteral {
  const { terms, offset, least, most } = linear;
  if (bound <= least) return TRUE;
  if (bound > most) return FALSE;
  const unit = terms.every(({ weight }) => weight === 1 || weight === -1);
  if (unit && bound === most)
    return lowering.all(terms.map(({ truth, weight }) => (weight > 0 ? truth : truth ^ 1)));
  if (unit && bound === least + 1)
    return lowering.any(terms.map(({ truth, weight }) => (weight > 0 ? truth : truth ^ 1)));
  const sum = sumKey(linear);
  return lowering.once(`${bound - offset}:${sum}`, (rows) => {
    const over = rows.fresh();
    order(rows, lowering.boundsOf(sum), bound - offset, over);
    rows.linear([...terms, { truth: over, weight: least - bound }], least - offset, Number.POSITIVE_INFINITY);
    rows.linear(
      [...terms, { truth: over, weight: bound - 1 - most }],
      Number.NEGATIVE_INFINITY,
      bound - 1 - offset,
    );
    return over;
  });
}

function order(rows: RowDraft, known: Map<number, DraftLiteral>, bound: number, over: DraftLiteral): void {
  let [below, above] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const other of known.keys())
    if (other < bound) below = Math.max(below, other);
    else above = Math.min(above, other);
  const [smaller, larger] = [known.get(below), known.get(above)];
  if (smaller !== undefined) rows.clause([over ^ 1, smaller]);
  if (larger !== undefined) rows.clause([larger ^ 1, over]);
  known.set(bound, over);
}
