import { defineDiagnostic } from "../diagnostic.js";

export const beforeTheLayers = defineDiagnostic<{ what: string }>({
  code: "ECP3036",
  slug: "before-the-layers",
  severity: "error",
  message: ({ what }) => `${what} is known before any layer is filled, and this speaks of a layer`,
  help: () => "say it with numbers and other parameters, and what depends on a layer in a rule",
  page: {
    meaning:
      "Parameters come first, then the board, then what layers hold, which can depend on both. So what a parameter may be, its default, and the size and the holes of the board are said without layers.",
    failing: `puzzle P(most: 1..r1c1.clue = 2)
board 2 x 2
given clue: 1..4
find shaded: yes/no
at most most shaded in cells
instance:
  clue:
    3 .
    . .
`,
    corrected: `puzzle P(most: 1..4 = 2)
board 2 x 2
given clue: 1..4
find shaded: yes/no
at most most shaded in cells
at most r1c1.clue shaded in cells
instance:
  clue:
    3 .
    . .
`,
  },
});
