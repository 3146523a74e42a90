/** "It equals this one, or that one": a clause for each value, and no truth for a pair of values. */
import { analyse, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const puzzle = (rules: string, values = "1..5"): string => `puzzle P
board 2 x 3
find n: ${values}
${rules}
instance "a"
`;

function items(text: string): number {
  const { typed } = analyse("test.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("the text has mistakes");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  return lowered?.problem.itemCount ?? Number.NaN;
}

test.each([
  "for each cell c: some(x.n = c.n + 1 for x in c.neighbours) or c.n = 5",
  "for each cell c: some(x.n = 2 * c.n for x in c.neighbours) or r1c1.n = 1",
])("%s: no item is made beside those of the cells", (rule) => {
  expect(items(puzzle(rule))).toBe(6);
});

describe.each([
  "for each cell c: some(x.n = c.n for x in c.neighbours)",
  "for each cell c: some(x.n = c.n + 1 for x in c.neighbours) or c.n = 5",
  "for each cell c where c.n > 2: some(x.n = c.n / 2 for x in c.neighbours)",
  "for each cell c: some(x.n mod 2 = c.n mod 2 for x in c.neighbours)",
  "for each cell c: some(abs(x.n - 3) = c.n for x in c.neighbours) or c.n > 2",
  "for each cell c: some(x.n = 2 * c.n for x in c.neighbours) or r1c1.n = 1",
])("%s", (rule) => {
  test("the answers are those of the rules", () => {
    expect(compareWithOracle(puzzle(rule, "1..3"))).toMatchObject({ kind: "same" });
  });
});
