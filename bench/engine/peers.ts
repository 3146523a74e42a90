/**
 * The same problem for each engine. Only plain exact cover with secondary items: that is what the peers have in common.
 * Times include turning the list of options into what the engine searches.
 */
import type { OptionId, Problem } from "@ecp/engine";
import { prepare, type Strategy, search } from "@ecp/engine";
import { DancingLinks } from "dancing-links";
import dlxlib from "dlxlib";

/** Primary items first, as both peers want them: for each item its column. */
function columnsOf(problem: Problem): number[] {
  let primary = 0;
  let secondary = problem.primaryCount;
  return Array.from({ length: problem.itemCount }, (_, item) =>
    problem.itemSecondary[item] === 1 ? secondary++ : primary++,
  );
}

/** The options as lists of columns, but for those left out. */
export function rowsOf(problem: Problem, leftOut: ReadonlySet<number> = new Set()): number[][] {
  const columns = columnsOf(problem);
  const rows: number[][] = [];
  for (let option = 0; option < problem.optionCount; option++) {
    if (leftOut.has(option)) continue;
    const row: number[] = [];
    const end = problem.optionStart[option + 1] ?? 0;
    for (let k = problem.optionStart[option] ?? 0; k < end; k++)
      row.push(columns[problem.optionItems[k] ?? 0] ?? 0);
    rows.push(row);
  }
  return rows;
}

export function withEngine(problem: Problem, limit = 0, strategy: Strategy | "auto" = "auto"): number {
  const run = search(problem, { limit, strategy });
  let found = 0;
  for (;;) {
    const state = run.step(100_000);
    found += run.next().length;
    if (state !== "running") return found;
  }
}

/** A function that solves one after another in the same memory. */
export function withEnginePrepared(problem: Problem): (assume: readonly OptionId[]) => number {
  const prepared = prepare(problem);
  return (assume) => {
    const run = prepared.search({ assume, limit: 2 });
    while (run.step(100_000) === "running");
    return run.next().length;
  };
}

export function withDancingLinks(problem: Problem, rows: readonly number[][], limit = 0): number {
  const { primaryCount } = problem;
  const secondaryCount = problem.itemCount - primaryCount;
  const links = new DancingLinks<number>();
  if (secondaryCount === 0) {
    const solver = links.createSolver({ columns: primaryCount });
    rows.forEach((row, index) => {
      solver.addSparseConstraint(index, row);
    });
    return limit === 0 ? solver.findAll().length : solver.find(limit).length;
  }
  const solver = links.createSolver({ primaryColumns: primaryCount, secondaryColumns: secondaryCount });
  rows.forEach((row, index) => {
    solver.addSparseConstraint(index, {
      primary: row.filter((c) => c < primaryCount),
      secondary: row.filter((c) => c >= primaryCount).map((c) => c - primaryCount),
    });
  });
  return limit === 0 ? solver.findAll().length : solver.find(limit).length;
}

/** dlxlib knows primary items only: each secondary one gets a row of its own, which takes it if nothing else does. */
export function withDlxlib(problem: Problem, rows: readonly number[][], limit = 0): number {
  const slack = Array.from({ length: problem.itemCount - problem.primaryCount }, (_, k) => [
    problem.primaryCount + k,
  ]);
  const matrix = [...rows, ...slack].map((row) => {
    const line = new Array<number>(problem.itemCount).fill(0);
    for (const column of row) line[column] = 1;
    return line;
  });
  return dlxlib.solve(matrix, null, null, limit).length;
}
