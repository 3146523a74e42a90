/**
 * Certificates: how long they are, how long checking takes, and how much longer the search takes that writes one. All instances of examples/ with at most
 * 10,000 answers, and real puzzles of bands S and M where they are at hand (as in bench/puzzles; `ECP_EACH=4` takes every fourth of each list). Times are those of
 * this process on the processor. "Solving" is compiling and the search as `solve` has it, without a proof. A table is written to bench/results/proofs.md.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { analyse, compileInstance, type Lowered } from "@ecp/compiler";
import { type Problem, type SearchOptions, type Strategy, search } from "@ecp/engine";
import { importPuzzle, instanceText } from "@ecp/interchange";
import { CertificateError, type Verdict, Verifier } from "@ecp/verifier";
import { havePuzzles, realGenres, rowsOf } from "../../test/interchange/real-rows.js";
import { onDisk as host } from "../../test/support/hosts.js";
import { median, ratio, tableText } from "../table.js";

const EACH = Number(process.env.ECP_EACH ?? "1");
const MOST_ANSWERS = 10_000;
/** Searches for at most so many answers change ways, as `solve` has it; where there are more, all to MOST_ANSWERS are searched. */
const FEW_ANSWERS = 1_000;
const MOST_NODES = 2_000_000;
/** Those that take longer to check are listed: seconds. */
const LONG = 5;

interface Measured {
  readonly list: string;
  readonly name: string;
  readonly kind: "verified" | "refused" | "too long" | "too many";
  readonly characters: number;
  readonly solve: number;
  /** The search alone: at its fastest; as it is with a certificate, but without one; and with one. */
  readonly fastest: number;
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

interface Searched {
  readonly isDone: boolean;
  readonly count: number;
  readonly hasMore: boolean;
  readonly strategy: Strategy;
}

function searched(problem: Problem, options: SearchOptions): Searched {
  const run = search(problem, { nodeLimit: MOST_NODES, ...options });
  while (run.step(100_000) === "running") run.next();
  return {
    isDone: run.state === "done",
    count: Number(run.count()),
    hasMore: run.limitedBy === "solutions",
    strategy: run.stats().strategy,
  };
}

interface Checked extends Searched {
  readonly characters: number;
  readonly verdict: Verdict | string;
  readonly verify: number;
}

/** Line by line while it is written. `verify`: milliseconds of the checker alone. */
function checked(problem: Problem, options: SearchOptions): Checked {
  const verifier = new Verifier();
  let [characters, verify, rest] = [0, 0, ""];
  const certificate = (piece: string): void => {
    characters += piece.length;
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    verify += timed(() => {
      for (const line of lines) verifier.line(line);
    })[1];
  };
  try {
    const found = searched(problem, { ...options, certificate });
    return { ...found, characters, verify, verdict: verifier.verdict() };
  } catch (error) {
    if (!(error instanceof CertificateError)) throw error;
    const why = `line ${error.line}: ${error.message}`;
    return { isDone: true, count: 0, hasMore: false, strategy: "learn", characters, verify, verdict: why };
  }
}

function measure(list: string, name: string, { problem, objective }: Lowered, compileMs: number): Measured {
  const times = { solve: 0, fastest: 0, plain: 0, written: 0, verify: 0 };
  const nothing = { list, name, characters: 0, ...times, why: "" };
  const isFew = objective === undefined && !searched(problem, { limit: FEW_ANSWERS }).hasMore;
  const asked = objective === undefined ? { limit: isFew ? FEW_ANSWERS : MOST_ANSWERS } : { best: true };
  const { verdict, characters, verify, ...certified } = checked(problem, asked);
  if (!certified.isDone) return { ...nothing, kind: certified.hasMore ? "too many" : "too long" };
  const { strategy } = certified;
  const [{ count }, fastest] = timed(() => searched(problem, { ...asked, strategy }));
  // With a certificate, `dance` keeps no masks, as where it is traced.
  const [, plain] =
    strategy === "dance"
      ? timed(() => searched(problem, { ...asked, strategy, nextItem: "fewest" }))
      : [undefined, fastest];
  const [, written] = timed(() => searched(problem, { ...asked, strategy, certificate: () => {} }));
  const isRight = typeof verdict !== "string" && verdict.isComplete && verdict.answers === count;
  return {
    list,
    name,
    kind: isRight ? "verified" : "refused",
    characters,
    solve: compileMs + fastest,
    fastest,
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
    const measured = measure(list, `${file.replace(/^.*\//, "")} ${instance.name ?? ""}`, lowered, compileMs);
    all.push(measured);
    if (measured.verify > 1000 * LONG)
      console.error(`${measured.list} ${measured.name}: ${measured.verify} ms`);
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
const long = all.filter(({ verify }) => verify > 1000 * LONG);
const refused = all.filter(({ kind }) => kind === "refused").map(({ name, why }) => `- ${name}: ${why}`);
const named = (kind: Measured["kind"]): readonly string[] =>
  all.filter((one) => one.kind === kind).map(({ list, name }) => `${name} (${list})`);
const [tooLong, tooMany] = [named("too long"), named("too many")];
const masked = all.filter(({ fastest, plain }) => fastest !== plain);
const sumOf = (of: (one: Measured) => number): number => masked.reduce((so, one) => so + of(one), 0);
const masks = ratio(sumOf(({ fastest }) => fastest) / sumOf(({ plain }) => plain));
const text = [
  "# Certificates",
  "",
  `Of what is searched within ${MOST_NODES} nodes and has at most ${MOST_ANSWERS} answers (of an objective a best one); every ${EACH === 1 ? "" : `${EACH}th `}real puzzle of each list. "log on / off" is of the search alone, the same one, sums of all; "solve" is compiling and search. Load of the machine at the end: ${loadavg()[1]?.toFixed(1)}. Node ${process.versions.node}.`,
  "",
  tableText(header, rows),
  "",
  ...(refused.length > 0 ? ["Refused:", "", ...refused, ""] : []),
  `Where it may keep masks, the search without a proof takes ${masks} of its time; "solve" has these.`,
  "",
  ...(long.length > 0
    ? [
        `Longer than ${LONG} s to check: ${long.map(({ name, list, verify }) => `${name} (${list}, ${(verify / 1000).toFixed(1)} s)`).join(", ")}.`,
        "",
      ]
    : []),
  ...(tooMany.length > 0 ? [`More than ${MOST_ANSWERS} answers: ${tooMany.join(", ")}.`, ""] : []),
  ...(tooLong.length > 0 ? [`Too long: ${tooLong.join(", ")}.`, ""] : []),
].join("\n");
console.log(text);
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/proofs.md", text);
