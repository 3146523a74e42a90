import { defineDiagnostic } from "../diagnostic.js";

export const unpackedTooLong = defineDiagnostic<{ most: number }>({
  code: "ECP6029",
  slug: "unpacked-too-long",
  severity: "error",
  message: ({ most }) =>
    `the unpacked text is longer than ${most} characters, which is longer than any puzzle`,
  page: {
    meaning:
      "Addresses of f-puzzles, SudokuPad and penpa-edit contain a packed file, and a short address can unpack to any length. Unpacking stops at a limit, before it takes too much memory; the message points to the place where the limit was exceeded. Only the command line causes this message, so there is no failing example.",
  },
});
