import { defineDiagnostic } from "../diagnostic.js";

export const unpackedTooLong = defineDiagnostic<{ most: number }>({
  code: "ECP6029",
  slug: "unpacked-too-long",
  severity: "error",
  message: ({ most }) => `the packed text becomes more than ${most} signs, longer than any puzzle`,
  page: {
    meaning:
      "Addresses of f-puzzles, SudokuPad and penpa-edit hold a packed file, and a short address can be made that unpacks to any length. Unpacking ends here before it takes memory; the place is where the limit was passed. The command line raises this, so there is no failing example.",
  },
});
