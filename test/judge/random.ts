/** Random choices that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `below`. */
  readonly below: (below: number) => number;
  /** True once in so many times. */
  readonly oneIn: (times: number) => boolean;
  readonly one: <Item>(items: readonly Item[]) => Item;
  /** One of the items, each as often as its weight says. */
  readonly weighted: <Item extends { readonly weight?: number }>(items: readonly Item[]) => Item;
}

export function randomFrom(seed: number): Random {
  // Xorshift of 32 bits, begun far from seeds that are small.
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
  const below = (limit: number): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 4294967296) * limit);
  };
  for (let k = 0; k < 8; k++) below(2);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  const weighted = <Item extends { readonly weight?: number }>(items: readonly Item[]): Item => {
    const total = items.reduce((sum, { weight = 1 }) => sum + weight, 0);
    let at = below(total * 1000) / 1000;
    for (const item of items) {
      at -= item.weight ?? 1;
      if (at < 0) return item;
    }
    return one(items);
  };
  return { below, oneIn: (times) => below(times) === 0, one, weighted };
}
