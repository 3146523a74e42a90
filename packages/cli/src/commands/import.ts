/**
 * `ecpc import ADDRESS|FILE|-…`: puzzles as others write them → instances of classes of the standard library, on standard output. What cannot
 * be read is told, and the rest goes on.
 */
import { existsSync } from "node:fs";
import { type Diagnostic, makeSource, type Source } from "@ecp/compiler";
import { importPuzzle, instanceText, puzzleTexts } from "@ecp/interchange";
import { problemDiagnostic } from "@ecp/lsp/import-diagnostics";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { readText } from "../input/read-text.js";
import { resultStream } from "../report/output.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import type { Terminal } from "../terminal.js";

export interface ImportOptions {
  readonly output?: string;
}

type Given =
  /** `file`: how messages name it. */
  | { readonly file: string; readonly text: string }
  | { readonly refused: Diagnostic; readonly exitCode: ExitCode };

/** A file where there is one of that name; else the argument is the puzzle itself, as long as it looks like one. */
function textOf(argument: string): Given {
  const isPuzzle = argument !== "-" && /[?/\n]|^[0-9.]{16,}$/.test(argument) && !isFile(argument);
  if (isPuzzle) return { file: "<address>", text: argument };
  const read = readText(argument);
  if ("refused" in read)
    return { refused: read.refused, exitCode: read.usage ? exitCodes.usage : exitCodes.errors };
  return { file: argument, text: read.text.replace(/^\ufeff/, " ") };
}

/** A name longer than any file's is none. */
const isFile = (name: string): boolean => name.length < 4096 && existsSync(name);

export async function importPuzzles(
  what: readonly string[],
  options: ImportOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const givens = what.map(textOf);
  const [first, second] = givens;
  const single = second === undefined && first !== undefined && "text" in first && isSingle(first.text);
  const results = resultStream(terminal, options.output);
  const sources = new Map<string, Source>();
  const diagnostics: Diagnostic[] = [];
  const codes: ExitCode[] = [exitCodes.answered];
  let count = 0;
  for (const given of givens) {
    if ("refused" in given) {
      diagnostics.push(given.refused);
      codes.push(given.exitCode);
      continue;
    }
    const { file, text } = given;
    sources.set(file, makeSource(file, text));
    for (const { text: puzzle, start } of puzzleTexts(text)) {
      const read = importPuzzle(puzzle);
      if ("problem" in read) {
        diagnostics.push(problemDiagnostic(read.problem, file, puzzle, start));
        codes.push(exitCodes.errors);
        continue;
      }
      count++;
      const { rows, columns } = read.value;
      const name = single ? `${columns} x ${rows}` : String(count);
      results.write(`${count === 1 ? "use std\n" : ""}\n${instanceText(read.value, name)}`);
    }
  }
  printDiagnostics(diagnostics, sources, terminal);
  return worstOf(codes);
}

function isSingle(text: string): boolean {
  let count = 0;
  for (const _ of puzzleTexts(text)) if (++count > 1) return false;
  return count === 1;
}
