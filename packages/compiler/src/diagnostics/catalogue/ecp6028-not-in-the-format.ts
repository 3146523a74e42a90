import { defineDiagnostic } from "../diagnostic.js";

export const notInTheFormat = defineDiagnostic<{ puzzle: string; what: string }>({
  code: "ECP6028",
  slug: "not-in-the-format",
  severity: "error",
  message: ({ puzzle, what }) =>
    `this instance of \`${puzzle}\` cannot be exported: the format cannot express ${what}`,
  page: {
    meaning:
      "The format of the export cannot express everything that the class can: for example numbers without a sign in the format, parameters with other values than its rules, or data of other layers. Only the command line causes this message, so there is no failing example.",
  },
});
