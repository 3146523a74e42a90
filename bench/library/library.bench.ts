/**
 * The library genre by genre, from the library itself: of each class that has an address at puzz.link its lines, what it finds besides what a solver
 * draws, and the seconds of the processor that the slowest of its examples takes from text to the proof of its answers, each once, in one process.
 * A table is written to bench/results/library.md; `--only NAME,NAME` measures these classes or genres alone, and writes nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, dirname } from "node:path";
import {
  analyse,
  compileInstance,
  libraryEntries,
  type TypedInstance,
  type TypedPuzzle,
} from "@ecp/compiler";
import { search } from "@ecp/engine";
import { genres } from "@ecp/interchange";
import { examplePath } from "../../test/support/example-files.js";
import { onDisk } from "../../test/support/hosts.js";
import { linesOfClass } from "../classes/lines-of-class.js";
import { median, tableText } from "../table.js";

/** After these a search is given up, and shown as such. */
const SECONDS = 20;
/** A class of more lines is not said well; one that takes longer is not solved well. */
const MANY_LINES = 20;
const SLOW = 1;

interface Row {
  readonly genres: readonly string[];
  readonly puzzle: string;
  readonly kind: string;
  readonly lines: number;
  /** The names of what is found besides what is drawn. */
  readonly hidden: readonly string[];
  /** Of the slowest example. */
  readonly board: string;
  readonly seconds: number;
  /** How the search for it ended. */
  readonly ended: "unique" | "several" | "none" | "open" | "not compiled" | "no example";
}

interface Example extends Pick<Row, "board" | "seconds" | "ended"> {}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const only = /--only (\S+)/.exec(process.argv.join(" "))?.[1]?.split(",");
const namesOf = (puzzle: string): readonly string[] => [
  ...new Set(genres.filter((genre) => genre.puzzle === puzzle).flatMap(({ names }) => names)),
];

const rows: Row[] = [];
for (const { name, file } of libraryEntries()) {
  const names = namesOf(name);
  const isAsked = only === undefined || [name, ...names].some((each) => only.includes(each));
  if (names.length === 0 || !isAsked) continue;
  const row = measureClass(name, file, names);
  console.error(cells(row).join(" | "));
  rows.push(row);
}

function measureClass(name: string, file: string, names: readonly string[]): Row {
  const path = examplePath(file);
  const text = readFileSync(path, "utf8");
  const { typed } = analyse(path, text, onDisk);
  const puzzle = typed.puzzles.find((each) => each.name === name);
  if (puzzle === undefined) throw new Error(`${file} has no ${name}`);
  const own = typed.instances.flatMap((instance, place) =>
    instance.puzzle === puzzle ? [{ place, isPuzzle: instance.expect?.what.of === "unique" }] : [],
  );
  const puzzles = own.filter(({ isPuzzle }) => isPuzzle);
  const examples = (puzzles.length > 0 ? puzzles : own).map(({ place }) => measureExample(path, text, place));
  const slowest = examples.reduce<Example>((most, each) => (each.seconds > most.seconds ? each : most), {
    board: "",
    seconds: 0,
    ended: "no example",
  });
  return {
    genres: names,
    puzzle: name,
    kind: dirname(file) === "." ? basename(file, ".ecp") : dirname(file),
    lines: linesOfClass(puzzle),
    hidden: hiddenOf(puzzle),
    ...slowest,
  };
}

function hiddenOf({ layers }: TypedPuzzle): readonly string[] {
  return layers.filter(({ role, hidden }) => role === "find" && hidden).map(({ name }) => name);
}

function measureExample(path: string, text: string, place: number): Example {
  const begun = processorSeconds();
  const { typed } = analyse(path, text, onDisk);
  const instance: TypedInstance | undefined = typed.instances[place];
  if (instance === undefined) throw new Error(`${path} has lost an instance`);
  const { lowered, ground } = compileInstance(typed, instance, { set: new Map() }, onDisk);
  const { board } = ground ?? {};
  const size = board === undefined ? "" : `${board.rows}x${board.columns}`;
  if (lowered === undefined)
    return { board: size, seconds: processorSeconds() - begun, ended: "not compiled" };
  const running = search(lowered.problem, { limit: 2 });
  while (running.step(500) === "running" && processorSeconds() - begun < SECONDS);
  const seconds = processorSeconds() - begun;
  if (running.state === "running") return { board: size, seconds, ended: "open" };
  const count = running.count();
  return { board: size, seconds, ended: count === 1n ? "unique" : count === 0n ? "none" : "several" };
}

function cells({ genres: names, puzzle, kind, lines, hidden, board, seconds, ended }: Row): string[] {
  const took = ended === "open" ? `not in ${SECONDS}` : seconds.toFixed(2);
  return [
    names.join(", "),
    puzzle,
    kind,
    String(lines),
    hidden.join(", "),
    board,
    took,
    ended === "open" ? "" : ended,
  ];
}

const sorted = rows.toSorted((a, b) => ((a.genres[0] ?? "") < (b.genres[0] ?? "") ? -1 : 1));
const table = tableText(
  ["genre", "class", "kind", "lines", "hidden", "board", "seconds", "answers"],
  sorted.map(cells),
);
const listed = (some: readonly Row[], more: (row: Row) => string): string =>
  some.length === 0 ? "none" : some.map((row) => `${row.genres[0]} (${more(row)})`).join(", ");
const long = sorted.filter(({ lines }) => lines > MANY_LINES);
const slow = sorted.filter(({ seconds }) => seconds > SLOW);
const unproved = sorted.filter(({ ended }) => ended !== "unique");
const listedClasses = new Set(sorted.map(({ puzzle }) => puzzle));
const genreCount = genres.filter(({ puzzle }) => listedClasses.has(puzzle)).length;
const summary = [
  `${genreCount} genres in ${sorted.length} classes. A class has ${median(sorted.map(({ lines }) => lines))} lines at the median, and its slowest example takes ${median(sorted.map(({ seconds }) => seconds)).toFixed(2)} s. ${sorted.filter(({ hidden }) => hidden.length === 0).length} classes find only what a solver draws.`,
  "",
  `- More than ${MANY_LINES} lines: ${listed(long, ({ lines }) => String(lines))}.`,
  `- More than ${SLOW} s: ${listed(slow, (row) => cells(row)[6] ?? "")}.`,
  `- Not one answer, proved: ${listed(unproved, ({ ended }) => ended)}.`,
].join("\n");
console.log(`${summary}\n\n${table}`);
if (only === undefined) {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "processor"}, Node ${process.versions.node}`;
  const said = `${new Date().toISOString().slice(0, 10)}, ${machine}. Seconds of the processor for the slowest example of the class, from its text to the proof that it has one answer; each was ended after ${SECONDS}. Lines are those of the class without empty ones and comments, and hidden is the help that it looks for besides what a solver draws. Made by \`npm run bench -- library\`.`;
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(
    "bench/results/library.md",
    ["# The library, genre by genre", "", said, "", summary, "", table, ""].join("\n"),
  );
}
