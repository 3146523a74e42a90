import { defineDiagnostic } from "../diagnostic.js";

export const beforeTheLayers = defineDiagnostic<{ what: string }>({
  code: "ECP3036",
  slug: "before-the-layers",
  severity: "error",
  message: ({ what }) => `${what} must be known before any layer is filled, but this depends on a layer`,
  help: () => "use only numbers and other parameters here, and write a rule for conditions on a layer",
  page: {
    meaning:
      "Parameters come first, then the board, and then the values of layers, which can depend on both. So the possible values of a parameter, its default, and the size and the holes of the board cannot depend on layers.",
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
