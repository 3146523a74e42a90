/** Values that follow each other at places side by side: the value after says where the one before is, and no answer is lost by it. */
import { analyse, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { noFiles } from "../support/hosts.js";

const puzzle = (rules: string, board = "1 x 4", layer = "n: 1..4"): string => `puzzle P
board ${board}
find ${layer}
${rules}
instance "a"
`;

/** The constraints that are made because one value is beside the next. */
function added(text: string): number {
  const { typed } = analyse("test.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("the text has mistakes");
  const [all, without] = [false, true].map((givensApart) => {
    const { ground } = compileInstance(typed, instance, { set: new Map(), givensApart }, noFiles);
    return ground?.constraints.length ?? Number.NaN;
  });
  return (all ?? 0) - (without ?? 0);
}

const each = "exactly one of each n in cells\n";
const cases: readonly (readonly [text: string, added: number])[] = [
  [puzzle(`${each}for each cell x where x.n < 4: some(y.n = x.n + 1 for y in x.neighbours)`), 12],
  [puzzle(`${each}for each cell x: x.n = 4 or some(x.n = y.n - 1 for y in x.neighbours)`), 12],
  [puzzle(`${each}for each cell x where x.n > 1: some(y.n = x.n - 1 for y in x.neighbours)`), 12],
  // In the last column it is not asked where the value after is.
  [
    puzzle(
      `${each}for each cell x where x is not r1c4 and x.n < 4: some(y.n = x.n + 1 for y in x.neighbours)`,
    ),
    9,
  ],
  // Not each value has one place.
  [puzzle("for each cell x where x.n < 4: some(y.n = x.n + 1 for y in x.neighbours)"), 0],
  [
    puzzle(
      `exactly one of each n in each row\nfor each cell x where x.n < 4: some(y.n = x.n + 1 for y in x.neighbours)`,
      "2 x 3",
      "n: 1..3",
    ),
    0,
  ],
  // A value has one place in each row and in each column, and asks for itself or another one there.
  [
    puzzle(
      "exactly one of each n in each row, column\nfor each cell x where x.n = 1: some(y.n = x.n for y in x.around)",
      "3 x 3",
      "n: 1..3",
    ),
    0,
  ],
  [
    puzzle(
      "exactly one of each n in each row, column\nfor each cell x where x.n = 1: some(y.n = x.n + 1 for y in x.neighbours)",
      "3 x 3",
      "n: 1..3",
    ),
    0,
  ],
  [puzzle(`${each}for each cell x where x.n < 4: some(y.n = x.n + 1 for y in x.around)`, "2 x 2"), 0],
];

describe.each(cases)("%s", (text, number) => {
  test("the answers are those of the rules", () => {
    expect(compareWithOracle(text)).toMatchObject({ kind: "same" });
  });
  test("it is noticed where it holds", () => {
    expect(added(text)).toBe(number);
  });
});
