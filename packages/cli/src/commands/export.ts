/** `ecpc export FILE [INSTANCE] --to FORMAT`: instances as others write them, one behind the other. */
import { type Diagnostic, readInstance } from "@ecp/compiler";
import { type ExportFormat, exportPuzzle, givensOf } from "@ecp/interchange";
import { problemDiagnostic } from "@ecp/lsp/import-diagnostics";
import { bounded, boundsOf } from "../bounded.js";
import type { ExitCode } from "../exit-codes.js";
import { chooseInstances, loadFile } from "../input/load.js";
import { resultStream } from "../output/result-stream.js";
import { codeOf } from "../report/limits.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { settingsOf } from "../solving/options.js";
import type { Terminal } from "../terminal.js";

export interface ExportOptions {
  readonly to: ExportFormat;
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
  const bounds = boundsOf(options);
  const loaded = bounded(bounds, () => loadFile(file));
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
    if ("problem" in written) {
      const said = problemDiagnostic(written.problem, file, "", 0);
      diagnostics.push({ ...said, span: instance.span });
    } else results.write(written.value.endsWith("\n") ? written.value : `${written.value}\n`);
  }
  printDiagnostics(diagnostics, host.sources, terminal);
  return codeOf(diagnostics);
}
