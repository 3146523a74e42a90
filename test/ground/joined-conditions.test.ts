/** What the table of conditions makes of parts that are joined, few or many, holds where the parts say so; and the same parts are one object in any order. */
import { expect, test } from "vitest";
import { ConditionTable, type Truth } from "../../packages/compiler/src/ground/conditions.js";
import type { GroundVariableId } from "../../packages/compiler/src/ground.js";
import { Patience } from "../../packages/compiler/src/patience.js";
import { randomFrom } from "../oracle/random-instance.js";
import { holds } from "../support/condition-holds.js";
import { seeds } from "../support/seeds.js";

const VALUES = [0, 1, 2];
const VARIABLES = 5;
const FEW = 4;
const MANY = 40;

const newTable = (): ConditionTable =>
  new ConditionTable({
    variable: () => VALUES,
    auxiliary: () => [],
    budget: { keep: () => {}, patience: new Patience(undefined) },
  });

const assignments: readonly (readonly number[])[] = Array.from({ length: 3 ** VARIABLES }, (_, at) =>
  Array.from({ length: VARIABLES }, (_, variable) => Math.floor(at / 3 ** variable) % 3),
);

test.each(seeds(20))("seed %i", (seed) => {
  const random = randomFrom(seed);
  const table = newTable();
  const literal = (): Truth =>
    table.literal(
      random(VARIABLES) as GroundVariableId,
      VALUES.filter(() => random(2) === 0),
    );
  const made: Truth[] = [];
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

test("parts in any order are one object, however many", () => {
  const table = newTable();
  const domainOf = (id: number): Truth => table.literal(id as GroundVariableId, [0]);
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
