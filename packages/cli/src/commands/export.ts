/** `ecpc export FILE [INSTANCE] --to FORMAT`: write instances in the formats of other programs, one after the other. */
import { type Diagnostic, readInstance } from "@ecp/compiler";
import { type ExportFormat, exportPuzzle, givensOf } from "@ecp/interchange";
import { bounded, boundsOf } from "../bounded.js";
import { UsageError } from "../command-error.js";
import type { ExitCode } from "../exit-codes.js";
import { chooseInstances, loadMended } from "../input/load.js";
import { resultStream } from "../output/result-stream.js";
import { notWritten } from "../report/answer-file.js";
import { codeOf } from "../report/limits.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { settingsOf } from "../solving/options.js";
import type { Terminal } from "../terminal.js";

export interface ExportOptions {
  readonly to: ExportFormat;
  readonly answer?: boolean;
  readonly set: readonly string[];
  readonly output?: string;
  /** Seconds. */
  readonly timeout?: number;
}

export async function exportInstances(
  file: string,
  name: string | undefined,
  options: ExportOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.answer === true) return withAnswers(file, name, options, terminal);
  const bounds = boundsOf(options);
  const loaded = await loadMended(file, bounds);
  const { analysis, host } = loaded;
  printDiagnostics(analysis.diagnostics, host.sources, terminal);
  if (hasErrors(analysis.diagnostics)) return codeOf(analysis.diagnostics);
  const results = resultStream(terminal, options.output);
  const settings = { set: settingsOf(options.set) };
  const diagnostics: Diagnostic[] = [];
  for (const instance of chooseInstances(loaded, name)) {
    if (!analysis.typed.isSoundInstance(instance)) continue;
    const read = bounded(bounds, () => readInstance(instance, settings, host));
    diagnostics.push(...read.diagnostics);
    if (read.value === undefined || hasErrors(read.diagnostics)) continue;
    const givens = givensOf(read.value);
    const written =
      givens === undefined
        ? ({ problem: { kind: "no-genre", puzzle: instance.puzzle.name } } as const)
        : exportPuzzle(givens, options.to);
    if ("problem" in written) diagnostics.push(notWritten(written, instance));
    else results.write(written.value.endsWith("\n") ? written.value : `${written.value}\n`);
  }
  printDiagnostics(diagnostics, host.sources, terminal);
  return codeOf(diagnostics);
}

/** A file has a place for an answer, an address has none. */
async function withAnswers(
  file: string,
  name: string | undefined,
  { to, ...options }: ExportOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (to !== "pzprv3")
    throw new UsageError("--answer needs --to pzprv3: an address has no place for an answer");
  const { solve } = await import("./solve.js");
  const usual = { limit: 1, threads: 1, strategy: "auto", stats: false } as const;
  return solve(file, name, { ...usual, ...options, format: to }, terminal);
}
