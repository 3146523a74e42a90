/** A largest or smallest number beside a number that is to be found: a comparison with each, and no case for each value. Sizes show that it is so. */
import { describe, expect, test } from "vitest";
import { problemOf, searched, sizeOf } from "../forms/compiled.js";

const puzzle = (rule: string, layer = "find n: 1..3", board = "1 x 4"): string =>
  `puzzle P\nboard ${board}\n${layer}\n${rule}\n`;
const others = "(x.n for x in {r1c2, r1c3, r1c4})";

describe("the largest beside another number", () => {
  test.each([
    ["is less", `max${others} < r1c1.n`, "all(x.n < r1c1.n for x in {r1c2, r1c3, r1c4})"],
    ["is at most so much", `r1c1.n >= max${others}`, "all(x.n <= r1c1.n for x in {r1c2, r1c3, r1c4})"],
    ["smallest, is more", `min${others} > r1c1.n`, "all(x.n > r1c1.n for x in {r1c2, r1c3, r1c4})"],
  ])("%s", (_, rule, each) => {
    const [said, meant] = [problemOf(puzzle(rule)), problemOf(puzzle(each))];
    expect(sizeOf(said)).toEqual(sizeOf(meant));
    expect(searched(said).count).toBe(searched(meant).count);
  });

  test("is one of them", () => {
    const said = problemOf(puzzle("max(x.n for x in cells) = r1c1.n"));
    const meant = problemOf(puzzle("all(x.n <= r1c1.n for x in {r1c2, r1c3, r1c4})"));
    expect(sizeOf(said)).toEqual(sizeOf(meant));
    expect(searched(said).count).toBe(1 + 2 ** 3 + 3 ** 3);
  });

  test.each([
    [
      "of numbers that may be none",
      `r1c1 has n and max(x.n for x in {r1c2, r1c3, r1c4} where x has n) < r1c1.n`,
      "find n: 1..2 or none",
      7,
    ],
    ["as one of several things", `max${others} < r1c1.n or r1c2.n = 1`, "find n: 1..2", 8],
    ["not", `not (max${others} < r1c1.n)`, "find n: 1..2", 15],
    ["is the same", `max${others} = r1c1.n`, "find n: 1..2", 8],
  ])("%s", (_, rule, layer, count) => {
    expect(searched(problemOf(puzzle(rule, layer))).count).toBe(count);
  });
});

describe("the largest and the smallest of the same numbers", () => {
  test.each([
    ["differ", "max(cells.n) > min(cells.n)", 3 ** 4 - 3],
    ["are not the same", "min(cells.n) != max(cells.n)", 3 ** 4 - 3],
    ["are the same", "max(cells.n) = min(cells.n)", 3],
    ["are in no other order", "min(cells.n) <= max(cells.n)", 3 ** 4],
    ["cannot be turned round", "max(cells.n) < min(cells.n)", 0],
  ])("%s", (_, rule, count) => {
    expect(searched(problemOf(puzzle(rule))).count).toBe(count);
  });

  test("differ: a clause for each value", () => {
    const said = problemOf(puzzle("max(cells.n) > min(cells.n)"));
    expect(sizeOf(said)).toEqual(sizeOf(problemOf(puzzle("some(x.n != y.n for x, y in cells)"))));
  });
});
