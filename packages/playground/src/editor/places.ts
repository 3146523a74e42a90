/** Places of the protocol → offsets of the editor, in a text that may have changed meanwhile. */
import type { Text } from "@codemirror/state";
import type { Position } from "../language/language-client.js";

/** The nearest place that the text has. */
export function offsetOf(doc: Text, { line, character }: Position): number {
  if (line >= doc.lines) return doc.length;
  const { from, to } = doc.line(line + 1);
  return Math.min(from + character, to);
}

export interface ProtocolRange {
  readonly start: Position;
  readonly end: Position;
}

export interface ProtocolEdit {
  readonly range: ProtocolRange;
  readonly newText: string;
}

export const changesOf = (
  doc: Text,
  edits: readonly ProtocolEdit[],
): readonly { readonly from: number; readonly to: number; readonly insert: string }[] =>
  edits.map(({ range: { start, end }, newText }) => ({
    from: offsetOf(doc, start),
    to: offsetOf(doc, end),
    insert: newText,
  }));
