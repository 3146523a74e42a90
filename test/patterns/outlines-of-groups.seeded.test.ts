/** Groups of known sizes beside a connected rest: random boards, with holes and givens, with the pattern and without it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { someRuns } from "../support/sampled.js";
import { WithAndWithout } from "./with-and-without.js";

const both = new WithAndWithout("outlines of groups", 50_000, 50_000);

const board = fc.constantFrom(
  { height: 4, width: 4, form: "" },
  { height: 4, width: 4, form: "" },
  { height: 4, width: 5, form: "" },
  { height: 5, width: 5, form: "" },
  { height: 5, width: 4, form: "" },
  { height: 4, width: 4, form: " without r2c3" },
  { height: 4, width: 4, form: " cylinder" },
  { height: 4, width: 4, form: " torus" },
);

const more = fc.constantFrom(
  "",
  "for each block 2x2 b: some x in b is not sea",
  "for each cell c where c.row = 1: c is sea",
  "for each cell c in c1: c is sea",
);

const puzzle = fc
  .record({
    board,
    more,
    areLand: fc.constantFrom(...Array(4).fill("for each cell c with clue: c is not sea"), ""),
    clues: fc.uniqueArray(
      fc.record({ row: fc.nat(4), column: fc.nat(5), size: fc.constantFrom(1, 4, 4, 5, 5, 6) }),
      { minLength: 2, maxLength: 3, selector: ({ row, column }) => row * 6 + column },
    ),
    unknown: fc.nat(9).map((one) => one === 0),
  })
  .map(({ board: { height, width, form }, more: rule, areLand, clues, unknown }) => {
    const given = new Map(
      clues.map(({ row, column, size }) => [`r${(row % height) + 1}c${(column % width) + 1}`, size]),
    );
    const said = [...given].map(([cell, size], i) => `${cell} = ${unknown && i === 0 ? "?" : size}`);
    return [
      "puzzle P",
      `board ${height} x ${width}${form}`,
      "given clue: number or ?",
      "find sea: yes/no",
      areLand,
      "for each group g of cells where not sea:",
      "  exactly 1 clue in g",
      "  size(g) = g.clue",
      "connected(cells with sea)",
      rule.replace("cell c in c1", "cell c where c.column = 1"),
      'instance "a":',
      `  clue: ${said.join(", ")}`,
      "",
    ].join("\n");
  });

test("random puzzles have as many answers with the pattern as without it", () => {
  let [compared, fired, answered] = [0, 0, 0];
  fc.assert(
    fc.property(puzzle, (text) => {
      const { answers, marked } = both.compare(text) ?? {};
      if (answers === undefined) return;
      if (/^\d+$/u.test(answers)) compared++;
      if (marked) fired++;
      if (marked && answers !== "0") answered++;
    }),
    { numRuns: someRuns(1_000), seed: 20261129 },
  );
  expect(compared).toBeGreaterThan(20);
  expect(fired).toBeGreaterThan(10);
  expect(answered).toBeGreaterThan(2);
});

test("large groups around one another are decided in few nodes", () => {
  const text = [
    "puzzle P",
    "board 10 x 10",
    "given clue: number",
    "find sea: yes/no",
    "for each cell c with clue: c is not sea",
    "for each group g of cells where not sea:",
    "  exactly 1 clue in g",
    "  size(g) = g.clue",
    "connected(cells with sea)",
    "for each block 2x2 b: some x in b is not sea",
    'instance "a":',
    "  clue: r2c2 = 37, r3c3 = 36",
    "",
  ].join("\n");
  expect(both.answersOf(text, "all")).toEqual({ answers: "1", marked: true });
  expect(both.answersOf(text, { without: ["outlines of groups"] }).answers).toBe("open");
});
