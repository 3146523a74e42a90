import { defineDiagnostic } from "../diagnostic.js";

export const cannotGround = defineDiagnostic<{ what: string; others: number }>({
  code: "ECP4116",
  slug: "cannot-ground",
  severity: "error",
  message: ({ what }) => `${what} depends on what is to be found, in a way that is not built yet`,
  page: {
    meaning:
      "What stands here is not known before the puzzle is solved, and this version cannot yet say such a rule as an exact cover problem. Constructs that are not built yet are refused earlier, by name; this is the net below. No text raises it as long as that table is complete.",
  },
});
