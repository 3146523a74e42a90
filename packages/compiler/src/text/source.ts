/** A text with a name, and the table of its line starts, from which places are told to people and to editors. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** Offset of the first character of each line; `lineStarts[0]` is 0. */
  readonly lineStarts: readonly number[];
  /** Of a piece of a file the line of the file that it begins at, from 0; offsets are its own. */
  readonly firstLine?: number;
}

/** Zero-based, in UTF-16 code units: the positions of the language server protocol. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Lines end at LF or CRLF, and at a lone CR. */
export function makeSource(file: string, text: string, firstLine = 0): Source {
  const lineStarts = [0];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) lineStarts.push(i + 1);
  }
  return firstLine === 0 ? { file, text, lineStarts } : { file, text, lineStarts, firstLine };
}

/** One line of a text, without its end. */
export interface TextLine {
  readonly start: number;
  readonly text: string;
}

/** The line in which the offset is. */
export function lineAt(source: Source, offset: number): TextLine {
  const { line } = positionAt(source, offset);
  const start = source.lineStarts[line - (source.firstLine ?? 0)] ?? 0;
  return { start, text: /^[^\r\n]*/.exec(source.text.slice(start))?.[0] ?? "" };
}

export function positionAt(source: Source, offset: number): Position {
  const { lineStarts } = source;
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + (source.firstLine ?? 0), character: Math.max(0, offset - (lineStarts[low] ?? 0)) };
}
