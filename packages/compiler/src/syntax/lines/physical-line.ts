/** One line of the text as it stands: where it ends, how deep it begins. All of these are linear in the line. */

/** `end` is before the line end (LF, CRLF or CR), `next` behind it. */
export function physicalLineEnd(text: string, start: number): { end: number; next: number } {
  for (let i = start; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10) return { end: i, next: i + 1 };
    if (unit === 13) return { end: i, next: text.charCodeAt(i + 1) === 10 ? i + 2 : i + 1 };
  }
  return { end: text.length, next: text.length };
}

const isIndent = (unit: number): boolean => unit === 32 || unit === 9 || unit === 0xa0;

export interface Indentation {
  /** Offset of the first character that is not white space. */
  readonly start: number;
  readonly column: number;
  readonly tab: boolean;
}

/** A tab goes on to the next even column: the house's own indentation is two, and it is reported in any case. */
export function indentationOf(text: string, lineStart: number, end: number): Indentation {
  let column = 0;
  let tab = false;
  let i = lineStart;
  for (; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (!isIndent(unit)) break;
    if (unit === 9) {
      tab = true;
      column += 2 - (column % 2);
    } else column++;
  }
  return { start: i, column, tab };
}

export function isBlank(text: string, start: number, end: number): boolean {
  return indentationOf(text, start, end).start === end;
}

export function isCommentLine(text: string, start: number, end: number): boolean {
  const at = indentationOf(text, start, end).start;
  return text.charCodeAt(at) === 47 && text.charCodeAt(at + 1) === 47 && at + 1 < end;
}
