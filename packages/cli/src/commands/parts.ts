/** `ecpc split`, `run-part`, `merge`: one count by many machines. docs/parts.md tells how they are put together. */

import { isDetermined, type Problem, ProblemError, readProblem } from "@ecp/engine";
import { bounded, boundsOf } from "../bounded.js";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { readText } from "../input/read-text.js";
import { resultStream } from "../output/result-stream.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { boundedSearch } from "../solving/bounded-search.js";
import { makeInterrupt } from "../solving/interrupt.js";
import { bytesOf, type SolvingOptions } from "../solving/options.js";
import { progressOn } from "../solving/progress.js";
import { stopReason } from "../solving/reasons.js";
import { runSearch } from "../solving/run-search.js";
import { openSession } from "../solving/session.js";
import { compileTask } from "../solving/solve-instance.js";
import {
  cutIntoUnits,
  merged,
  readResults,
  readUnits,
  resultFor,
  type WorkUnit,
} from "../solving/work-units.js";
import type { Terminal } from "../terminal.js";

export interface SplitOptions extends SolvingOptions {
  readonly parts: number;
}

/** One unit a line. */
export async function split(
  file: string,
  name: string | undefined,
  options: SplitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const session = await openSession(file, name, options, terminal);
  if (typeof session === "number") return session;
  try {
    const [instance, ...others] = session.instances;
    if (instance === undefined) throw new UsageError("there is no instance to split");
    if (others.length > 0) throw new UsageError("the file has several instances: name the one to split");
    const { loaded } = session;
    const compiled = await compileTask({ ...session, instance, options });
    const diagnostics = compiled.ready ? compiled.diagnostics : compiled.outcome.diagnostics;
    printDiagnostics(diagnostics, loaded.host.sources, terminal);
    if (!compiled.ready) {
      const { exitCode, reason } = compiled.outcome;
      if (reason !== undefined) terminal.err.write(`not known: ${reason}\n`);
      return exitCode;
    }
    if (hasErrors(diagnostics)) return exitCodes.errors;
    const units = bounded({ deadline: session.deadline, timeout: options.timeout }, () =>
      cutIntoUnits(compiled.lowered.problem, options.parts),
    );
    for (const unit of units) session.results.write(`${JSON.stringify(unit)}\n`);
    return exitCodes.answered;
  } finally {
    await session.interrupt.release();
  }
}

/** Counts what the units say, one after the other: a result a line. Nothing is written of a unit that was not counted to its end. */
export async function runPart(file: string, options: SolvingOptions, terminal: Terminal): Promise<ExitCode> {
  const results = resultStream(terminal, options.output);
  const bounds = boundsOf(options);
  const units = bounded(bounds, () => readUnits(textOf(file), file));
  if (units.length === 0) throw new UsageError(`${file} contains no work units`);
  const memoryBytes = bytesOf(options);
  const interrupt = makeInterrupt();
  const progress = progressOn(terminal, options.progress);
  try {
    for (const unit of units) {
      const problem = bounded(bounds, () => problemOf(unit, file));
      if (options.strategy === "dance" && !isDetermined(problem)) {
        throw new UsageError(
          "strategy `dance` does not count answers that differ in hidden layers alone as one",
        );
      }
      let count = 0n;
      for (const assume of unit.pieces) {
        const search = boundedSearch(
          problem,
          {
            strategy: options.strategy,
            countOnly: true,
            assume,
            ...(memoryBytes === undefined ? {} : { memoryBytes }),
          },
          bounds,
        );
        const ending = await runSearch(search, { interrupt, progress, deadline: bounds.deadline }, problem);
        if (ending !== "done") {
          progress.clear();
          const reason = stopReason(ending, search, options);
          terminal.err.write(`part ${unit.part} of ${unit.of} is not counted: ${reason}\n`);
          return ending === "interrupted" ? exitCodes.interrupted : exitCodes.unknown;
        }
        count += search.count();
      }
      progress.clear();
      results.write(`${JSON.stringify(resultFor(unit, count))}\n`);
    }
    return exitCodes.answered;
  } finally {
    await interrupt.release();
  }
}

/** Adds results up, if they are those of one whole work. */
export function merge(
  files: readonly string[],
  options: Pick<SolvingOptions, "output">,
  terminal: Terminal,
): ExitCode {
  const total = merged(files.flatMap((file) => readResults(textOf(file), file)));
  resultStream(terminal, options.output).write(`${total}\n`);
  return total === 0n ? exitCodes.noSolution : exitCodes.answered;
}

function textOf(file: string): string {
  const read = readText(file);
  if ("text" in read) return read.text;
  throw new CommandError(read.usage ? exitCodes.usage : exitCodes.errors, [read.refused]);
}

/** The problem of a unit, which has all options that its pieces name. */
function problemOf({ problem: text, pieces, part, of }: WorkUnit, file: string): Problem {
  const damaged = (what: string): UsageError =>
    new UsageError(
      `${file}: part ${part} of ${of} is damaged: ${what}; make the work units again with \`ecpc split\``,
    );
  try {
    const problem = readProblem(text);
    const foreign = pieces.flat().find((option) => option < 0 || option >= problem.optionCount);
    if (foreign !== undefined) throw damaged(`its problem has no option ${foreign}`);
    return problem;
  } catch (error) {
    if (error instanceof ProblemError) throw damaged(error.message);
    throw error;
  }
}
