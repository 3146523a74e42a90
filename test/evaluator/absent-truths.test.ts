/** A yes/no of a group that its cells do not share, or that none of them has, is no where it stands by itself (L8, R11). Counts are worked out by hand. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

test.each([
  // Two columns of two cells, not both of them without s; the cells between them have none.
  ["find s: yes/no on cells where column != 2\nfor each group g by s where not g.s: size(g) <= 1", 9],
  ["find s: yes/no on cells where column != 2\nfor each group g by s: not g.s", 1],
  ["find s: yes/no on cells where column != 2\nfor each group g by s where g.s and size(g) = 1: no", 4],
])("%s", (rules, count) => {
  expect(compareWithOracle(`puzzle P\nboard 2 x 3\n${rules}\ninstance:\n`)).toEqual({ kind: "same", count });
});

test("cells that share no yes/no", () => {
  // Of one group of two cells, three ways to have s not at both; of two groups, one.
  const rules = "find n: 1..2\nfind s: yes/no\nfor each group g by n: not g.s";
  expect(compareWithOracle(`puzzle P\nboard 1 x 2\n${rules}\ninstance:\n`)).toEqual({
    kind: "same",
    count: 8,
  });
});

test.each([
  // No cell without s, and with s at one cell, or at both, not q there.
  ["c.t = no", 1],
  ["not c.t", 9],
  ["not c.t = no", 9],
  ["(c.t or c is s)", 4],
])("a derived yes/no that does not stand: %s", (rule, count) => {
  const rules = `find s, q: yes/no\nlet t of cell c where c is s = c is q\nfor each cell c: ${rule}`;
  expect(compareWithOracle(`puzzle P\nboard 1 x 2\n${rules}\ninstance:\n`)).toEqual({ kind: "same", count });
});
