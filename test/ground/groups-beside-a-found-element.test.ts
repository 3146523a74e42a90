/** A `let` of groups, read at an element that is to be found: which groups there are is to be found too. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

test.each([
  ["size(groups of c.neighbours)", "for each cell c where c has next(c.tip): c.next(c.tip).much = 2"],
  ["size(group(c by tip))", "for each cell c where c has next(c.tip): c.next(c.tip).much > 1"],
  ["size(groups of c.corners by near)", "for each cell c where c has next(c.tip): c.next(c.tip).much = 1"],
])("%s", (much, rule) => {
  const text = `puzzle P
board 2 x 2
find tip: direction
let near of corners a, b = some(c in b.cells for c in a.cells)
let much of cell c = ${much}
${rule}
r1c1.tip = down
instance "a"
`;
  expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
});
