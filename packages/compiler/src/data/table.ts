/**
 * A table: one row a line. Where a line has a comma or a quote, fields are those of CSV and all rows are equally long; else, where a line has
 * spaces, the words of a line; else its letters, so that a list of words is a table of letters. A field that spells a whole number is a number.
 */
import { tableForm } from "../diagnostics/catalogue/ecp4018-table-form.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import type { LayerData } from "../ground.js";
import type { Span } from "../text/span.js";
import type { LayerId } from "../typed.js";
import { type CsvRow, readCsv } from "./csv.js";
import type { DataReading } from "./data-environment.js";
import type { DataLines } from "./data-lines.js";
import { clusters } from "./rows.js";

type Telling = Pick<DataReading, "report"> & { readonly spend?: ((steps: number) => void) | undefined };

export function readTable(telling: Telling, layer: LayerId, { lines, file }: DataLines): LayerData {
  const rows = fieldRows(telling, file === undefined ? lines : [file], lines);
  return {
    layer,
    values: rows.map(({ fields }) => {
      telling.spend?.(fields.length);
      return fields.map((field) => (/^(?:0|-?[1-9]\d{0,14})$/u.test(field) ? Number(field) : field));
    }),
    spans: rows.map(({ span }) => span),
  };
}

function fieldRows(
  telling: Telling,
  texts: DataLines["lines"],
  lines: DataLines["lines"],
): readonly CsvRow[] {
  if (lines.some((line) => /[,"]/u.test(line.text))) return csvRows(telling, texts);
  const spaced = lines.some((line) => /\s/u.test(line.text.trim()));
  return lines
    .map((line) => ({
      fields: spaced ? (line.text.match(/\S+/gu) ?? []) : clusters(line).map(({ text }) => text),
      span: line.span,
    }))
    .filter(({ fields }) => fields.length > 0);
}

function csvRows({ report, spend }: Telling, texts: DataLines["lines"]): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  const say = (span: Span, what: string): void => report(diagnose(tableForm, span, { what }));
  for (const { text, span } of texts) {
    const read = readCsv(text, span.file, span.start, spend);
    if ("refused" in read) say(read.span, read.refused);
    else for (const row of read.rows) rows.push(row);
  }
  const width = rows[0]?.fields.length ?? 0;
  rows.forEach(({ fields, span }, index) => {
    if (fields.length !== width)
      say(
        span,
        `row ${index + 1} of the table has ${fields.length} ${fields.length === 1 ? "field" : "fields"}, and the first row ${width}`,
      );
  });
  return rows.map(({ fields, span }) => ({ fields: fields.map((field) => field.trim()), span }));
}
