/** "These two are equal" is one condition, of which the clauses are written when they are read: it, its opposite and what it stands in say what they should. */
import { expect, test } from "vitest";
import type { Pairing } from "../../packages/compiler/src/condition.js";
import { ConditionTable } from "../../packages/compiler/src/ground/conditions/conditions.js";
import type { GroundVariableId } from "../../packages/compiler/src/ground.js";
import { Patience } from "../../packages/compiler/src/patience.js";
import { randomFrom } from "../oracle/random-instance.js";
import { holds } from "../support/condition-holds.js";
import { seeds } from "../support/seeds.js";

const VALUES = [0, 1, 2, 3, 4, 5];
const [LEFT, RIGHT, GUARD] = [0, 1, 2].map((id) => id as GroundVariableId) as [
  GroundVariableId,
  GroundVariableId,
  GroundVariableId,
];

const newTable = (): ConditionTable =>
  new ConditionTable({
    variable: () => VALUES,
    auxiliary: () => [],
    budget: { keep: () => {}, patience: new Patience(undefined) },
  });

const assignments = Array.from({ length: VALUES.length ** 3 }, (_, at) =>
  [1, VALUES.length, VALUES.length ** 2].map((place) => Math.floor(at / place) % VALUES.length),
);

/** Each value of the left variable in one pair, each of the right one in one at most; some stand for nothing on the right. */
function randomPairing(below: (bound: number) => number): Pairing {
  const groups = 1 + below(VALUES.length);
  const lefts: number[][] = Array.from({ length: groups }, () => []);
  const rights: number[][] = Array.from({ length: groups + 1 }, () => []);
  const single = below(2) === 0;
  for (const value of VALUES) {
    lefts[single ? value % groups : below(groups)]?.push(value);
    rights[below(groups + 1)]?.push(value);
  }
  const pairs = lefts.flatMap((left, i) => (left.length === 0 ? [] : [{ left, right: rights[i] ?? [] }]));
  return { left: LEFT, right: RIGHT, pairs };
}

/** Values that stand for themselves, or for one more: of these, what is said under a guard is kept as a whole. */
function shifted(by: number): Pairing {
  const pairs = VALUES.map((value) => ({
    left: [value],
    right: VALUES.includes(value + by) ? [value + by] : [],
  }));
  return { left: LEFT, right: RIGHT, pairs };
}

function check(pairing: Pairing, guardValues: readonly number[]): void {
  const table = newTable();
  const areEqual = ([a = -1, b = -1]: readonly number[]): boolean =>
    pairing.pairs.some(({ left, right }) => left.includes(a) && right.includes(b));
  const equal = table.equal(pairing);
  const again = table.equal({ ...pairing, pairs: pairing.pairs.map((pair) => ({ ...pair })) });
  expect(again).toBe(equal);
  const guard = table.literal(GUARD, guardValues);
  const isGuarded = (values: readonly number[]): boolean => guardValues.includes(values[GUARD] ?? -1);
  const where = table.eachWhere(guard, equal);
  const either = table.either(guard, table.not(equal));
  const both = table.both(equal, guard);
  const some = table.literal(RIGHT, guardValues);
  const implied = table.implies(equal, some);
  for (const values of assignments) {
    expect(holds(equal, values)).toBe(areEqual(values));
    expect(holds(table.not(equal), values)).toBe(!areEqual(values));
    expect(where.every((truth) => holds(truth, values))).toBe(!isGuarded(values) || areEqual(values));
    expect(holds(either, values)).toBe(isGuarded(values) || !areEqual(values));
    expect(holds(both, values)).toBe(isGuarded(values) && areEqual(values));
    expect(holds(implied, values)).toBe(!areEqual(values) || guardValues.includes(values[RIGHT] ?? -1));
  }
}

test.each(seeds(40))("seed %i: any pairs", (seed) => {
  const below = randomFrom(seed);
  check(
    randomPairing(below),
    VALUES.filter(() => below(2) === 0),
  );
});

test.each([-2, 0, 1, 4])("values and those %i further on", (by) => {
  check(shifted(by), [1, 3]);
});

test("under a guard it is one condition, without clauses of its own", () => {
  const table = newTable();
  const guard = table.literal(GUARD, [2]);
  const [first, second, more] = table.eachWhere(guard, table.equal(shifted(1)));
  expect(more).toBeUndefined();
  expect(first).toMatchObject({ kind: "any-of", parts: [{ variable: GUARD }, { variable: LEFT }] });
  const whole = typeof second === "object" && second.kind === "any-of" ? second.parts[1] : undefined;
  expect(whole).toMatchObject({ kind: "all-of", pairing: { left: LEFT, right: RIGHT } });
});
