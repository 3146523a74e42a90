/** A source of chance that a seed determines: the same seed always gives the same puzzle. The generator is mulberry32 (T. Ettinger, public domain). */
export interface Random {
  /** A whole number from 0 to `bound` - 1. */
  readonly below: (bound: number) => number;
  /** True once in `1 / chance` times. */
  readonly happens: (chance: number) => boolean;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    happens: (chance) => next() < chance,
    shuffled: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const [a, b] = [order[last], order[other]];
        if (a !== undefined && b !== undefined) {
          order[last] = b;
          order[other] = a;
        }
      }
      return order;
    },
  };
}
