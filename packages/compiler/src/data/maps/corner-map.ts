/** A map of a layer on corners: a row and a column more than the board of cells has; on a torus, as many. */
import type { RawLine } from "../../ast.js";
import type { TypedLayer } from "../../typed.js";
import type { DataReading } from "../data-environment.js";
import type { DataLines } from "../data-lines.js";
import { readRows, symbolTest } from "../read-rows.js";
import { putSymbol, type Sheet } from "../sheet.js";
import { checkHeight, checkRowLength, type NamedMap } from "./map-size.js";

/** Not `r1c1-r2c2 = 3`, and not `r1c1.down.right, r2c1.down.right`: places, one by one. */
export const isCornerMap = ({ on }: TypedLayer, lines: readonly RawLine[]): boolean =>
  on.kind === "corner" &&
  !lines.some(({ text }) => text.includes("=")) &&
  // A list of those that are yes: `r1c1.down.right, r2c2-r3c3`.
  !/^r\d+c\d+[.-]/iu.test(lines[0]?.text.trim() ?? "");

export function readCorners(
  reading: DataReading,
  sheet: Sheet,
  lines: DataLines,
  named: Omit<NamedMap, "map">,
): void {
  const { board } = reading;
  const [height, width] = cornerSize(board);
  const { rows, dense } = readRows(lines, symbolTest(reading.puzzle, sheet.id), width);
  rows.slice(0, height).forEach((row, r) => {
    checkRowLength(reading, row, r, [width], dense);
    row.symbols.slice(0, width).forEach((symbol, c) => {
      if (symbol.text !== ".") putSymbol(sheet, r * width + c, symbol, dense);
    });
  });
  checkHeight(reading, named, rows.length, `the corners of a ${board.rows} x ${board.columns} board`, [
    height,
    width,
  ]);
}

/** Rows and columns of corners. */
export function cornerSize(board: {
  readonly rows: number;
  readonly columns: number;
  readonly torus: boolean;
}): readonly [number, number] {
  const more = board.torus ? 0 : 1;
  return [board.rows + more, board.columns + more];
}
