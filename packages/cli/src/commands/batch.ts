/** `ecpc batch FILE`: puzzles as others write them, one a line, each answered by a line of JSON; files of any length, in little memory. */
import type { ExitCode } from "../exit-codes.js";
import type { SolvingOptions } from "../solving/options.js";
import type { Terminal } from "../terminal.js";

export interface BatchOptions extends Omit<SolvingOptions, "format" | "set"> {
  /** From 1. */
  readonly fromLine: number;
  readonly toLine?: number;
}

export async function batch(file: string, options: BatchOptions, terminal: Terminal): Promise<ExitCode> {
  const { solvePuzzles } = await import("../batches/run-batch.js");
  const { fromLine, toLine, ...rest } = options;
  const lines = { from: fromLine, to: toLine ?? Number.POSITIVE_INFINITY };
  return solvePuzzles(file, lines, { ...rest, format: "ndjson", set: [] }, terminal);
}
