import { defineDiagnostic } from "../diagnostic.js";

export const expectationNotHeld = defineDiagnostic<{ expected: string; found: string }>({
  code: "ECP6005",
  slug: "expectation-not-held",
  severity: "error",
  message: ({ expected, found }) => `expected ${expected}, found ${found}`,
  page: {
    meaning:
      "An `expect` line says how many answers the instance has, or how good the best of them is, and `ecpc test` found another number. The line, the data or a rule is wrong. Only `ecpc test` reports this, after solving, so there is no failing example.",
  },
});
