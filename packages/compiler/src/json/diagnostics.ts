/** Diagnostics as JSON, with the positions of the language server protocol. */
import type { Diagnostic, QuickFix } from "../diagnostics/diagnostic.js";
import { positionAt, type Source } from "../text/source.js";
import type { Span } from "../text/span.js";
import type { Json, JsonObject } from "./json.js";

/** The texts that spans are about, by name; a file that could not be read has none, and its places are its beginning. */
export type Sources = ReadonlyMap<string, Source>;

export function rangeJson(span: Span, sources: Sources): JsonObject {
  const source = sources.get(span.file);
  const place = (offset: number): JsonObject => {
    const { line, character } = source === undefined ? { line: 0, character: 0 } : positionAt(source, offset);
    return { line, character };
  };
  return { start: place(span.start), end: place(span.end) };
}

const mendJson = ({ title, edits }: QuickFix, sources: Sources): JsonObject => ({
  title,
  edits: edits.map(({ span, text }) => ({ file: span.file, range: rangeJson(span, sources), text })),
});

export function diagnosticJson(diagnostic: Diagnostic, sources: Sources): JsonObject {
  const { code, severity, message, span, help, related, fix, choices } = diagnostic;
  const properties: Record<string, Json> = {
    code,
    severity,
    message,
    file: span.file,
    range: rangeJson(span, sources),
  };
  if (help !== undefined) properties.help = help;
  if (fix !== undefined) properties.fix = mendJson(fix, sources);
  if (choices !== undefined) properties.choices = choices.map((each) => mendJson(each, sources));
  if (related.length > 0) {
    properties.related = related.map((each) => ({
      message: each.message,
      file: each.span.file,
      range: rangeJson(each.span, sources),
    }));
  }
  return properties;
}
