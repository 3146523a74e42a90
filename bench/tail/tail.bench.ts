/**
 * The tail: puzzles that took long or were left open, where lists of them are at hand (`hard.jsonl` beside the real puzzles, see bench/puzzles), and the
 * real ones of `ECP_GENRES` (numberlink). By board: time on the processor to the first answer, to the second one, and to the decision whether
 * there is one, without compiling; `ECP_SECONDS` (30) after which a board is given up. Writes bench/results/tail.md.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { analyse, compileInstance, type Lowered } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { importPuzzle, instanceText } from "@ecp/interchange";
import { havePuzzles, linesOf, rowsOf } from "../../test/interchange/real-rows.js";
import { noFiles } from "../../test/support/hosts.js";
import { tableText } from "../table.js";

interface Board {
  readonly genre: string;
  readonly url: string;
  readonly number: number;
  readonly list: string;
}

const { ECP_SECONDS = "30", ECP_GENRES = "numberlink" } = process.env;
const SECONDS = Number(ECP_SECONDS);
const STEP = 2_000;
/** puzz.link's own names of genres. */
const OTHER_NAMES: Readonly<Record<string, string>> = { numlin: "numberlink" };

function boards(): readonly Board[] {
  const genres = ECP_GENRES.split(",");
  const hard = linesOf<Board>("hard", { list: "hard" });
  return [
    ...genres.flatMap((genre) => rowsOf(genre).map((row): Board => ({ ...row, list: "real" }))),
    ...hard.filter(({ genre }) => genres.includes(OTHER_NAMES[genre] ?? genre)),
  ];
}

function compiled(url: string): Lowered | undefined {
  const imported = importPuzzle(url);
  if ("problem" in imported) throw new Error(JSON.stringify(imported.problem));
  const { typed } = analyse("tail.ecp", `use std\n\n${instanceText(imported.value, "tail")}`, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error(`there is no instance of ${url}`);
  return compileInstance(typed, instance, { set: new Map() }, noFiles).lowered;
}

/** Processor seconds since a moment. */
function clock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

function measured({ list, number, genre, url }: Board): readonly string[] {
  const size = url.split("/").slice(4, 6).join("x");
  const row = [`${list} ${number}`, OTHER_NAMES[genre] ?? genre, size];
  const lowered = compiled(url);
  if (lowered === undefined) return [...row, "", "", "too large", ""];
  const seconds = clock();
  const run = search(lowered.problem, { limit: 2 });
  const answers: string[] = [];
  let state = run.state;
  while (state === "running" && seconds() < SECONDS) {
    state = run.step(STEP);
    for (const _ of run.next()) answers.push(seconds().toFixed(2));
  }
  const verdict = state === "running" ? "open" : ["none", "one answer", "several"][answers.length];
  const [first = "", second = ""] = answers;
  return [...row, first, second, verdict ?? "", state === "running" ? "" : seconds().toFixed(2)];
}

if (!havePuzzles()) console.log("no real puzzles are at hand");
else {
  const rows: (readonly string[])[] = [];
  for (const board of boards()) {
    rows.push(measured(board));
    console.error(rows.at(-1)?.join("  "));
  }
  const header = ["board", "genre", "size", "first answer", "second", "verdict", "decided after"];
  const decided = rows.filter((row) => row[6] !== "").length;
  const text = [
    "# The tail",
    "",
    `${decided} of ${rows.length} boards are decided within ${SECONDS} s. Seconds on the processor, without compiling; ${cpus()[0]?.model ?? ""}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`,
    "",
    tableText(header, rows),
    "",
  ].join("\n");
  console.log(text);
  writeFileSync("bench/results/tail.md", text);
}
