/**
 * `--from FILE`: a partly filled board. The file has what a `so far:` block has, with or without that header. It is read as such a block of the
 * instance, so that it has the same forms and the same messages; these are told of the file.
 */
import {
  type Analysis,
  analyse,
  type BoardEntry,
  type Diagnostic,
  readInstance,
  type Settings,
  type Span,
  soFarEntries,
  spanOf,
  type TypedInstance,
} from "@ecp/compiler";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { codeOf } from "../report/limits.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import type { Terminal } from "../terminal.js";
import { type Loaded, titleOf } from "./load.js";
import { readText } from "./read-text.js";

interface Inserted {
  readonly text: string;
  /** Where the lines of the block begin in the text, and where they end. */
  readonly start: number;
  readonly end: number;
  readonly indent: number;
}

/** The entries; or the exit code, where something is wrong with them and has been said. */
export function entriesFrom(
  from: string,
  { file, analysis, host }: Loaded,
  instance: TypedInstance,
  settings: Settings,
  terminal: Terminal,
): readonly BoardEntry[] | ExitCode {
  if (from === "-" && file === "-")
    throw new UsageError("the puzzle and --from cannot both be standard input");
  const read = readText(from);
  if ("refused" in read)
    throw new CommandError(read.usage ? exitCodes.usage : exitCodes.errors, [read.refused]);
  host.record(from, read.text);
  const inserted = withBlock(analysis, instance, read.text);
  const again = analyse(file, inserted.text, host);
  const back = (span: Span): Span =>
    span.file === file ? placeBefore(inserted, from, read.text, span) : span;
  const say = (diagnostics: readonly Diagnostic[]): ExitCode | undefined => {
    const said = diagnostics
      .map((each) => ({ ...each, span: back(each.span), fixes: [] }))
      .filter(({ span }) => span.file === from);
    printDiagnostics(said, host.sources, terminal);
    return hasErrors(said) ? codeOf(said) : undefined;
  };
  const failed = say(again.diagnostics);
  if (failed !== undefined) return failed;
  const own = sameInstance(again, analysis, instance);
  if (own === undefined || !again.typed.isSoundInstance(own)) return exitCodes.errors;
  const { value, diagnostics } = readInstance(own, settings, host);
  const refused = say(diagnostics);
  if (refused !== undefined || value === undefined) return refused ?? exitCodes.errors;
  const entries = soFarEntries(value);
  if (entries.length === 0)
    terminal.err.write(`note: ${from} enters nothing on the board of ${titleOf(instance)}\n`);
  return entries.map((entry) => (entry.span === undefined ? entry : { ...entry, span: back(entry.span) }));
}

const HEADER = /^[ \t]*so[ \t]+far[ \t]*:/mu;

/** The text with the block below the instance; a puzzle that is an instance by itself gets one. */
function withBlock({ source: { text } }: Analysis, instance: TypedInstance, block: string): Inserted {
  const isWritten = instance.resolved !== undefined;
  const end = isWritten ? endOfLine(text, instance.span.end) : text.length;
  const before = `${text.slice(0, end)}\n${isWritten ? "" : `instance of ${instance.puzzle.name}:\n`}`;
  const isWhole = HEADER.test(block);
  const indent = isWhole ? 2 : 4;
  const opened = isWhole ? before : `${before}  so far:\n`;
  const lines = block.split("\n").map((line) => (line.trim() === "" ? line : `${" ".repeat(indent)}${line}`));
  const body = lines.join("\n");
  const start = opened.length;
  return { text: `${opened}${body}\n${text.slice(end)}`, start, end: start + body.length, indent };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** A place of the block in its own file; places elsewhere stay in the puzzle, and are said by whoever read that. */
function placeBefore({ text, start, end, indent }: Inserted, from: string, block: string, span: Span): Span {
  if (span.start < start || span.start > end) return span;
  const offset = (at: number): number => {
    const body = text.slice(start, Math.min(at, end));
    const lines = body.split("\n");
    const before = block.split("\n").slice(0, lines.length - 1);
    const column = Math.max(0, (lines.at(-1)?.length ?? 0) - indent);
    return Math.min(before.reduce((sum, line) => sum + line.length + 1, 0) + column, block.length);
  };
  return spanOf(from, offset(span.start), offset(span.end));
}

/** By its place among the others. */
function sameInstance(again: Analysis, before: Analysis, instance: TypedInstance): TypedInstance | undefined {
  const { instances } = again.typed;
  if (instance.resolved === undefined) return instances.findLast(({ soFar }) => soFar !== undefined);
  return instances[before.typed.instances.indexOf(instance)];
}
