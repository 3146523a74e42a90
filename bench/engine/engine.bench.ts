/**
 * The engine against the npm packages `dancing-links` and `dlxlib`: the same problems, in the same run, all solutions
 * (Sudoku: two at most, which proves uniqueness). The counts are compared; a difference ends the bench.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countSolutions, type OptionId, type Problem } from "@ecp/engine";
import { dominoes, langford, latin, pentominoes, queens, sudoku } from "../../test/engine/families.js";
import { relabelled } from "../compiler/relabelled-sudokus.js";
import { medianTime, milliseconds, printTable, ratio, timed } from "../table.js";
import { rowsOf, withDancingLinks, withDlxlib, withEngine, withEnginePrepared } from "./peers.js";

const rows: string[][] = [];

/** `patience`: whether dlxlib is run too; on the largest it takes many minutes. */
function compare(name: string, problem: Problem, runs: number, patience = true): void {
  const options = rowsOf(problem);
  const counts: number[] = [];
  const engine = medianTime(() => {
    counts[0] = withEngine(problem);
  }, runs);
  const links = timed(() => {
    counts[1] = withDancingLinks(problem, options);
  });
  const library = patience
    ? timed(() => {
        counts[2] = withDlxlib(problem, options);
      })
    : undefined;
  if (new Set(counts).size !== 1) throw new Error(`${name}: the engines count ${counts.join(", ")}`);
  rows.push([
    name,
    String(counts[0]),
    milliseconds(engine),
    milliseconds(links),
    ratio(links / engine),
    library === undefined ? "" : milliseconds(library),
    library === undefined ? "" : ratio(library / engine),
  ]);
}

function compareSudokus(): void {
  const problem = sudoku();
  const path = join(process.cwd(), "bench/data/sudoku-17.txt");
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.length >= 81);
  const puzzles = relabelled(lines, 1000, 1).map((line) =>
    [...line].flatMap((c, at) => (c === "." ? [] : [(9 * at + Number(c) - 1) as OptionId])),
  );
  const solve = withEnginePrepared(problem);
  const tally = (count: (given: readonly OptionId[]) => number, some: typeof puzzles): number =>
    timed(() => {
      for (const given of some) if (count(given) !== 1) throw new Error("a Sudoku has not one solution");
    }) / some.length;
  tally(solve, puzzles);
  const engine = tally(solve, puzzles);
  const without = (given: readonly OptionId[]): number[][] => {
    const out = new Set<number>();
    for (const o of given) {
      const cell = o - (o % 9);
      for (let k = 0; k < 9; k++) if (cell + k !== o) out.add(cell + k);
    }
    return rowsOf(problem, out);
  };
  const links = tally((given) => withDancingLinks(problem, without(given), 2), puzzles.slice(0, 200));
  const library = tally((given) => withDlxlib(problem, without(given), 2), puzzles.slice(0, 20));
  rows.push([
    "Sudoku, 17 clues, each",
    "1",
    milliseconds(engine),
    milliseconds(links),
    ratio(links / engine),
    milliseconds(library),
    ratio(library / engine),
  ]);
}

compare("queens 8", queens(8), 9);
compare("queens 12", queens(12), 5);
compare("pentominoes 3x20", pentominoes(3, 20), 5);
compare("pentominoes 6x10", pentominoes(6, 10), 1, false);
compare("Langford 8", langford(8), 9);
compare("Langford 11", langford(11), 5);
compare("Latin squares 5", latin(5), 3);
compare("dominoes 6x6", dominoes(6, 6), 5);
compareSudokus();
printTable(["problem", "solutions", "engine", "dancing-links", "", "dlxlib", ""], rows);

const big = dominoes(8, 8);
let counted: bigint | undefined;
const counting = timed(() => {
  counted = countSolutions(big);
});
console.log(`\ndominoes 8x8, counted: ${counted} in ${milliseconds(counting)}`);
