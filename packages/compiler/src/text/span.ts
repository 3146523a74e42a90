/**
 * The place of something in a source text, as UTF-16 offsets, as editors and JavaScript strings count them.
 * A span names its file, because `use` brings several texts into one compilation.
 */
export interface Span {
  readonly file: string;
  /** Offset of the first code unit. */
  readonly start: number;
  /** Offset behind the last code unit; equal to `start` for a place between two characters. */
  readonly end: number;
}

export const spanOf = (file: string, start: number, end: number): Span => ({ file, start, end });

/** The smallest span that holds both; they must be of one file. */
export const joinSpans = (a: Span, b: Span): Span => ({
  file: a.file,
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});

/** The part of a span from one offset in it to another. */
export const within = (span: Span, start: number, end: number): Span =>
  spanOf(span.file, span.start + start, span.start + end);
