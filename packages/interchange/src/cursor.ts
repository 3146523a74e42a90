/** How far a text has been read. `shift` is where the text begins in what the user gave, so that places are told in his terms. */
import type { Problem, ProblemPlace } from "./problem.js";

export interface Cursor {
  readonly text: string;
  readonly shift: number;
  at: number;
}

export const makeCursor = (text: string, shift = 0): Cursor => ({ text, shift, at: 0 });

/** Never beyond the text: behind its last line a cursor stands one further. */
export function placeAt({ shift, text }: Cursor, from: number, to: number): ProblemPlace {
  const start = Math.min(from, text.length);
  return { start: shift + start, end: shift + Math.min(Math.max(to, start), text.length) };
}

export const cutOff = (cursor: Cursor, what: string): Problem => ({
  kind: "cut-off",
  what,
  at: placeAt(cursor, cursor.text.length, cursor.text.length),
});

export const unreadable = (cursor: Cursor, what: string, length = 1): Problem => ({
  kind: "unreadable",
  what,
  at: placeAt(cursor, cursor.at, cursor.at + length),
});

/** The next line, without its end; undefined behind the last. */
export function nextLine(cursor: Cursor): { readonly text: string; readonly start: number } | undefined {
  if (cursor.at >= cursor.text.length) return undefined;
  const start = cursor.at;
  const end = cursor.text.indexOf("\n", start);
  const stop = end < 0 ? cursor.text.length : end;
  cursor.at = stop + 1;
  return { text: cursor.text.slice(start, stop), start };
}
