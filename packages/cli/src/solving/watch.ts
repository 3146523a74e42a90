/** Does the work again whenever the file changes, until Ctrl-C. */
import { unwatchFile, watchFile as watchPath } from "node:fs";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import type { Terminal } from "../terminal.js";
import { listenForInterrupt } from "./interrupt.js";

const POLL_MS = 200;

/** A mistake in the file does not end watching: it is printed, and mended in the editor. */
async function attempt(work: () => Promise<ExitCode>, terminal: Terminal): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) terminal.err.write(`error: ${error.message}\n`);
    else if (error instanceof CommandError) printDiagnostics(error.diagnostics, new Map(), terminal);
    else throw error;
    return exitCodes.errors;
  }
}

export async function watchFile(
  file: string,
  terminal: Terminal,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  let last = await attempt(work, terminal);
  if (last === exitCodes.interrupted) return last;
  const interrupt = listenForInterrupt();
  const waiting: { wake: () => void; changed: boolean } = { wake: () => {}, changed: false };
  watchPath(file, { interval: POLL_MS }, () => {
    waiting.changed = true;
    waiting.wake();
  });
  interrupt.onRequest(() => waiting.wake());
  try {
    for (;;) {
      terminal.err.write(`watching ${file} (Ctrl-C ends)\n`);
      while (!waiting.changed && !interrupt.requested) {
        await new Promise<void>((resolve) => {
          waiting.wake = resolve;
        });
      }
      if (interrupt.requested) return last === exitCodes.errors ? exitCodes.interrupted : last;
      waiting.changed = false;
      if (terminal.out.isTerminal) terminal.out.write("\u001b[2J\u001b[H");
      last = await attempt(work, terminal);
      if (last === exitCodes.interrupted) return last;
    }
  } finally {
    unwatchFile(file);
    interrupt.release();
  }
}
