/**
 * Certificates: how long they are, how long checking takes, and how much longer the search takes that writes one. All instances of examples/ with at most
 * 10,000 answers, and real puzzles of bands S and M where they are at hand (as in bench/puzzles; `ECP_EACH=4` takes every fourth of each list). Times are those of
 * this process on the processor. "Solving" is compiling and the search as `solve` has it, without a proof. A table is written to bench/results/proofs.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { analyse, compileInstance } from "@ecp/compiler";
import { type Problem, type SearchOptions, search } from "@ecp/engine";
import { importPuzzle, instanceText } from "@ecp/interchange";
import { CertificateError, type Verdict, Verifier } from "@ecp/verifier";
import { havePuzzles, realGenres, rowsOf } from "../../test/interchange/real-rows.js";
import { onDisk as host } from "../../test/support/hosts.js";
import { median, ratio, tableText } from "../table.js";

const EACH = Number(process.env.ECP_EACH ?? "1");
const MOST_ANSWERS = 10_000;
/** Searches for at most so many answers change ways, as `solve` has it; where there are more, all to MOST_ANSWERS are searched. */
const FEW_ANSWERS = 1_000;
const MOST_NODES = 200_000;

interface Measured {
  readonly list: string;
  readonly name: string;
  readonly kind: "verified" | "refused" | "too long";
  readonly characters: number;
  readonly solve: number;
  readonly plain: number;
  readonly written: number;
  readonly verify: number;
  readonly why: string;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function timed<T>(work: () => T): readonly [T, number] {
  const begun = processorMs();
  const result = work();
  return [result, processorMs() - begun];
}

function searched(
  problem: Problem,
  options: SearchOptions,
): { readonly isDone: boolean; readonly count: number; readonly hasMore: boolean } {
  const run = search(problem, { nodeLimit: MOST_NODES, ...options });
  while (run.step(100_000) === "running") run.next();
  return {
    isDone: run.state === "done",
    count: Number(run.count()),
    hasMore: run.limitedBy === "solutions",
  };
}

function checked(text: string): Verdict | string {
  const verifier = new Verifier();
  try {
    for (const line of text.split("\n")) verifier.line(line);
    return verifier.verdict();
  } catch (error) {
    if (error instanceof CertificateError) return `line ${error.line}: ${error.message}`;
    throw error;
  }
}

function measure(list: string, name: string, problem: Problem, compileMs: number): Measured {
  const nothing = { list, name, characters: 0, solve: 0, plain: 0, written: 0, verify: 0, why: "" };
  const isFew = !searched(problem, { strategy: "learn", limit: FEW_ANSWERS }).hasMore;
  const limit = isFew ? FEW_ANSWERS : MOST_ANSWERS;
  const [{ isDone, count }, plain] = timed(() => searched(problem, { strategy: "learn", limit }));
  if (!isDone) return { ...nothing, kind: "too long" };
  const pieces: string[] = [];
  const [certified, written] = timed(() =>
    searched(problem, { certificate: (text) => pieces.push(text), limit }),
  );
  if (!certified.isDone) return { ...nothing, kind: "too long" };
  const text = pieces.join("");
  const [verdict, verify] = timed(() => checked(text));
  const isRight = typeof verdict !== "string" && verdict.isComplete && verdict.answers === count;
  return {
    list,
    name,
    kind: isRight ? "verified" : "refused",
    characters: text.length,
    solve: compileMs + plain,
    plain,
    written,
    verify,
    why: typeof verdict === "string" ? verdict : "",
  };
}

const all: Measured[] = [];

function measureText(list: string, file: string, text: string): void {
  const { typed, diagnostics } = analyse(file, text, host);
  if (diagnostics.some(({ severity }) => severity === "error")) return;
  for (const instance of typed.instances) {
    const settings = { set: new Map(), entryLimit: 1_000_000 };
    const [{ lowered }, compileMs] = timed(() => compileInstance(typed, instance, settings, host));
    if (lowered === undefined) continue;
    const measured = measure(
      list,
      `${file.replace(/^.*\//, "")} ${instance.name ?? ""}`,
      lowered.problem,
      compileMs,
    );
    all.push(measured);
    if (measured.kind === "refused") console.error(`${measured.list} ${measured.name}: ${measured.why}`);
  }
}

const folder = join(process.cwd(), "examples");
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ecp"))
  .sort())
  measureText("examples", join(folder, file), readFileSync(join(folder, file), "utf8"));
if (havePuzzles())
  for (const genre of realGenres())
    for (const { number, band, url } of rowsOf(genre)) {
      if ((band !== "S" && band !== "M") || number % EACH !== 0) continue;
      const read = importPuzzle(url);
      if (!("problem" in read))
        measureText(
          `real ${band}`,
          `${genre}-${number}.ecp`,
          `use std\n\n${instanceText(read.value, "imported")}`,
        );
    }

const megabytes = (characters: number): string => `${(characters / 1e6).toFixed(2)} MB`;
const largest = (values: readonly number[]): number => Math.max(0, ...values);
const rows = ["examples", "real S", "real M"].map((list) => {
  const own = all.filter((one) => one.list === list);
  const verified = own.filter(({ kind }) => kind === "verified");
  const sum = (of: (one: Measured) => number): number => verified.reduce((so, one) => so + of(one), 0);
  return [
    list,
    `${verified.length} of ${own.filter(({ kind }) => kind === "verified" || kind === "refused").length}`,
    `${own.filter(({ kind }) => kind === "too long").length}`,
    megabytes(median(verified.map(({ characters }) => characters))),
    megabytes(largest(verified.map(({ characters }) => characters))),
    ratio(sum(({ written }) => written) / sum(({ plain }) => plain)),
    ratio(sum(({ verify }) => verify) / sum(({ solve }) => solve)),
    `${(median(verified.map(({ verify }) => verify)) / 1000).toFixed(2)} s`,
    `${(largest(verified.map(({ verify }) => verify)) / 1000).toFixed(2)} s`,
  ];
});
const header = [
  ...["list", "verified", "too long", "size, median", "largest"],
  ...["log on / off", "verify / solve", "verify, median", "longest"],
];
const refused = all.filter(({ kind }) => kind === "refused").map(({ name, why }) => `- ${name}: ${why}`);
const tooLong = all.filter(({ kind }) => kind === "too long").map(({ list, name }) => `${name} (${list})`);
const text = [
  "# Certificates",
  "",
  `Of what is searched within ${MOST_NODES} nodes and has fewer than ${MOST_ANSWERS} answers; every ${EACH === 1 ? "" : `${EACH}th `}real puzzle of each list. "log on / off" is of the search alone, sums of all; "solve" is compiling and search. Load of the machine at the end: ${loadavg()[1]?.toFixed(1)}. Node ${process.versions.node}.`,
  "",
  tableText(header, rows),
  "",
  ...(refused.length > 0 ? ["Refused:", "", ...refused, ""] : []),
  ...(tooLong.length > 0 ? [`Too long: ${tooLong.join(", ")}.`, ""] : []),
].join("\n");
console.log(text);
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/proofs.md", text);
