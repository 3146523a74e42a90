/** Counts added up: whatever they force is so at all points of zeros and ones, which are tried one by one; and of what is so by two families, all is found. */
import type { SignedOption } from "@ecp/engine";
import { expect, test } from "vitest";
import type { FactCount } from "../../packages/compiler/src/explain/deduction/counts.js";
import {
  familyOf,
  type Rest,
  type Tight,
  TightSets,
} from "../../packages/compiler/src/explain/deduction/tight-sets.js";
import type { GroundVariableId } from "../../packages/compiler/src/ground.js";

const SIZE = 8;

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

/** The facts are dealt to some counts, which the point keeps; a few are in none. */
function familyAt(point: Point, next: (below: number) => number, counts: number): readonly FactCount[] {
  const dealt: SignedOption[][] = Array.from({ length: counts }, () => []);
  for (let index = 0; index < SIZE; index++) dealt[next(counts + 1)]?.push(index as SignedOption);
  return dealt.flatMap((of, index): readonly FactCount[] => {
    const value = of.reduce<number>((sum, fact) => sum + (point[fact] ?? 0), 0);
    const least = Math.max(0, value - next(2));
    const most = Math.min(of.length, value + next(2));
    return of.length === 0 ? [] : [{ of, least, most, by: { element: index as GroundVariableId } }];
  });
}

const keeps = (point: Point, counts: readonly FactCount[]): boolean =>
  counts.every(({ of, least, most }) => {
    const value = of.reduce<number>((sum, fact) => sum + (point[fact] ?? 0), 0);
    return value >= least && value <= most;
  });

const rest = (count: FactCount): Rest => ({ count, open: count.of, least: count.least, most: count.most });

const factsOf = (counts: readonly FactCount[]): ReadonlySet<SignedOption> =>
  new Set(counts.flatMap(({ of }) => of));

/** By fact, the value that it must have. */
function forced({ needing, allowing }: Tight): ReadonlyMap<SignedOption, 0 | 1> {
  const [needed, allowed] = [factsOf(needing), factsOf(allowing)];
  return new Map([
    ...[...needed].filter((fact) => !allowed.has(fact)).map((fact) => [fact, 1] as const),
    ...[...allowed].filter((fact) => !needed.has(fact)).map((fact) => [fact, 0] as const),
  ]);
}

const subsets = <Each>(all: readonly Each[]): readonly (readonly Each[])[] =>
  Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_each, index) => ((bits >> index) & 1) > 0),
  );

/** What some of the one family need is what some of the other have room for, beside all that is not in those. */
const isTight = ({ needing, allowing }: Tight): boolean => {
  const allowed = factsOf(allowing);
  const outside = [...factsOf(needing)].filter((fact) => !allowed.has(fact)).length;
  const least = needing.reduce((sum, count) => sum + count.least, 0);
  return least === allowing.reduce((sum, count) => sum + count.most, 0) + outside;
};

test("what is forced is so at all points, and all is found that counts of two families force", () => {
  let found = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const next = numbers(seed);
    const point: Point = Array.from({ length: SIZE }, () => (next(2) === 0 ? 0 : 1));
    const [one, other] = [familyAt(point, next, 4), familyAt(point, next, 3)];
    const family = familyOf(one.map(rest));
    const sets = new TightSets(family.needing, familyOf(other.map(rest)));
    // A count that has no room at all shows it by itself.
    const told = new Set(other.flatMap(({ of, most }) => (most === 0 ? of.map((fact) => `${fact} 0`) : [])));
    for (let size = 1; size <= one.length; size++)
      for (const tight of sets.ofSize(size)) {
        const both = [...tight.needing, ...tight.allowing];
        for (const [fact, value] of forced(tight)) {
          found++;
          told.add(`${fact} ${value}`);
          const other = points.find((each) => each[fact] !== value && keeps(each, both));
          expect(other, `seed ${seed}, fact ${fact}`).toBeUndefined();
        }
      }
    for (const needing of subsets(one))
      for (const allowing of subsets(other))
        if (isTight({ needing, allowing }))
          for (const [fact, value] of forced({ needing, allowing }))
            expect(told, `seed ${seed}`).toContain(`${fact} ${value}`);
  }
  expect(found).toBeGreaterThan(300);
});
