import { defineDiagnostic } from "../diagnostic.js";

export const notSupported = defineDiagnostic<{ what: string }>({
  code: "ECP6031",
  slug: "not-supported",
  severity: "error",
  message: ({ what }) => `not supported: ${what}`,
  help: () =>
    "the rest is imported, with a comment for each part that is left out; add the missing rule to the class",
  page: {
    meaning:
      "The file of a setter contains something that no class of the library can express: a kind of line, a clue with a special value, or a drawing that is explained in words. The other parts are imported, and each missing part is named in a message and in a comment of the instance. Without the missing parts, the puzzle may have more answers. Only the command line causes this message, so there is no failing example.",
  },
});
