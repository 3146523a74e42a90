import { defineDiagnostic } from "../diagnostic.js";

export const notInTheClass = defineDiagnostic<{ puzzle: string; what: string }>({
  code: "ECP6026",
  slug: "not-in-the-class",
  severity: "error",
  message: ({ puzzle, what }) => `the class \`${puzzle}\` has no word for this: ${what}`,
  page: {
    meaning:
      "The address or file is in order, but says something that the class of this kind of puzzle cannot say: a clue whose number is hidden, a number that is too large for the board, a border that ends inside a room, or a variant with other rules. A number tells its place and the range of the class. Solving it without would be solving another puzzle. The command line raises this, so there is no failing example.",
  },
});
