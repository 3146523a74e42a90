/** RFC 4180, strictly: a quote opens a field only at its start, and after the closing quote comes a comma or a line end. */
import { type Span, spanOf } from "../text/span.js";

/** There are millions of fields in a large table: where each stands is not kept. */
export interface CsvRow {
  readonly fields: readonly string[];
  readonly span: Span;
}

export type CsvResult =
  | { readonly rows: readonly CsvRow[] }
  | { readonly refused: string; readonly span: Span };

const QUOTE = 34;
const COMMA = 44;
const LINE_FEED = 10;
const RETURN = 13;

/**
 * `text` begins at `start` of the file. Lines end at LF, CRLF or CR; empty lines are passed over. `spend` is told, row by row, how many characters
 * were read.
 */
export function readCsv(
  text: string,
  file: string,
  start: number,
  spend: (steps: number) => void = () => {},
): CsvResult {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let at = 0;
  let rowStart = 0;
  const place = (from: number, to: number): Span => spanOf(file, start + from, start + to);
  while (at <= text.length) {
    const from = at;
    let field: string;
    if (text.charCodeAt(at) === QUOTE) {
      const close = closingQuote(text, at);
      if (close === undefined)
        return { refused: "a quote is opened here and never closed", span: place(at, at + 1) };
      field = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
      if (at < text.length && !endsField(text.charCodeAt(at)))
        return { refused: "something stands behind a closing quote", span: place(at, at + 1) };
    } else {
      while (at < text.length && !endsField(text.charCodeAt(at))) at++;
      field = text.slice(from, at);
      const quote = field.indexOf('"');
      if (quote >= 0)
        return {
          refused: "a quote stands inside a field that does not begin with one",
          span: place(from + quote, from + quote + 1),
        };
    }
    fields.push(field);
    if (text.charCodeAt(at) === COMMA) {
      at++;
      continue;
    }
    if (fields.length > 1 || fields[0] !== "") rows.push({ fields, span: place(rowStart, at) });
    spend(at - rowStart);
    fields = [];
    at += text.charCodeAt(at) === RETURN && text.charCodeAt(at + 1) === LINE_FEED ? 2 : 1;
    rowStart = at;
  }
  return { rows };
}

const endsField = (code: number): boolean => code === COMMA || code === LINE_FEED || code === RETURN;

function closingQuote(text: string, open: number): number | undefined {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return undefined;
}
