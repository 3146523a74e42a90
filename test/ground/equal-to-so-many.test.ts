/** "It equals so many of them" goes by the values of the one that is compared: no truths for pairs, and the answers that the judge finds. */
import { analyse, compileInstance } from "@ecp/compiler";
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const puzzle = (layer: string, rule: string, board = "1 x 5"): string =>
  `puzzle P\nboard ${board}\nfind ${layer}\n${rule}\ninstance "a"\n`;

const layers = ["n: 1..3", "n: 0..2 or none"];
const rules = [
  "for each cell c: count(x in cells where x is not c and x.n = c.n) = 1",
  "for each cell c where c has n: count(x in cells where x is not c and x.n = c.n) = 1",
  "for each cell c where c.n != 2: count(x in cells where x.n = c.n) <= 2",
  "for each cell c: count(x in cells where x is not c and (x.n = c.n or x is r1c1)) >= 2",
  "for each cell c where c is not r1c5: count(x in cells where x is not c and x.n = c.n) != 1",
  "count(x in cells where x is not r1c1 and x.n = r1c1.n) + count(x in cells where x.n = 1) = 3",
];

test.each(rules)("%s", (rule) => {
  for (const layer of layers)
    expect(compareWithOracle(puzzle(layer, rule)), layer).toMatchObject({ kind: "same" });
});

test("no options are made for pairs", () => {
  const text = puzzle("n: 1..6", rules[0] ?? "", "4 x 4");
  const { typed } = analyse("p.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  expect(lowered?.problem.optionCount).toBe(16 * 6);
});
