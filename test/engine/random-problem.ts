import { createProblemBuilder, type Entry, type ItemId, type Problem } from "@ecp/engine";
import fc from "fast-check";

interface RawItem {
  readonly secondary: boolean;
  readonly lo: number;
  readonly more: number;
}

/** Small problems of every kind: multiplicities from 0..0 up, secondary items with and without colours, mixed order. */
export const randomProblem: fc.Arbitrary<Problem> = fc
  .tuple(
    fc.array(
      fc.record({
        secondary: fc.boolean(),
        lo: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 3 })),
        more: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 2 })),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    fc.array(fc.array(fc.tuple(fc.nat(6), fc.nat(3)), { minLength: 1, maxLength: 5 }), { maxLength: 12 }),
    fc.boolean(),
  )
  .map(([items, options, onlyOnce]) => build(items, options, onlyOnce));

/** Few items and many long options, so that sets are large: the search then looks ahead, and saves sizes. */
export const denseProblem: fc.Arbitrary<Problem> = fc
  .tuple(
    fc.array(
      fc.record({
        secondary: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
        lo: fc.constant(1),
        more: fc.constant(0),
      }),
      { minLength: 5, maxLength: 9 },
    ),
    fc.array(fc.array(fc.tuple(fc.nat(8), fc.nat(2)), { minLength: 2, maxLength: 5 }), {
      minLength: 15,
      maxLength: 40,
    }),
  )
  .map(([items, options]) => build(items, options, true));

function build(
  items: readonly RawItem[],
  options: readonly (readonly (readonly [number, number])[])[],
  onlyOnce: boolean,
): Problem {
  const b = createProblemBuilder();
  const ids: ItemId[] = items.map((item) => {
    if (item.secondary) return b.secondary();
    return onlyOnce ? b.primary() : b.primary(undefined, item.lo, item.lo + item.more);
  });
  for (const raw of options) {
    const entries: Entry[] = [];
    const used = new Set<number>();
    let primary = false;
    for (const [at, colour] of raw) {
      const index = at % items.length;
      const item = ids[index];
      if (item === undefined || used.has(index)) continue;
      used.add(index);
      const secondary = items[index]?.secondary === true;
      if (!secondary) primary = true;
      entries.push(secondary && colour > 0 ? { item, colour } : { item });
    }
    if (primary) b.option(entries);
  }
  return b.build();
}
