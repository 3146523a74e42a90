/**
 * The deduction kernel on seeded problems that it builds itself, with exactly one answer each: finding it, and
 * proving that it is the only one, warm; everything from the problem in memory on is in the time. Beside it, where they
 * are at hand, clingo (in its own time, on a part of the problems) and the design's prototype (ECP_PROTOTYPE names its
 * folder). ECP_EACH sets the number of problems of each size (the largest size has a quarter of it), ECP_KIND picks kinds.
 */
import { kernelStrategy, type Problem } from "@ecp/engine";
import { median, milliseconds, printTable, ratio } from "../table.js";
import { hasClingo, runClingo } from "./asp.js";
import type { Kind } from "./kind.js";
import { uniqueProblem } from "./kind.js";
import { islands } from "./kinds/islands.js";
import { loops } from "./kinds/loops.js";
import { shading } from "./kinds/shading.js";
import { sizes } from "./kinds/sizes.js";
import { sums } from "./kinds/sums.js";
import { printConflictRate, printLargeLoop, printWalk } from "./limits.js";
import { prototypeFrom, type RunPrototype } from "./prototype.js";
import { Random } from "./random.js";

const EACH = Number(process.env.ECP_EACH ?? 12);
const WANTED = process.env.ECP_KIND ?? "";
const REPEATS = 4;
const CLINGO_SECONDS = 10;
/** One in so many problems is also given to clingo. */
const CLINGO_SHARE = 4;

interface Measured {
  readonly milliseconds: number;
  readonly conflicts: number;
}

function solveOnce(problem: Problem): Measured {
  const start = performance.now();
  const search = kernelStrategy(problem, "learn")({ limit: 2 });
  while (search.step(1_000_000) === "running");
  const end = performance.now();
  if (search.count() !== 1n) throw new Error("the answer is not the only one");
  return { milliseconds: end - start, conflicts: search.stats().conflicts ?? 0 };
}

/** The best of several runs; the two solvers alternate, so that what else the machine does falls on both. */
function measure(problem: Problem, prototype: RunPrototype | undefined): { own: Measured; theirs: Measured } {
  const none = { milliseconds: Number.POSITIVE_INFINITY, conflicts: 0 };
  let own: Measured = none;
  let theirs: Measured = none;
  for (let i = 0; i < REPEATS; i++) {
    own = better(own, solveOnce(problem));
    if (prototype !== undefined) theirs = better(theirs, prototype(problem));
  }
  return { own, theirs };
}

function better(a: Measured, b: Measured): Measured {
  return a.milliseconds < b.milliseconds ? a : b;
}

/** The share of each propagator, of setting up, and of the rest, in hundredths of all the time. */
function shares(problems: readonly Problem[]): string {
  const parts = new Map<string, number>();
  const add = (name: string, time: number): void => {
    parts.set(name, (parts.get(name) ?? 0) + time);
  };
  let total = 0;
  for (const problem of problems) {
    const start = performance.now();
    const search = kernelStrategy(problem, "learn")({ limit: 2, clock: () => performance.now() });
    const ready = performance.now();
    while (search.step(1_000_000) === "running");
    const end = performance.now();
    let rest = end - ready;
    for (const { name, milliseconds: time } of search.propagatorStats()) {
      add(name, time);
      rest -= time;
    }
    add("set up", ready - start);
    add("rows, learning", rest);
    total += end - start;
  }
  return [...parts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, time]) => `${name} ${Math.round((100 * time) / total)}`)
    .join(", ");
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

function benchKind(kind: Kind, prototype: RunPrototype | undefined, clingo: boolean): string[] {
  const problems = kind.sizes.flatMap((size, i) => {
    const count = i === kind.sizes.length - 1 ? Math.ceil(EACH / 4) : EACH;
    return Array.from({ length: count }, (_, s) => {
      const random = new Random(1000 * s + size.width);
      return uniqueProblem(kind.make(size, random), random);
    });
  });
  const measured = problems.map((problem) => measure(problem, prototype));
  const own = measured.map((m) => m.own);
  const times = own.map((m) => m.milliseconds);
  const row = [
    kind.name,
    `${problems.length}`,
    milliseconds(median(times)),
    milliseconds(percentile(times, 0.99)),
    `${sum(own.map((m) => m.conflicts))}`,
    shares(problems),
  ];
  if (prototype !== undefined) {
    const runs = measured.map((m) => m.theirs);
    row.push(
      ratio(sum(times) / sum(runs.map((r) => r.milliseconds))),
      ratio(sum(own.map((m) => m.conflicts)) / sum(runs.map((r) => r.conflicts))),
    );
  }
  if (clingo) {
    const chosen = [...problems.keys()].filter((i) => i % CLINGO_SHARE === 0);
    const theirs = chosen.map((i) => runClingo(problems[i] as Problem, CLINGO_SECONDS));
    if (theirs.some((run) => run.unique === false))
      throw new Error(`clingo finds another answer: ${kind.name}`);
    row.push(
      milliseconds(median(theirs.map((r) => r.milliseconds))),
      milliseconds(
        percentile(
          theirs.map((r) => r.milliseconds),
          0.99,
        ),
      ),
      ratio(sum(chosen.map((i) => times[i] ?? 0)) / sum(theirs.map((r) => r.milliseconds))),
      `${theirs.filter((r) => r.unique === undefined).length}`,
    );
  }
  return row;
}

const folder = process.env.ECP_PROTOTYPE;
const prototype = folder === undefined ? undefined : prototypeFrom(folder);
const clingo = hasClingo();
// First, so that what it takes is not hidden by what others have taken before.
printLargeLoop();
console.log();
printTable(
  [
    "kind",
    "problems",
    "median",
    "99 in 100",
    "conflicts",
    "where the time goes, in 100",
    ...(prototype === undefined ? [] : ["time / prototype", "conflicts / prototype"]),
    ...(clingo ? ["clingo, median", "99 in 100", "time / clingo", `over ${CLINGO_SECONDS} s`] : []),
  ],
  [shading, loops, islands, sizes, sums]
    .filter((kind) => kind.name.includes(WANTED))
    .map((kind) => benchKind(kind, prototype, clingo)),
);
if (!clingo) console.log("\nclingo is not there: Debian's package `gringo` brings it");
console.log();
printConflictRate(prototype);
console.log();
printWalk();
