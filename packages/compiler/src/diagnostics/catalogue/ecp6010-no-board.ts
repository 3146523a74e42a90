import { defineDiagnostic } from "../diagnostic.js";

export const noBoard = defineDiagnostic<{ what: string }>({
  code: "ECP6010",
  slug: "no-board",
  severity: "error",
  message: ({ what }) => `${what} needs a board, and this puzzle has none`,
  page: {
    meaning:
      "Symmetries are those of the board: turns and reflections of its cells. A puzzle of items and options alone has no cells that could be turned. The command line raises this, so there is no failing example.",
  },
});
