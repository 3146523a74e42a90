/**
 * Every instance of examples/ with `expect unique`: text → problem (compile), and first answer and proof that it is the only one (solve), warm:
 * the median of several runs after one that is not counted.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { analyse, compileInstance, type Host } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { median, milliseconds, printTable, timed } from "../table.js";

const RUNS = 5;

const host: Host = {
  read: (path, from) => {
    const file = resolve(dirname(from), path);
    return { file, text: readFileSync(file, "utf8") };
  },
};

const rows: string[][] = [];
const solveTimes: number[] = [];
for (const file of readdirSync("examples").filter((name) => name.endsWith(".ecp"))) {
  const text = readFileSync(`examples/${file}`, "utf8");
  const analysis = analyse(`examples/${file}`, text, host);
  for (const instance of analysis.typed.instances) {
    if (instance.expect?.what.of !== "unique") continue;
    const compile = (): ReturnType<typeof compileInstance> =>
      compileInstance(analyse(`examples/${file}`, text, host).typed, instance, { set: new Map() }, host);
    const { lowered, ground } = compile();
    if (lowered === undefined) throw new Error(`${file} does not compile`);
    const { problem } = lowered;
    const prove = (): void => {
      const run = search(problem, { limit: 2 });
      while (run.step(1_000) === "running");
      if (run.count() !== 1n) throw new Error(`${file}, ${instance.name ?? ""}: ${run.count()} answers`);
    };
    const compiling = median(Array.from({ length: RUNS }, () => timed(compile)));
    prove();
    const solving = median(Array.from({ length: RUNS }, () => timed(prove)));
    solveTimes.push(compiling + solving);
    rows.push([
      `${file.replace(".ecp", "")}: ${instance.name ?? ""}`,
      ground?.board === undefined ? "" : `${ground.board.rows}x${ground.board.columns}`,
      String(problem.itemCount),
      String(problem.optionCount),
      String(problem.rows.count),
      String(problem.globals.length),
      milliseconds(compiling),
      milliseconds(solving),
    ]);
  }
}
printTable(["class and instance", "board", "items", "options", "rows", "globals", "compile", "solve"], rows);
console.log(
  `\ncompile and solve together: median ${milliseconds(median(solveTimes))}, longest ${milliseconds(Math.max(...solveTimes))}`,
);
