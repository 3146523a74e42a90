import { defineDiagnostic } from "../diagnostic.js";

export const noFormat = defineDiagnostic<{ puzzle: string }>({
  code: "ECP6027",
  slug: "no-format",
  severity: "error",
  message: ({ puzzle }) =>
    `instances of \`${puzzle}\` cannot be exported: the format has no such kind of puzzle`,
  page: {
    meaning:
      "`ecpc export` writes the kinds of puzzles that puzz.link knows and that have a class in the standard library, by the name of the class. Only the command line causes this message, so there is no failing example.",
  },
});
