/**
 * Explanations as people would give them, measured against the figures that they have to reach (bench/explain/figures.ts): on the instances of examples/, on real puzzles of bands S and M where
 * they are at hand (as in bench/puzzles), and on lists of Sudoku that others have graded. Times are those of this process on the processor, compiling included, so that other work on the machine
 * does not count. A puzzle that takes more than ECP_SECONDS (30) is given up. `ECP_GENRES=akari,hashi`, `ECP_LISTS=real` (of examples, real, graded) and `ECP_BANDS=S` narrow it, `ECP_EACH=4` takes every fourth puzzle of each list, `ECP_NUMBERS=1,4` some of the real puzzles; of all
 * genres together a table is written to bench/results/explain.md, or explain-real.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { basename, join } from "node:path";
import {
  type Analysis,
  analyse,
  explainSolution,
  type Grade,
  gradeOf,
  type Step,
  type TypedInstance,
} from "@ecp/compiler";
import { importPuzzle, instanceText } from "@ecp/interchange";
import { havePuzzles, puzzleFolder, realGenres, rowsOf } from "../../test/interchange/real-rows.js";
import { onDisk as host } from "../../test/support/hosts.js";
import { tableText } from "../table.js";
import { type Explained, figures, gradedFigures } from "./figures.js";

const {
  ECP_BANDS = "S,M",
  ECP_EACH = "1",
  ECP_GENRES,
  ECP_LISTS,
  ECP_NUMBERS,
  ECP_SECONDS = "30",
} = process.env;
const each = Number(ECP_EACH);
const SECONDS = Number(ECP_SECONDS);

const LOOK_MS = 100;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Timed {
  readonly steps: readonly Step[];
  readonly end: Explained["end"];
  readonly firstMs: number;
  readonly totalMs: number;
}

function timedPath(analysis: Analysis, instance: TypedInstance): Timed {
  const begun = processorMs();
  const steps: Step[] = [];
  let firstMs = Number.NaN;
  const ended = (end: Explained["end"]): Timed => ({ steps, end, firstMs, totalMs: processorMs() - begun });
  const work = explainSolution({ analysis, instance, settings: { set: new Map() }, host });
  let looked = performance.now();
  for (;;) {
    const next = work.next();
    if (next.done === true) return ended(next.value.kind);
    if (next.value !== undefined) {
      if (steps.length === 0) firstMs = processorMs() - begun;
      steps.push(next.value);
    }
    // Asking for the time of the process takes a while: at each slice it was a quarter of all.
    if (performance.now() - looked < LOOK_MS) continue;
    looked = performance.now();
    if (processorMs() - begun > 1000 * SECONDS) return ended("too long");
  }
}

const explained: Explained[] = [];

interface Asked {
  readonly list: string;
  readonly name: string;
  readonly text: string;
  /** Beside which others are read. */
  readonly file?: string;
  readonly only?: string | undefined;
}

function measure({ list, name, text, file = `${name}.ecp`, only }: Asked): Timed | undefined {
  const analysis = analyse(file, text, host);
  const instance = analysis.typed.instances.find((one) => only === undefined || one.name === only);
  if (instance === undefined || analysis.diagnostics.some(({ severity }) => severity === "error")) {
    console.error(`${list} ${name}: not read`);
    return undefined;
  }
  const timed = timedPath(analysis, instance);
  const { steps, end, firstMs, totalMs } = timed;
  const grade: Grade = gradeOf(steps);
  explained.push({ list, name, steps, end, firstMs, totalMs, grade });
  console.error(
    `${list} ${name}: ${end}, ${steps.length} steps, rank ${grade.hardest}, difficulty ${grade.score}, first ${Math.round(firstMs)} ms, all ${Math.round(totalMs)} ms`,
  );
  for (const { says, technique } of steps.filter(({ technique: { rank } }) => rank === 7))
    console.error(`  ${technique.name}: ${says}`);
  return timed;
}

const wanted = (list: string | undefined, value: string): boolean =>
  list === undefined || list.split(",").includes(value);

const imported = (url: string): string | undefined => {
  const read = importPuzzle(url);
  return "problem" in read ? undefined : `use std\n\n${instanceText(read.value, "imported")}`;
};

function measureExamples(): void {
  const folder = join(process.cwd(), "examples");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".ecp")).sort()) {
    const genre = basename(file, ".ecp");
    if (!wanted(ECP_GENRES, genre)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const { instances } = analyse(path, text, host).typed;
    instances.forEach(({ name, expect }, index) => {
      if (index % each === 0 && expect?.what.of === "unique")
        measure({ list: "examples", name: `${genre} ${name ?? ""}`, text, file: path, only: name });
    });
  }
}

function measureReal(): void {
  for (const genre of realGenres().filter((name) => wanted(ECP_GENRES, name)))
    for (const { number, band, url } of rowsOf(genre)) {
      if (!wanted(ECP_BANDS, band) || !wanted(ECP_NUMBERS, String(number)) || number % each !== 0) continue;
      const text = imported(url);
      if (text !== undefined) measure({ list: `real ${band}`, name: `${genre} ${number}`, text });
    }
}

interface Graded {
  readonly list: string;
  readonly rank: number;
  readonly puzzle: string;
}

function measureGraded(): readonly {
  readonly rank: number;
  readonly list: string;
  readonly score: number;
}[] {
  const lines = readFileSync(join(puzzleFolder, "graded.jsonl"), "utf8").split("\n");
  const rows = lines.flatMap((line): readonly Graded[] => (line === "" ? [] : [JSON.parse(line)]));
  return rows.flatMap(({ list, rank, puzzle }, index) => {
    const text = index % each === 0 ? imported(puzzle) : undefined;
    const timed =
      text === undefined ? undefined : measure({ list: `graded ${list}`, name: String(index + 1), text });
    return timed === undefined ? [] : [{ rank, list, score: gradeOf(timed.steps).score }];
  });
}

if (wanted(ECP_LISTS, "examples")) measureExamples();
if (havePuzzles() && wanted(ECP_LISTS, "real")) measureReal();
const isGraded = havePuzzles() && wanted(ECP_GENRES, "graded") && wanted(ECP_LISTS, "graded");
const graded = isGraded ? measureGraded() : [];
const { verdicts, header, rows } = figures(explained);
const text = [
  "# Explanations",
  "",
  ...verdicts,
  ...gradedFigures(graded),
  "",
  `Times of the process on the processor, compiling included; every ${each === 1 ? "" : `${each}th `}puzzle of each list (bands ${ECP_BANDS}); given up after ${SECONDS} s. Load of the machine at the end: ${loadavg()[1]?.toFixed(1)}. Node ${process.versions.node}.`,
  "",
  tableText(header, rows),
  "",
].join("\n");
console.log(text);
if (ECP_GENRES === undefined) {
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(`bench/results/explain${ECP_LISTS === undefined ? "" : `-${ECP_LISTS}`}.md`, text);
}
