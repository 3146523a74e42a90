import { defineDiagnostic } from "../diagnostic.js";

export const importedSize = defineDiagnostic<{ size: string }>({
  code: "ECP6022",
  slug: "imported-size",
  severity: "error",
  message: ({ size }) => `a puzzle of this kind cannot have the size ${size}`,
  page: {
    meaning:
      "An address gives the number of columns and then the number of rows; a file gives rows and then columns. Both are whole numbers from 1, and a puzzle has at most 250000 cells. Some kinds need a square board, and a Sudoku needs a size that boxes fit into. Only the command line causes this message, so there is no failing example.",
  },
});
