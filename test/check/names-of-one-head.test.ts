/** A head whose set is said by one of its own names: `for each cell c, x in c.column` goes through the cells, and through the column of each. */
import { expect, test } from "vitest";
import { problemOf, searched } from "../forms/compiled.js";

const counted = (rule: string, given = ""): number => {
  const text = `puzzle T\nboard 3 x 3\nfind digit: 1..3\n${given}${rule}\ninstance:\n`;
  return Number(
    searched(problemOf(text + (given === "" ? "" : "  room:\n    aab\n    abb\n    ccc\n"))).count,
  );
};

test("the second name is not the first, as in any head", () => {
  // Each column is an order of 1, 2, 3; without the first cell itself, or no column could be.
  expect(counted("for each cell c, x in c.column: x.digit != c.digit")).toBe(6 ** 3);
  expect(counted("all(x.digit != c.digit for each cell c, x in c.column)")).toBe(6 ** 3);
  expect(counted("for each cell c: for each cell x in c.column: x.digit != c.digit")).toBe(0);
});

test("all names behind the one that is read are of the set", () => {
  expect(counted("for each row r, x, y in r: x.digit != y.digit")).toBe(6 ** 3);
  expect(counted("for each cell a, x, y in a.row where a.digit = 1: x.digit = y.digit")).toBe(
    // In a row without a 1 nothing is said; with one, the two others are equal.
    (2 ** 3 + 3 * 2 + 1) ** 3,
  );
});

test("the set may be of another sort than the first name", () => {
  expect(counted("for each room r, c in r: c.digit = size(r)", "given room: region\n")).toBe(1);
});

test("a set that reads none of the names is that of all", () => {
  expect(counted("for each cells a, b in rows[1]: a.digit != b.digit")).toBe(6 * 3 ** 6);
});
