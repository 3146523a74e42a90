import { defineDiagnostic } from "../diagnostic.js";

export const batchLayer = defineDiagnostic<{ puzzle: string; reason: string }>({
  code: "ECP6009",
  slug: "batch-layer",
  severity: "error",
  message: ({ puzzle, reason }) => `\`${puzzle}\` cannot be filled by lines of symbols: ${reason}`,
  page: {
    meaning:
      "`--instances FILE` fills the only `find` layer on cells from lines of symbols. The board and everything else must follow from the puzzle and its parameters. Otherwise, write an `instance` for each board. Only the command line causes this message, so there is no failing example.",
  },
});
