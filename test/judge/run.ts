/**
 * `npm run judge -- FIRST COUNT [--threads N] [--all-ways] [--log FILE]`: compares the programs of COUNT seeds from FIRST with their meaning, on N
 * threads (one, unless said otherwise). Prints each difference when it is found, reduced to a small program, and now and then how many programs a second were compared.
 * With --all-ways each program is compiled in all ways. With --log, texts that the compiler refuses are written to FILE.refused, and tables of outcomes, ways and constructs
 * to FILE.tables. Exits with 1 if there was a difference.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { differenceText, judgedSeed, judgementText } from "./judged-seed.js";
import { addTally, newTally, note, type Tally, table } from "./tally.js";

/** A thread judges every `step`-th seed from `first` to before `end`. */
interface Share {
  readonly first: number;
  readonly end: number;
  readonly step: number;
  readonly inAllWays: boolean;
}

interface Report {
  /** How many programs, and what came of them, since the report before. */
  readonly programs: number;
  readonly tally: Tally;
  readonly differences: readonly string[];
  readonly refused: readonly string[];
}

const reportEach = 25;

function judgeShare({ first, end, step, inAllWays }: Share, report: (report: Report) => void): void {
  let programs = 0;
  let tally = newTally();
  let refused: string[] = [];
  const tell = (differences: readonly string[]): void => {
    report({ programs, tally, differences, refused });
    programs = 0;
    tally = newTally();
    refused = [];
  };
  for (let seed = first; seed < end; seed += step) {
    const { program, judgements } = judgedSeed(seed, inAllWays);
    programs++;
    note(tally, program, judgements);
    for (const judgement of judgements)
      if (judgement.outcome.kind === "refused") refused.push(judgementText(program, judgement));
    const different = judgements.filter(({ outcome }) => outcome.kind === "different");
    if (different.length > 0) tell(different.map(({ way }) => differenceText(program, way)));
    else if (programs >= reportEach) tell([]);
  }
  if (programs > 0) tell([]);
}

function readShares(): { shares: readonly Share[]; count: number; log: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      threads: { type: "string", default: "1" },
      "all-ways": { type: "boolean", default: false },
      log: { type: "string" },
    },
  });
  const [first, count, threads] = [...positionals, values.threads].map(Number);
  const given = [first, count, threads].every((each) => Number.isSafeInteger(each));
  if (positionals.length !== 2 || !given || first === undefined || count === undefined || !(threads ?? 0)) {
    console.error("usage: npm run judge -- FIRST COUNT [--threads N] [--all-ways] [--log FILE]");
    process.exit(2);
  }
  const step = threads ?? 1;
  const shares = Array.from({ length: step }, (_, k) => ({
    first: first + k,
    end: first + count,
    step,
    inAllWays: values["all-ways"],
  }));
  return { shares, count, log: values.log };
}

function runThreads(): void {
  const { shares, count, log } = readShares();
  const begin = performance.now();
  const tally = newTally();
  let [programs, printed, differences] = [0, 0, 0];
  const progress = (): string => {
    const seconds = (performance.now() - begin) / 1000;
    return `${programs} of ${count} programs, ${differences} differences, ${(programs / seconds).toFixed(1)} programs/s`;
  };
  for (const share of shares) {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share });
    worker.on("message", (report: Report) => {
      programs += report.programs;
      differences += report.differences.length;
      addTally(tally, report.tally);
      for (const text of report.differences) console.log(text);
      if (log !== undefined && report.refused.length > 0)
        appendFileSync(`${log}.refused`, report.refused.join(""));
      if (programs < printed + 200 && programs < count) return;
      printed = programs;
      console.log(progress());
      if (log === undefined) return;
      const tables = [tally.ways, tally.outcomes, tally.constructs].map(table);
      writeFileSync(`${log}.tables`, `${progress()}\n\n${tables.join("\n\n")}\n`);
    });
  }
  process.on("exit", () => {
    if (differences > 0) process.exitCode = 1;
  });
}

if (isMainThread) runThreads();
else judgeShare(workerData as Share, (report) => parentPort?.postMessage(report));
