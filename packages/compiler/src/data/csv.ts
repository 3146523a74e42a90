/** RFC 4180, strictly: a quote opens a field only at its start, and after the closing quote comes a comma or a line end. */
import { type Span, spanOf } from "../text/span.js";

export interface CsvField {
  readonly text: string;
  readonly span: Span;
}

export type CsvResult =
  | { readonly rows: readonly (readonly CsvField[])[] }
  | { readonly refused: string; readonly span: Span };

/** `text` begins at `start` of the file. Lines end at LF, CRLF or CR; empty lines are passed over. */
export function readCsv(text: string, file: string, start: number): CsvResult {
  const rows: CsvField[][] = [];
  let row: CsvField[] = [];
  let at = 0;
  const place = (from: number, to: number): Span => spanOf(file, start + from, start + to);
  while (at <= text.length) {
    const from = at;
    let field: string;
    if (text[at] === '"') {
      const close = closingQuote(text, at);
      if (close === undefined)
        return { refused: "a quote is opened here and never closed", span: place(at, at + 1) };
      field = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
      if (at < text.length && !/[,\r\n]/u.test(text[at] ?? ""))
        return { refused: "something stands behind a closing quote", span: place(at, at + 1) };
    } else {
      while (at < text.length && !/[,\r\n]/u.test(text[at] ?? "")) at++;
      field = text.slice(from, at);
      const quote = field.indexOf('"');
      if (quote >= 0)
        return {
          refused: "a quote stands inside a field that does not begin with one",
          span: place(from + quote, from + quote + 1),
        };
    }
    row.push({ text: field, span: place(from, at) });
    if (text[at] === ",") {
      at++;
      continue;
    }
    if (row.length > 1 || row[0]?.text !== "") rows.push(row);
    row = [];
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
  }
  return { rows };
}

function closingQuote(text: string, open: number): number | undefined {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return undefined;
}
