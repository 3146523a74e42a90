/** Counts that need more than there is room for: what they force is so at all points of zeros and ones that keep all counts named, with the facts named; and hardly ever is it without one of these. */
import { opposite, type SignedOption } from "@ecp/engine";
import { expect, test } from "vitest";
import type { FactCount } from "../../packages/compiler/src/explain/deduction/counts.js";
import { WeighedCounts } from "../../packages/compiler/src/explain/deduction/weighed-counts.js";
import type { GroundVariableId } from "../../packages/compiler/src/ground.js";

const SIZE = 9;

/** The same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (1103515245 * state + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

type Point = readonly (0 | 1)[];

const points: readonly Point[] = Array.from({ length: 2 ** SIZE }, (_, bits) =>
  Array.from({ length: SIZE }, (_each, index): 0 | 1 => (((bits >> index) & 1) === 0 ? 0 : 1)),
);

const factOf = (index: number): SignedOption => (2 * index) as SignedOption;
const says = (point: Point, fact: SignedOption): boolean => (point[fact >> 1] === 1) === ((fact & 1) === 0);

const numberOf = ({ of }: FactCount, point: Point): number => of.filter((fact) => says(point, fact)).length;

const keeps = (point: Point, counts: Iterable<FactCount>): boolean =>
  [...counts].every((count) => {
    const value = numberOf(count, point);
    return value >= count.least && value <= count.most;
  });

/** Counts that overlap, and that the point keeps, most of them just so. */
function countsAt(point: Point, next: (below: number) => number): readonly FactCount[] {
  return Array.from({ length: 7 }, (_, index): FactCount => {
    const of = point.map((_each, place) => factOf(place)).filter(() => next(5) < 2);
    const by = { element: index as GroundVariableId };
    const value = numberOf({ of, least: 0, most: 0, by }, point);
    return { of, least: value - (next(4) === 0 ? 1 : 0), most: value + (next(4) === 0 ? 1 : 0), by };
  }).filter(({ of }) => of.length > 1);
}

test("what follows is so, and rests on what is named", () => {
  let found = 0;
  let spare = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const next = numbers(seed);
    const point: Point = Array.from({ length: SIZE }, () => (next(2) === 0 ? 0 : 1));
    const counts = countsAt(point, next);
    const known = new Set(
      point.flatMap((value, place) =>
        next(3) > 0 ? [] : [value === 1 ? factOf(place) : opposite(factOf(place))],
      ),
    );
    const deduction = new WeighedCounts(counts, { canonical: (fact) => fact, opposite }).best({
      holds: (fact) => known.has(fact),
      isCertain: () => false,
      isSought: (fact) => says(point, fact),
    });
    if (deduction === undefined) continue;
    found++;
    const { follows, facts, counted } = deduction;
    const named = new Set([...(counted?.needing ?? []), ...(counted?.allowing ?? [])]);
    const isOpen = (some: Iterable<FactCount>, held: readonly SignedOption[]): boolean =>
      points.some(
        (each) => !says(each, follows) && keeps(each, some) && held.every((fact) => says(each, fact)),
      );
    expect(isOpen(named, facts), `seed ${seed}`).toBe(false);
    const isSpare =
      facts.some(
        (fact) =>
          !isOpen(
            named,
            facts.filter((each) => each !== fact),
          ),
      ) ||
      [...named].some(
        (count) =>
          !isOpen(
            [...named].filter((each) => each !== count),
            facts,
          ),
      );
    if (isSpare) spare++;
  }
  expect(found).toBeGreaterThan(100);
  // Whole numbers may need less than weights do.
  expect(spare).toBeLessThan(found / 50);
});
