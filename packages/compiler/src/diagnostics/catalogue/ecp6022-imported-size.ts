import { defineDiagnostic } from "../diagnostic.js";

export const importedSize = defineDiagnostic<{ size: string }>({
  code: "ECP6022",
  slug: "imported-size",
  severity: "error",
  message: ({ size }) => `a puzzle of this kind cannot have the size ${size}`,
  page: {
    meaning:
      "An address says the number of columns and then of rows, a file rows and then columns; both are whole numbers from 1 on, and a puzzle has at most 250000 cells. Some kinds want a square, and a Sudoku a size that boxes fit into. The command line raises this, so there is no failing example.",
  },
});
