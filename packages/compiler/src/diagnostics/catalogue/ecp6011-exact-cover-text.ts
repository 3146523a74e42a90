import { defineDiagnostic } from "../diagnostic.js";

export const exactCoverText = defineDiagnostic<{ says: string }>({
  code: "ECP6011",
  slug: "exact-cover-text",
  severity: "error",
  message: ({ says }) => says,
  page: {
    meaning:
      "`ecpc run` reads exact cover problems in the format of Knuth's programs: a line of items (`|` before the secondary ones), then a line for each option. This line of the file breaks that format. The file is not a puzzle text, so there is no failing example.",
  },
});
