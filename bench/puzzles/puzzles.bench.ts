/**
 * Real puzzles, where they are at hand (`ECP_PUZZLES`, else shared/puzzles beside the checkout): `ecpc import ADDRESS | ecpc solve -` for every
 * row, its answer compared with that of the data, and the time of the whole process that solves, from its start to the proof that there is no
 * other answer: by genre and band, and held to what it may take. `ECP_GENRES=akari,hashi` measures only these, `ECP_BANDS=S,M` only those;
 * `ECP_CLOCK=processor` takes the time of the main thread on the processor, on a machine that has other work. Run `npm run build` before.
 * Of all genres together a table is written to bench/results/puzzles.md.
 *
 * Beside it clingo, where it is installed, with each genre as one writes it for clingo by hand (encodings.ts): its own time, grounding included,
 * to an answer and the proof that there is no other; without the start of a process, which ours has.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { type Givens, importPuzzle, readAnswer } from "@ecp/interchange";
import { differingPlaces } from "../../test/interchange/json-answer.js";
import {
  bands,
  havePuzzles,
  puzzleFolder,
  type Row,
  realGenres,
  rowsOf,
} from "../../test/interchange/real-rows.js";
import { hasClingo, runProgram } from "../learn/asp.js";
import { median, milliseconds, tableText } from "../table.js";
import { batchHeader, batchRows } from "./batches.js";
import { answerSets } from "./encodings.js";
import { isOver, limits, type Measured, verdicts } from "./verdicts.js";
import { importAndSolve, type Solved } from "./whole-process.js";

const CLINGO_SECONDS = 10;

const { ECP_BANDS, ECP_CLOCK, ECP_GENRES } = process.env;

/** When a row is given up: on the wall, which shows more where there is other work. */
const SECONDS = ECP_CLOCK === "processor" ? 60 : 20;
const wanted = (list: string | undefined, value: string): boolean =>
  list === undefined || list.split(",").includes(value);

const rows = (): readonly Row[] =>
  realGenres()
    .filter((genre) => wanted(ECP_GENRES, genre))
    .flatMap(rowsOf)
    .filter(({ band }) => wanted(ECP_BANDS, band));

/** One after the other; how far it is stands on standard error. */
function measureRow(row: Row, clingo: boolean): Measured {
  const measured = measure(row, clingo);
  console.error(`${row.genre} ${row.number} ${row.band}: ${measured.status}, ${time(measured.milliseconds)}`);
  return measured;
}

function measure(row: Row, clingo: boolean): Measured {
  const solved = importAndSolve(row.url, SECONDS);
  const imported = importPuzzle(row.url);
  if ("problem" in imported) throw new Error(`${row.genre} ${row.number} is not read`);
  const other = clingo && row.band !== "XL" ? clingoTime(imported.value) : undefined;
  const { compileMs, solveMs, status } = solved;
  return {
    ...row,
    milliseconds: ECP_CLOCK === "processor" ? solved.processor : solved.wall,
    status,
    compared: compare(row, solved, imported.value),
    ...(compileMs === undefined ? {} : { compileMs }),
    ...(solveMs === undefined ? {} : { solveMs }),
    ...(other === undefined ? {} : { clingo: other }),
  };
}

function compare({ answer }: Row, { solution }: Solved, size: Givens): Measured["compared"] {
  if (answer === undefined) return "no answer in the data";
  if (solution === undefined) return "not answered";
  const said = readAnswer(answer);
  if ("problem" in said) throw new Error("an answer of the data is not read");
  return differingPlaces(solution, said.value, size).length === 0 ? "same" : "other";
}

function clingoTime(givens: Givens): number | undefined {
  const program = answerSets(givens);
  if (program === undefined) return undefined;
  const run = runProgram(program, CLINGO_SECONDS);
  return run.unique === undefined ? Number.POSITIVE_INFINITY : run.milliseconds;
}

const time = (value: number): string =>
  Number.isFinite(value) ? milliseconds(value) : `> ${CLINGO_SECONDS} s`;

function genreTable(all: readonly Measured[]): string {
  const genres = [...new Set(all.map(({ genre }) => genre))];
  return tableText(
    [
      "genre",
      ...bands.flatMap((band) => [`${band}: median`, "worst"]),
      "clingo: median",
      "worst",
      "ours there",
      "worst",
    ],
    genres.map((genre) => {
      const those = all.filter((row) => row.genre === genre);
      const both = those.filter(({ clingo }) => clingo !== undefined);
      const pair = (times: readonly number[]): readonly string[] =>
        times.length === 0 ? ["", ""] : [time(median(times)), time(Math.max(...times))];
      return [
        genre,
        ...bands.flatMap((band) =>
          pair(those.filter((row) => row.band === band).map((row) => row.milliseconds)),
        ),
        ...pair(both.map(({ clingo = 0 }) => clingo)),
        ...pair(both.map((row) => row.milliseconds)),
      ];
    }),
  );
}

const overTable = (all: readonly Measured[]): string =>
  tableText(
    ["genre", "row", "band", "time", "limit", "status", "compiling", "solving"],
    all
      .filter(isOver)
      .map((row) => [
        row.genre,
        String(row.number),
        row.band,
        time(row.milliseconds),
        time(limits[row.band]),
        row.status,
        row.compileMs === undefined ? "" : time(row.compileMs),
        row.solveMs === undefined ? "" : time(row.solveMs),
      ]),
  );

function measureAll(place: string): void {
  const clingo = hasClingo();
  const all = rows().map((row) => measureRow(row, clingo));
  const small = all.filter((row) => row.band === "S" && !isOver(row));
  const clock = ECP_CLOCK === "processor" ? "of the main thread on the processor" : "on the wall";
  const text = [
    ...verdicts(all, ECP_CLOCK !== "processor"),
    `\nTimes ${clock}; ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}.\n`,
    genreTable(all),
    "\nOver a limit, or not the only answer:\n",
    overTable(all),
    ...(small.length === 0
      ? []
      : ["\nMany in one process, on the wall:\n", tableText(batchHeader, batchRows(small, place))]),
  ].join("\n");
  console.log(text);
  if (ECP_GENRES !== undefined) return;
  const results = join(process.cwd(), "bench/results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "puzzles.md"), `# Real puzzles\n\n${text}\n`);
}

if (!havePuzzles()) console.log(`${puzzleFolder} is not there: there are no real puzzles to measure`);
else {
  const place = mkdtempSync(join(tmpdir(), "ecp-bench-"));
  try {
    measureAll(place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
