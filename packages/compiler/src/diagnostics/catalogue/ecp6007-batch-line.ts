import { defineDiagnostic } from "../diagnostic.js";

export const batchLine = defineDiagnostic<{ symbols: number; cells: number }>({
  code: "ECP6007",
  slug: "batch-line",
  severity: "error",
  message: ({ symbols, cells }) => `this line has ${symbols} symbols, and the board has ${cells} cells`,
  help: () => "write one symbol for each cell, row by row, and `.` or `0` where nothing is given",
  page: {
    meaning:
      "`--instances FILE` reads one board from each line, with one symbol for each cell, row by row, as in collections of Sudokus. This line has another number of symbols. The file is not a puzzle text, so there is no failing example.",
  },
});
