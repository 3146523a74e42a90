/** Numbers in bits, the least first. */
import type { Draft } from "./sink.js";

export type Bits = readonly number[];
export type WeightedLiterals = readonly (readonly [weight: number, literal: number])[];

export const widthFor = (most: number): number => Math.max(1, Math.ceil(Math.log2(most + 1)));

export const newNumber = (draft: Draft, most: number): Bits =>
  Array.from({ length: widthFor(most) }, () => draft.newVariable());

/** The value whose literal holds, of which one does at most; 0 if none does. */
export function numberOf(draft: Draft, values: readonly (readonly [value: number, literal: number])[]): Bits {
  const most = values.reduce((sum, [value]) => Math.max(sum, value), 0);
  const bits = newNumber(draft, most);
  if (draft.hasRows) draft.linear([...values, ...termsOf(bits, -1)], 0, 0);
  else
    bits.forEach((bit, b) => {
      const those = values.flatMap(([value, literal]) => (((value >> b) & 1) === 1 ? [literal] : []));
      for (const literal of those) draft.implies([literal], [bit]);
      draft.implies([bit], those);
    });
  return bits;
}

/** Its value, times a factor, as terms of a row. */
export const termsOf = (bits: Bits, factor = 1): WeightedLiterals =>
  bits.map((bit, b) => [factor * 2 ** b, bit] as const);

/** Where all of these hold, it is so much. */
export function sayValue(draft: Draft, bits: Bits, value: number, given: readonly number[]): void {
  bits.forEach((bit, b) => {
    draft.implies(given, [((value >> b) & 1) === 1 ? bit : bit ^ 1]);
  });
}

export function sayEqual(draft: Draft, one: Bits, other: Bits, given: readonly number[]): void {
  one.forEach((bit, b) => {
    draft.equal(bit, other[b] ?? draft.never(), given);
  });
}

/** Where `given` holds, they differ. */
export function sayDifferent(draft: Draft, one: Bits, other: Bits, given: number): void {
  const differences = one.map((bit, b) => {
    const twin = other[b] ?? draft.never();
    const differs = draft.newVariable();
    draft.implies([differs, bit], [twin ^ 1]);
    draft.implies([differs], [bit, twin]);
    draft.implies([bit, twin ^ 1], [differs]);
    draft.implies([bit ^ 1, twin], [differs]);
    return differs;
  });
  draft.implies([given], differences);
}

/** The number after this one, with one bit more. */
export function next(draft: Draft, bits: Bits): Bits {
  const [lowest] = bits;
  if (lowest === undefined) return [draft.always()];
  const after = [lowest ^ 1];
  let carry = lowest;
  for (const bit of bits.slice(1)) {
    const isNeither = draft.both(bit ^ 1, carry ^ 1);
    const both = draft.both(bit, carry);
    after.push(draft.both(isNeither ^ 1, both ^ 1));
    carry = both;
  }
  return [...after, carry];
}
