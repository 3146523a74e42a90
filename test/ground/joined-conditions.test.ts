/**
 * The table of conditions joins parts, few or many, into conditions that are true exactly where the parts say so; and the same parts give the
 * same object in any order.
 */
import { expect, test } from "vitest";
import type { AuxiliaryId, CandidateId } from "../../packages/compiler/src/condition.js";
import {
  ConditionTable,
  type ConditionTruth,
} from "../../packages/compiler/src/ground/conditions/conditions.js";
import type { GroundVariableId } from "../../packages/compiler/src/ground.js";
import { Patience } from "../../packages/compiler/src/patience.js";
import { randomFrom } from "../oracle/random-instance.js";
import { type Added, holds } from "../support/condition-holds.js";
import { seeds } from "../support/seeds.js";

const VALUES = [0, 1, 2];
const VARIABLES = 5;
const FEW = 4;
const MANY = 40;

const newTable = (): ConditionTable =>
  new ConditionTable({
    variable: () => VALUES,
    auxiliary: () => VALUES,
    budget: { keep: () => {}, patience: new Patience(undefined) },
  });

const assignments: readonly (readonly number[])[] = Array.from({ length: 3 ** VARIABLES }, (_, at) =>
  Array.from({ length: VARIABLES }, (_, variable) => Math.floor(at / 3 ** variable) % 3),
);

test.each(seeds(20))("seed %i", (seed) => {
  const random = randomFrom(seed);
  const table = newTable();
  const literal = (): ConditionTruth =>
    table.literal(
      random(VARIABLES) as GroundVariableId,
      VALUES.filter(() => random(2) === 0),
    );
  const made: ConditionTruth[] = [];
  for (let i = 0; i < MANY; i++) made.push(literal());
  for (let round = 0; round < MANY; round++) {
    const length = round % 2 === 0 ? FEW : MANY;
    const parts = Array.from({ length: 1 + random(length) }, () => made[random(made.length)] ?? true);
    const [all, any] = [table.allOf(parts), table.anyOf(parts)];
    const neither = table.not(any);
    const wrong = assignments.filter(
      (values) =>
        holds(all, values) !== parts.every((part) => holds(part, values)) ||
        holds(any, values) !== parts.some((part) => holds(part, values)) ||
        holds(neither, values) === holds(any, values),
    );
    expect(wrong).toEqual([]);
    made.push(all, any);
  }
});

test.each(seeds(20))("of things of all kinds, seed %i", (seed) => {
  const random = randomFrom(seed);
  const table = newTable();
  const some = (): number[] => VALUES.filter(() => random(2) === 0);
  const thing = (): ConditionTruth => {
    switch (random(5)) {
      case 0:
        return table.literal(random(2) as GroundVariableId, some());
      case 1:
        return table.auxiliary(random(2) as AuxiliaryId, some());
      case 2:
        return table.candidate(random(2) as CandidateId, random(2) === 0);
      case 3:
        return table.placement(random(2), random(2) === 0);
      default:
        return random(2) === 0;
    }
  };
  const flags = [false, true];
  const cases = VALUES.flatMap((a) => VALUES.map((b) => [a, b])).flatMap((pair) =>
    flags.flatMap((x) =>
      flags.map((y): readonly [readonly number[], Added] => [
        pair,
        { auxiliaries: [...pair].reverse(), candidates: [x, y], placements: [y, !x] },
      ]),
    ),
  );
  const made: ConditionTruth[] = Array.from({ length: MANY }, thing);
  for (let round = 0; round < MANY; round++) {
    const parts = Array.from({ length: 1 + random(FEW) }, () => made[random(made.length)] ?? true);
    const [all, any, counted] = [table.allOf(parts), table.anyOf(parts), table.counted(parts, [[1, 2]])];
    const wrong = cases.filter(([values, added]) => {
      const count = parts.filter((part) => holds(part, values, added)).length;
      return (
        holds(all, values, added) !== (count === parts.length) ||
        holds(any, values, added) !== count > 0 ||
        holds(counted, values, added) !== (count === 1 || count === 2)
      );
    });
    expect(wrong).toEqual([]);
    expect(table.anyOf([...parts].reverse())).toBe(any);
    for (const joint of [all, any]) {
      if (typeof joint !== "object" || (joint.kind !== "all-of" && joint.kind !== "any-of")) continue;
      expect(new Set<ConditionTruth>(joint.parts).size).toBe(joint.parts.length);
    }
    made.push(random(4) === 0 ? table.kept(parts) : all, any, counted);
  }
});

test("of one thing there is one part, and it and its opposite settle all", () => {
  const table = newTable();
  const other = table.literal(1 as GroundVariableId, [0]);
  const of = (...values: number[]): ConditionTruth => table.literal(0 as GroundVariableId, values);
  expect(table.anyOf([of(0), of(1), other])).toBe(table.anyOf([other, of(0, 1)]));
  expect(table.allOf([of(0, 1), other, of(1, 2)])).toBe(table.allOf([other, of(1)]));
  const things: ConditionTruth[] = [
    of(0),
    table.auxiliary(0 as AuxiliaryId, [0]),
    table.candidate(0 as CandidateId, false),
    table.placement(0, false),
  ];
  for (const thing of things)
    for (const parts of [
      [thing, table.not(thing)],
      [other, table.not(thing), thing],
    ])
      expect([table.anyOf(parts), table.allOf(parts)]).toEqual([true, false]);
});

test("a kept condition stays one, beside others and beside its own parts", () => {
  const table = newTable();
  const [a, b, c] = [0, 1, 2].map((id) => table.literal(id as GroundVariableId, [0])) as [
    ConditionTruth,
    ConditionTruth,
    ConditionTruth,
  ];
  const whole = table.kept([a, b]);
  for (const more of [table.both(whole, c), table.both(c, whole), table.allOf([whole, a, c])])
    expect(typeof more === "object" && more.kind === "all-of" && more.parts).toContain(whole);
});

test("parts in any order are one object, however many", () => {
  const table = newTable();
  const domainOf = (id: number): ConditionTruth => table.literal(id as GroundVariableId, [0]);
  for (const length of [2, 3, 12, 13, 17, 60]) {
    const parts = Array.from({ length }, (_, id) => table.either(domainOf(id), domainOf(id + 100)));
    const whole = table.allOf(parts);
    expect(typeof whole === "object" && whole.kind === "all-of" && whole.parts).toEqual(parts);
    expect(table.allOf([...parts].reverse())).toBe(whole);
    expect(table.allOf([...parts, ...parts])).toBe(whole);
    const literals = Array.from({ length }, (_, id) => domainOf(id));
    expect(table.anyOf([...literals].reverse())).toBe(table.anyOf(literals));
    expect(table.anyOf([...literals, table.not(domainOf(length - 1))])).toBe(true);
  }
});

test("a list that goes on growing is none of the table's", () => {
  const table = newTable();
  const parts = [0, 1, 2].map((id) => table.literal(id as GroundVariableId, [0]));
  const clause = table.anyOf(parts);
  parts.push(table.literal(3 as GroundVariableId, [0]));
  expect(typeof clause === "object" && clause.kind === "any-of" && clause.parts).toHaveLength(3);
});
