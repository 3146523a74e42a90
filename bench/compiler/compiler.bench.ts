/**
 * From text to answer. Whole processes where a person waits for one (`bin/ecpc.js` as `npm run build` left it), the library elsewhere.
 * The last column says with which figure a row is compared.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyse, compileInstance, type Host } from "@ecp/compiler";
import { readKnuth, search, writeKnuth } from "@ecp/engine";
import { median, medianTime, milliseconds, printTable, ratio, timed } from "../table.js";
import { relabelled } from "./relabelled-sudokus.js";

const noFiles: Host = { read: () => ({ refused: "no files here" }) };
const ecpc = "packages/cli/bin/ecpc.js";
const folder = mkdtempSync(join(tmpdir(), "ecp-bench-"));
const rows: string[][] = [];

function ecpcRun(...words: string[]): number {
  return timed(() => {
    const run = spawnSync(process.execPath, [ecpc, ...words], { encoding: "utf8", maxBuffer: 2 ** 28 });
    if (run.status !== 0) throw new Error(`ecpc ${words.join(" ")} ended with ${run.status}: ${run.stderr}`);
  });
}

function compiled(text: string): { problem: Parameters<typeof search>[0]; options: number } {
  const analysis = analyse("bench.ecp", text, noFiles);
  const instance = analysis.typed.instances[0];
  if (instance === undefined) throw new Error("the text has no instance");
  const { lowered } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) throw new Error("the text does not compile");
  return { problem: lowered.problem, options: lowered.problem.optionCount };
}

function countAll(problem: Parameters<typeof search>[0]): bigint {
  const run = search(problem, { countOnly: true });
  while (run.step(1_000_000) === "running");
  return run.count();
}

// A 9x9 Sudoku from a cold start.
const starts = Array.from({ length: 9 }, () => ecpcRun("solve", "examples/sudoku.ecp", "17 clues"));
const bare = Array.from({ length: 9 }, () => timed(() => spawnSync(process.execPath, ["-e", "0"])));
rows.push([
  "9x9 Sudoku, whole process",
  milliseconds(median(starts)),
  `node alone ${milliseconds(median(bare))}`,
  "under 250 ms",
]);

// A thousand 17-clue Sudokus in one batch.
const lines = join(folder, "sudokus.txt");
const originals = readFileSync("bench/data/sudoku-17.txt", "utf8").trim().split("\n");
writeFileSync(lines, relabelled(originals, 1000, 17).join("\n"));
const batch = median(
  Array.from({ length: 5 }, () =>
    ecpcRun("solve", "examples/sudoku.ecp", "--instances", lines, "--format", "ndjson"),
  ),
);
rows.push([
  "1000 Sudokus of 17 clues, one batch",
  milliseconds(batch),
  `${milliseconds((batch - median(starts)) / 1000)} each, less the start`,
  "under 0.3 ms each",
]);

// Queens 12, all 14200, against the engine alone on the same problem in Knuth's format.
const queens = (n: number): string => `puzzle Board(n: 1..99 = ${n})
board n x n
find queen: yes/no
exactly 1 queen in each row, column
at most 1 queen in each diagonal
`;
const knuth = writeKnuth(compiled(queens(12)).problem);
const through = medianTime(() => countAll(compiled(queens(12)).problem));
const alone = medianTime(() => {
  const read = readKnuth(knuth);
  if (read.problem !== undefined) countAll(read.problem);
});
rows.push([
  "queens 12, all 14200",
  milliseconds(through),
  `${ratio(through / alone)} of the engine alone (${milliseconds(alone)})`,
  "at most 2.5 x",
]);

// Compiling a 30x30 board with row and column rules over 30 values.
const latin30 = `puzzle Board
board 30 x 30
find value: 1..30
exactly one of each value in each row, column
`;
let options = 0;
const compiling = medianTime(() => {
  options = compiled(latin30).options;
}, 3);
rows.push([
  "compile 30x30 over 30 values",
  milliseconds(compiling),
  `${options} options, ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB resident`,
  "under 1 s, 300 MB",
]);

printTable(["work", "median", "beside", "to reach"], rows);
rmSync(folder, { recursive: true, force: true });
