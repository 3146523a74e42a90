/** `ecpc compare FILE [INSTANCE]`: strategies, and their rules for the next item, side by side on one instance. */

import { diagnose, nothingToSolve, spanOf } from "@ecp/compiler";
import { CommandError } from "../command-error.js";
import { comparedJson, notComparedJson } from "../comparing/compared-json.js";
import { disagreement } from "../comparing/disagreement.js";
import { type CompareOptions, compareFormatOf } from "../comparing/options.js";
import { plot } from "../comparing/plot.js";
import { type Row, searchOneWay } from "../comparing/search-one-way.js";
import { table } from "../comparing/table.js";
import { waysToSearch } from "../comparing/ways.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { printJson } from "../report/results.js";
import { progressOn } from "../solving/progress.js";
import { openSession, type Session } from "../solving/session.js";
import { type Compiled, compileTask } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";

export async function compare(
  file: string,
  name: string | undefined,
  options: CompareOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const format = compareFormatOf(options);
  const session = await openSession(file, name, { ...options, format }, terminal);
  if (typeof session === "number") return session;
  const { loaded, results } = session;
  try {
    const [instance] = session.instances;
    if (instance === undefined) {
      throw new CommandError(exitCodes.errors, [
        diagnose(nothingToSolve, spanOf(file, 0, 0), { puzzles: [] }),
      ]);
    }
    if (session.instances.length > 1)
      terminal.err.write(`note: comparing on ${titleOf(instance)}, the first instance\n`);
    const compiled = await compileTask({ ...session, instance, options });
    const { diagnostics } = compiled.ready ? compiled : compiled.outcome;
    printDiagnostics(diagnostics, loaded.host.sources, terminal);
    if (!compiled.ready) {
      const { status, reason, exitCode } = compiled.outcome;
      if (format === "json")
        printJson([notComparedJson(loaded.file, instance, status, reason)], format, results);
      else if (reason !== undefined) terminal.err.write(`not known: ${reason}\n`);
      return exitCode;
    }
    if (compiled.lowered.objective !== undefined)
      terminal.err.write("note: this compares searches for any answer, not for the best\n");
    const rows = await searchAllWays(compiled, session, options, terminal);
    if (format === "text") results.write(table(rows, results));
    else if (format === "svg") results.write(plot(rows, titleOf(instance)));
    else {
      const { lowered, compileMs } = compiled;
      printJson([comparedJson(loaded.file, instance, lowered, compileMs, rows)], format, results);
    }
    return exitCodeOf(rows, session, options, terminal);
  } finally {
    await session.interrupt.release();
  }
}

/** One after the other, so that none takes time from another. */
async function searchAllWays(
  { lowered: { problem } }: Compiled,
  { interrupt }: Session,
  options: CompareOptions,
  terminal: Terminal,
): Promise<readonly Row[]> {
  interrupt.listen();
  const rows: Row[] = [];
  for (const way of waysToSearch(problem, options.limit)) {
    const bar = progressOn(terminal, options.progress);
    const says = `${way.strategy}, ${way.next}`;
    const progress = { ...bar, show: (search: Parameters<typeof bar.show>[0]) => bar.show(search, says) };
    rows.push(await searchOneWay(problem, way, options, { interrupt, progress }));
    bar.clear();
    if (interrupt.requested) break;
  }
  return rows;
}

function exitCodeOf(
  rows: readonly Row[],
  { interrupt }: Session,
  { limit }: CompareOptions,
  terminal: Terminal,
): ExitCode {
  const wrong = disagreement(rows, limit);
  if (wrong !== undefined) {
    terminal.err.write(`error: ${wrong}\n`);
    return exitCodes.errors;
  }
  if (interrupt.requested) return exitCodes.interrupted;
  const ended = rows.filter((row) => row.ending === "all" || row.ending === "enough");
  if (ended.length === 0) return exitCodes.unknown;
  return ended.every((row) => row.ending === "all" && row.found === 0n)
    ? exitCodes.noSolution
    : exitCodes.answered;
}
