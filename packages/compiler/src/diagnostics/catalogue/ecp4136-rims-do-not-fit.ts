import { defineDiagnostic } from "../diagnostic.js";

export const rimsDoNotFit = defineDiagnostic<{ reason: string }>({
  code: "ECP4136",
  slug: "rims-do-not-fit",
  severity: "error",
  message: ({ reason }) => `the rims of this board do not fit each other: ${reason}`,
  page: {
    meaning:
      "If rims of a board are joined, each cell at one rim has to meet a cell at the other. Rows of hexagons are shifted against each other by half a cell, and triangles stand on a side and on a corner in turn, so not every size fits.",
    failing: `puzzle P
board 3 x 4 hexagons torus
find shaded: yes/no
exactly 1 shaded in cells
instance of P
`,
    corrected: `puzzle P
board 4 x 4 hexagons torus
find shaded: yes/no
exactly 1 shaded in cells
instance of P
`,
  },
});
