import { defineDiagnostic } from "../diagnostic.js";

export const notInTheFormat = defineDiagnostic<{ puzzle: string; what: string }>({
  code: "ECP6028",
  slug: "not-in-the-format",
  severity: "error",
  message: ({ puzzle, what }) =>
    `this instance of \`${puzzle}\` cannot be exported: the format has no way to say ${what}`,
  page: {
    meaning:
      "The format of the export can say less than the class: larger numbers than it has signs for, parameters with other values than its rules have, or data of other layers. The command line raises this, so there is no failing example.",
  },
});
