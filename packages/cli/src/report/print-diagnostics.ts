/**
 * Diagnostics as a terminal shows them: what is wrong, `file:line:column`, the line with the place marked, help, related places.
 */

import {
  type Diagnostic,
  displayWidth,
  positionAt,
  type Severity,
  type Source,
  type Sources,
  type Span,
} from "@ecp/compiler";
import type { Stream, Terminal } from "../terminal.js";
import { MOST_BEFORE, MOST_BEHIND, MOST_MARKED, MOST_SAID, MOST_SHOWN } from "../thresholds.js";

const TAB = "    ";

function severityColour(stream: Stream, severity: Severity): (text: string) => string {
  switch (severity) {
    case "error":
      return (text) => stream.colours.bold(stream.colours.red(text));
    case "warning":
      return (text) => stream.colours.bold(stream.colours.yellow(text));
    case "hint":
      return (text) => stream.colours.bold(stream.colours.cyan(text));
    default:
      return severity satisfies never;
  }
}

/** The text of a line without its end, and what the terminal shows of it. */
function lineText(source: Source, lineOfFile: number): string {
  const line = lineOfFile - (source.firstLine ?? 0);
  const start = source.lineStarts[line] ?? 0;
  const end = source.lineStarts[line + 1] ?? source.text.length;
  return source.text.slice(start, end).replace(/[\r\n]+$/, "");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const shown = (text: string): string => text.replaceAll("\t", TAB).replace(CONTROL, "\ufffd");

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most)}…`);

function frame(
  source: Source,
  span: Span,
  paint: (text: string) => string,
  stream: Stream,
): readonly string[] {
  const { line, character } = positionAt(source, span.start);
  const text = lineText(source, line);
  const end = positionAt(source, span.end);
  const last = Math.min(end.line === line ? end.character : text.length, character + MOST_MARKED);
  const from = Math.max(0, character - MOST_BEFORE);
  const to = Math.min(text.length, Math.max(last, character) + MOST_BEHIND);
  const lead = from > 0 ? "…" : "";
  const before = lead + shown(text.slice(from, character));
  const marked = displayWidth(shown(text.slice(character, Math.min(last, to))));
  const number = String(line + 1);
  const margin = " ".repeat(number.length);
  const dim = stream.colours.dim;
  return [
    `${margin} ${dim("|")}`,
    `${dim(`${number} |`)} ${before}${shown(text.slice(character, to))}${to < text.length ? "…" : ""}`,
    `${margin} ${dim("|")} ${" ".repeat(displayWidth(before))}${paint("^".repeat(Math.max(1, marked)))}`,
  ];
}

export function placeOf(span: Span, sources: Sources): string {
  const source = sources.get(span.file);
  if (source === undefined) return span.file;
  const { line, character } = positionAt(source, span.start);
  return `${span.file}:${line + 1}:${character + 1}`;
}

/** Further lines stand below the first, a little to the right. */
const indented = (text: string): string => text.replaceAll("\n", "\n          ");

export function formatDiagnostic(diagnostic: Diagnostic, sources: Sources, stream: Stream): string {
  const { severity, code, message, span, help, related } = diagnostic;
  const paint = severityColour(stream, severity);
  const { bold, cyan, dim } = stream.colours;
  const source = sources.get(span.file);
  const lines = [
    `${paint(`${severity}[${code}]`)}${bold(`: ${cut(message, MOST_SAID)}`)}`,
    `  ${dim("-->")} ${placeOf(span, sources)}`,
  ];
  if (source !== undefined && source.text !== "") lines.push(...frame(source, span, paint, stream));
  if (help !== undefined) lines.push(`  ${cyan("help:")} ${indented(cut(help, MOST_SAID))}`);
  for (const each of related) {
    lines.push(
      `  ${cyan("note:")} ${cut(each.message, MOST_SAID)}`,
      `  ${dim("-->")} ${placeOf(each.span, sources)}`,
    );
    const other = sources.get(each.span.file);
    if (other !== undefined) lines.push(...frame(other, each.span, cyan, stream));
  }
  return `${lines.join("\n")}\n`;
}

/** By file (the first mentioned first) and place; of the same place and text only one. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = [...new Set(diagnostics.map(({ span }) => span.file))];
  const seen = new Set<string>();
  return diagnostics
    .toSorted(
      (a, b) => files.indexOf(a.span.file) - files.indexOf(b.span.file) || a.span.start - b.span.start,
    )
    .filter(({ code, span, message }) => {
      const key = `${code} ${span.file} ${span.start} ${message}`;
      return !seen.has(key) && seen.add(key);
    });
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** All of them to standard error, with a count at the end where there is more than one. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  terminal: Terminal,
): void {
  if (diagnostics.length === 0) return;
  const stream = terminal.err;
  const sorted = sortDiagnostics(diagnostics);
  for (const diagnostic of sorted.slice(0, MOST_SHOWN)) {
    stream.write(`${formatDiagnostic(diagnostic, sources, stream)}\n`);
  }
  const errors = sorted.filter(({ severity }) => severity === "error").length;
  const warnings = sorted.filter(({ severity }) => severity === "warning").length;
  const parts = [
    ...(errors > 0 ? [plural(errors, "error")] : []),
    ...(warnings > 0 ? [plural(warnings, "warning")] : []),
  ];
  const hidden = sorted.length > MOST_SHOWN ? `; the first ${MOST_SHOWN} are shown` : "";
  if (sorted.length > 1 && parts.length > 0) stream.write(`${parts.join(", ")}${hidden}\n`);
}

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === "error");
