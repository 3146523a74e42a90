import { defineDiagnostic } from "../diagnostic.js";

export const rimsDoNotFit = defineDiagnostic<{ reason: string }>({
  code: "ECP4136",
  slug: "rims-do-not-fit",
  severity: "error",
  message: ({ reason }) => `the rims of this board do not fit each other: ${reason}`,
  page: {
    meaning:
      "Where the rims of a board are joined, each cell at one rim has to meet one at the other. Rows of hexagons are moved against each other by half a cell, and triangles stand on a side or on a corner in turn, so that not every size fits.",
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
