/**
 * `ecpc import ADDRESS|FILE|-…`: puzzles as others write them → instances of classes of the standard library, on standard output. Files are
 * read as they are needed, so they may be of any length. An unreadable one is told, and the rest goes on.
 */

import { existsSync } from "node:fs";
import { type Diagnostic, diagnosticJson, type JsonObject, makeSource } from "@ecp/compiler";
import {
  classText,
  type Givens,
  importPuzzle,
  instanceText,
  type PuzzleText,
  puzzleSplitter,
} from "@ecp/interchange";
import { leftOutDiagnostics, problemDiagnostic } from "@ecp/lsp/import-diagnostics";
import { progressOf } from "../batches/batch-progress.js";
import { type Bounds, bounded, boundsOf, Interrupted, TimeIsUp, timerLength } from "../bounded.js";
import { clock } from "../clock.js";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { type Line, type Lines, readLines } from "../input/read-lines.js";
import { resultStream } from "../output/result-stream.js";
import { formatDiagnostic } from "../report/print-diagnostics.js";
import { makeInterrupt } from "../solving/interrupt.js";
import type { Terminal } from "../terminal.js";
import { LONG_PUZZLE, MOST_SHOWN } from "../thresholds.js";

export interface ImportOptions {
  readonly format: "text" | "ndjson";
  readonly output?: string;
  readonly progress?: boolean;
  /** Seconds. */
  readonly timeout?: number;
}

/** A puzzle that was read, or what is wrong with it. */
type Imported = { readonly file: string; readonly line: number } & (
  | { readonly givens: Givens; readonly leftOut: readonly Diagnostic[]; readonly text: string }
  | { readonly refused: Diagnostic; readonly text: string; readonly usage?: true }
);

export async function importPuzzles(
  what: readonly string[],
  options: ImportOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const results = resultStream(terminal, options.output);
  const interrupt = makeInterrupt();
  interrupt.listen();
  // Whoever waits for input hears of it too.
  interrupt.onRequest(() => process.stdin.destroy());
  const reading: { lines?: Lines } = {};
  const bounds = boundsOf(options);
  const isLate = (): boolean => bounds.deadline !== undefined && clock() >= bounds.deadline;
  const timer =
    options.timeout === undefined
      ? undefined
      : setTimeout(() => process.stdin.destroy(), timerLength(1000 * options.timeout));
  const progress = progressOf(terminal, options, () =>
    what.length > 1 ? undefined : reading.lines?.share(),
  );
  const codes = new Set<ExitCode>([exitCodes.answered]);
  const told = { read: 0, refused: 0, errors: 0 };
  const declared = new Set<string>();
  const tell = (imported: Imported, diagnostics: readonly Diagnostic[]): void => {
    if (diagnostics.length > 0) progress.clear();
    for (const diagnostic of diagnostics)
      if (++told.errors <= MOST_SHOWN)
        terminal.err.write(`${formatDiagnostic(diagnostic, sourcesOf(imported), terminal.err)}\n`);
  };
  const print = (imported: Imported, isOnly: boolean): void => {
    if ("givens" in imported) {
      told.read++;
      if (imported.leftOut.length > 0) codes.add(exitCodes.errors);
      tell(imported, imported.leftOut);
    } else {
      told.refused++;
      codes.add(imported.usage === true ? exitCodes.usage : exitCodes.errors);
      tell(imported, [imported.refused]);
    }
    results.write(resultText(imported, options.format, told.read, isOnly, declared));
  };
  try {
    // The first waits for the second: a single puzzle is called by its size.
    let first: Imported | undefined;
    let seen = 0;
    for await (const imported of puzzlesOf(what, reading, bounds)) {
      if (interrupt.requested || isLate()) break;
      seen++;
      if (seen === 1) first = imported;
      else {
        if (first !== undefined) print(first, false);
        first = undefined;
        print(imported, false);
      }
      progress.show(seen);
      await results.flushed();
    }
    if (first !== undefined) print(first, true);
  } catch (error) {
    if (!(error instanceof TimeIsUp || error instanceof Interrupted)) throw error;
  } finally {
    clearTimeout(timer);
    progress.clear();
    await interrupt.release();
  }
  if (told.errors > 1) {
    const hidden = told.errors > MOST_SHOWN ? `; the first ${MOST_SHOWN} are shown` : "";
    terminal.err.write(`${told.errors} errors${hidden}\n`);
  }
  if (interrupt.requested) {
    codes.add(exitCodes.interrupted);
    terminal.err.write(`interrupted: ${told.read + told.refused} were looked at\n`);
  } else if (isLate()) {
    codes.add(exitCodes.unknown);
    terminal.err.write(
      `${new TimeIsUp(options.timeout).message}: ${told.read + told.refused} were looked at\n`,
    );
  }
  return worstOf([...codes]);
}

/** A name longer than any file's is none. */
const isFile = (name: string): boolean => name.length < 4096 && existsSync(name);

/** A file where there is one of that name; else the argument is the puzzle itself, as long as it looks like one. */
const isPuzzle = (argument: string): boolean =>
  argument !== "-" && /[?/\n]|^\s*\{|^[0-9.]{16,}$/.test(argument) && !isFile(argument);

async function* puzzlesOf(
  what: readonly string[],
  reading: { lines?: Lines },
  bounds: Bounds,
): AsyncGenerator<Imported> {
  for (const argument of what) {
    const file = isPuzzle(argument) ? "<address>" : argument;
    const { take, end } = puzzleSplitter();
    try {
      for await (const line of isPuzzle(argument) ? linesOf(argument) : fileLines(argument, reading)) {
        const { text, start, number, refused } = line;
        if (refused !== undefined) yield { file, line: number, refused, text: "" };
        else for (const puzzle of take({ text, start, line: number })) yield readWithin(bounds, puzzle, file);
        await ownTurn(number);
      }
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      for (const refused of error.diagnostics) yield { file, line: 0, refused, text: "", usage: true };
    }
    for (const puzzle of end()) yield readWithin(bounds, puzzle, file);
  }
}

function fileLines(file: string, reading: { lines?: Lines }): Lines["lines"] {
  reading.lines = readLines(file);
  return reading.lines.lines;
}

function* linesOf(text: string): Generator<Line> {
  let start = 0;
  for (const [index, line] of text.split(/(?<=\n)/).entries()) {
    yield { text: line, start, number: index + 1 };
    start += line.length;
  }
}

/** Lines that are in memory already are taken without a pause; Ctrl-C is heard in one. */
async function ownTurn(number: number): Promise<void> {
  if (number % 256 === 0) await new Promise<void>((resolve) => setImmediate(resolve));
}

const readWithin = (bounds: Bounds, puzzle: PuzzleText, file: string): Imported =>
  puzzle.text.length < LONG_PUZZLE ? read(puzzle, file) : bounded(bounds, () => read(puzzle, file));

function read({ text, line, start }: PuzzleText, file: string): Imported {
  const puzzle = start === 0 ? text.replace(/^\ufeff/, " ") : text;
  const imported = importPuzzle(puzzle);
  if ("value" in imported) {
    const leftOut = leftOutDiagnostics(imported.value, file, puzzle);
    return { file, line, givens: imported.value, leftOut, text };
  }
  return { file, line, refused: problemDiagnostic(imported.problem, file, puzzle, 0), text };
}

/** Places are told in the file, of which only this puzzle is at hand. */
const sourcesOf = ({
  file,
  text,
  line,
}: {
  readonly file: string;
  readonly text: string;
  readonly line: number;
}) => new Map(text === "" ? [] : [[file, makeSource(file, text, line - 1)]]);

function resultText(
  imported: Imported,
  format: ImportOptions["format"],
  count: number,
  isOnly: boolean,
  declared: Set<string>,
): string {
  if (format === "ndjson") return `${JSON.stringify(objectOf(imported, String(count)))}\n`;
  if (!("givens" in imported)) return "";
  const { rows, columns } = imported.givens;
  const name = isOnly ? `${columns} x ${rows}` : String(count);
  const own = classText(imported.givens);
  const declares = own !== "" && !declared.has(own);
  declared.add(own);
  return `${count === 1 ? "use std\n" : ""}${declares ? `\n${own}` : ""}\n${instanceText(imported.givens, name)}`;
}

function objectOf(imported: Imported, name: string): JsonObject {
  const { file, line } = imported;
  if (!("givens" in imported)) {
    const diagnostics = [diagnosticJson(imported.refused, sourcesOf(imported))];
    return { file, line, instance: null, puzzle: null, diagnostics };
  }
  const { givens, leftOut } = imported;
  const text = `${classText(givens)}${instanceText(givens, name)}`;
  const told = leftOut.map((each) => diagnosticJson(each, sourcesOf(imported)));
  const diagnostics = told.length === 0 ? {} : { diagnostics: told };
  return { file, line, instance: name, puzzle: givens.puzzle, text, ...diagnostics };
}
