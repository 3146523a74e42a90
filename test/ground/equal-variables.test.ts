/** Of values that are said to be equal two by two, those that follow from the others are not said; what says more than that they are equal stays. */
import { describe, expect, test } from "vitest";
import { problemOf, searched, sizeOf } from "../forms/compiled.js";

const puzzle = (...lines: readonly string[]): string => `puzzle P\nboard 1 x 4\n${lines.join("\n")}\n`;

describe("equal in every two cells", () => {
  // Else 28 items.
  test("each cell is once said to be equal to one before", () => {
    const problem = problemOf(puzzle("find n: 1..4", "for each cells x, y in cells: x.n = y.n"));
    expect([sizeOf(problem)[0], searched(problem).count]).toEqual([16, 4]);
  });

  // Else four rules more, one for each value.
  test("in three rules, of which the last follows", () => {
    const rules = ["r1c1.n = r1c2.n", "r1c2.n = r1c3.n", "r1c1.n = r1c3.n"];
    const [two, three] = [2, 3].map((many) => problemOf(puzzle("find n: 1..4", ...rules.slice(0, many))));
    if (two === undefined || three === undefined) throw new Error("no problems");
    expect(sizeOf(three)).toEqual(sizeOf(two));
    expect(searched(three).count).toBe(16);
  });

  test.each([
    ["equal, and no three", "r1c1.n = r1c3.n and r1c1.n != 3", 12],
    ["only where another is 1", "r1c4.n = 1 implies r1c1.n = r1c3.n", 16],
    ["one more", "r1c1.n = r1c3.n + 1", 0],
    ["not", "r1c1.n != r1c3.n", 0],
  ])("beside two that are equal to a third: %s", (_, rule, count) => {
    const text = puzzle("find n: 1..4", "r1c1.n = r1c2.n", "r1c2.n = r1c3.n", rule);
    expect(searched(problemOf(text)).count).toBe(count);
  });

  test("with values that one of them cannot have", () => {
    const text = puzzle(
      "given most: number",
      "find n: 1..most",
      "for each cells x, y in cells: x.n = y.n",
      "instance:",
      "  most:",
      "    4 3 4 4",
    );
    expect(searched(problemOf(text)).count).toBe(3);
  });

  test("with values that may be none", () => {
    const text = puzzle("find n: 1..3 or none", "for each cells x, y in cells: x.n = y.n");
    const two = puzzle("find n: 1..3 or none", "for each cells x, y in {r1c1, r1c2}: x.n = y.n");
    expect([searched(problemOf(text)).count, searched(problemOf(two)).count]).toEqual([4, 64]);
  });
});
