import { afterAll, beforeAll, expect, test } from "vitest";
import { type Built, build, collect } from "./built.js";
import { schemaErrors } from "./schema.js";

let built: Built;

const nurikabe = "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1";
const sudoku = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
const mixed = [
  "# three kinds",
  nurikabe,
  sudoku,
  "",
  "https://puzz.link/p?nurikabe/5/5/h1",
  nurikabe,
  "hello",
];

beforeAll(async () => {
  built = await build();
  built.file("mixed.txt", `${mixed.join("\n")}\n`);
});
afterAll(() => built.remove());

interface Result {
  readonly instance: string;
  readonly puzzle: string | null;
  readonly status: string;
}
const resultsOf = (out: string): readonly Result[] =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("a line of JSON for each puzzle of whatever kind, by the number of its line", async () => {
  const { code, out } = await built.ecpc(["batch", "mixed.txt"]);
  const results = resultsOf(out);
  for (const result of results) expect(schemaErrors("result", result)).toEqual([]);
  expect(results.map(({ instance, puzzle, status }) => [instance, puzzle, status])).toEqual([
    ["2", "Nurikabe", "unique"],
    ["3", "Sudoku", "unique"],
    ["5", null, "error"],
    ["6", "Nurikabe", "unique"],
    ["7", null, "error"],
  ]);
  expect(code).toBe(1);
});

test("it goes on from a line, and ends with one", async () => {
  const { code, out } = await built.ecpc(["batch", "mixed.txt", "--from-line", "3", "--to-line", "4"]);
  expect(resultsOf(out).map(({ instance }) => instance)).toEqual(["3"]);
  expect(code).toBe(0);
});

test("from a pipe, by two threads, in the order of the input", async () => {
  const child = built.start(["batch", "-", "--threads", "2"]);
  const ended = collect(child);
  child.stdin?.end(`${`${nurikabe}\n${sudoku}\n`.repeat(20)}`);
  const { code, out } = await ended;
  expect(code).toBe(0);
  expect(resultsOf(out).map(({ instance }) => Number(instance))).toEqual(
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
});

test("a puzzle that says more than its class is not answered as another one", async () => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const cell = (value: number) => ({
    grid: grid.map((row, at) => (at === 0 ? [{ value, given: true }, ...row.slice(1)] : row)),
  });
  const lines = [
    { ...cell(1), clone: [{ cells: ["R1C1"] }] },
    { ...cell(9) },
    { ...cell(2), antiknight: true },
  ];
  built.file("sets.txt", lines.map((line) => JSON.stringify(line)).join("\n"));
  const { out } = await built.ecpc(["batch", "sets.txt"]);
  expect(resultsOf(out).map(({ status }) => status)).toEqual(["error", "error", "multiple"]);
});
