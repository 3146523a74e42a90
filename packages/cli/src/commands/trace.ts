/** `ecpc trace FILE [INSTANCE]`: the search, step by step: a moving board on a terminal, a log of events, or a picture that moves. */

import {
  type BoardEntry,
  diagnose,
  nothingToSolve,
  optionsOfEntries,
  soFarEntries,
  spanOf,
  withEntries,
} from "@ecp/compiler";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { entriesFrom } from "../input/entries-from.js";
import { titleOf } from "../input/load.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { openSession } from "../solving/session.js";
import { compileTask } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";
import { logEvents } from "../tracing/log-events.js";
import { fits, moveBoard } from "../tracing/move-board.js";
import { isPicture, type TraceOptions } from "../tracing/options.js";
import { pictureSearch } from "../tracing/picture-search.js";

export async function trace(
  file: string,
  name: string | undefined,
  options: TraceOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const format = options.json === true ? "json" : options.format;
  const withoutFormat = { ...options, format: "text", json: false } as const;
  const session = await openSession(file, name, withoutFormat, terminal);
  if (typeof session === "number") return session;
  if (options.threads > 1) terminal.err.write("note: this searches with one thread\n");
  try {
    const [instance] = session.instances;
    if (instance === undefined) {
      throw new CommandError(exitCodes.errors, [
        diagnose(nothingToSolve, spanOf(file, 0, 0), { puzzles: [] }),
      ]);
    }
    if (session.instances.length > 1)
      terminal.err.write(`note: tracing ${titleOf(instance)}, the first instance\n`);
    const { loaded, settings } = session;
    const given =
      options.from === undefined
        ? undefined
        : entriesFrom(options.from, loaded, instance, settings, terminal);
    if (typeof given === "number") return given;
    let entered: readonly BoardEntry[] = [];
    const task = { ...session, instance, options: withoutFormat };
    const compiled = await compileTask(task, (ground) => {
      entered = given ?? soFarEntries(ground);
      return withEntries(ground, entered);
    });
    const { diagnostics } = compiled.ready ? compiled : compiled.outcome;
    printDiagnostics(diagnostics, session.loaded.host.sources, terminal);
    if (!compiled.ready) {
      if (compiled.outcome.reason !== undefined)
        terminal.err.write(`not known: ${compiled.outcome.reason}\n`);
      return compiled.outcome.exitCode;
    }
    session.interrupt.listen();
    if (isPicture(format))
      return await pictureSearch(
        { ...compiled, entered: optionsOfEntries(compiled.ground, compiled.lowered, entered) },
        titleOf(instance),
        session,
        { ...options, format },
        terminal,
      );
    const moving =
      format === "text" && session.results.isTerminal && fits(compiled.ground, session.results, terminal);
    return moving
      ? await moveBoard(compiled, session, options)
      : await logEvents(compiled, session, options, format !== "text");
  } finally {
    await session.interrupt.release();
  }
}
