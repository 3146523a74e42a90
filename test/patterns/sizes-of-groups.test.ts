/** Sizes of groups as one rule, by a known relation too, and of each number of a head: as many answers with the pattern as without it. */
import { expect, test } from "vitest";
import { boardsOf } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";
import { compiled } from "./compiled.js";

const pattern = "group sizes";
const NODES = 100_000;

/** Beside another statement: a head that is joined with that over groups is another form. */
const each = (head: string, rule: string): string =>
  `for each ${head}:\n  ${rule}\n  some(c is shaded for c in cells)`;

const cases: readonly [rule: string, isTaken: boolean][] = [
  ["for each group g of cells with shaded by near: size(g) = 2", true],
  ["for each group g of cells where not shaded by near: size(g) >= 3", true],
  ["for each group g of cells with shaded by leap: size(g) <= 2", true],
  [each("k in 1..3", "for each group g of cells where letter = k by near: size(g) = k"), true],
  [each("k in 1..3", "for each group g of cells where letter = k: size(g) <= k * 2 - 1"), true],
  [each("k in 1..2", "for each group g of cells where letter > k by leap: size(g) <= k + 1"), true],
  // No size is a fraction.
  ...["<", "<=", ">", ">=", "=", "!="].map(
    (sign) =>
      [`for each group g of cells with shaded: size(g) ${sign} 5 / 2`, sign !== "!="] as [string, boolean],
  ),
  ["for each group g of cells with shaded by alike: size(g) = 2", false],
  [each("k in 1..3", "for each group g of cells with shaded by near: size(g) = k or k != 2"), false],
];

test.each(cases)("%s", (rule, isTaken) => {
  const text = [
    "puzzle P",
    "board 3 x 3",
    "find shaded: yes/no",
    "find letter: 1..3",
    "for each cell c: c is shaded = (c.letter = 2)",
    "let near of cells x, y = y in x.around",
    "let leap of cells x, y = distance(x, y) = 3",
    "let alike of cells x, y = y in x.around and x.letter = y.letter",
    rule,
    "instance",
  ].join("\n");
  const [only] = boardsOf("P", "p.ecp", text, noFiles);
  if (only === undefined) throw new Error("no board");
  expect(
    only.analysis.diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message),
  ).toEqual([]);
  const all = compiled(only, "all", 1_000_000, 1e6);
  expect(all.marks.has(pattern)).toBe(isTaken);
  const answers = all.answers(NODES);
  expect(answers).toMatch(/^\d+$/);
  expect(compiled(only, { without: [pattern] }, 1_000_000, 1e6).answers(NODES)).toBe(answers);
});
