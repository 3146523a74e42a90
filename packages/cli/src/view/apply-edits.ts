/** Edits of the language server, whose places are lines and UTF-16 columns, made in a text. They do not overlap. */
import type { Place, TextEdit } from "@ecp/lsp";

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
  const offset = ({ line, character }: Place): number =>
    Math.min((starts[line] ?? text.length) + character, text.length);
  return edits
    .map(({ range, newText }) => ({ start: offset(range.start), end: offset(range.end), newText }))
    .sort((a, b) => b.start - a.start)
    .reduce((whole, { start, end, newText }) => whole.slice(0, start) + newText + whole.slice(end), text);
}
