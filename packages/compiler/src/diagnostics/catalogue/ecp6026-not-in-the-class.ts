import { defineDiagnostic } from "../diagnostic.js";

export const notInTheClass = defineDiagnostic<{ puzzle: string; what: string }>({
  code: "ECP6026",
  slug: "not-in-the-class",
  severity: "error",
  message: ({ puzzle, what }) => `the class \`${puzzle}\` cannot express this: ${what}`,
  page: {
    meaning:
      "The address or file is valid, but contains something that the class of this kind of puzzle cannot express: a clue whose number is hidden, a number that is too large for the board, a border that ends inside a room, or a variant with other rules. For a number, the message gives its place and the range of the class. Without this part, it would be another puzzle. Only the command line causes this message, so there is no failing example.",
  },
});
