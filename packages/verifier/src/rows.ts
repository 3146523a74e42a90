/** lo <= the sum of the weights of the true variables <= hi. */
export interface Row {
  readonly variables: readonly number[];
  readonly weights: readonly number[];
  readonly lo: number;
  readonly hi: number;
}

/** The row that says it of literals with weights; a variable may stand among them twice. */
export function rowOfLiterals(terms: readonly (readonly [number, number])[], lo: number, hi: number): Row {
  const weightOf = new Map<number, number>();
  let base = 0;
  for (const [literal, weight] of terms) {
    const isNegated = (literal & 1) === 1;
    if (isNegated) base += weight;
    weightOf.set(literal >> 1, (weightOf.get(literal >> 1) ?? 0) + (isNegated ? -weight : weight));
  }
  return { variables: [...weightOf.keys()], weights: [...weightOf.values()], lo: lo - base, hi: hi - base };
}

/** Sums beyond that many are not looked through, nor where it takes more additions. */
const [MOST_SUMS, MOST_ADDITIONS] = [100_000, 10_000_000];

/**
 * Whether no choice of what is open (value 0) makes the row hold, be it that the weights leave gaps between the bounds. False where there are too many sums to say. `value`: by literal.
 */
export function isRowImpossible({ variables, weights, lo, hi }: Row, value: ArrayLike<number>): boolean {
  let [sums, additions] = [new Set([0]), 0];
  for (const [i, variable] of variables.entries()) {
    const weight = weights[i] ?? 0;
    const known = value[2 * variable] ?? 0;
    if (known === -1) continue;
    const more = [...sums].map((sum) => sum + weight);
    sums = known === 1 ? new Set(more) : new Set([...sums, ...more]);
    additions += sums.size;
    if (sums.size > MOST_SUMS || additions > MOST_ADDITIONS) return false;
  }
  return ![...sums].some((sum) => sum >= lo && sum <= hi);
}
