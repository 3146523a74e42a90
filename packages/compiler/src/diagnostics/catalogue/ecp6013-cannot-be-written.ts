import { defineDiagnostic } from "../diagnostic.js";

export const cannotBeWritten = defineDiagnostic<{ reason: string }>({
  code: "ECP6013",
  slug: "cannot-be-written",
  severity: "error",
  message: ({ reason }) => `the problem cannot be written in Knuth's format: ${reason}`,
  page: {
    meaning:
      "`ecpc build --emit dlx` writes the exact cover problem for Knuth's programs, but their format cannot express a part of this one. `--emit problem` writes all of it. Only the command line causes this message, so there is no failing example.",
  },
});
