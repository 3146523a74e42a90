import { defineDiagnostic } from "../diagnostic.js";

export const pathStep = defineDiagnostic<{ from: string; to: string; layer: string }>({
  code: "ECP4014",
  slug: "path-step",
  severity: "error",
  message: ({ from, to, layer }) =>
    from === to
      ? `\`${layer}\` steps from ${from} to itself`
      : `\`${layer}\` steps from ${from} to ${to}, which do not touch`,
  help: () => "name every cell of the path: each step goes to a neighbour, or diagonally",
  page: {
    meaning:
      "A path is written cell by cell, `r1c1-r1c2-r2c2`. Each step goes to one of the eight cells around the last one.",
    failing: `puzzle P
board 4 x 4
given thermo: paths
find queen: yes/no
for each thermo t: exactly 1 queen in t
instance:
  thermo: r1c1-r1c3
`,
    corrected: `puzzle P
board 4 x 4
given thermo: paths
find queen: yes/no
for each thermo t: exactly 1 queen in t
instance:
  thermo: r1c1-r1c2-r1c3
`,
  },
});
