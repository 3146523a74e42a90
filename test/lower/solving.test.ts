/** Whole puzzles of the first two levels, from text to counts that are known from elsewhere. */
import { analyse, compileInstance, type Settings } from "@ecp/compiler";
import { prepare, search } from "@ecp/engine";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

function count(text: string, settings: Settings = { set: new Map() }): string {
  const analysis = analyse("test.ecp", text, noFiles);
  const errors = analysis.diagnostics.filter((each) => each.severity === "error");
  if (errors.length > 0) return errors.map((each) => `${each.code} ${each.message}`).join("; ");
  const instance = analysis.typed.instances[0];
  if (instance === undefined) return "no instance";
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, settings, noFiles);
  if (lowered === undefined) return diagnostics.map((each) => `${each.code} ${each.message}`).join("; ");
  const run = search(lowered.problem, { countOnly: true });
  while (run.step(1_000_000) === "running");
  return String(run.count());
}

const queens = (n: number, torus = ""): string => `puzzle Q
board ${n} x ${n} ${torus}
find queen: yes/no
exactly 1 queen in each row, column
at most 1 queen in each diagonal
`;

test("queens", () => {
  expect(count(queens(8))).toBe("92");
  expect(count(queens(10))).toBe("724");
});

test("queens on a torus", () => {
  expect(count(queens(5, "torus"))).toBe("10");
  expect(count(queens(7, "torus"))).toBe("28");
  expect(count(queens(11, "torus"))).toBe("88");
});

test("latin squares of order 5", () => {
  expect(
    count("puzzle L\nboard 5 x 5\nfind symbol: 1..5\nexactly one of each symbol in each row, column\n"),
  ).toBe("161280");
});

test("grids with boxes of order 4", () => {
  expect(
    count(
      "puzzle S\nboard 4 x 4\nfind digit: 1..4\nexactly one of each digit in each row, column, box 2 x 2\n",
    ),
  ).toBe("288");
});

const pentominoes = (board: string): string => `puzzle P
board ${board}
pieces pentomino with rotations, reflections
place each pentomino exactly once
cover each cell exactly once
`;

test("pentominoes", () => {
  expect(count(pentominoes("3 x 20"))).toBe("8");
  expect(count(pentominoes("8 x 8 without r4c4, r4c5, r5c4, r5c5"))).toBe("520");
});

test("dominoes", () => {
  expect(
    count(`puzzle D
board 6 x 6
pieces domino with rotations
place each domino any number of times
cover each cell exactly once
`),
  ).toBe("6728");
});

test("pairs of Langford", () => {
  expect(
    count(`puzzle L(n: 1..30 = 8)
items number(k) for k in 1..n
items slot(i) for i in 1..2*n
option pair(k, i) for k in 1..n, i in 1..2*n where i + k + 1 <= 2*n:
  number(k), slot(i), slot(i + k + 1)
`),
  ).toBe("300");
});

test("rules once, givens each: assumed values narrow the answers", () => {
  const text =
    "puzzle S\nboard 4 x 4\nfind digit: 1..4\nexactly one of each digit in each row, column, box 2 x 2\n";
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { lowered, ground } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  const layer = ground?.variables[0]?.layer;
  if (lowered === undefined || layer === undefined) throw new Error("not compiled");
  const assume = [
    [0, 1],
    [5, 3],
    [10, 2],
  ].flatMap(([cell = 0, digit = 0]) => lowered.assume(layer, cell, digit) ?? []);
  expect(assume.length).toBe(3);
  expect(lowered.assume(layer, 0, 5)).toBeUndefined();
  const prepared = prepare(lowered.problem);
  const run = prepared.search({ assume });
  while (run.step(1000) === "running");
  const answers = run.next().map((chosen) => {
    const answer = lowered.decode(chosen).layers.get(layer);
    return answer?.kind === "values" ? answer.values : [];
  });
  expect(answers.length).toBeGreaterThan(0);
  for (const values of answers) expect([values[0], values[5], values[10]]).toEqual([1, 3, 2]);
  // By hand: the same with a map.
  const given = `${text}instance:\n  digit:\n    1 . . .\n    . 3 . .\n    . . 2 .\n    . . . .\n`;
  expect(String(answers.length)).toBe(count(given));
});
