import { defineDiagnostic } from "../diagnostic.js";

export const batchLayer = defineDiagnostic<{ puzzle: string; reason: string }>({
  code: "ECP6009",
  slug: "batch-layer",
  severity: "error",
  message: ({ puzzle, reason }) => `\`${puzzle}\` cannot be filled by lines of symbols: ${reason}`,
  page: {
    meaning:
      "`--instances FILE` fills the one layer of cells that the puzzle has to find, from lines of symbols; the board and everything else must be known from the puzzle and its parameters. Give each board an `instance` of its own otherwise. The command line raises this, so there is no failing example.",
  },
});
