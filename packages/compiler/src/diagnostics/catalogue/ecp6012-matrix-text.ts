import { defineDiagnostic } from "../diagnostic.js";

export const matrixText = defineDiagnostic<{ says: string }>({
  code: "ECP6012",
  slug: "matrix-text",
  severity: "error",
  message: ({ says }) => says,
  help: () => "each row is an option, each column an item: 0 and 1, separated by commas",
  page: {
    meaning:
      "`ecpc run --matrix` reads a matrix of 0 and 1: every row is an option, every column an item, and a 1 says that the option covers the item. The first row may name the columns. The file is not a puzzle text, so there is no failing example.",
  },
});
