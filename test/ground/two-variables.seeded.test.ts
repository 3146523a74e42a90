/** Conditions about two variables: one problem for all wordings, and the answers that trying every two values gives. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemOf, searched, sizeOf } from "../forms/compiled.js";
import { someRuns } from "../support/sampled.js";

const puzzle = (rule: string, board = "2 x 3", layer = "find n: 1..4"): string =>
  `puzzle P\nboard ${board}\n${layer}\n${rule}\n`;
const ofLinks = (rule: string): string => puzzle(`for each link (x, y): ${rule}`);

describe("one problem for all wordings", () => {
  test.each([
    ["min(x.n, y.n) + 2 <= max(x.n, y.n)", "difference(x.n, y.n) >= 2"],
    ["x.n >= y.n + 2 or y.n >= x.n + 2", "difference(x.n, y.n) >= 2"],
    ["not (x.n > 2 and y.n > 3 or y.n = 3 and x.n >= 3)", "x.n < 3 or y.n < 3"],
    ["difference(x.n, y.n) = 0 or difference(x.n, y.n) = 2", "(x.n + y.n) mod 2 = 0"],
    ["x.n + y.n = 5 or x.n * y.n = 4 and x.n != 2", "x.n + y.n = 5"],
  ])("%s", (said, meant) => {
    const [one, other] = [problemOf(ofLinks(said)), problemOf(ofLinks(meant))];
    expect(sizeOf(one)).toEqual(sizeOf(other));
    expect(searched(one).count).toBe(searched(other).count);
  });
});

/** A condition as it is written, and whether it holds of two values; 0: none. */
interface Said {
  readonly text: string;
  readonly holds: (x: number, y: number) => boolean;
}

const orders: readonly (readonly [string, (a: number, b: number) => boolean])[] = [
  ["<", (a, b) => a < b],
  ["<=", (a, b) => a <= b],
  ["=", (a, b) => a === b],
  ["!=", (a, b) => a !== b],
  [">", (a, b) => a > b],
];
const amounts: readonly (readonly [string, (x: number, y: number) => number])[] = [
  ["r1c1.n", (x) => x],
  ["r1c2.n", (_, y) => y],
  ["min(r1c1.n, r1c2.n)", Math.min],
  ["max(r1c1.n, r1c2.n)", Math.max],
  ["difference(r1c1.n, r1c2.n)", (x, y) => Math.abs(x - y)],
  ["r1c1.n + r1c2.n", (x, y) => x + y],
  ["r1c1.n * r1c2.n", (x, y) => x * y],
  ["r1c1.n - 2 * r1c2.n", (x, y) => x - 2 * y],
  ["2", () => 2],
  ["3", () => 3],
  ["count(c in {r1c1, r1c2} where c.n = 2)", (x, y) => [x, y].filter((n) => n === 2).length],
];
const comparison: fc.Arbitrary<Said> = fc
  .tuple(fc.constantFrom(...amounts), fc.constantFrom(...orders), fc.constantFrom(...amounts))
  .map(([[one, left], [sign, compared], [other, right]]) => ({
    text: `${one} ${sign} ${other}`,
    holds: (x, y) => compared(left(x, y), right(x, y)),
  }));
const { condition } = fc.letrec<{ condition: Said }>((tie) => ({
  condition: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    comparison,
    tie("condition").map(({ text, holds }) => ({
      text: `not (${text})`,
      holds: (x: number, y: number) => !holds(x, y),
    })),
    fc.tuple(tie("condition"), fc.boolean(), tie("condition")).map(([one, isAnd, other]) => ({
      text: `(${one.text}) ${isAnd ? "and" : "or"} (${other.text})`,
      holds: (x: number, y: number) =>
        isAnd ? one.holds(x, y) && other.holds(x, y) : one.holds(x, y) || other.holds(x, y),
    })),
  ),
}));

describe("what trying every two values gives", () => {
  const values = [1, 2, 3, 4];

  test("of random conditions", () => {
    fc.assert(
      fc.property(condition, fc.boolean(), ({ text, holds }, isAsked) => {
        const expected = values.flatMap((x) => values.filter((y) => holds(x, y))).length;
        const rule = isAsked ? `(r1c3.n = 1) = (${text})` : text;
        const found = searched(problemOf(puzzle(rule, "1 x 3"))).count;
        expect(found, rule).toBe(isAsked ? expected + 3 * (16 - expected) : 4 * expected);
      }),
      { numRuns: someRuns(300) },
    );
  });
});
