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
      "A `solution:` block says what the answer is, and no answer of the instance agrees with it. Where there is just one answer, the places that differ are named. It is said only after solving, by `ecpc test`, so there is no failing example.",
  },
});
