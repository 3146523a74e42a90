/** Edits as the protocol writes them → changes of a text by offsets, which are checked before they are made, and can be taken back. */
import type { Place, TextEdit } from "@ecp/lsp";

/** Offsets are UTF-16 units of the text before any of its changes is made. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The changes in the order of the text; undefined if an edit names a place that the text does not have, or where two of them overlap. */
export function readChanges(text: string, edits: readonly TextEdit[]): readonly Change[] | undefined {
  const offsetOf = makeOffsets(text);
  const changes: Change[] = [];
  for (const { range, newText } of edits) {
    const start = offsetOf(range.start);
    const end = offsetOf(range.end);
    if (start === undefined || end === undefined || start > end) return undefined;
    changes.push({ start, end, text: newText });
  }
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  return changes.every(({ start }, i) => start >= (changes[i - 1]?.end ?? 0)) ? changes : undefined;
}

export function applyChanges(text: string, changes: readonly Change[]): string {
  let changed = "";
  let from = 0;
  for (const { start, end, text: written } of changes) {
    changed += text.slice(from, start) + written;
    from = end;
  }
  return changed + text.slice(from);
}

/** Changes of the changed text that make it what it was. */
export function inverseChanges(text: string, changes: readonly Change[]): readonly Change[] {
  let moved = 0;
  return changes.map(({ start, end, text: written }) => {
    const at = start + moved;
    moved += written.length - (end - start);
    return { start: at, end: at + written.length, text: text.slice(start, end) };
  });
}

/** Returns undefined for a line that there is not, and for a place behind the end of its line. */
function makeOffsets(text: string): (place: Place) => number | undefined {
  const ends = [...text.matchAll(/\r\n|\n|\r/g)];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return ({ line, character }) => {
    const start = starts[line];
    if (start === undefined || character < 0) return undefined;
    const offset = start + character;
    return offset <= (ends[line]?.index ?? text.length) ? offset : undefined;
  };
}
