/** Numbers in bits, the least first. */
import type { Draft } from "./sink.js";

export type Bits = readonly number[];
export type WeightedLiterals = readonly (readonly [weight: number, literal: number])[];

export const widthFor = (most: number): number => Math.max(1, Math.ceil(Math.log2(most + 1)));

export const newNumber = (draft: Draft, most: number): Bits =>
  Array.from({ length: widthFor(most) }, () => draft.newVariable());

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
