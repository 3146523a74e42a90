/** Does the work again whenever the file changes, until Ctrl-C. */
import { unwatchFile, watchFile as watchPath } from "node:fs";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import type { Terminal } from "../terminal.js";
import { makeInterrupt } from "./interrupt.js";

const POLL_MS = 200;

/** A mistake in the file does not end watching: it is printed, and mended in the editor. */
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

export async function watchFile(
  file: string,
  terminal: Terminal,
  work: (noting: Noting) => Promise<ExitCode>,
): Promise<ExitCode> {
  const files = new Set([file]);
  const noting: Noting = (read) => {
    for (const each of read) files.add(each);
  };
  let last = await attempt(() => work(noting), terminal);
  if (last === exitCodes.interrupted) return last;
  const interrupt = makeInterrupt();
  interrupt.listen();
  const waiting: { wake: () => void; changed: boolean } = { wake: () => {}, changed: false };
  const watched = new Set<string>();
  const watchAll = (): void => {
    for (const path of files) {
      if (watched.has(path)) continue;
      watched.add(path);
      watchPath(path, { interval: POLL_MS }, () => {
        waiting.changed = true;
        waiting.wake();
      });
    }
  };
  interrupt.onRequest(() => waiting.wake());
  try {
    for (;;) {
      watchAll();
      terminal.err.write(`watching ${file} (Ctrl-C ends)\n`);
      while (!waiting.changed && !interrupt.requested) {
        await new Promise<void>((resolve) => {
          waiting.wake = resolve;
        });
      }
      if (interrupt.requested) return last === exitCodes.errors ? exitCodes.interrupted : last;
      waiting.changed = false;
      if (terminal.out.isTerminal) terminal.out.write("\u001b[2J\u001b[H");
      last = await attempt(() => work(noting), terminal);
      if (last === exitCodes.interrupted) return last;
    }
  } finally {
    for (const path of watched) unwatchFile(path);
    await interrupt.release();
  }
}
