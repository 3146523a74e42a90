import { defineDiagnostic } from "../diagnostic.js";

export const expectationNotHeld = defineDiagnostic<{ expected: string; found: string }>({
  code: "ECP6005",
  slug: "expectation-not-held",
  severity: "error",
  message: ({ expected, found }) => `expected ${expected}, found ${found}`,
  page: {
    meaning:
      "An `expect` line says how many answers the instance has, or how good the best of them is, and `ecpc test` found another number. Either the line, the data or a rule is wrong. It is said only after solving, by `ecpc test`, so there is no failing example.",
  },
});
