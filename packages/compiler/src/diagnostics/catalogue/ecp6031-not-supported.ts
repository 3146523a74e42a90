import { defineDiagnostic } from "../diagnostic.js";

export const notSupported = defineDiagnostic<{ what: string }>({
  code: "ECP6031",
  slug: "not-supported",
  severity: "error",
  message: ({ what }) => `not supported: ${what}`,
  help: () =>
    "the rest is written, with a comment for each thing that is left out; add its rule to the class",
  page: {
    meaning:
      "The file of a setter says something that no class of the library has a word for: a kind of line, a clue with a value of its own, a drawing whose meaning is told in words. What the classes can say is carried over, and each of these is named, in a message and in a comment of the instance. Without them the puzzle may have more answers. The command line raises this, so there is no failing example.",
  },
});
