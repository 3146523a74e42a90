/**
 * Every class of examples/ on its own instances with `expect unique`, those beside the class and those of bench/classes/instances/ (which are of about
 * 10x10 and 20x20, and too large for an example): text → problem (compile), first answer and proof that it is the only one (solve), warm:
 * the median of several runs after one that is not counted. Memory is what the search says that it takes; the process is one for each class, which
 * holds all its instances to what they expect (`ecpc test`, as it was built last). `--only NAME,NAME` measures these classes alone.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Analysis, analyse, compileInstance, type Host, type TypedInstance } from "@ecp/compiler";
import { type Problem, search } from "@ecp/engine";
import { exampleFiles, exampleNamed, examplePath } from "../../test/support/example-files.js";
import { median, milliseconds, printTable, timed } from "../table.js";
import { linesOfClass } from "./lines-of-class.js";
import { naturalSizes } from "./natural-sizes.js";
import { processMemory } from "./process-memory.js";

const RUNS = 5;
/** Above so much, one run has to do. */
const SLOW = 1_000;
/** Milliseconds after which a search is given up, and shown as such. */
const LIMIT = 20_000;
const INSTANCES = "bench/classes/instances";
/** Cells of a board of about 10x10, and of about 20x20. */
const MIDDLE = 81;
const LARGE = 225;

const host: Host = {
  read: (path, from) => {
    const file = resolve(dirname(from), path);
    return { file, text: readFileSync(file, "utf8") };
  },
};

interface Measured {
  readonly name: string;
  readonly cells: number;
  readonly row: readonly string[];
  readonly compile: number;
  /** Undefined where the limit ended it. */
  readonly solve: number | undefined;
}

const { values: options } = parseArgs({
  args: process.argv.slice(process.argv.findIndex((word) => word.startsWith("--only"))),
  options: { only: { type: "string" } },
  strict: false,
});
const only = typeof options.only === "string" ? options.only.split(",") : undefined;
const classes = exampleFiles
  .map((file) => basename(file, ".ecp"))
  .filter((name) => only?.includes(name) !== false);
const files = (name: string): readonly string[] =>
  [examplePath(exampleNamed(name)), join(INSTANCES, `${name}.ecp`)].filter((path) => existsSync(path));
const memories = new Map(classes.map((name) => [name, processMemory(files(name))] as const));
const measured = classes.flatMap(files).flatMap(measureFile);
printTable(
  [
    "class and instance",
    "board",
    "its own size",
    "lines",
    "items",
    "options",
    "rows",
    "globals",
    "compile",
    "solve",
    "memory",
    "process",
  ],
  measured.map(({ row }) => row),
);
console.log("");
for (const [of, least] of [
  ["all boards", 0],
  ["boards of 10x10 and larger", MIDDLE],
  ["boards of 15x15 and larger", LARGE],
] as const) {
  const some = measured.filter(({ cells }) => cells >= least);
  if (some.length === 0) continue;
  const compiling = some.map(({ compile }) => compile);
  const solving = some.map(({ solve }) => solve ?? LIMIT);
  console.log(
    `${of} (${some.length}): compile median ${milliseconds(median(compiling))}, longest ${milliseconds(Math.max(...compiling))}; ` +
      `solve median ${milliseconds(median(solving))}, longest ${milliseconds(Math.max(...solving))}`,
  );
}
const without = (least: number): readonly string[] =>
  classes.filter(
    (name) => !naturalSizes.has(name) && !measured.some((one) => one.name === name && one.cells >= least),
  );
console.log(`without one of about 10x10: ${without(MIDDLE).join(", ")}`);
console.log(`without one of 15x15 or larger: ${without(LARGE).join(", ")}`);
const most = [...memories].sort(([, one], [, other]) => other - one);
console.log(
  `a process for each class took ${most
    .slice(0, 3)
    .map(([name, megabytes]) => `${megabytes} MB (${name})`)
    .join(", ")} at most, a median of ${median(most.map(([, megabytes]) => megabytes))} MB`,
);

function measureFile(path: string): Measured[] {
  const text = readFileSync(path, "utf8");
  const analysis = analyse(path, text, host);
  return analysis.typed.instances
    .filter((instance) => instance.expect?.what.of === "unique")
    .map((instance) => measure(path, text, analysis, instance));
}

function measure(path: string, text: string, analysis: Analysis, instance: TypedInstance): Measured {
  const place = analysis.typed.instances.indexOf(instance);
  const compile = (): ReturnType<typeof compileInstance> => {
    const { typed } = analyse(path, text, host);
    const own = typed.instances[place];
    if (own === undefined) throw new Error(`${path} has lost an instance`);
    return compileInstance(typed, own, { set: new Map() }, host);
  };
  const { lowered, ground } = compile();
  if (lowered === undefined) throw new Error(`${path}: ${instance.name ?? ""} does not compile`);
  const { problem } = lowered;
  const compiling = repeated(compile);
  const name = `${basename(path, ".ecp")}: ${instance.name ?? ""}`;
  const first = prove(problem, name);
  const solving = first.time === undefined ? undefined : repeated(() => prove(problem, name));
  const { board } = ground ?? {};
  return {
    name: basename(path, ".ecp"),
    cells: board?.cells.length ?? 0,
    compile: compiling,
    solve: solving,
    row: [
      name,
      board === undefined ? "" : `${board.rows}x${board.columns}`,
      naturalSizes.get(basename(path, ".ecp")) ?? "",
      String(linesOfClass(instance.puzzle)),
      String(problem.itemCount),
      String(problem.optionCount),
      String(problem.rows.count),
      String(problem.globals.length),
      milliseconds(compiling),
      solving === undefined ? `> ${milliseconds(LIMIT)}` : milliseconds(solving),
      `${(first.bytes / 2 ** 20).toFixed(1)} MB`,
      `${memories.get(basename(path, ".ecp")) ?? ""} MB`,
    ],
  };
}

/** The median, unless once takes so long that once is enough. */
function repeated(work: () => void): number {
  const once = timed(work);
  return once > SLOW ? once : median(Array.from({ length: RUNS }, () => timed(work)));
}

function prove(
  problem: Problem,
  name: string,
): { readonly time: number | undefined; readonly bytes: number } {
  const run = search(problem, { limit: 2, timeLimit: LIMIT });
  const time = timed(() => {
    while (run.step(1_000) === "running");
  });
  const { bytes } = run.stats();
  if (run.limitedBy === "time") return { time: undefined, bytes };
  if (run.count() !== 1n) throw new Error(`${name}: ${run.count()} answers`);
  return { time, bytes };
}
