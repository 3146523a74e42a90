import { defineDiagnostic } from "../diagnostic.js";

export const importCutOff = defineDiagnostic<{ what: string }>({
  code: "ECP6023",
  slug: "import-cut-off",
  severity: "error",
  message: ({ what }) => `the text ends too early: ${what} are missing`,
  help: () => "was it copied whole? The size says how much there must be",
  page: {
    meaning:
      "What the address or file says does not fill a board of the size that it says at its beginning. Mostly its end was lost on the way, sometimes the size is wrong. The command line raises this, so there is no failing example.",
  },
});
