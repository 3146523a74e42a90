import type { RawLine } from "../../ast.js";
import { spanOf } from "../../text/span.js";

/** A row of raw text between two offsets, tabs and hard spaces as spaces, without what surrounds it; nothing where it is blank. */
export function rawLine(file: string, text: string, from: number, to: number): RawLine | undefined {
  const row = text.slice(from, to).replace(/[\t\u00a0]/g, " ");
  const trimmed = row.trimStart();
  if (trimmed === "") return undefined;
  const start = from + row.length - trimmed.length;
  const content = trimmed.trimEnd();
  return { span: spanOf(file, start, start + content.length), text: content };
}
