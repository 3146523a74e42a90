/**
 * Places for the fields of a state: a field needs its bits from the step that opens it to the one that closes it, and within one
 * word. First fit; what is not in use is 0, so that equal states are equal words.
 */
export interface Field {
  readonly word: number;
  readonly shift: number;
  /** Before the shift. */
  readonly mask: number;
}

export interface FieldWish {
  /** The first and the last step in which it is in use. */
  readonly first: number;
  readonly last: number;
  readonly bits: number;
}

const WORD_BITS = 32;

export interface Placed {
  readonly fields: readonly Field[];
  /** Words, from `firstWord` on. */
  readonly words: number;
  /** Bits in use after each step. */
  readonly openBits: Float64Array;
}

/** Pre: no field has more than 30 bits. */
export function placeFields(wishes: readonly FieldWish[], steps: number, firstWord: number): Placed {
  const opening: number[][] = Array.from({ length: steps }, () => []);
  const closing: number[][] = Array.from({ length: steps }, () => []);
  wishes.forEach((wish, index) => {
    opening[wish.first]?.push(index);
    closing[wish.last]?.push(index);
  });
  const used: number[] = [];
  const fields: Field[] = wishes.map(() => ({ word: 0, shift: 0, mask: 0 }));
  const openBits = new Float64Array(steps);
  let open = 0;
  for (let step = 0; step < steps; step++) {
    for (const index of opening[step] ?? []) {
      const bits = wishes[index]?.bits ?? 0;
      const mask = 2 ** bits - 1;
      const { word, shift } = freePlace(used, bits, mask);
      used[word] = (used[word] ?? 0) | (mask << shift);
      fields[index] = { word: firstWord + word, shift, mask };
      open += bits;
    }
    for (const index of closing[step] ?? []) {
      const field = fields[index];
      if (field === undefined) continue;
      const word = field.word - firstWord;
      used[word] = (used[word] ?? 0) & ~(field.mask << field.shift);
      open -= wishes[index]?.bits ?? 0;
    }
    openBits[step] = open;
  }
  return { fields, words: used.length, openBits };
}

function freePlace(used: readonly number[], bits: number, mask: number): { word: number; shift: number } {
  for (let word = 0; word < used.length; word++) {
    for (let shift = 0; shift + bits <= WORD_BITS; shift++) {
      if (((used[word] ?? 0) & (mask << shift)) === 0) return { word, shift };
    }
  }
  return { word: used.length, shift: 0 };
}

/** The least number of bits that holds 0 … `most`. */
export function bitsFor(most: number): number {
  let bits = 1;
  while (2 ** bits <= most) bits++;
  return bits;
}

/** A slot for each vertex while it is concerned, used again afterwards. */
export function placeVertices(
  first: ReadonlyMap<number, number>,
  last: ReadonlyMap<number, number>,
  steps: number,
): { slotOf: Map<number, number>; slotCount: number } {
  const opening: number[][] = Array.from({ length: steps }, () => []);
  const closing: number[][] = Array.from({ length: steps }, () => []);
  for (const [v, s] of first) opening[s]?.push(v);
  for (const [v, s] of last) closing[s]?.push(v);
  const slotOf = new Map<number, number>();
  const free: number[] = [];
  let slotCount = 0;
  for (let s = 0; s < steps; s++) {
    for (const v of opening[s] ?? []) slotOf.set(v, free.pop() ?? slotCount++);
    for (const v of closing[s] ?? []) free.push(slotOf.get(v) ?? 0);
  }
  return { slotOf, slotCount };
}
