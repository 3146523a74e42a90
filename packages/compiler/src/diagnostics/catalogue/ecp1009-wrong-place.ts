import { defineDiagnostic } from "../diagnostic.js";

/** Where `neighbours:` has no places to be about. */
export const withoutPlaces = "a puzzle whose board has no named places";

export const wrongPlace = defineDiagnostic<{ what: string; place: string }>({
  code: "ECP1009",
  slug: "wrong-place",
  severity: "error",
  message: ({ what, place }) => `${what} cannot stand in ${place}`,
  help: ({ what, place }) =>
    place === withoutPlaces
      ? `give the board places with names (\`board places A, B, C\`), and put ${what} below`
      : place === "a puzzle"
        ? `put ${what} into an \`instance\`, indented below its line`
        : `put ${what} into the \`puzzle\`, at the margin`,
  page: {
    meaning:
      "Rules and boards are kept apart: a `puzzle` declares layers and states rules, an `instance` gives one board (its maps and data, `expect`, `solution:`, `fix`). This line belongs in the other kind of section.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
expect 2 solutions
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
instance:
  expect 65536 solutions
`,
  },
});
