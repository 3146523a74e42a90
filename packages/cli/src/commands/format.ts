/** `ecpc format FILE…`: files rewritten with their white space in order, or, with `--check`, those named that would change. */
import { format } from "@ecp/compiler";
import { reasonOf } from "@ecp/lsp/read-file";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { readText } from "../input/read-text.js";
import { replaceFile } from "../output/replace-file.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import type { Terminal } from "../terminal.js";

export interface FormatOptions {
  readonly check?: boolean;
}

export async function formatFiles(
  files: readonly string[],
  options: FormatOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  return worstOf(files.map((file) => formatFile(file, options.check === true, terminal)));
}

function formatFile(file: string, check: boolean, terminal: Terminal): ExitCode {
  const read = readText(file);
  if ("refused" in read) {
    printDiagnostics([read.refused], new Map(), terminal);
    return read.usage ? exitCodes.usage : exitCodes.errors;
  }
  const formatted = format(read.text);
  const changes = formatted !== read.text;
  if (check) {
    if (changes) terminal.out.write(`${file}\n`);
    return changes ? exitCodes.errors : exitCodes.answered;
  }
  if (file === "-") {
    terminal.out.write(formatted);
    return exitCodes.answered;
  }
  if (!changes) return exitCodes.answered;
  try {
    replaceFile(file, formatted);
  } catch (error) {
    terminal.err.write(`error: \`${file}\` cannot be written: ${reasonOf(error)}\n`);
    return exitCodes.usage;
  }
  terminal.err.write(`formatted ${file}\n`);
  return exitCodes.answered;
}
