import { defineDiagnostic } from "../diagnostic.js";

export const batchSymbol = defineDiagnostic<{ symbol: string; layer: string; cell: string }>({
  code: "ECP6008",
  slug: "batch-symbol",
  severity: "error",
  message: ({ symbol, layer, cell }) => `\`${symbol}\` is not a value that \`${layer}\` can have at ${cell}`,
  page: {
    meaning:
      "`--instances FILE` reads one board from each line, with one symbol for each cell: a digit, a letter for a number above nine (A is 10), or the first letter of a value. This symbol is none of them. The file is not a puzzle text, so there is no failing example.",
  },
});
