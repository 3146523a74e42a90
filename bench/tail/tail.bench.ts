/**
 * The hardest problems: boards of which few are proved, boards that were too large, counts that no enumeration reaches, and two threads. Each row is a
 * process of its own, with a limit of seconds of the processor (ECP_SECONDS, 30), and is told beside the figure that is wanted; a board also beside clingo, where that
 * is installed, in the same run. A table is written to bench/results/tail.md; `--only TEXT` runs the rows whose name contains it, and writes nothing.
 *
 * The boards are those of hard.jsonl in the folder that ECP_PUZZLES names, else in shared/puzzles beside the checkout; without it there are no such rows.
 *
 * Two threads are told by their parts, each measured alone, so that a machine with other work tells the same: the parts are taken from a queue by so many
 * workers. A diagram is counted in shares, of which the slowest of each level counts. Where a proof is no easier in parts, threads race with
 * other seeds and tell each other what they learn; whichever has had the least time goes on.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { linesOf, puzzleFolder } from "../../test/interchange/real-rows.js";
import { hasClingo } from "../learn/asp.js";
import { ratio, tableText } from "../table.js";
import { counts } from "./counts.js";
import type { Measured, Task } from "./measured.js";
import { textOfAddress, textOfExample } from "./text-of.js";

const SECONDS = Number(process.env.ECP_SECONDS ?? "30");
/** Of a count, at least. */
const COUNTING_SECONDS = 30;
/** Seconds of a process on the wall for each of the processor, on a machine with other work. */
const PATIENCE = 20;
const PARTS = 64;
const WORKERS = [2, 8, 32, 1_000];
const SHARES = [2, 8, 32];
const RACERS = [2, 4];

interface Row {
  readonly name: string;
  readonly task: Task;
  readonly wanted: string;
  readonly isMet: (measured: Measured) => boolean | undefined;
  readonly say: (measured: Measured) => string;
}

interface HardBoard {
  readonly genre: string;
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

const within = (seconds: number | undefined, most: number): boolean =>
  seconds !== undefined && seconds <= most;
const told = (seconds: number | undefined): string =>
  seconds === undefined ? `not in ${SECONDS} s` : `${seconds.toFixed(2)} s`;

const sayProof = ({ refused, compiled, megabytes, first, done, count }: Measured): string =>
  refused !== undefined
    ? `refused after ${told(compiled)}: ${refused}`
    : `compiled ${told(compiled)}, an answer ${told(first)}, ${count === "2" ? "a second one" : "the proof"} ${told(done)}; ${megabytes} MB`;

/** The figure of a hard board. */
function wantedOf({ genre }: HardBoard, cells: number): Pick<Row, "wanted" | "isMet"> {
  if (genre === "shikaku" || (genre === "fillomino" && cells > 3_000))
    return {
      wanted: "compiled in 3 s and 1 GB",
      isMet: ({ refused, compiled, megabytes }) =>
        refused === undefined && compiled <= 3 && megabytes <= 1024,
    };
  if (genre === "numlin")
    return {
      wanted: "an answer in 3 s, the proof in 30 s",
      isMet: ({ first, done }) => within(first, 3) && within(done, 30),
    };
  if (genre === "heyawake" && cells < 60)
    return { wanted: "the proof in .5 s", isMet: ({ done }) => within(done, 0.5) };
  if (genre === "heyawake" || cells <= 100)
    return { wanted: "the proof in 20 s", isMet: ({ done }) => within(done, 20) };
  return { wanted: "", isMet: () => undefined };
}

/** A board without a size in the data has it in its address. */
function boardRow(board: HardBoard): Row {
  const [, width = "0", height = "0"] = /\/(\d+)\/(\d+)\//.exec(board.url) ?? [];
  return {
    name: `${board.genre} ${width}x${height}`,
    task: { kind: "prove", text: textOfAddress(board.url), seconds: SECONDS },
    ...wantedOf(board, Number(width) * Number(height)),
    say: sayProof,
  };
}

/** Of loops it is said in how many seconds. */
const countRows = (): readonly Row[] =>
  counts().map(({ name, known, text, within: most }) => ({
    name,
    task: { kind: "count", text, seconds: Math.max(SECONDS, COUNTING_SECONDS) },
    wanted: most === undefined ? known : `${known} in ${most} s`,
    isMet: ({ count, done }) => count === known && within(done, most ?? COUNTING_SECONDS),
    say: ({ count, done, megabytes }) =>
      `${told(done)}${done === undefined || count === known ? "" : `, another number: ${count}`}; ${megabytes} MB`,
  }));

/** When the last worker is done, if each takes the next part when it is done with one; undefined if a part was not searched to its end. */
function makespan(parts: readonly (number | null)[], workers: number): number | undefined {
  const busy = new Array<number>(workers).fill(0);
  for (const part of parts) {
    if (part === null) return undefined;
    const next = busy.indexOf(Math.min(...busy));
    busy[next] = (busy[next] ?? 0) + part;
  }
  return Math.max(...busy);
}

const WANTED_GAIN = 1.6;

/** The numbers of workers whose time is measured; undefined where it is worked out from the parts. */
function workersOf(task: Task): readonly number[] | undefined {
  return task.kind === "race" ? task.racers : task.kind === "shares" ? task.workers : undefined;
}

/** How many times faster so many workers are than one. */
function gain({ compiled, done, each = [] }: Measured, task: Task, workers: number): number | undefined {
  if (done === undefined) return undefined;
  const measured = workersOf(task);
  const others = measured === undefined ? makespan(each, workers) : each[measured.indexOf(workers)];
  if (others === null) return undefined;
  return others === undefined ? undefined : (done - compiled) / others;
}

function threadRow(name: string, task: Task): Row {
  const asked = workersOf(task) ?? WORKERS;
  const sayGain = (measured: Measured, workers: number): string => {
    const own = gain(measured, task, workers);
    if (own !== undefined) return ratio(own);
    return workers === 2 && measured.done !== undefined ? "no gain" : "not measured";
  };
  return {
    name: `two threads: ${name}`,
    task,
    wanted: `${ratio(WANTED_GAIN)} with two`,
    isMet: (measured) => (gain(measured, task, 2) ?? 0) >= WANTED_GAIN,
    say: (measured) =>
      `one ${told(measured.done)}; ${asked.map((workers) => `${workers}: ${sayGain(measured, workers)}`).join(", ")}`,
  };
}

const inParts = (text: string): Task => ({ kind: "parts", text, seconds: SECONDS, parts: PARTS });

const threadRows = (): readonly Row[] => [
  threadRow("queens 15, in parts", inParts(textOfExample("queens.ecp", "(n = 15)"))),
  threadRow("pentominoes 6 x 10, in parts", inParts(textOfExample("covers/pentominoes.ecp", ""))),
  threadRow("Latin squares 6, a diagram in shares", {
    kind: "shares",
    text: textOfExample("numbers/latin.ecp", "(n = 6)"),
    seconds: SECONDS,
    workers: SHARES,
  }),
];

/** The first board of each of these genres that is proved, but not at once. */
function racingRows(boards: readonly { readonly row: Row; readonly measured: Measured }[]): readonly Row[] {
  return ["numlin", "nurikabe"].flatMap((genre) => {
    const proved = boards.find(
      ({ row, measured }) => row.name.startsWith(genre) && (measured.done ?? 0) >= 2,
    );
    if (proved === undefined) return [];
    return [threadRow(`${proved.row.name}, a race`, { ...proved.row.task, kind: "race", racers: RACERS })];
  });
}

function measure(task: Task): Measured | undefined {
  const program = fileURLToPath(new URL("one-task.mjs", import.meta.url));
  const child = spawnSync(process.execPath, [program], {
    input: JSON.stringify(task),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    timeout: 1_000 * PATIENCE * task.seconds,
  });
  if (child.status !== 0) console.error(child.stderr);
  return child.status === 0 ? JSON.parse(child.stdout) : undefined;
}

const only = /--only (.+)/.exec(process.argv.join(" "))?.[1];
const isAsked = ({ name }: Row): boolean => only === undefined || name.includes(only);

const isClingoHere = hasClingo();

/** Seconds of clingo itself; empty where the row is no board, or clingo is not installed. */
function sayClingo({ task }: Row): string {
  if (task.kind !== "prove" || !isClingoHere) return "";
  const measured = measure({ ...task, kind: "clingo" });
  if (measured === undefined) return "ended without a result";
  const { refused, done, count } = measured;
  if (refused !== undefined) return refused;
  return done === undefined && count !== "0" ? `an answer, not more in ${SECONDS} s` : told(done);
}

const lines: string[][] = [];
function runRow(row: Row): Measured | undefined {
  const measured = measure(row.task);
  const isMet = measured === undefined ? false : row.isMet(measured);
  const line = [
    row.name,
    row.wanted,
    measured === undefined ? "ended without a result" : row.say(measured),
    isMet === undefined ? "" : isMet ? "yes" : "no",
    sayClingo(row),
  ];
  console.error(line.join(" | "));
  lines.push(line);
  return measured;
}

const hard = existsSync(`${puzzleFolder}/hard.jsonl`) ? linesOf<HardBoard>("hard", {}) : [];
const boards = hard
  .map(boardRow)
  .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  .filter(isAsked)
  .flatMap((row) => {
    const measured = runRow(row);
    return measured === undefined ? [] : [{ row, measured }];
  });
for (const row of [...countRows(), ...threadRows(), ...racingRows(boards)].filter(isAsked)) runRow(row);

const table = tableText(["", "wanted", "measured", "met", "clingo"], lines);
console.log(table);
if (only === undefined && hard.length > 0) {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "processor"}, Node ${process.versions.node}`;
  const said = `${new Date().toISOString().slice(0, 10)}, ${machine}. Seconds of the processor, compiling among them, without the start of Node; each row was ended after ${SECONDS}. Made by \`npm run bench -- tail\`. clingo has the problem as \`ecpc build --emit lp\` states it.`;
  mkdirSync("bench/results", { recursive: true });
  writeFileSync("bench/results/tail.md", ["# The tail", "", said, "", table, ""].join("\n"));
}
