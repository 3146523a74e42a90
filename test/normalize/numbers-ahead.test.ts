/** Rules about two cells with numbers that follow, which look as if they could be read by the cell alone, and may not. Counts are worked out by hand. */
import { describe, expect, test } from "vitest";
import { problemOf, searched } from "../forms/compiled.js";

const counted = (rule: string, once = "exactly 1 of each n in cells"): number =>
  Number(searched(problemOf(`puzzle T\nboard 1 x 4\nfind n: 1..4\n${once}\n${rule}\ninstance:\n`)).count);

describe("of four numbers in a row", () => {
  test("a difference is never less than 0", () => {
    expect(counted("for each cells x, y where difference(x.n, y.n) = -1: y in x.neighbours")).toBe(24);
    expect(counted("for each cells x, y where difference(x.n, y.n) = 1: y in x.neighbours")).toBe(2);
  });

  test("a cell differs from itself by 0", () => {
    const apart = "distance(x, y) <= 1: difference(x.n, y.n) > 1";
    expect(counted(`for each cell x: for each cell y where ${apart}`)).toBe(0);
    // 2413 and 3142.
    expect(counted(`for each cells x, y where ${apart}`)).toBe(2);
    expect(counted("for each cell x: for each cell y where distance(x, y) <= 1: y.n != x.n + 1")).toBe(2);
  });

  test("numbers that may be there twice say nothing of the next one", () => {
    const rule = "for each cells x, y where y.n = x.n + 1: y in x.neighbours";
    expect(counted(rule, "at most 2 of each n in cells")).toBe(twiceAtMost());
  });
});

/** Of all rows of four numbers, each at most twice, those in which every number is beside every one that is one less. */
function twiceAtMost(): number {
  let count = 0;
  for (let code = 0; code < 256; code++) {
    const row = [0, 1, 2, 3].map((place) => 1 + (Math.floor(code / 4 ** place) % 4));
    const isTwiceAtMost = row.every((n) => row.filter((each) => each === n).length <= 2);
    const follows = row.every((n, x) => row.every((m, y) => m !== n + 1 || Math.abs(x - y) === 1));
    if (isTwiceAtMost && follows) count++;
  }
  return count;
}
