/** `x before y` of two that one head binds: only those that follow are gone through, in the order of their set; the answers are those of the judge. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const board = (rule: string): string => `puzzle P
board 2x3
given clue: 0..2
given mark: {a, b}
find n: 1..3
rule "a": ${rule}
instance "a":
  clue: r1c1 = 1, r1c3 = 2, r2c2 = 1, r2c3 = 0
  mark: r1c1 = a, r1c2 = a, r2c1 = b, r2c2 = a
`;

const rules: readonly string[] = [
  "for each cells x, y in each line where x before y: x.n <= y.n",
  "for each cells x, y in each row where x before y and x.n = y.n: x.n = 2",
  "for each cells x, y in each line where x.n = y.n and x before y: y.n != 3",
  "for each cells x, y in each row where y before x: x.n < y.n",
  "for each cells x, y where x before y: x.n + y.n != 5",
  "for each cells x, y with clue where x before y: x.n <= y.n",
  "for each row r, cells x, y in r where x has clue and y has clue and x before y: x.n < y.n",
  "for each cells x, y with mark where x before y and x.mark = y.mark: x.n != y.n",
  "for each cells x, y, z in each row where x before y and y before z: x.n + y.n = z.n + 1",
  "for each cells x, y, z in each row where x before z: x.n + z.n >= y.n",
  "for each cells x, y, z in each row where x before z: x.n + y.n != 2 * z.n",
  "for each cells x, y with clue where x.clue = y.clue: x.n != y.n",
  "for each cell c with mark: for each cells x, y in c.look(left) where x before y: x.n <= y.n",
  "for each cell c with clue, cells x, y in c.neighbours where x before y: x.n <= y.n + c.clue",
  "for each cell c, cells x, y in c.ring where x before y: x.n <= y.n + 1",
  "for each rows r, s where r before s: sum(c.n for c in r) < sum(c.n for c in s)",
  "for each columns r, s where r before s: sum(c.n for c in r) <= sum(c.n for c in s)",
  "for each row r: count(x, y in r where x before y and x.n = y.n) = 1",
];

test.each(rules)("%s", (rule) => {
  const outcome = compareWithOracle(board(rule));
  expect(outcome).toMatchObject({ kind: "same" });
  expect(outcome.kind === "same" ? outcome.count : 0).toBeGreaterThan(0);
});

test("in a path that comes back to a cell, this is no other one than itself", () => {
  const text = `puzzle P
board 2x2
given trip: paths
find n: 1..4
for each trip t, cells x, y in t where x before y: x.n != y.n
instance:
  trip: r1c1-r1c2-r2c2-r2c1-r1c1
`;
  expect(compareWithOracle(text)).toMatchObject({ kind: "same", count: 24 });
});

/** On 1x3 with a clue in the first cell (B11). */
test.each([
  ["all(x is s for x in (r1c1.row c where c has clue), y in cells where x before y)", 4],
  ["all(x is s for x in kept, y in cells where x before y)", 4],
  ["all(x is s for x in keptOf(r1c1), y in cells where x before y)", 4],
  ["all(x is s for x in r1c1.row with clue, y in cells where x before y)", 4],
  ["all(x is s for x in r1c1.row, y in cells where x has clue and x before y)", 4],
  ["all(no for x in (r1c1.row c where c is s), y in cells where x before y)", 2],
  ["all(no for x, y in (r1c1.row c where c is s) where x before y)", 4],
  ["for each cells x, y in (r1c1.row c where c is s) where x before y: no", 4],
])("no condition takes anything out of the order: %s", (rule, count) => {
  const text = `puzzle P
board 1 x 3
given clue: 1..2 or none
find s: yes/no
let kept = (r1c1.row c where c has clue)
let keptOf(k) = (k.row c where c has clue)
${rule}
instance:
  clue:
    1 . .
`;
  expect(compareWithOracle(text)).toMatchObject({ kind: "same", count });
});
