/** `ecpc book FILES`: puzzles for paper, several on a sheet, with titles and grades, and the answers at the back. */
import { type Entry, entryOf } from "../../books/entry.js";
import { bookPage } from "../../books/page.js";
import { type ExitCode, exitCodes, worstOf } from "../../exit-codes.js";
import { resultStream } from "../../output/result-stream.js";
import { progressLine } from "../../report/progress-line.js";
import type { SolvingOptions } from "../../solving/options.js";
import { openSession } from "../../solving/session.js";
import type { Terminal } from "../../terminal.js";

export interface BookOptions {
  readonly title?: string;
  /** By the name of the output, if it is left out. */
  readonly format?: "html" | "pdf";
  readonly perPage: number;
  readonly answers: boolean;
  readonly grades: boolean;
  readonly set: readonly string[];
  /** Seconds. */
  readonly timeout?: number;
  readonly progress?: boolean;
  readonly output?: string;
}

export async function book(
  files: readonly string[],
  options: BookOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { output, title, perPage, progress, format, ...rest } = options;
  const isPdf = format === "pdf" || (format === undefined && /\.pdf$/i.test(output ?? ""));
  const solving: SolvingOptions = {
    limit: 1,
    threads: 1,
    strategy: "auto",
    stats: false,
    format: "text",
    set: rest.set,
    progress: false,
    ...(rest.timeout === undefined ? {} : { timeout: rest.timeout }),
  };
  const results = resultStream(terminal, output);
  const showing = progressLine(terminal, progress);
  const codes = new Set<ExitCode>([exitCodes.answered]);
  const entries: Entry[] = [];
  for (const file of files) {
    const session = await openSession(file, undefined, solving, terminal);
    if (typeof session === "number") {
      codes.add(session);
      continue;
    }
    session.interrupt.listen();
    for (const instance of session.instances) {
      const { entry, outcome } = await entryOf(instance, session, rest, solving, terminal);
      if (entry !== undefined) entries.push(entry);
      // A book may have a puzzle with several answers: its back says so.
      if (entry === undefined || outcome.status !== "multiple") codes.add(outcome.exitCode);
      showing.show(`${entries.length} puzzles`);
      if (session.interrupt.requested) break;
    }
    const isOver = session.interrupt.requested;
    await session.interrupt.release();
    if (isOver) {
      codes.add(exitCodes.interrupted);
      break;
    }
  }
  showing.clear();
  if (entries.length === 0) return worstOf([...codes]);
  const name = title ?? (entries.length === 1 ? (entries[0]?.title ?? "Puzzles") : "Puzzles");
  if (isPdf) {
    const { bookPdf } = await import("../../books/pdf/book.js");
    results.write(await bookPdf(entries, name, perPage));
  } else results.write(bookPage(entries, name, perPage));
  return worstOf([...codes]);
}
