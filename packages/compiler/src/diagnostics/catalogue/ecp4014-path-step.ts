import { defineDiagnostic } from "../diagnostic.js";

export const pathStep = defineDiagnostic<{ from: string; to: string; layer: string }>({
  code: "ECP4014",
  slug: "path-step",
  severity: "error",
  message: ({ from, to, layer }) =>
    from === to
      ? `\`${layer}\` steps from ${from} to itself`
      : `\`${layer}\` steps from ${from} to ${to}, which do not touch`,
  help: () => "name every cell on the way: each step goes to a cell beside it, or diagonally",
  page: {
    meaning:
      "A path is written cell by cell, `r1c1-r1c2-r2c2`. Each step goes to one of the eight cells round the last one.",
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
