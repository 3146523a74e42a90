/**
 * The best answers whose numbers are known, and the smallest maximal matchings, which a second program has to find too: how long the search takes, how long its
 * proof is and takes to check, and how long clingo and Gecode take for the same problem as `ecpc build --emit` states it. Seconds are those of the processor; what takes another
 * program longer than ECP_SECONDS (120) is ended. A table is written to bench/results/best.md.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { analyse, compileInstance, fractionText } from "@ecp/compiler";
import { type BooleanFormat, booleanFormats, type Problem, worthOf } from "@ecp/engine";
import { type Verdict, Verifier } from "@ecp/verifier";
import { onDisk as host } from "../../test/support/hosts.js";
import { bestSolution, constantOf } from "../../test/support/solving.js";
import { tableText } from "../table.js";
import { timed } from "../timed.js";

const MOST_SECONDS = Number(process.env.ECP_SECONDS ?? "120");

/** The number that is known, and where from: sequences of the OEIS. */
const boards: readonly (readonly [file: string, set: string, known?: string])[] = [
  ["objects/dominating-queens", "n=5", "3 (A075458)"],
  ["objects/dominating-queens", "n=6", "3 (A075458)"],
  ["objects/dominating-queens", "n=7", "4 (A075458)"],
  ["shading/still-life", "n=6", "18 (A055397)"],
  ["shading/still-life", "n=7", "28 (A055397)"],
  ["numbers/golomb", "marks=7 longest=30", "25 (A003022)"],
  ["numbers/golomb", "marks=8 longest=40", "34 (A003022)"],
  ["objects/peaceable-queens", "n=5", "4 (A250000)"],
  ["objects/peaceable-queens", "n=6", "5 (A250000)"],
  ["covers/matching", "n=5"],
  ["covers/matching", "n=6"],
  ["paths/chordless-path", "n=6", "24 (A331968)"],
  ["paths/chordless-path", "n=7", "33 (A331968)"],
  ["objects/dominating-queens", "n=8", "5 (A075458)"],
  ["numbers/golomb", "marks=9 longest=50", "44 (A003022)"],
  ["objects/dominating-queens", "n=9", "5 (A075458)"],
  ["shading/still-life", "n=8", "36 (A055397)"],
  ["objects/peaceable-queens", "n=7", "7 (A250000)"],
];

const folder = mkdtempSync(join(tmpdir(), "best-"));

function processorSeconds<T>(work: () => T): readonly [T, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
}

interface Proof {
  readonly characters: number;
  readonly verdict: Verdict;
  readonly seconds: number;
}

/** A proof that is checked line by line while it is written: the longest is longer than a text can be. Seconds: of the checker alone. */
function proved(problem: Problem): Proof {
  const verifier = new Verifier();
  let [characters, seconds, rest] = [0, 0, ""];
  bestSolution(problem, (piece) => {
    const [, took] = processorSeconds(() => {
      const lines = `${rest}${piece}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) verifier.line(line);
    });
    characters += piece.length;
    seconds += took;
  });
  return { characters, seconds, verdict: verifier.verdict() };
}

/** Seconds of the processor, and the objective's sum beside its constant; undefined where it was ended. */
function other(
  program: string,
  format: BooleanFormat,
  problem: Problem,
  found: RegExp,
): readonly [number, number] | undefined {
  const file = join(folder, `problem.${format}`);
  writeFileSync(file, [...booleanFormats[format](problem)].join(""));
  const { stdout, took } = timed(`${program} ${file}`, MOST_SECONDS);
  const sum = [...stdout.matchAll(found)].at(-1)?.[1];
  const isDone = /OPTIMUM FOUND|={10}/.test(stdout);
  return sum === undefined || !isDone ? undefined : [took, Number(sum)];
}

const seconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} s`;

const rows: (readonly string[])[] = [];
for (const [file, set, known = ""] of boards) {
  const path = join(process.cwd(), "examples", `${file}.ecp`);
  const { typed } = analyse(path, readFileSync(path, "utf8"), host);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error(`${file} has no instance`);
  const settings = { set: new Map(set.split(" ").map((each) => each.split("=") as [string, string])) };
  const [{ lowered }, compileTime] = processorSeconds(() => compileInstance(typed, instance, settings, host));
  if (lowered?.objective === undefined) throw new Error(`${file} does not compile`);
  const { problem, objective } = lowered;
  const [answer, solveTime] = processorSeconds(() => bestSolution(problem));
  const number = answer && objective.numberOf(worthOf(problem, answer));
  const { characters, verdict, seconds: verifyTime } = proved(problem);
  const isVerified = verdict.isComplete && objective.numberOf(verdict.best) === number;
  const base = constantOf(problem);
  const theirs = (one: readonly [number, number] | undefined, sign: 1 | -1): string => {
    if (one === undefined) return `over ${MOST_SECONDS} s`;
    const other = objective.numberOf(base + sign * one[1]);
    return other === number ? seconds(one[0]) : `${other} in ${seconds(one[0])}`;
  };
  const row = [
    `${file.replace(/^.*\//, "")}, ${set}`,
    number === undefined ? "none" : fractionText(number),
    known,
    seconds(compileTime + solveTime),
    `${(characters / 1e6).toFixed(1)} MB`,
    isVerified ? seconds(verifyTime) : "refused",
    theirs(other("clingo", "lp", problem, /^Optimization: (-?\d+)$/gm), -1),
    theirs(other("fzn-gecode", "fzn", problem, /^best = (-?\d+);$/gm), 1),
  ];
  console.log(row.join(" · "));
  rows.push(row);
  write();
}
rmSync(folder, { recursive: true });
console.log(tableOf());

function tableOf(): string {
  const header = ["board", "best", "known", "solved", "proof", "verified", "clingo", "Gecode"];
  return tableText(header, rows);
}

/** After each row: the last ones take minutes. */
function write(): void {
  const load = loadavg()[1]?.toFixed(1);
  const said = `Seconds of the processor; other programs were ended after ${MOST_SECONDS}. Load of the machine at the end: ${load}. Node ${process.versions.node}.`;
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/best.md", ["# Best answers", "", said, "", tableOf(), ""].join("\n"));
}
