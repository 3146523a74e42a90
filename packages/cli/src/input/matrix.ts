/** A 0-1 matrix as CSV → an exact cover problem: rows are options, columns items. A first row of other words names the columns. */
import { type Diagnostic, diagnose, matrixText, spanOf } from "@ecp/compiler";
import { createProblemBuilder, type Problem } from "@ecp/engine";

interface Row {
  readonly fields: readonly string[];
  /** Where each field begins. */
  readonly starts: readonly number[];
  readonly start: number;
  readonly end: number;
}

function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    if (match[0].trim() === "" || match[0].startsWith("#")) continue;
    const fields: string[] = [];
    const starts: number[] = [];
    let at = match.index;
    for (const field of match[0].split(/[,;\t]/)) {
      fields.push(field.trim().replace(/^"(.*)"$/, "$1"));
      starts.push(at + field.length - field.trimStart().length);
      at += field.length + 1;
    }
    rows.push({ fields, starts, start: match.index, end: match.index + match[0].length });
  }
  return rows;
}

export type MatrixReading = { readonly problem: Problem } | { readonly refused: readonly Diagnostic[] };

/** A row of zeros covers nothing: choosing it or not says nothing, so it is left out, as Knuth's programs do. */
export function readMatrix(file: string, text: string): MatrixReading {
  const diagnostics: Diagnostic[] = [];
  const refuse = (start: number, end: number, says: string): void => {
    diagnostics.push(diagnose(matrixText, spanOf(file, start, end), { says }));
  };
  const rows = rowsOf(text.startsWith("\ufeff") ? ` ${text.slice(1)}` : text);
  const [first] = rows;
  if (first === undefined) refuse(0, 0, "this matrix has no rows");
  const named = first?.fields.some((field) => field !== "0" && field !== "1") === true;
  const columns = first?.fields.length ?? 0;
  const builder = createProblemBuilder();
  const names = new Set<string>();
  const items = Array.from({ length: columns }, (_, column) => {
    const name = named ? first?.fields[column] : undefined;
    const item = name === undefined || name === "" ? `c${column + 1}` : name;
    if (names.has(item)) {
      const start = first?.starts[column] ?? 0;
      refuse(start, start + item.length, `two columns are called \`${item}\``);
      return undefined;
    }
    names.add(item);
    return builder.primary(item);
  });
  rows.slice(named ? 1 : 0).forEach((row, index) => {
    if (row.fields.length !== columns) {
      refuse(row.start, row.end, `this row has ${row.fields.length} columns, the first has ${columns}`);
      return;
    }
    const covered = row.fields.flatMap((field, column) => {
      const item = items[column];
      if (field !== "0" && field !== "1") {
        const start = row.starts[column] ?? row.start;
        refuse(start, start + field.length, `\`${field}\` is neither 0 nor 1`);
      }
      return field === "1" && item !== undefined ? [item] : [];
    });
    if (covered.length > 0) builder.option(covered, `row ${index + 1}`);
  });
  if (diagnostics.length > 0) return { refused: diagnostics };
  return { problem: builder.build() };
}
