/** Checks that a map has as many rows as the board needs, each of the right length; if not, a diagnostic says so, with a fix. */

import { rowLength } from "../../diagnostics/catalogue/ecp4002-row-length.js";
import { mapSizesDiffer } from "../../diagnostics/catalogue/ecp4003-map-sizes-differ.js";
import { diagnose, type Edit } from "../../diagnostics/diagnostic.js";
import { type Span, spanOf } from "../../text/span.js";
import type { DataReading } from "../data-environment.js";
import type { MapRow, MapRows } from "../rows.js";

export interface NamedMap {
  readonly name: string;
  readonly at: Span;
  readonly map: MapRows;
}

/** Reports rows and their number; reading goes on with what there is. A map on the cells of the board. */
export function checkMapSize(reading: DataReading, { name, at, map }: NamedMap): void {
  const { board } = reading;
  map.rows.forEach((row, index) => {
    checkRowLength(
      reading,
      row,
      index,
      [index < board.rows ? board.placesInRow(index) : board.columns],
      map.dense,
    );
  });
  checkHeight(reading, { name, at }, map.rows.length, "the board", [board.rows, board.columns]);
}

/**
 * Checks that the map has as many rows as the part of the board that it is of. If the maps decide the size of the board, this has been checked
 * already.
 */
export function checkHeight(
  reading: DataReading,
  { name, at }: Omit<NamedMap, "map">,
  rows: number,
  other: string,
  otherSize: readonly [rows: number, columns: number],
): void {
  const [height, columns] = otherSize;
  if (rows === height || reading.environment.boardFromMaps) return;
  reading.report(diagnose(mapSizesDiffer, at, { name, size: [rows, columns], other, otherSize }));
}

/** `lengths`: what is accepted; the first is what messages name. */
export function checkRowLength(
  reading: Pick<DataReading, "report">,
  row: MapRow,
  index: number,
  lengths: readonly number[],
  dense: boolean,
): void {
  const found = row.symbols.length;
  const expected = lengths[0] ?? 0;
  if (lengths.includes(found)) return;
  const onlyOne = !dense && found === 1 && expected > 1 && (row.symbols[0]?.text.length ?? 0) === expected;
  const edit = onlyOne ? undefined : mend(row, expected, dense);
  reading.report(
    diagnose(rowLength, row.span, {
      row: index + 1,
      found,
      expected,
      dense: onlyOne,
      ...(edit === undefined ? {} : { edit }),
    }),
  );
}

function mend(row: MapRow, expected: number, dense: boolean): Edit | undefined {
  const { file, end } = row.span;
  const missing = expected - row.symbols.length;
  if (missing > 0) return { span: spanOf(file, end, end), text: (dense ? "." : " .").repeat(missing) };
  const last = row.symbols[expected - 1];
  return last === undefined ? undefined : { span: spanOf(file, last.span.end, end), text: "" };
}
