/** `map:` and `map with links:`, whose symbols fill layers through the legend; and the map with links of one layer. */

import { plural } from "../../check/types/types.js";
import { symbolNotInLegend } from "../../diagnostics/catalogue/ecp4004-symbol-not-in-legend.js";
import { dataInAHole } from "../../diagnostics/catalogue/ecp4008-data-in-a-hole.js";
import { twoReadings } from "../../diagnostics/catalogue/ecp4015-two-readings.js";
import { symbolInAWrongPlace } from "../../diagnostics/catalogue/ecp4016-symbol-in-a-wrong-place.js";
import { notOnThisBoard } from "../../diagnostics/catalogue/ecp4135-not-on-this-board.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import { sideOf } from "../../tiling/sides.js";
import type { LayerId } from "../../typed.js";
import type { DataReading } from "../data-environment.js";
import type { DataLines } from "../data-lines.js";
import type { PlaceSort, ReadLegend } from "../legend.js";
import { legendTest, readRows } from "../read-rows.js";
import type { MapSymbol } from "../rows.js";
import { put, putSymbol, type Sheet } from "../sheet.js";
import { checkHeight, checkMapSize, checkRowLength, type NamedMap } from "./map-size.js";

/** `at`: for messages, asked for when there is one. No element: a hole, or a crossing of four cells. */
export interface MapPlace {
  readonly sort: PlaceSort | "crossing";
  readonly element: number | undefined;
  readonly at: () => string;
}

export type Fill = (symbol: MapSymbol, place: MapPlace, dense: boolean) => void;

export function readCells(
  reading: DataReading,
  lines: DataLines,
  named: Omit<NamedMap, "map">,
  fill: Fill,
  isSymbol: (text: string) => boolean = legendTest(reading.puzzle),
): void {
  const { board } = reading;
  const map = readRows(lines, isSymbol, board.columns);
  checkMapSize(reading, { ...named, map });
  map.rows.slice(0, board.rows).forEach((row, r) => {
    row.symbols.slice(0, board.placesInRow(r)).forEach((symbol, c) => {
      const cell = r * board.columns + c;
      const element = board.exists(cell) ? cell : undefined;
      fill(symbol, { sort: "cell", element, at: () => board.cellName(cell) }, map.dense);
    });
  });
}

/**
 * Odd places are cells, the places between are links; where four cells meet there is nothing. A row between two rows of cells may leave those
 * crossings out. On a torus a last column and row are the links that wrap.
 */
export function readCellsAndLinks(
  reading: DataReading,
  lines: DataLines,
  named: Omit<NamedMap, "map">,
  fill: Fill,
  isSymbol: (text: string) => boolean = legendTest(reading.puzzle),
): void {
  const { board } = reading;
  if (board.sheet !== undefined) {
    reading.report(
      diagnose(notOnThisBoard, named.at, {
        tiling: board.tiling,
        lacking: "map with links",
        has: "maps of cells, and links by their two cells: `r1c1-r1c2 = …`",
        others: 0,
      }),
    );
    return;
  }
  const width = board.columns * 2 - (board.torus ? 0 : 1);
  const height = board.rows * 2 - (board.torus ? 0 : 1);
  const map = readRows(lines, isSymbol, width);
  map.rows.slice(0, height).forEach((row, r) => {
    const between = r % 2 === 1;
    checkRowLength(reading, row, r, between ? [width, board.columns] : [width], map.dense);
    const step = between && row.symbols.length === board.columns ? 2 : 1;
    row.symbols.slice(0, Math.ceil(width / step)).forEach((symbol, i) => {
      fill(symbol, placeAt(reading, r, i * step), map.dense);
    });
  });
  checkHeight(reading, named, map.rows.length, `a ${board.rows} x ${board.columns} board with its links`, [
    height,
    width,
  ]);
}

function placeAt({ board }: DataReading, row: number, column: number): MapPlace {
  const cell = (row >> 1) * board.columns + (column >> 1);
  const name = (): string => board.cellName(cell);
  if (row % 2 === 0 && column % 2 === 0)
    return { sort: "cell", element: board.exists(cell) ? cell : undefined, at: name };
  if (row % 2 === 1 && column % 2 === 1)
    return { sort: "crossing", element: undefined, at: () => `the lower right of ${name()}` };
  const right = row % 2 === 0;
  const link = board.exists(cell) ? board.linkFrom(cell, right ? 1 : 2) : undefined;
  return {
    sort: "link",
    element: link,
    at: () => (right ? `the right of ${name()}` : `the lower side of ${name()}`),
  };
}

/** Through the legend. */
export function fillByLegend(
  reading: DataReading,
  legend: ReadLegend,
  sheetOf: (layer: LayerId) => Sheet | undefined,
): Fill {
  return ({ text, span }, place) => {
    if (place.sort === "crossing") {
      if (text !== ".")
        reading.report(
          diagnose(symbolInAWrongPlace, span, {
            symbol: text,
            here: "where four cells meet",
            there: "on a cell or between two cells",
          }),
        );
      return;
    }
    const meaning = legend(text, place.sort);
    if (text === "." && meaning.kind !== "sets") return;
    if (place.element === undefined) {
      if (text !== ".") reading.report(diagnose(dataInAHole, span, { text, at: place.at() }));
      return;
    }
    switch (meaning.kind) {
      case "sets":
        for (const { layer, direction, value } of meaning.sets) {
          const sheet = sheetOf(layer);
          const element =
            direction === undefined ? place.element : sideOf(reading.board, place.element, direction);
          if (sheet !== undefined) put(sheet, element, value, span);
        }
        return;
      case "missing": {
        // A missing legend has already been reported where the map is named.
        if (reading.puzzle.legend.length === 0) return;
        const { near, add } = meaning;
        reading.report(
          diagnose(symbolNotInLegend, span, {
            symbol: text,
            ...(near === undefined ? {} : { near }),
            ...(add === undefined ? {} : { add }),
          }),
        );
        return;
      }
      case "two":
        reading.report(
          diagnose(twoReadings, span, { symbol: text, first: meaning.first, second: meaning.second }),
        );
        return;
      case "elsewhere":
        reading.report(
          diagnose(symbolInAWrongPlace, span, {
            symbol: text,
            here: place.sort === "cell" ? "on a cell" : "between two cells",
            there:
              meaning.sort === "cell"
                ? "on a cell"
                : meaning.sort === "link"
                  ? "between two cells, in a `map with links:`"
                  : `on one of the ${plural(meaning.sort)}`,
          }),
        );
        return;
      default:
        meaning satisfies never;
    }
  };
}

/** One layer under its own name, on cells or on links; the places of the other sort are empty. */
export function fillBySheet(reading: DataReading, sheet: Sheet): Fill {
  return (symbol, place, dense) => {
    if (symbol.text === ".") return;
    if (place.sort !== sheet.standing.sort) {
      const name = { cell: "on a cell", link: "between two cells", crossing: "where four cells meet" };
      const there = sheet.standing.sort === "cell" ? name.cell : name.link;
      reading.report(
        diagnose(symbolInAWrongPlace, symbol.span, { symbol: symbol.text, here: name[place.sort], there }),
      );
    } else if (place.element === undefined)
      reading.report(diagnose(dataInAHole, symbol.span, { text: symbol.text, at: place.at() }));
    else putSymbol(sheet, place.element, symbol, dense);
  };
}
