/**
 * A table: one row a line. Where a line has a comma or a quote, fields are those of CSV and all rows are equally long; else, where a line has
 * spaces, the words of a line; else its letters, so that a list of words is a table of letters. A field that spells a whole number is a number.
 */
import { tableForm } from "../diagnostics/catalogue/ecp4018-table-form.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { LayerData } from "../ground.js";
import { joinSpans, type Span } from "../text/span.js";
import type { LayerId } from "../typed.js";
import { type CsvField, readCsv } from "./csv.js";
import type { Reading } from "./data-environment.js";
import type { DataLines } from "./data-lines.js";
import { clusters, within } from "./rows.js";

export function readTable(report: Reading["report"], layer: LayerId, { lines, file }: DataLines): LayerData {
  const rows = fieldRows(report, file === undefined ? lines : [file], lines);
  return {
    layer,
    values: rows.map((row) =>
      row.map(({ text }) => (/^(?:0|-?[1-9]\d{0,14})$/u.test(text) ? Number(text) : text)),
    ),
    spans: rows.map((row) => row.map((field) => field.span).reduce(joinSpans)),
  };
}

function fieldRows(
  report: Reading["report"],
  texts: DataLines["lines"],
  lines: DataLines["lines"],
): readonly (readonly CsvField[])[] {
  if (lines.some((line) => /[,"]/u.test(line.text))) return csvRows(report, texts);
  if (lines.some((line) => /\s/u.test(line.text.trim())))
    return lines.map((line) =>
      [...line.text.matchAll(/\S+/gu)].map((match) => ({
        text: match[0],
        span: within(line.span, match.index, match.index + match[0].length),
      })),
    );
  return lines.map((line) => clusters(line)).filter((row) => row.length > 0);
}

function csvRows(report: Reading["report"], texts: DataLines["lines"]): readonly (readonly CsvField[])[] {
  const rows: (readonly CsvField[])[] = [];
  const say = (span: Span, what: string): void => report(diagnose(tableForm, span, { what }));
  for (const { text, span } of texts) {
    const read = readCsv(text, span.file, span.start);
    if ("refused" in read) say(read.span, read.refused);
    else rows.push(...read.rows);
  }
  const width = rows[0]?.length ?? 0;
  rows.forEach((row, index) => {
    const first = row[0];
    if (row.length !== width && first !== undefined)
      say(
        row.map((field) => field.span).reduce(joinSpans, first.span),
        `row ${index + 1} of the table has ${row.length} ${row.length === 1 ? "field" : "fields"}, and the first row ${width}`,
      );
  });
  return rows.map((row) => row.map((field) => ({ ...field, text: field.text.trim() })));
}
