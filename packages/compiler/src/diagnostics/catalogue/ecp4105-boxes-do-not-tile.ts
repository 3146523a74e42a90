import type { CellSetSortSaying } from "../../vocabulary/sorts.js";
import { defineDiagnostic } from "../diagnostic.js";

export const boxesDoNotTile = defineDiagnostic<{
  sort: CellSetSortSaying<"size">;
  height: number;
  width: number;
  rows: number;
  columns: number;
  fitting: string;
}>({
  code: "ECP4105",
  slug: "boxes-do-not-tile",
  severity: "error",
  message: ({ sort, height, width, rows, columns }) =>
    sort === "block"
      ? `a block has at least one row and one column, not ${height} x ${width}`
      : `boxes of ${height} x ${width} do not tile a board of ${rows} x ${columns}`,
  help: ({ sort, fitting, rows, columns }) =>
    sort === "block" ? undefined : `boxes that tile ${rows} x ${columns}: ${fitting}`,
  page: {
    meaning:
      "Boxes lie side by side and fill the board, so their height must divide the number of rows, and their width the number of columns.",
    failing: `puzzle P
board 6 x 6
find digit: 1..6
exactly one of each digit in each box 4 x 3
`,
    corrected: `puzzle P
board 6 x 6
find digit: 1..6
exactly one of each digit in each box 2 x 3
`,
  },
});
