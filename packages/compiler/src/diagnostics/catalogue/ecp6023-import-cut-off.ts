import { defineDiagnostic } from "../diagnostic.js";

export const importCutOff = defineDiagnostic<{ what: string }>({
  code: "ECP6023",
  slug: "import-cut-off",
  severity: "error",
  message: ({ what }) => `the text ends too early: it lacks ${what}`,
  help: () => "was it copied completely? The size shows how much there must be",
  page: {
    meaning:
      "The content of the address or file does not fill a board of the size at its beginning. Usually the end was lost in copying; sometimes the size is wrong. Only the command line causes this message, so there is no failing example.",
  },
});
