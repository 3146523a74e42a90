import { defineDiagnostic } from "../diagnostic.js";

export const batchLine = defineDiagnostic<{ symbols: number; cells: number }>({
  code: "ECP6007",
  slug: "batch-line",
  severity: "error",
  message: ({ symbols, cells }) => `this line has ${symbols} symbols, and the board has ${cells} cells`,
  help: () => "one symbol a cell, row by row; `.` or `0` where nothing is given",
  page: {
    meaning:
      "`--instances FILE` reads a board a line: one symbol for each cell, row by row, as collections of Sudokus are printed. This line has another number of symbols. The file is not a puzzle text, so there is no failing example.",
  },
});
