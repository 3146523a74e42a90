import { defineDiagnostic } from "../diagnostic.js";

export const solutionNotHeld = defineDiagnostic<{ places: readonly string[]; more: number }>({
  code: "ECP6006",
  slug: "solution-not-held",
  severity: "error",
  message: ({ places }) =>
    places.length === 0
      ? "this is not an answer of the puzzle"
      : `this is not the answer: ${places.join(", ")} differ${places.length === 1 ? "s" : ""}`,
  help: ({ more }) => (more === 0 ? undefined : `and ${more} more`),
  page: {
    meaning:
      "A `solution:` block contains the answer, but no answer of the instance agrees with it. If there is only one answer, the message names the places that differ. Only `ecpc test` reports this, after solving, so there is no failing example.",
  },
});
