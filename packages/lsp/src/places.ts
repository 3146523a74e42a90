/** Places in texts: offsets ↔ lines and characters. */
import { positionAt, type Source, type Span } from "@ecp/compiler";
import type { Extent, Place } from "./protocol.js";

export function extentOf(source: Source, { start, end }: Pick<Span, "start" | "end">): Extent {
  return { start: positionAt(source, start), end: positionAt(source, end) };
}

/** Behind the end of a line, or of the text, is at that end. */
export function offsetAt(source: Source, { line, character }: Place): number {
  if (line < 0) return 0;
  const start = source.lineStarts[line];
  if (start === undefined) return source.text.length;
  const next = source.lineStarts[line + 1];
  const end = next === undefined ? source.text.length : endOfLine(source.text, start, next);
  return Math.min(end, start + Math.max(0, character));
}

export const offsetsOf = (
  source: Source,
  { start, end }: Extent,
): { readonly start: number; readonly end: number } => ({
  start: offsetAt(source, start),
  end: offsetAt(source, end),
});

function endOfLine(text: string, start: number, next: number): number {
  let end = next;
  while (end > start && (text.charCodeAt(end - 1) === 10 || text.charCodeAt(end - 1) === 13)) end--;
  return end;
}

export const holds = ({ start, end }: Pick<Span, "start" | "end">, offset: number): boolean =>
  start <= offset && offset <= end;
