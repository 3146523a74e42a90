/** Of "this, or as many as a clue says", the clue is stated where the other does not hold, and is no truth of its own: the answers are those that the judge finds. */
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const head = "puzzle P\nboard 1 x 4\ngiven k: number or ?\nfind s: yes/no\nfind n: 0..2 or none\n";
const puzzle = (rule: string): string => `${head}${rule}\ninstance "a":\n  k:\n    2 . ? .\n`;

const rules = [
  "for each cell c: c is s or count(x in cells where x.n = 1) = 2",
  "for each cell c: count(x in cells where x.n = c.n) >= 2 or c is not s",
  "for each cell c: count(x in cells where x is s) = c.n or c.n = 0",
  "for each cell c with k: no s in c.neighbours or count(x in cells where x is s) = c.k",
  "for each cell c with k: count(x in cells where x.n = 1) = 0 or c.k",
  "count(x in cells where x is s) = 2 or count(x in cells where x has n) = 3",
];

test.each(rules)("%s", (rule) => {
  expect(compareWithOracle(puzzle(rule))).toMatchObject({ kind: "same" });
});

test("a clue that is not printed gets no values", () => {
  const either = itemsOf(
    "for each cell c with k: no s in c.neighbours or count(x in cells where x is s) = c.k",
  );
  expect(either).toBeLessThan(20);
});

function itemsOf(rule: string): number | undefined {
  const { typed } = analyse("p.ecp", puzzle(rule), noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  return compileInstance(typed, instance, { set: new Map() }, noFiles).lowered?.problem.itemCount;
}
