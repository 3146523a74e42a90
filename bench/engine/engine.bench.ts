/**
 * The engine on the standard instances (`instances.ts`): every count is checked, and a wrong one ends the bench. Beside it, in the
 * same run and in turns: the npm packages `dancing-links` and `dlxlib`, in this process, listing all solutions as we do
 * then; and any program for Knuth's format (`--peer 'name=command {file}'`, as often as wanted), as a process each.
 *
 * Times are those of a clock on the wall; `ECP_CLOCK=processor` takes those of processors (user and system mode, all threads: compiling and
 * collecting garbage too), on a machine that has other work. Ratios are medians of ratios of neighbouring runs. A program is timed as a whole. Beside
 * it stands our own process, from the file to the count, without the start of Node itself: reading, laying out, compiling the search,
 * searching. The whole of that process is a column of its own (`process`): about 40 ms more.
 *
 * Writes bench/results/engine.json, engine.md and engine.svg. `--only TEXT` runs the instances whose name contains it, and writes nothing.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type OptionId, type Problem, search, writeKnuth } from "@ecp/engine";
import { sudoku } from "../../test/engine/families.js";
import { relabelled } from "../compiler/relabelled-sudokus.js";
import { median, milliseconds, printTable, ratio, tableText } from "../table.js";
import { type Instance, instances } from "./instances.js";
import { rowsOf, withDancingLinks, withDlxlib, withEngine, withEnginePrepared } from "./peers.js";
import { plot } from "./plot.js";
import { type Program, readPeer, runProgram, type Timing } from "./programs.js";

export interface Row {
  readonly name: string;
  readonly solutions: string;
  readonly nodes: number;
  readonly updates: number;
  /** The first run in this process, and the median of those after it; counting, in milliseconds. */
  readonly cold: number;
  readonly warm: number;
  /** A process of our own from file to count: as a whole, and without the start of Node. */
  readonly process: number | undefined;
  readonly own: number | undefined;
  readonly peers: readonly { readonly name: string; readonly milliseconds: number; readonly ratio: number }[];
}

/** Repetitions end when there are enough of them, or when they have taken long enough. */
const RUNS = 7;
const LONG_ENOUGH_MS = 3000;
/** Runs shorter than this are mostly start. */
const LONG_MS = 200;

const { values } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: "string", multiple: true, default: [] }, only: { type: "string" } },
});
const programs = values.peer.map(readPeer);
const folder = mkdtempSync(join(tmpdir(), "ecp-engine-bench-"));

function timed(work: () => void): number {
  const begun = performance.now();
  const usedBefore = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(usedBefore);
  return process.env.ECP_CLOCK === "processor" ? (user + system) / 1000 : performance.now() - begun;
}

/** Runs all of them in turns; each list of times has the same length. */
function inTurns(works: readonly (() => void)[], runs = RUNS): number[][] {
  const times: number[][] = works.map(() => []);
  const begun = performance.now();
  for (let k = 0; k < runs; k++) {
    works.forEach((work, w) => {
      times[w]?.push(timed(work));
    });
    if (performance.now() - begun > LONG_ENOUGH_MS) break;
  }
  return times;
}

function ratioOf(theirs: readonly number[], ours: readonly number[]): number {
  return median(theirs.map((time, k) => time / (ours[k] ?? Number.NaN)));
}

function check(name: string, who: string, counted: bigint | number | undefined, wanted: bigint): void {
  if (counted === undefined || BigInt(counted) !== wanted) {
    throw new Error(`${name}: ${who} counts ${counted}, and there are ${wanted}`);
  }
}

function measure(instance: Instance): Row {
  const { name, solutions } = instance;
  const problem = instance.problem();
  const strategy = instance.by === "dance" ? "dance" : "auto";
  let nodes = 0;
  let updates = 0;
  const counting = (): void => {
    const run = search(problem, { strategy, countOnly: true });
    while (run.step(1e6) === "running");
    check(name, "the engine", run.count(), solutions);
    ({ nodes, updates } = run.stats());
  };
  const cold = timed(counting);
  const warm = median(inTurns([counting], cold > LONG_ENOUGH_MS ? 1 : RUNS)[0] ?? []);
  const peers: { name: string; milliseconds: number; ratio: number }[] = [];
  for (const peer of instance.beside) {
    const rows = rowsOf(problem);
    const listing = (): void => check(name, "the engine", withEngine(problem, 0, "dance"), solutions);
    const theirs = (): void => {
      const solve = peer === "dlxlib" ? withDlxlib : withDancingLinks;
      check(name, peer, solve(problem, rows), solutions);
    };
    const [ours = [], others = []] = inTurns([listing, theirs]);
    peers.push({ name: peer, milliseconds: median(others), ratio: ratioOf(others, ours) });
  }
  const ours = instance.knuth ? besidePrograms(name, problem, solutions) : undefined;
  peers.push(...(ours?.programs ?? []));
  return {
    ...{ name, solutions: String(solutions), nodes, updates, cold, warm },
    ...{ process: ours?.whole, own: ours?.own, peers },
  };
}

function besidePrograms(name: string, problem: Problem, solutions: bigint) {
  const file = join(folder, "problem.dlx");
  writeFileSync(file, writeKnuth(problem));
  const cold = fileURLToPath(new URL("./cold.mjs", import.meta.url));
  const ours: Program = { name: "engine", command: `'${process.execPath}' '${cold}' {file} dance` };
  const timings = [ours, ...programs].map((): Timing[] => []);
  const begun = performance.now();
  for (let k = 0; k < (programs.length > 0 ? RUNS : 1); k++) {
    for (const [p, program] of [ours, ...programs].entries()) {
      const timing = runProgram(program, file);
      check(name, program.name, timing.counted, solutions);
      timings[p]?.push(timing);
    }
    if (performance.now() - begun > LONG_ENOUGH_MS) break;
  }
  const [own = [], ...others] = timings;
  const ownTimes = own.map((timing) => timing.own ?? Number.NaN);
  return {
    whole: median(own.map((timing) => timing.milliseconds)),
    own: median(ownTimes),
    programs: programs.map((program, k) => {
      const times = (others[k] ?? []).map((timing) => timing.milliseconds);
      return { name: program.name, milliseconds: median(times), ratio: ratioOf(times, ownTimes) };
    }),
  };
}

/** A thousand Sudokus of 17 clues, one after the other in the same memory; at most two solutions each, which proves that there is one. */
function measureSudokus(): Row {
  const problem = sudoku();
  const lines = readFileSync(join(process.cwd(), "bench/data/sudoku-17.txt"), "utf8")
    .split("\n")
    .filter((line) => line.length >= 81);
  const puzzles = relabelled(lines, 1000, 1).map((line) =>
    [...line].flatMap((c, at) => (c === "." ? [] : [(9 * at + Number(c) - 1) as OptionId])),
  );
  const solve = withEnginePrepared(problem);
  const each = (count: (given: readonly OptionId[]) => number, some: typeof puzzles) => (): void => {
    for (const given of some) check("Sudoku", "one of them", count(given), 1n);
  };
  const without = (given: readonly OptionId[]): number[][] => {
    const out = new Set<number>();
    for (const o of given) for (let k = 0; k < 9; k++) if (o - (o % 9) + k !== o) out.add(o - (o % 9) + k);
    return rowsOf(problem, out);
  };
  const some = puzzles.slice(0, 20);
  const cold = timed(each(solve, puzzles)) / puzzles.length;
  const warm = median(inTurns([each(solve, puzzles)])[0] ?? []) / puzzles.length;
  const [ours = [], links = [], library = []] = inTurns([
    each(solve, some),
    each((given) => withDancingLinks(problem, without(given), 2), some),
    each((given) => withDlxlib(problem, without(given), 2), some),
  ]);
  const peers = [
    { name: "dancing-links", milliseconds: median(links) / some.length, ratio: ratioOf(links, ours) },
    { name: "dlxlib", milliseconds: median(library) / some.length, ratio: ratioOf(library, ours) },
  ];
  return {
    name: "Sudoku, 17 clues, each",
    solutions: "1",
    nodes: 0,
    updates: 0,
    cold,
    warm,
    process: undefined,
    own: undefined,
    peers,
  };
}

function tableOf(rows: readonly Row[]): { header: string[]; body: string[][] } {
  const names = [...new Set(rows.flatMap((row) => row.peers.map((peer) => peer.name)))];
  return {
    header: [
      "problem",
      "solutions",
      "nodes",
      "cold",
      "warm",
      "process",
      "without Node's start",
      ...names.flatMap((name) => [name, ""]),
    ],
    body: rows.map((row) => [
      row.name,
      row.solutions,
      row.nodes === 0 ? "" : String(row.nodes),
      milliseconds(row.cold),
      milliseconds(row.warm),
      row.process === undefined ? "" : milliseconds(row.process),
      row.own === undefined ? "" : milliseconds(row.own),
      ...names.flatMap((name) => {
        const peer = row.peers.find((each) => each.name === name);
        return peer === undefined ? ["", ""] : [milliseconds(peer.milliseconds), ratio(peer.ratio)];
      }),
    ]),
  };
}

function mean(peers: readonly { readonly ratio: number }[]): number {
  return Math.exp(peers.reduce((sum, peer) => sum + Math.log(peer.ratio), 0) / peers.length);
}

const { only } = values;
const rows: Row[] = [];
try {
  for (const instance of instances) {
    if (only === undefined || instance.name.includes(only)) rows.push(measure(instance));
  }
  if (only === undefined || "Sudoku".includes(only)) rows.push(measureSudokus());
} finally {
  rmSync(folder, { recursive: true });
}
const { header, body } = tableOf(rows);
printTable(header, body);
const names = new Set(rows.flatMap((row) => row.peers.map((peer) => peer.name)));
const means = [...names].flatMap((name) => {
  const peers = rows.flatMap((row) => row.peers.filter((peer) => peer.name === name));
  const long = peers.filter((peer) => peer.milliseconds > LONG_MS);
  return [
    `${name}: ${ratio(mean(peers))} our time, geometric mean of ${peers.length}`,
    ...(long.length > 0
      ? [`; ${ratio(mean(long))} of the ${long.length} that take it over ${LONG_MS} ms`]
      : []),
  ].join("");
});
console.log(means.join("\n"));
if (only === undefined) {
  const results = join(process.cwd(), "bench/results");
  mkdirSync(results, { recursive: true });
  const machine = { node: process.version, processor: cpus()[0]?.model ?? "", cores: cpus().length };
  writeFileSync(join(results, "engine.json"), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  writeFileSync(
    join(results, "engine.md"),
    `${tableText(header, body)}\n\n${means.map((line) => `- ${line}\n`).join("")}`,
  );
  writeFileSync(join(results, "engine.svg"), plot(rows));
}
