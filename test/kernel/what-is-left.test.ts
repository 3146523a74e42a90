/**
 * The part of a problem that is left to search before anything is decided: how many unknowns, and how many conditions of each kind. Whatever
 * code reduces the problem, no more than this may be left; that the answers stay the same is tested elsewhere (`random-rows.test.ts`,
 * `test/knuth`).
 */
import {
  createProblemBuilder,
  type ItemId,
  type Literal,
  negate,
  type Problem,
  readKnuth,
  translate,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { exclusion } from "../../packages/engine/src/learn/exclusion.js";
import { switches } from "./boards.js";

interface Left {
  /** Without those that are fixed. */
  readonly unknowns: number;
  /** By their lengths. */
  readonly clauses?: readonly number[];
  readonly atMostOnes?: readonly number[];
  readonly sums?: readonly number[];
}

function left(problem: Problem): Left {
  const { satisfiable, variableCount, units, clauses, atMostOnes, sums } = translate(problem).model;
  expect(satisfiable).toBe(true);
  const lengths = ({ count, start }: { readonly count: number; readonly start: Int32Array }): number[] =>
    Array.from({ length: count }, (_, k) => (start[k + 1] ?? 0) - (start[k] ?? 0)).sort((a, b) => a - b);
  const unknowns = variableCount - 1 - new Set([...units].map((literal) => literal >> 1)).size;
  const lists = { clauses: lengths(clauses), atMostOnes: lengths(atMostOnes), sums: lengths(sums) };
  return { unknowns, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
}

function knuth(text: string): Problem {
  const { problem } = readKnuth(text);
  if (problem === undefined) throw new Error(`cannot be read:\n${text}`);
  return problem;
}

const one = { atMostOnes: [3], clauses: [3] };

describe("of items and colours is left", () => {
  it.each<[string, string, Left]>([
    ["nothing of an item with one option", "a\na\n", { unknowns: 0 }],
    ["one unknown of an item with two", "a\na\na\n", { unknowns: 1 }],
    ["one of a chain of items with two each", "a b c\na\na b\nb c\nc\n", { unknowns: 1 }],
    ["one of a cell with two colours", "a | x\na x:1\na x:2\n", { unknowns: 1 }],
    ["an unknown a colour of a cell with three", "a | x\na x:1\na x:2\na x:3\n", { unknowns: 3, ...one }],
    [
      "one more of a colour that several options give",
      "a | x\na x:1\na x:1\na x:2\na x:3\n",
      { unknowns: 5, clauses: [3, 3, 4], atMostOnes: [3, 3, 4] },
    ],
    [
      "one more where it is of several cells",
      "a | x y z\na x:1 y:1 z:4\na x:1 y:1 z:4\na x:2 y:2 z:5\na x:3 y:3 z:6\n",
      { unknowns: 5, clauses: [3, 3, 3, 3, 4], atMostOnes: [3, 3, 4] },
    ],
    [
      "no more of two colours, one of which there is",
      "a b | x\na x:1\na x:1\na x:2\na x:2\nb x:1\nb x:2\nb x:1\n",
      { unknowns: 8, clauses: [2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 5], atMostOnes: [3, 4] },
    ],
    [
      "nothing of a colour that is there in any case",
      "a | x\na x:1\na x:1\na x:1\n",
      { unknowns: 3, clauses: [3, 3], atMostOnes: [3] },
    ],
    ["one unknown of two options, of which one or two", "1:2|a 0:1|b\na b\na b\n", { unknowns: 1 }],
    ["at least one", "1:3|a\na\na\na\n", { unknowns: 3, clauses: [3] }],
    ["at most all but one", "0:2|a\na\na\na\n", { unknowns: 3, clauses: [3] }],
    ["all but one at least", "3:4|a\na\na\na\na\n", { unknowns: 4, atMostOnes: [4] }],
    ["exactly all but one", "3|a\na\na\na\na\n", { unknowns: 4, atMostOnes: [4], clauses: [4] }],
    ["all", "3|a\na\na\na\n", { unknowns: 0 }],
    ["a sum where nothing less says it", "2:3|a\na\na\na\na\na\n", { unknowns: 5, sums: [5] }],
    [
      "the same said of two items once",
      "0:1|a 0:1|b 0:1|c\na b\na b\na b c\n",
      { unknowns: 3, atMostOnes: [3] },
    ],
    [
      "no bound above where each value is of another cell",
      "a b 1:2|n\na n\na n\na\na\nb n\nb n\nb\nb\n",
      { unknowns: 8, clauses: [4, 4, 4], atMostOnes: [4, 4] },
    ],
    [
      "two literals of all values but one of two cells",
      "a b 1:2|n\na n\na n\na\nb n\nb n\nb\n",
      { unknowns: 6, clauses: [2, 3, 3], atMostOnes: [3, 3] },
    ],
    [
      "nothing of all values of a cell",
      "a b 1:2|n\na n\na n\na n\nb n\nb\nb\n",
      { unknowns: 6, clauses: [3, 3], atMostOnes: [3, 3] },
    ],
  ])("%s", (_, text, expected) => {
    expect(left(knuth(text))).toEqual(expected);
  });
});

describe("of rows is left", () => {
  type Terms = readonly (readonly [literal: (cells: readonly Literal[]) => Literal, weight: number])[];
  const cell =
    (k: number) =>
    (cells: readonly Literal[]): Literal =>
      cells[k] ?? (0 as Literal);
  const not =
    (k: number) =>
    (cells: readonly Literal[]): Literal =>
      negate(cell(k)(cells));
  const all = (weight: number): Terms => [0, 1, 2, 3].map((k) => [cell(k), weight] as const);

  it.each<[string, Terms, readonly [number, number], Left]>([
    ["a count of equal weights", all(3), [2, 5], { unknowns: 4, clauses: [4], atMostOnes: [4] }],
    ["nothing where every choice will do", all(1), [0, 4], { unknowns: 4 }],
    [
      "a clause beside the bound above, of any weights",
      [...all(2).slice(1), [cell(0), 3]],
      [1, 8],
      { unknowns: 4, clauses: [4], sums: [4] },
    ],
    [
      "what opposite literals have over",
      [
        [cell(0), 3],
        [not(0), 2],
        [cell(1), 1],
        [cell(2), 1],
      ],
      [3, 5],
      { unknowns: 4, clauses: [3] },
    ],
    [
      "what is left of a literal twice",
      [
        [cell(0), 1],
        [cell(0), -1],
        [cell(1), 1],
        [cell(2), 1],
      ],
      [1, 2],
      { unknowns: 4, clauses: [2] },
    ],
    ["no sum of what is to be nothing", all(5), [0, 4], { unknowns: 0 }],
  ])("%s", (_, terms, [lo, hi], expected) => {
    const builder = createProblemBuilder();
    const cells = switches(builder, 4);
    builder.linear(
      terms.map(([literal, weight]) => ({ literal: literal(cells), weight })),
      lo,
      hi,
    );
    expect(left(builder.build())).toEqual(expected);
  });

  it("one unknown of cells that two clauses each make equal or opposite", () => {
    const builder = createProblemBuilder();
    const cells = switches(builder, 6);
    cells.slice(1).forEach((b, k) => {
      const a = cells[k] ?? (0 as Literal);
      const c = k % 2 === 0 ? b : negate(b);
      builder.clause([a, c]);
      builder.clause([negate(c), negate(a)]);
    });
    expect(left(builder.build()).unknowns).toBe(1);
  });

  it("one unknown of two items with two options each, where two clauses tie these", () => {
    const builder = createProblemBuilder();
    const option = (item: ItemId): Literal => builder.chosen(builder.option([item]));
    const [a, b] = [builder.primary(), builder.primary()];
    const [one, other, third, fourth] = [option(a), option(a), option(b), option(b)];
    builder.clause([one, third]);
    builder.clause([other, fourth]);
    expect(left(builder.build()).unknowns).toBe(1);
  });

  it("not even a fixed unknown of an item with one option, or of a colour that there is", () => {
    expect(translate(knuth("a b | x\na x:1\nb x:1\n")).model.variableCount).toBe(1);
  });

  it("no clause that holds in any case, and no literal of one twice", () => {
    const builder = createProblemBuilder();
    const [a, b, c] = switches(builder, 3) as [Literal, Literal, Literal];
    builder.clause([a, b, negate(a)]);
    builder.clause([a, b, c, b, a]);
    expect(left(builder.build())).toEqual({ unknowns: 3, clauses: [3] });
  });
});

describe("of small sets that just fit large ones is left the exact number of each", () => {
  /** Cells from one to before another; as a third, those of them that are to be off. */
  type Counted = readonly [from: number, to: number, lo: number, hi: number];

  /** Threes from here on, so many, each of which has one cell at least. */
  const threes = (from: number, count: number): readonly Counted[] =>
    Array.from({ length: count }, (_, k) => [from + 3 * k, from + 3 * k + 3, 1, 3] as const);
  const exactThrees = (count: number): readonly number[] => new Array<number>(count).fill(3);

  it.each<[string, readonly Counted[], readonly [on: readonly number[], off: readonly number[]], Left]>([
    [
      "where nothing else is",
      [[0, 12, 0, 4], ...threes(0, 4)],
      [[], []],
      { unknowns: 12, clauses: exactThrees(8), atMostOnes: exactThrees(4), sums: [12] },
    ],
    [
      "and nothing in none of them",
      [[0, 13, 0, 4], ...threes(0, 4)],
      [[], []],
      { unknowns: 12, clauses: exactThrees(8), atMostOnes: exactThrees(4), sums: [13] },
    ],
    [
      "beside one that is on",
      [[0, 12, 0, 4], ...threes(0, 3), [9, 13, 2, 4]],
      [[12], []],
      { unknowns: 12, clauses: exactThrees(7), atMostOnes: exactThrees(4), sums: [4, 12] },
    ],
    [
      "beside one that is off",
      [[0, 12, 0, 4], ...threes(0, 3), [9, 13, 1, 4]],
      [[], [12]],
      { unknowns: 12, clauses: [...exactThrees(7), 4], atMostOnes: exactThrees(4), sums: [12] },
    ],
    [
      "behind three that overlap them",
      [[0, 12, 0, 4], [2, 4, 1, 2], [1, 4, 1, 3], [2, 5, 1, 3], ...threes(0, 4)],
      [[], []],
      { unknowns: 12, clauses: [2, ...exactThrees(10)], atMostOnes: exactThrees(4), sums: [12] },
    ],
    [
      "where a smaller large set overlaps",
      [[0, 6, 0, 3], [0, 12, 0, 4], ...threes(0, 4)],
      [[], []],
      { unknowns: 12, clauses: exactThrees(8), atMostOnes: exactThrees(4), sums: [6, 12] },
    ],
    [
      "beside a large set in which more may be, and a small one in both",
      [[0, 13, 0, 4], ...threes(0, 4), [12, 14, 1, 2], [13, 25, 0, 6]],
      [[], []],
      { unknowns: 24, clauses: [2, ...exactThrees(8)], atMostOnes: exactThrees(4), sums: [12, 13] },
    ],
    [
      "in two large sets together",
      [[0, 12, 0, 4], [12, 24, 0, 4], ...threes(0, 3), ...threes(15, 3), [10, 14, 2, 4]],
      [[], []],
      { unknowns: 22, clauses: exactThrees(12), atMostOnes: exactThrees(6), sums: [4, 4, 12, 12] },
    ],
    [
      "beside two large sets that do not fit together",
      [
        [0, 12, 0, 4],
        [12, 24, 0, 4],
        ...threes(0, 3),
        ...threes(15, 3),
        [11, 13, 1, 2],
        [24, 36, 0, 4],
        ...threes(24, 4),
      ],
      [[], []],
      { unknowns: 36, clauses: [2, ...exactThrees(14)], atMostOnes: exactThrees(4), sums: [12, 12, 12] },
    ],
    [
      "of what is off",
      [[0, 12, 8, 12], ...[0, 3, 6, 9].map((k) => [k, k + 3, 0, 2] as const)],
      [[], []],
      { unknowns: 12, clauses: exactThrees(8), atMostOnes: exactThrees(4), sums: [12] },
    ],
    [
      "of what is off, two of three",
      [[0, 12, 4, 12], ...[0, 3, 6, 9].map((k) => [k, k + 3, 0, 1] as const)],
      [[], []],
      { unknowns: 12, clauses: exactThrees(4), atMostOnes: exactThrees(4), sums: [12] },
    ],
    [
      "two of five",
      [[0, 15, 0, 6], ...[0, 5, 10].map((k) => [k, k + 5, 2, 5] as const)],
      [[], []],
      { unknowns: 15, sums: [5, 5, 5, 5, 5, 5, 15] },
    ],
    [
      "three of five off",
      [[0, 15, 6, 15], ...[0, 5, 10].map((k) => [k, k + 5, 0, 2] as const)],
      [[], []],
      { unknowns: 15, sums: [5, 5, 5, 5, 5, 5, 15] },
    ],
  ])("%s", (_, counted, [on, off], expected) => {
    const builder = createProblemBuilder();
    const cells = switches(builder, Math.max(...counted.map(([, to]) => to)));
    for (const [from, to, lo, hi] of counted)
      builder.linear(
        cells.slice(from, to).map((literal) => ({ literal })),
        lo,
        hi,
      );
    for (const k of on) builder.clause([cells[k] ?? (0 as Literal)]);
    for (const k of off) builder.clause([negate(cells[k] ?? (0 as Literal))]);
    expect(left(builder.build())).toEqual(expected);
  });
});

it("the clause that excludes an answer has one literal a cell, however many values it has", () => {
  const builder = createProblemBuilder();
  for (let cell = 0; cell < 5; cell++) {
    const item = builder.primary();
    for (let value = 0; value < 6; value++) builder.option([item]);
  }
  const { model, visible } = translate(builder.build());
  const kernel = new DeductionKernel(model);
  expect(kernel.propagate()).toBe(true);
  for (const literal of visible) {
    if (kernel.value[literal] !== 0) continue;
    kernel.decide(literal);
    expect(kernel.propagate()).toBe(true);
  }
  expect(exclusion(kernel, visible).length).toBe(5);
});
