/** Relations that say what the second element is by the first: the pairs that they lead to are all that they hold of. */
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";

const puzzle = (relation: string): string => `puzzle P
board 2x2
find mirror: yes/no
find on: yes/no
let out(c) = c.next(if c is mirror then down else right)
let joined of cells x, y = ${relation}
rule "told": connected(cells with on by joined)
rule "some": count(c in cells with on) = 3
instance "a"
`;

describe.each([
  "y is x.next(right)",
  "y is out(x)",
  "x is out(y)",
  "x is mirror and y is out(x)",
  "y is x.next(right) or x is y.next(down)",
  "y is x.next(right) or y is x.next(down)",
  "y in x.neighbours and x is not mirror",
  "y in cells and x.row is y.row",
  "some(x is c and y is c.next(d) for c in cells, d in directions)",
  "some(y is x.next(d) and y is mirror for d in {right, down})",
  // A question about both comes first, and is asked of every pair.
  "x.row is y.row and y is out(x)",
  "not (y is x.next(right))",
  "x is not y and x in y.neighbours",
  "some(c in y.neighbours for c in x.neighbours)",
  "some(c in y.around and c is mirror for c in x.neighbours)",
])("joined of cells x, y = %s", (relation) => {
  test("the answers are those of all pairs", () => {
    expect(compareWithOracle(puzzle(relation))).toMatchObject({ kind: "same" });
  });
});
