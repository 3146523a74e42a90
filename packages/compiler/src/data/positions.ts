/** Data by position: `3 . 2 1` on rows, columns or lines, and one list a line for lists of numbers. */
import type { RawLine } from "../ast.js";
import { numberOfValues } from "../diagnostics/catalogue/ecp4013-number-of-values.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { joinSpans, type Span, within } from "../text/span.js";
import type { DataReading } from "./data-environment.js";
import { clusters, type MapSymbol } from "./rows.js";
import { put, putSymbol, type Sheet } from "./sheet.js";
import { readList } from "./spelling.js";

/** The elements that are filled: `runs on columns` fills a part of the lines. */
export interface Stretch {
  readonly first: number;
  readonly count: number;
  readonly plural: string;
}

/** One value each; a dense text is one only if more than one value is expected. */
export function splitPositions(
  lines: readonly RawLine[],
  expected: number | undefined,
): { readonly values: readonly MapSymbol[]; readonly dense: boolean } {
  const values = lines.flatMap((line) =>
    [...line.text.matchAll(/[^\s|│]+/gu)].map(
      (match): MapSymbol => ({
        text: match[0],
        span: within(line.span, match.index, match.index + match[0].length),
      }),
    ),
  );
  const [only] = values;
  const dense = values.length === 1 && expected !== 1 && only !== undefined && !only.text.includes(",");
  return dense ? { values: clusters(only), dense } : { values, dense: false };
}

export function readPositions(
  reading: DataReading,
  sheet: Sheet,
  lines: readonly RawLine[],
  inline: boolean,
  stretch: Stretch,
): void {
  const lists = sheet.layer.domain.kind === "number-list" && !inline;
  const { values, dense } = lists
    ? { values: lines.map(({ text, span }) => ({ text: text.trim(), span })), dense: false }
    : splitPositions(lines, stretch.count);
  if (values.length !== stretch.count) {
    const span = lines
      .map((line) => line.span)
      .reduce<Span | undefined>((a, b) => (a ? joinSpans(a, b) : b), undefined);
    if (span !== undefined)
      reading.report(
        diagnose(numberOfValues, span, {
          layer: sheet.layer.name,
          found: values.length,
          expected: stretch.count,
          what: stretch.plural,
        }),
      );
  }
  values.slice(0, stretch.count).forEach((symbol, index) => {
    const element = stretch.first + index;
    const numbers = lists ? readList(symbol.text, sheet.layer.orUnprinted) : undefined;
    if (numbers === undefined) putSymbol(sheet, element, symbol, dense);
    else put(sheet, element, numbers, symbol.span);
  });
}
