/**
 * Real puzzles, where they are at hand (`ECP_PUZZLES`, else shared/puzzles beside the checkout): the time of a whole process, `ecpc solve`
 * from its start to the proof that there is no other answer, by genre and band; and the rows over the limits: 250 ms in bands S and M,
 * 1 s in L, 20 s in XL. `ECP_GENRES=akari,hashi` measures only these, `ECP_BANDS=S,M` only those; `ECP_CLOCK=cpu`
 * takes the time of the processor in place of that on the wall, on a machine that has other work. Run `npm run build` before.
 *
 * Beside it clingo, where it is installed and the problem is one that answer sets say without more (one choice a cell, and connectedness):
 * its own time, grounding included, for the problem that our compiler made.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { analyse, compileInstance } from "@ecp/compiler";
import type { Problem } from "@ecp/engine";
import { importPuzzle, instanceText } from "@ecp/interchange";
import { hasClingo, runClingo } from "../learn/asp.js";
import { median, milliseconds, printTable } from "../table.js";

const bands = ["S", "M", "L", "XL"] as const;
type Band = (typeof bands)[number];

/** What a row may take, and when it is given up. */
const limits: Readonly<Record<Band, number>> = { S: 250, M: 250, L: 1000, XL: 20_000 };
const SECONDS = 20;
const CLINGO_SECONDS = 10;

interface Row {
  readonly genre: string;
  readonly number: number;
  readonly band: Band;
  readonly url: string;
}

interface Measured extends Row {
  readonly milliseconds: number;
  readonly status: string;
  readonly clingo?: number;
}

/** What the process has used, in microseconds: all of its threads, compiling and collecting garbage included. */
const CPU_AT_EXIT =
  'process.on("exit", () => { const used = process.cpuUsage(); console.error("cpu " + (used.user + used.system)); });';

const repository = process.cwd();
const folder = process.env.ECP_PUZZLES ?? resolve(repository, "../shared/puzzles");
const wanted = (variable: string | undefined, value: string): boolean =>
  variable === undefined || variable.split(",").includes(value);

function rows(): readonly Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => {
      const genre = name.replace(".jsonl", "");
      if (!wanted(process.env.ECP_GENRES, genre)) return [];
      const lines = readFileSync(join(folder, name), "utf8").trim().split("\n");
      return lines.map((line, index): Row => ({ ...JSON.parse(line), genre, number: index + 1 }));
    })
    .filter(({ band }) => wanted(process.env.ECP_BANDS, band));
}

const noFiles = { read: () => ({ refused: "there are no files here" }) };

function problemOf(text: string): Problem | undefined {
  const { typed } = analyse("real.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) return undefined;
  return compileInstance(typed, instance, { set: new Map() }, noFiles).lowered?.problem;
}

/** Every option is the choice of one item, and nothing has to hold but sums and connectedness. */
function isForClingo(problem: Problem): boolean {
  const { itemSecondary, itemLo, itemHi, optionStart, optionCount } = problem;
  for (let item = 0; item < problem.itemCount; item++)
    if (itemSecondary[item] !== 0 || itemLo[item] !== 1 || itemHi[item] !== 1) return false;
  return (
    optionStart[optionCount] === optionCount && problem.globals.every(({ name }) => name === "connected")
  );
}

function clingoTime(text: string): number | undefined {
  const problem = problemOf(text);
  if (problem === undefined || !isForClingo(problem)) return undefined;
  const run = runClingo(problem, CLINGO_SECONDS);
  return run.unique === true ? run.milliseconds : Number.POSITIVE_INFINITY;
}

function measure(row: Row, file: string, clingo: boolean): Measured {
  const imported = importPuzzle(row.url);
  if ("problem" in imported) return { ...row, milliseconds: 0, status: "not read" };
  const text = `use std\n\n${instanceText(imported.value, "real")}`;
  writeFileSync(file, text);
  const start = performance.now();
  const run = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(CPU_AT_EXIT)}`,
      join(repository, "packages/cli/bin/ecpc.js"),
      "solve",
      file,
      "--json",
      "--timeout",
      String(SECONDS),
    ],
    { encoding: "utf8" },
  );
  const passed = performance.now() - start;
  const cpu = Number(/cpu (\d+)\n$/.exec(run.stderr)?.[1] ?? Number.NaN) / 1000;
  const taken = process.env.ECP_CLOCK === "cpu" ? cpu : passed;
  const status = /"status": "(\w+)"/.exec(run.stdout)?.[1] ?? "error";
  const other = clingo && row.band !== "XL" ? clingoTime(text) : undefined;
  return { ...row, milliseconds: taken, status, ...(other === undefined ? {} : { clingo: other }) };
}

const time = (value: number): string =>
  Number.isFinite(value) ? milliseconds(value) : `> ${CLINGO_SECONDS} s`;

function report(all: readonly Measured[]): void {
  const genres = [...new Set(all.map(({ genre }) => genre))];
  printTable(
    ["genre", ...bands.flatMap((band) => [`${band}: median`, "worst"]), "clingo: median", "ours there"],
    genres.map((genre) => {
      const those = all.filter((row) => row.genre === genre);
      const both = those.filter(({ clingo }) => clingo !== undefined);
      return [
        genre,
        ...bands.flatMap((band) => {
          const times = those.filter((row) => row.band === band).map((row) => row.milliseconds);
          return times.length === 0 ? ["", ""] : [time(median(times)), time(Math.max(...times))];
        }),
        both.length === 0 ? "" : time(median(both.map(({ clingo }) => clingo ?? 0))),
        both.length === 0 ? "" : time(median(both.map((row) => row.milliseconds))),
      ];
    }),
  );
  const over = all.filter((row) => row.milliseconds > limits[row.band] || row.status !== "unique");
  console.log(`\nover the limits, or not unique: ${over.length} of ${all.length}\n`);
  printTable(
    ["genre", "row", "band", "time", "status"],
    over.map((row) => [row.genre, String(row.number), row.band, time(row.milliseconds), row.status]),
  );
}

if (!existsSync(folder)) console.log(`${folder} is not there: there are no real puzzles to measure`);
else {
  const place = mkdtempSync(join(tmpdir(), "ecp-bench-"));
  try {
    const clingo = hasClingo();
    report(rows().map((row) => measure(row, join(place, "real.ecp"), clingo)));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
