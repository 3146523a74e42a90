/** Does the work again whenever one of the files changes, until Ctrl-C. They are looked at by their paths: many editors put a new file in the place of the old one. */

import { statSync } from "node:fs";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import type { Terminal } from "../terminal.js";
import { POLL_MS, SETTLED_MS } from "../thresholds.js";
import { makeInterrupt } from "./interrupt.js";

/** A mistake in a file does not end watching: it is printed, and mended in the editor. */
async function attempt(work: () => Promise<ExitCode>, terminal: Terminal): Promise<ExitCode> {
  try {
    const code = await work();
    terminal.files.finish(code);
    return code;
  } catch (error) {
    if (error instanceof UsageError) terminal.err.write(`error: ${error.message}\n`);
    else if (error instanceof CommandError) printDiagnostics(error.diagnostics, new Map(), terminal);
    else throw error;
    return exitCodes.errors;
  }
}

/** Told of each file that the work read, or looked for. */
export type Noting = (files: Iterable<string>) => void;

/** It is another one after each write, and when another file has taken its place. */
function stateOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return "none";
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function watchFiles(
  named: readonly string[],
  terminal: Terminal,
  work: (noting: Noting) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (named.includes("-")) throw new UsageError("standard input cannot be watched");
  /** For each file as it was before the work: a change meanwhile is seen after it. */
  const states = new Map<string, string>();
  const noting: Noting = (files) => {
    for (const file of files) if (!states.has(file)) states.set(file, stateOf(file));
  };
  const haveChanged = (): boolean => {
    const changed = [...states].filter(([file, before]) => stateOf(file) !== before);
    for (const [file] of changed) states.set(file, stateOf(file));
    return changed.length > 0;
  };
  noting(named);
  let last = await attempt(() => work(noting), terminal);
  if (last === exitCodes.interrupted) return last;
  const interrupt = makeInterrupt();
  interrupt.listen();
  try {
    for (;;) {
      terminal.err.write(`watching ${named.join(", ")} (Ctrl-C ends)\n`);
      while (!interrupt.requested && !haveChanged()) await pause(POLL_MS);
      if (interrupt.requested) return last === exitCodes.errors ? exitCodes.interrupted : last;
      do await pause(SETTLED_MS);
      while (haveChanged());
      if (terminal.out.isTerminal) terminal.out.write("\u001b[2J\u001b[H");
      last = await attempt(() => work(noting), terminal);
      if (last === exitCodes.interrupted) return last;
    }
  } finally {
    await interrupt.release();
  }
}
