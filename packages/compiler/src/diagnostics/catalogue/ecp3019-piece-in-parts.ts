import { defineDiagnostic } from "../diagnostic.js";

export const pieceInParts = defineDiagnostic<{ name: string }>({
  code: "ECP3019",
  slug: "piece-in-parts",
  severity: "warning",
  message: ({ name }) => `the piece \`${name}\` is in several parts`,
  page: {
    meaning:
      "The drawn cells of the piece are not connected by their sides. This is allowed, but rarely intended.",
    failing: `puzzle P
board 4 x 4
pieces ship:
  D: #.#
place each ship exactly once
`,
    corrected: `puzzle P
board 4 x 4
pieces ship:
  D: ###
place each ship exactly once
`,
  },
});
