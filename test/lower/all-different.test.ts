/** Counts of one origin that say "all different", and such that only look like it: the answers are those of the judge. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const board = (rule: string): string => `puzzle P
board 1x4
given top: 1..4
given half: yes/no
find n: 1..top
rule "a": ${rule}
instance "a":
  top: 3 3 3 4
  half: r1c1, r1c2
`;

const rules: readonly (readonly [rule: string, count: number])[] = [
  ["at most 1 of each n in each row", 6],
  ["all(count(c in cells where c.n = k) <= 1 for k in 1..3)", 6],
  // The first says less of 1 than the second: it may be none of some.
  ["all(count(c in cells where c.n = max(k, 1) and (k > 0 or c is half)) <= 1 for k in 0..3)", 6],
  ["all(count(c in cells where c.n = k and c is half) <= 1 for k in 1..3)", 72],
];

test.each(rules)("%s", (rule, count) => {
  expect(compareWithOracle(board(rule))).toMatchObject({ kind: "same", count });
});
