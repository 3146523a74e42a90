/** A map of one layer, under the layer's own name: on cells, or with links between them. */
import type { Board } from "../../board.js";
import type { DataReading } from "../data-environment.js";
import type { DataLines } from "../data-lines.js";
import { readRows, symbolTest } from "../read-rows.js";
import { putSymbol, type Sheet } from "../sheet.js";
import { fillBySheet, readCells, readCellsAndLinks } from "./legend-map.js";
import type { NamedMap } from "./map-size.js";

/** The numbers of the places that a map has, row by row. */
const mapPlacesOf = ({ rows, columns, placesInRow }: Board): readonly number[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: placesInRow(row) }, (__, place) => row * columns + place),
  ).flat();

export function readMap(
  reading: DataReading,
  sheet: Sheet,
  lines: DataLines,
  named: Omit<NamedMap, "map">,
  withLinks: boolean,
): void {
  const { board } = reading;
  const isSymbol = symbolTest(reading.puzzle, sheet.id);
  const fill = fillBySheet(reading, sheet);
  if (withLinks) {
    readCellsAndLinks(reading, lines, named, fill, isSymbol);
    return;
  }
  if (lines.inline && board.rows > 1) {
    // The whole board in one line, row after row.
    const { rows, dense } = readRows(lines, isSymbol);
    const symbols = rows[0]?.symbols ?? [];
    const places = mapPlacesOf(board);
    if (dense && symbols.length === places.length) {
      symbols.forEach((symbol, index) => {
        putSymbol(sheet, places[index] ?? index, symbol, true);
      });
      return;
    }
  }
  readCells(reading, lines, named, fill, isSymbol);
}
